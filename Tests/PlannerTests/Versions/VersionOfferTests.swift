import Facts
import Interchange
import Testing

@testable import Planner

/// A title or date that two devices wrote apart: the later stands, and the other is offered.
struct VersionOfferTests {
    private let person = Person()
    private static func date(_ day: Int) -> LocalDate { LocalDate(year: 2026, month: 3, day: day) ?? LocalDate(number: 0) }

    /// Gives one device what the other knows, as a pull does; what that makes goes back, as a push does.
    private func tell(_ one: Person, of other: Person) throws {
        let made = try one.space.merge(batch: Batch(other.space.replica.facts).wire)
        _ = try other.space.merge(batch: Batch(made).wire)
        one.now = max(one.now, other.now)
    }

    /// Saves the form of a task, with other values in it.
    @discardableResult
    private func edit(
        _ device: Person,
        _ task: Identity,
        title: String? = nil,
        _ say: (inout TaskDetails) -> Void = { _ in }
    ) throws -> CommandResult {
        let shown = TaskDraft(try #require(device.space.task(task)), in: device.space)
        var details = shown.details
        say(&details)
        let written = try TaskDraft(title: title ?? shown.title, note: shown.note, cost: shown.cost, details: details)
        return try device.space.perform(.editTask(task, written, seen: TaskSeen(shown)), by: device.origin)
    }

    private func offers(_ device: Person, _ task: Identity) -> [VersionOffer] {
        device.space.task(task).map { device.space.versionOffers(of: $0) } ?? []
    }

    private func titles(_ device: Person, _ task: Identity) -> [String] {
        offers(device, task).filter { $0.part == .title }.map(\.chosen.title)
    }

    /// A task on two devices, the other of which writes an hour later.
    private func onTwo(_ say: (inout TaskDetails) -> Void = { _ in }) throws -> (task: Identity, other: Person) {
        let task = try person.add("Tea", cost: 2, say)
        let other = person.elsewhere(device: 2)
        other.now += Person.hour
        return (task, other)
    }

    /// A task that is called *Coffee* and could be called *Cocoa*.
    private func renamedApart() throws -> (task: Identity, other: Person) {
        let (task, other) = try onTwo()
        try edit(person, task, title: "Cocoa")
        try edit(other, task, title: "Coffee")
        try tell(person, of: other)
        try tell(other, of: person)
        return (task, other)
    }

    @Test("A3: of two titles that were written apart the later stands, and both devices offer the other")
    func titles() throws {
        let (task, other) = try renamedApart()
        for device in [person, other] {
            #expect(device.space.task(task)?.title == "Coffee")
            #expect(titles(device, task) == ["Cocoa"])
        }
        #expect(person.space.replica.facts == other.space.replica.facts)
    }

    @Test("A3: the other title is chosen in one command, which can be undone, and is then no longer offered")
    func choose() throws {
        let (task, other) = try renamedApart()
        let offer = try #require(offers(person, task).first)
        let origin = person.origin
        _ = try person.space.perform(.restoreVersion(offer.identity), by: origin)
        #expect(person.space.task(task)?.title == "Cocoa")
        try tell(other, of: person)
        for device in [person, other] { #expect(offers(device, task).isEmpty) }
        try person.undo(origin.identity)
        #expect(person.space.task(task)?.title == "Coffee")
        #expect(titles(person, task) == ["Cocoa"])
    }

    @Test("A3: the present title is kept in one command, which can be undone")
    func keep() throws {
        let (task, _) = try renamedApart()
        let offer = try #require(offers(person, task).first)
        let origin = person.origin
        _ = try person.space.perform(.dismissVersion(offer.identity), by: origin)
        #expect(offers(person, task).isEmpty)
        #expect(person.space.task(task)?.title == "Coffee")
        let again = person.origin
        #expect(throws: Fault.noSuchVersion) { try person.space.perform(.restoreVersion(offer.identity), by: again) }
        try person.undo(origin.identity)
        #expect(titles(person, task) == ["Cocoa"])
    }

    @Test("A3: a date with its time is one choice, and the rule goes along where it was changed too")
    func dates() throws {
        let (task, other) = try onTwo { $0.due = Self.date(4) }
        try edit(person, task) {
            $0.due = Self.date(5)
            $0.time = 540
            $0.repeats = RepeatRule(text: "FREQ=DAILY;INTERVAL=3")
        }
        try edit(other, task) {
            $0.due = Self.date(9)
            $0.time = 600
            $0.repeats = RepeatRule(text: "FREQ=WEEKLY")
        }
        try tell(person, of: other)
        try tell(other, of: person)
        for device in [person, other] {
            let offer = try #require(offers(device, task).first)
            #expect(offers(device, task).count == 1)
            #expect(offer.chosen.details.due == Self.date(5) && offer.chosen.details.time == 540)
            #expect(offer.chosen.details.repeats?.text == "FREQ=DAILY;INTERVAL=3")
            #expect(offer.now.details.due == Self.date(9) && offer.now.details.time == 600)
        }
        let offer = try #require(offers(other, task).first)
        try other.act { try other.space.perform(.restoreVersion(offer.identity), by: $0) }
        let now = try #require(other.space.task(task))
        #expect(now.due == Self.date(5) && now.time == 540 && now.repeats?.text == "FREQ=DAILY;INTERVAL=3")
    }

    /// The ways in which a date is chosen.
    enum Way: CaseIterable {
        case form, calendar, bulk
    }

    @Test("A3: a date is offered by whichever way it was chosen", arguments: Way.allCases)
    func everyWay(way: Way) throws {
        let (task, other) = try onTwo { $0.due = Self.date(4) }
        switch way {
        case .form: try edit(person, task) { $0.due = Self.date(5) }
        case .calendar: _ = try person.space.perform(.moveDate(.due, of: task, to: Self.date(5)), by: person.origin)
        case .bulk: _ = try person.space.perform(.changeTasks([task], .due(Self.date(5))), by: person.origin)
        }
        _ = try other.space.perform(.moveDate(.due, of: task, to: Self.date(9)), by: other.origin)
        try tell(other, of: person)
        #expect(offers(other, task).map(\.chosen.details.due) == [Self.date(5)])
    }

    @Test("A3: two devices that change different fields lose nothing, and nothing is offered")
    func otherFields() throws {
        let (task, other) = try onTwo { $0.due = Self.date(4) }
        try edit(person, task, title: "Cocoa")
        try edit(other, task) { $0.due = Self.date(9) }
        try tell(person, of: other)
        #expect(offers(person, task).isEmpty)
        #expect(person.space.replica.entities(.earlier).isEmpty)
    }

    @Test("A3: what was written one after the other is no conflict, also if the change arrives after what it wrote")
    func oneAfterTheOther() throws {
        let (task, other) = try onTwo { $0.due = Self.date(4) }
        try edit(person, task, title: "Cocoa") { $0.due = Self.date(5) }
        try tell(other, of: person)
        let facts = try edit(other, task, title: "Coffee") { $0.due = Self.date(9) }.facts
        // A page of a pull may end between the two.
        _ = try person.space.merge(batch: Batch(facts.filter { $0.entity.kind == .task }).wire)
        _ = try person.space.merge(batch: Batch(facts.filter { $0.entity.kind == .change }).wire)
        #expect(person.space.task(task)?.title == "Coffee")
        #expect(offers(person, task).isEmpty)
    }

    /// What a device did that moves a date, or writes a title, without anybody choosing it.
    enum Unchosen: CaseIterable {
        case done, skipped, undone
    }

    @Test("A3: a date that was done, skipped or undone is not offered against one that was chosen", arguments: Unchosen.allCases)
    func unchosen(what: Unchosen) throws {
        for isLater in [false, true] {
            let (task, other) = try onTwo {
                $0.due = Self.date(4)
                $0.repeats = RepeatRule(text: "FREQ=DAILY")
            }
            let (one, two) = isLater ? (other, person) : (person, other)
            switch what {
            case .done: _ = try one.space.perform(.checkOff([task]), by: one.origin)
            case .skipped: _ = try one.space.perform(.skipOnce(task), by: one.origin)
            case .undone: try one.undo(try edit(one, task) { $0.due = Self.date(20) }.change)
            }
            try edit(two, task) { $0.due = Self.date(9) }
            try tell(person, of: other)
            try tell(other, of: person)
            for device in [person, other] where what != .undone || !isLater { #expect(offers(device, task).isEmpty) }
        }
    }

    @Test("A3: a repeating task that was completed on two devices offers nothing")
    func completedTwice() throws {
        let (task, other) = try onTwo {
            $0.due = Self.date(4)
            $0.repeats = RepeatRule(text: "FREQ=DAILY;INTERVAL=3;X-FROM=DONE")
        }
        try person.checkOff(task)
        other.now += Person.day
        try other.checkOff(task)
        try tell(person, of: other)
        try tell(other, of: person)
        for device in [person, other] { #expect(device.space.replica.entities(.earlier).isEmpty) }
    }

    @Test("A3: a date that was only written again, with its place in the series, is not offered")
    func writtenAgain() throws {
        let (task, other) = try onTwo {
            $0.due = Self.date(4)
            $0.repeats = RepeatRule(text: "FREQ=WEEKLY")
        }
        _ = try person.space.perform(.moveDate(.due, of: task, to: Self.date(6)), by: person.origin)
        try tell(other, of: person)
        // The rule begins again at the date: that is written again, without its place.
        try edit(person, task) { $0.repeats = RepeatRule(text: "FREQ=DAILY") }
        _ = try other.space.perform(.moveDate(.due, of: task, to: Self.date(9)), by: other.origin)
        try tell(person, of: other)
        #expect(person.space.task(task)?.due == Self.date(9))
        #expect(offers(person, task).isEmpty)
    }

    @Test("A3: examples that two devices made in two languages offer nothing")
    func examples() throws {
        let one = Person(device: 1)
        let two = Person(device: 2)
        for (device, ending) in [(one, ""), (two, "!")] {
            let origin = CommandOrigin(device.origin.identity, at: device.instant, texts: EnglishTexts(ending: ending))
            _ = try device.space.perform(.startDay(spoons: 12, withExamples: true), by: origin)
        }
        two.now += Person.hour
        try tell(one, of: two)
        #expect(one.space.replica.entities(.earlier).isEmpty)
    }

    @Test("A3: timestamps that were moved back, and facts that are then read again, offer nothing")
    func restamped() throws {
        let (task, other) = try onTwo()
        let right = person.now
        person.now += 3 * Person.hour
        try edit(person, task, title: "Cocoa")
        try tell(other, of: person)
        try edit(other, task, title: "Coffee")
        try tell(person, of: other)
        _ = person.space.restamp(after: right, back: 3 * Person.hour)
        try edit(other, task, title: "Espresso")
        try tell(person, of: other)
        #expect(person.space.task(task)?.title == "Espresso")
        #expect(person.space.replica.entities(.earlier).isEmpty)
    }

    @Test("A3: a backup that is imported on a new device offers nothing against what was written since, here or there")
    func imported() throws {
        let (task, other) = try onTwo { $0.due = Self.date(4) }
        try edit(person, task, title: "Cocoa") { $0.due = Self.date(5) }
        let file = TeaspoonFile.bytes(of: person.space, now: person.now)
        try edit(person, task, title: "Coffee") { $0.due = Self.date(9) }
        let new = Person(device: 3, now: other.now)
        _ = try new.space.perform(.importFacts(try TeaspoonFile.facts(of: file, now: new.now)), by: new.origin)
        try tell(new, of: person)
        try tell(person, of: new)
        for device in [person, new] {
            #expect(device.space.task(task)?.title == "Coffee")
            #expect(device.space.replica.entities(.earlier).isEmpty)
        }
    }

    @Test("A3: an offer ends after 30 days, and a snapshot then no longer keeps it")
    func thirtyDays() throws {
        let (task, _) = try renamedApart()
        let kept = PersonalSpace(device: 1)
        try kept.load(snapshot: person.space.snapshot(now: person.now + 29 * Person.day))
        #expect(kept.replica.entities(.earlier).count == 1)
        let without = PersonalSpace(device: 1)
        try without.load(snapshot: person.space.snapshot(now: person.now + 32 * Person.day))
        #expect(without.replica.entities(.earlier).isEmpty)
        person.now += 31 * Person.day
        try person.add("Later")
        #expect(offers(person, task).isEmpty)
    }

    @Test("A3: of many lost titles a bounded number is kept, and one is offered at a time")
    func many() throws {
        let (task, other) = try onTwo()
        for number in 1...30 {
            let device = other.elsewhere(device: 10 + UInt64(number))
            device.now += Int64(number)
            try edit(device, task, title: "Tea \(number)")
            try tell(person, of: device)
        }
        #expect(person.space.task(task)?.title == "Tea 30")
        #expect(titles(person, task) == ["Tea 10"])
        #expect(person.space.replica.entities(.earlier).count == 10)
    }

    @Test("A3: a form that was open while another device changed its field keeps the other's value, and undo takes both back")
    func form() throws {
        let (task, other) = try onTwo { $0.due = Self.date(4) }
        let shown = TaskDraft(try #require(person.space.task(task)), in: person.space)
        try edit(other, task, title: "Coffee") { $0.due = Self.date(9) }
        try tell(person, of: other)
        var details = shown.details
        details.due = Self.date(5)
        let written = try TaskDraft(title: "Cocoa", cost: 2, details: details)
        try person.act { try person.space.perform(.editTask(task, written, seen: TaskSeen(shown)), by: $0) }
        #expect(person.space.task(task)?.title == "Cocoa")
        #expect(titles(person, task) == ["Coffee"])
        #expect(offers(person, task).last?.chosen.details.due == Self.date(9))
        try tell(other, of: person)
        #expect(titles(other, task) == ["Coffee"])
        #expect(offers(other, task).count == 2)
    }

    @Test("A3: a form offers nothing for a field that it leaves as it was shown, nor for a date that moved on as it was done")
    func formOfOtherField() throws {
        let (task, other) = try onTwo {
            $0.due = Self.date(4)
            $0.repeats = RepeatRule(text: "FREQ=DAILY")
        }
        let shown = TaskDraft(try #require(person.space.task(task)), in: person.space)
        try edit(other, task, title: "Coffee")
        try other.checkOff(task)
        try tell(person, of: other)
        var details = shown.details
        details.due = Self.date(20)
        let written = try TaskDraft(title: shown.title, cost: 2, details: details)
        _ = try person.space.perform(.editTask(task, written, seen: TaskSeen(shown)), by: person.origin)
        #expect(person.space.task(task)?.title == "Coffee")
        #expect(person.space.replica.entities(.earlier).isEmpty)
    }

    @Test("A3: a note's form that was open while another device changed the text keeps the other's text as a version")
    func noteForm() throws {
        let note = try person.note("Milk")
        let other = person.elsewhere(device: 2)
        let seen = NoteSeen(try #require(person.space.note(note)))
        _ = try other.space.perform(.editNote(note, NoteWritten("Bread")), by: other.origin)
        try tell(person, of: other)
        _ = try person.space.perform(.editNote(note, NoteWritten("Milk, two", seen: seen)), by: person.origin)
        #expect(person.space.note(note)?.text == "Milk, two")
        #expect(person.space.earlierVersions(ofNote: note).map(\.text) == ["Bread"])
    }
}
