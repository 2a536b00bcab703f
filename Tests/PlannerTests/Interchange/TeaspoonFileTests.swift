import Facts
import Interchange
import TestSupport
import Testing

@testable import Planner

/// Everything out to one file, and in again.
struct TeaspoonFileTests {
    /// Somebody with a bit of everything.
    private func somebody() throws -> Person {
        let person = Person()
        try person.startDay()
        let list = try person.addList("Errands", "Milk", "Bread")
        let task = try person.plan("Shower", cost: 2)
        try person.add("Towels", under: task)
        try person.checkOff(task)
        try person.addSubject("Home")
        _ = try person.space.perform(.deleteTask(try person.add("Gone")), by: person.origin)
        _ = try person.space.perform(.editList(list, try ListDraft(name: "Town")), by: person.origin)
        return person
    }

    private func refusal(_ file: [UInt8], by person: Person) -> Fault? {
        let before = person.space.replica.facts
        var fault: Fault?
        do throws(Fault) {
            _ = try person.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: person.now)), by: person.origin)
        } catch {
            fault = error
        }
        #expect(person.space.replica.facts == before)
        return fault
    }

    @Test("A8: a file that is brought in where nothing is kept makes the same replica, history and all")
    func roundTrip() throws {
        let person = try somebody()
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        let other = Person(device: 2, now: person.now)
        let result = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin)
        #expect(other.space.replica.facts == person.space.replica.facts)
        #expect(VisibleState(other.space) == VisibleState(person.space))
        #expect(result == CommandResult(change: nil, facts: person.space.replica.facts))
        #expect(other.space.changes(before: other.instant, limit: 99) == person.space.changes(before: person.instant, limit: 99))
        #expect(TaskListsTests.listed(other.space) == TaskListsTests.listed(person.space))
    }

    @Test("A8: an exported file imports as the same data, whatever somebody did before")
    func roundTripOfAnything() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 20) {
            let seed = random.next()
            var acts = RandomCommands(SeededRandom(seed: seed))
            let person = Person()
            for _ in 0..<60 { _ = acts.act(on: person.space, from: acts.origin(at: person.origin.instant)) }
            let other = Person(device: 2, now: person.now)
            _ = try other.space.perform(
                .importFacts(try TeaspoonFile.facts(of: TeaspoonFile.bytes(of: person.space, now: person.now), now: other.now)),
                by: other.origin
            )
            #expect(other.space.replica.facts == person.space.replica.facts, "seed \(seed)")
            #expect(VisibleState(other.space) == VisibleState(person.space), "seed \(seed)")
        }
    }

    @Test("A8: the same file a second time changes nothing")
    func twice() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = Person(device: 2, now: Person.monday + Person.hour)
        try other.startDay()
        _ = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin)
        let facts = other.space.replica.facts
        #expect(other.space.news(in: try TeaspoonFile.facts(of: file, now: other.now)).isEmpty)
        #expect(
            try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin) == .nothing
        )
        #expect(other.space.replica.facts == facts)
    }

    @Test("A8: importing a file where it was saved changes nothing")
    func ownFile() throws {
        let person = try somebody()
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        #expect(
            try person.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: person.now)), by: person.origin)
                == .nothing
        )
    }

    @Test("A8: the preview of a file counts its news before anything is done")
    func preview() throws {
        let person = try somebody()
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        let other = Person(device: 2, now: person.now)
        try other.add("Mine")
        let before = other.space.replica.facts
        let news = other.space.news(in: try TeaspoonFile.facts(of: file, now: other.now))
        #expect((news.newTasks, news.changedTasks, news.lists, news.days, news.gone) == (4, 0, 1, 1, 0))
        #expect(!news.isFirst)
        #expect(other.space.replica.facts == before)
        #expect(Person(device: 3, now: person.now).space.news(in: try TeaspoonFile.facts(of: file, now: person.now)).isFirst)
    }

    @Test("A8, T14: importing is one change: undoing it leaves all as it was, and it can be done again")
    func undo() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = Person(device: 2, now: Person.monday + Person.hour)
        try other.startDay(5)
        try other.add("Mine")
        try other.act { try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: $0.instant.time)), by: $0) }
    }

    @Test("A8, T14: values written after an import stay when it is undone, whatever else was undone meanwhile")
    func undoKeepsLaterWriting() throws {
        let person = Person()
        let task = try person.add("Theirs")
        let sharedFile = TeaspoonFile.bytes(of: person.space, now: person.now)
        let other = Person(device: 2, now: person.now)
        try other.add("Mine")
        let result = try other.space.perform(
            .importFacts(try TeaspoonFile.facts(of: sharedFile, now: other.now)),
            by: other.origin
        )
        _ = try other.space.perform(.editTask(task, try TaskDraft(title: "Mine now", cost: 3)), by: other.origin)
        let unrelated = try other.space.perform(.addSubject("Home", colour: .blue), by: other.origin)
        try other.undo(unrelated.change)
        try other.undo(result.change)
        #expect(other.space.replica.value(.task(task), TaskField.title) == .text("Mine now"))
        #expect(other.space.replica.value(.task(task), TaskField.order).isAbsent)
    }

    @Test("A8, T14: values that a second file brought stay when the import of the first is undone")
    func undoKeepsLaterImport() throws {
        let person = Person()
        let task = try person.add("Old name")
        let first = try TeaspoonFile.facts(of: TeaspoonFile.bytes(of: person.space, now: person.now), now: person.now)
        _ = try person.space.perform(.editTask(task, try TaskDraft(title: "New name", cost: 3)), by: person.origin)
        let second = try TeaspoonFile.facts(of: TeaspoonFile.bytes(of: person.space, now: person.now), now: person.now)
        let other = Person(device: 2, now: person.now)
        try other.add("Mine")
        let older = try other.space.perform(.importFacts(first), by: other.origin)
        let newer = try other.space.perform(.importFacts(second), by: other.origin)
        try other.undo(older.change)
        #expect(other.titles([task]) == ["New name"])
        try other.undo(newer.change)
        #expect(other.titles([task]).isEmpty)
    }

    @Test("A8: of two writings the newer wins: a task deleted here after the file was saved stays deleted")
    func newerStands() throws {
        let person = Person()
        let task = try person.add("Old name")
        let gone = try person.add("Gone")
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        _ = try person.space.perform(.editTask(task, try TaskDraft(title: "New name", cost: nil)), by: person.origin)
        _ = try person.space.perform(.deleteTask(gone), by: person.origin)
        #expect(
            try person.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: person.now)), by: person.origin)
                == .nothing
        )
        #expect(person.titles([task, gone]) == ["New name"])
    }

    @Test("A8: a file that was cut, wherever, is refused and changes nothing")
    func truncated() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = try somebody()
        for length in stride(from: 0, to: file.count, by: 7) {
            let fault = refusal(Array(file.prefix(length)), by: other)
            #expect(fault == (length == 0 ? .fileEmpty : length < 19 ? .notOurFile : .fileDamaged))
        }
    }

    @Test("A8: a file in which one byte is another is refused and changes nothing")
    func altered() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = try somebody()
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<300 {
            var altered = file
            let index = random.below(altered.count)
            altered[index] ^= UInt8(1 + random.below(255))
            #expect(refusal(altered, by: other) != nil, "byte \(index)")
        }
    }

    @Test("A8: a file in which one bit is flipped, in whichever byte, or with a byte more, is refused and changes nothing")
    func flipped() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = try somebody()
        for index in file.indices {
            var flipped = file
            flipped[index] ^= 1 << UInt8(index % 8)
            #expect(refusal(flipped, by: other) != nil, "byte \(index)")
        }
        #expect(refusal(file + [0], by: other) != nil)
    }

    @Test("A8: a file of another program is refused as such")
    func foreign() throws {
        let other = try somebody()
        for text in ["<!doctype html><title>No</title>", "{\"tasks\":[]}", "BEGIN:VCALENDAR", "PK\u{3}\u{4}", "x"] {
            #expect(refusal(Array(text.utf8), by: other) == .notOurFile)
        }
    }

    @Test("A8: a file of a newer version is refused as such")
    func newer() throws {
        var file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        // The version follows the array's head and the name.
        #expect(file[19] == 1)
        file[19] = 2
        #expect(refusal(file, by: try somebody()) == .fileNewer)
    }

    @Test("A8: a file larger than is read is refused before it is looked at")
    func tooLarge() throws {
        #expect(refusal([UInt8](repeating: 0x84, count: TeaspoonFile.largest + 1), by: try somebody()) == .fileTooLarge)
    }

    @Test("A8: what a file has from days ahead of this clock is moved back to it, so that later writing follows it and wins")
    func ahead() throws {
        let person = Person(now: Person.monday + 3 * Person.day)
        let task = try person.add("Later")
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        let other = Person(device: 2)
        try other.add("Mine")
        let facts = try TeaspoonFile.facts(of: file, now: other.now)
        _ = try other.space.perform(.importFacts(facts), by: other.origin)
        #expect(other.titles([task]) == ["Later"])
        #expect(other.space.replica.newest < other.now + FactCheck.mostAhead)
        // One command had one timestamp, and still has one.
        #expect(Set(facts.filter { $0.entity == .task(task) }.map(\.timestamp)).count == 1)
        _ = try other.space.perform(.editTask(task, try TaskDraft(title: "Mine now", cost: nil)), by: other.origin)
        #expect(other.titles([task]) == ["Mine now"])
        #expect(other.space.replica.newest < other.now + FactCheck.mostAhead)
    }

    @Test("A8: a text of a file that is longer than its field may be is cut, and kept whole in a note; other values are left out")
    func unfit() throws {
        let person = Person()
        let task = try person.add("Milk", cost: 3)
        let long = String(repeating: "€", count: 200_000)
        let stamp = person.space.timestampAfterAll()
        person.space.apply([
            Fact(.task(task), TaskField.title, .text(long), stamp), Fact(.task(task), TaskField.cost, .integer(1 << 62), stamp),
        ])
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        for isFirst in [true, false] {
            let other = Person(device: 2, now: person.now)
            if !isFirst { try other.add("Mine") }
            let result = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin)
            for fact in result.facts { #expect(FactCheck.refusal(of: fact, now: other.now) == nil) }
            #expect(other.space.task(task)?.cost == nil)
            #expect(long.hasPrefix(other.space.task(task)?.title ?? "nothing"))
            #expect(other.space.notes.map(\.text) == [long])
            // The same file again changes nothing.
            #expect(other.space.news(in: try TeaspoonFile.facts(of: file, now: other.now)).isEmpty)
        }
    }

    @Test("A8: a form sent twice brings a file in once")
    func sentTwice() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = Person(device: 2, now: Person.monday + Person.hour)
        try other.add("Mine")
        let origin = other.origin
        let first = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: origin.instant.time)), by: origin)
        let again = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: origin.instant.time)), by: origin)
        #expect(again == first)
        #expect(again.facts.isEmpty)
    }

    @Test("A8: an import names tasks that were deleted or undone here since, and brings them back on request, in one change")
    func broughtBack() throws {
        let person = try somebody()
        try person.note("Milk")
        let before = VisibleState(person.space)
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        for list in person.space.allLists { _ = try person.space.perform(.deleteList(list.identity), by: person.origin) }
        for note in person.space.notes { _ = try person.space.perform(.deleteNote(note.identity), by: person.origin) }
        let news = person.space.news(in: try TeaspoonFile.facts(of: file, now: person.now))
        // A list with two tasks, and a note.
        #expect(news.isEmpty && news.gone == 4)
        #expect(
            try person.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: person.now)), by: person.origin)
                == .nothing
        )
        try person.act {
            try person.space.perform(
                .importFacts(try TeaspoonFile.facts(of: file, now: $0.instant.time), bringingBack: true),
                by: $0
            )
        }
        #expect(VisibleState(person.space) == before)
        #expect(person.space.news(in: try TeaspoonFile.facts(of: file, now: person.now)).gone == 0)
    }

    @Test("A8: an old file has nothing new but what was deleted here since, though only the marks of that are left")
    func deletedSinceLongAgo() throws {
        let person = try somebody()
        try person.note("Milk")
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        for list in person.space.allLists { _ = try person.space.perform(.deleteList(list.identity), by: person.origin) }
        for note in person.space.notes { _ = try person.space.perform(.deleteNote(note.identity), by: person.origin) }
        let later = person.now + 40 * Person.day
        let space = PersonalSpace(device: 2)
        try space.load(snapshot: person.space.snapshot(now: later))
        // A list with two tasks, and a note.
        let news = space.news(in: try TeaspoonFile.facts(of: file, now: later))
        #expect(news.isEmpty && news.gone == 4)
        let other = Person(device: 2, now: later, space: space)
        _ = try space.perform(
            .importFacts(try TeaspoonFile.facts(of: file, now: later), bringingBack: true),
            by: other.origin
        )
        #expect(space.allLists.count == 1 && space.notes.count == 1)
        #expect(space.allLists.flatMap { other.titles(space.members(of: $0.identity)) } == ["Milk", "Bread"])
    }

    @Test("A8: a task that was done and given a date before it was deleted is brought back as the file has it")
    func broughtBackAsItWas() throws {
        let person = Person()
        let task = try person.add("Milk", cost: 1)
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        _ = try person.space.perform(.moveDate(.due, of: task, to: person.instant.date.adding(days: 3)), by: person.origin)
        try person.checkOff(task)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        try person.act {
            try person.space.perform(
                .importFacts(try TeaspoonFile.facts(of: file, now: $0.instant.time), bringingBack: true),
                by: $0
            )
        }
        #expect(person.bucket(of: task) == .category(1))
        #expect(person.space.task(task)?.due == nil)
    }

    @Test("A8: a file whose import was undone brings its tasks, its day and its plans back on request")
    func undoneAndBack() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = Person(device: 2, now: Person.monday + Person.hour)
        try other.add("Mine")
        let result = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin)
        let imported = VisibleState(other.space)
        try other.undo(result.change)
        #expect(other.space.currentDay == nil)
        // Four tasks, their list and a subject.
        #expect(other.space.news(in: try TeaspoonFile.facts(of: file, now: other.now)).gone == 6)
        try other.act {
            try other.space.perform(
                .importFacts(try TeaspoonFile.facts(of: file, now: $0.instant.time), bringingBack: true),
                by: $0
            )
        }
        #expect(VisibleState(other.space) == imported)
    }

    @Test("A8: an import that was undone on a new device deletes nothing in the account that the device then joins")
    func undoneBeforeJoining() throws {
        let person = try somebody()
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        let other = Person(device: 2, now: person.now)
        try other.add("Mine")
        let result = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin)
        try other.undo(result.change)
        try person.add("Added meanwhile")
        let account = VisibleState(person.space)
        // A device that joins an account reads all of it before it sends.
        _ = try other.space.merge(batch: Batch(person.space.replica.facts).wire, joining: true)
        #expect(try person.space.merge(batch: Batch(other.space.replica.facts).wire).isEmpty)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        let mine = try #require(person.space.replica.entities(.task).first { person.space.task($0.identity)?.title == "Mine" })
        _ = try person.space.perform(.deleteTask(mine.identity), by: person.origin)
        #expect(VisibleState(person.space) == account)
    }

    @Test("A8: an import that was undone stays undone when the server, whose answer was lost, sends it back")
    func echoOfUndone() throws {
        let file = TeaspoonFile.bytes(of: try somebody().space, now: Person.monday + Person.hour)
        let other = Person(device: 2, now: Person.monday + Person.hour)
        try other.add("Mine")
        let before = VisibleState(other.space)
        let result = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin)
        try other.undo(result.change)
        #expect(try other.space.merge(batch: Batch(result.facts).wire).isEmpty)
        #expect(VisibleState(other.space) == before)
    }

    @Test("A8: a file that would be too large to be read again goes without History, and with all the rest")
    func withoutHistory() throws {
        let person = try somebody()
        let whole = TeaspoonFile.bytes(of: person.space, now: person.now)
        let small = TeaspoonFile.bytes(of: person.space, now: person.now, upTo: whole.count - 1)
        #expect(small.count < whole.count)
        let other = Person(device: 2, now: person.now)
        _ = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: small, now: other.now)), by: other.origin)
        #expect(TaskListsTests.listed(other.space) == TaskListsTests.listed(person.space))
        #expect(other.space.changes(before: other.instant, limit: 1).isEmpty)
    }

    @Test("A8: a plan too large for one file is saved in parts, and nothing is lost, in whatever order they are imported")
    func parts() throws {
        let person = try somebody()
        var pairs: [(task: Identity, step: Identity)] = []
        for number in 1...20 {
            let task = try person.add("Task \(number)", note: "With a note")
            pairs.append((task: task, step: try person.add("Step \(number)", under: task)))
        }
        #expect(TeaspoonFile.parts(of: person.space, now: person.now) == 1)
        let most = TeaspoonFile.bytes(of: person.space, now: person.now, upTo: 0).count / 2
        let parts = TeaspoonFile.parts(of: person.space, now: person.now, upTo: most)
        try #require(parts > 2)
        let other = Person(device: 2, now: person.now)
        for part in (1...parts).reversed() {
            let file = TeaspoonFile.bytes(of: person.space, now: person.now, part: part, of: parts)
            #expect(file.count <= most)
            let facts = try TeaspoonFile.facts(of: file, now: other.now)
            // A step whose task were in another file would not go into a shared list with it.
            let identities = Set(facts.map(\.entity.identity))
            for pair in pairs { #expect(identities.contains(pair.task) == identities.contains(pair.step)) }
            _ = try other.space.perform(.importFacts(facts), by: other.origin)
        }
        let kept = { (space: PersonalSpace) in space.replica.facts.filter { $0.entity.kind != .change } }
        #expect(kept(other.space) == kept(person.space))
        #expect(TaskListsTests.listed(other.space) == TaskListsTests.listed(person.space))
    }

    @Test("A8: of entities deleted more than 30 days ago only the mark is in a file, whatever they were")
    func deletedLongAgo() throws {
        let person = Person()
        let task = try person.add("Secret task")
        let list = try person.addList("Secret list")
        let note = try person.note("Secret note")
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        _ = try person.space.perform(.deleteList(list), by: person.origin)
        _ = try person.space.perform(.deleteNote(note), by: person.origin)
        person.now += 32 * Person.day
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        let other = Person(device: 2, now: person.now)
        _ = try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: other.now)), by: other.origin)
        for fact in other.space.replica.facts { #expect(fact.value.integer != nil) }
        #expect(other.space.replica.count == 3)
    }

    @Test("A8, T14: the values that a large import replaced are kept in parts that a server takes, and undoing reads all of them")
    func inParts() throws {
        let written = Timestamp(time: UInt64(Person.monday), counter: 0, device: 7)
        let facts = (UInt64(0)..<5000).map { number in
            Fact(.task(Identity(high: .max, low: .max - number)), TaskField.title, .text("Tea"), written)
        }
        let person = Person()
        try person.add("Mine")
        let result = try person.space.perform(.importFacts(facts), by: person.origin)
        for fact in result.facts { #expect((fact.value.bytes?.count ?? 0) < 65_536) }
        #expect(person.space.changes(before: person.instant, limit: 9).count == 2)
        #expect(person.space.category(nil).count == 5001)
        for count in [1, 5001] {
            try person.undo(result.change)
            #expect(person.space.category(nil).count == count)
        }
    }

    @Test("A8, T14: so many tasks that the lists are made again leave the same lists, brought in and undone")
    func many() throws {
        let person = Person()
        for number in 0..<1100 { try person.add("Task \(number)", cost: number % 10 + 1) }
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        let other = Person(device: 2, now: person.now)
        try other.add("Mine", cost: 3)
        try other.act { try other.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: $0.instant.time)), by: $0) }
    }
}
