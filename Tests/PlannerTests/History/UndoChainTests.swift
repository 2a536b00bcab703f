import Facts
import Testing

@testable import Planner

/// Undoing several changes: newest first it leads back through every state, and in no order does it remove values of changes in effect.
struct UndoChainTests {
    private let person = Person()

    // MARK: The same thing twice

    @Test("T14: two changes of a title, undone newest first, lead back through both; done again oldest first, forward")
    func edits() throws {
        let task = try person.add("a")
        let first = try rename(task, "b")
        let second = try rename(task, "c")
        try person.undo(second)
        #expect(person.titles([task]) == ["b"])
        try person.undo(first)
        #expect(person.titles([task]) == ["a"])
        try person.undo(first)
        #expect(person.titles([task]) == ["b"])
        try person.undo(second)
        #expect(person.titles([task]) == ["c"])
    }

    @Test("T14: checked off, unchecked, and both undone, a task is open")
    func checkedAndUnchecked() throws {
        try person.startDay()
        let task = try person.plan("Tea", cost: 2)
        try thereAndBack([
            { try person.space.perform(.checkOff([task]), by: $0) },
            { try person.space.perform(.uncheck(task), by: $0) },
        ])
        #expect(person.bucket(of: task) == .today)
    }

    @Test("T14: a date skipped twice and both undone is the date it was")
    func skips() throws {
        let due = person.instant.date
        let task = try person.add("Water plants") {
            $0.due = due
            $0.repeats = RepeatRule(.days)
        }
        try thereAndBack([
            { try person.space.perform(.skipOnce(task), by: $0) },
            { try person.space.perform(.skipOnce(task), by: $0) },
        ])
        #expect(person.space.task(task)?.due == due)
    }

    @Test("T14: a task moved up twice, and both undone, is where it was")
    func moves() throws {
        let list = try person.addList("Errands", "a", "b", "c")
        let last = try #require(person.space.members(of: list).last)
        try thereAndBack([
            { try person.space.perform(.moveTask(last, .up, within: list), by: $0) },
            { try person.space.perform(.moveTask(last, .up, within: list), by: $0) },
        ])
        #expect(person.titles(person.space.members(of: list)) == ["a", "b", "c"])
    }

    @Test("T14: a task put into one list and then another, and both undone, is in none")
    func filings() throws {
        let home = try person.addList("Home")
        let work = try person.addList("Work")
        let task = try person.add("Tea")
        try thereAndBack([
            { try person.space.perform(.changeTasks([task], .list(.existing(home))), by: $0) },
            { try person.space.perform(.changeTasks([task], .list(.existing(work))), by: $0) },
        ])
        #expect(person.space.members(of: home).isEmpty && person.space.members(of: work).isEmpty)
    }

    @Test("T14: a day adjusted twice, and both undone, has the number it began with")
    func adjustments() throws {
        try person.startDay(12)
        try thereAndBack([
            { try person.space.perform(.adjustDay(spoons: 10), by: $0) },
            { try person.space.perform(.adjustDay(spoons: 8), by: $0) },
        ])
        #expect(person.space.budget?.total == 12)
    }

    @Test("T14: a task added and renamed, and both undone, is not there; done again it is, by its new name")
    func addedAndRenamed() throws {
        let task = try person.add("a")
        let renamed = try rename(task, "b")
        try person.undo(renamed)
        try person.undo(task)
        #expect(!person.space.hasTask(task))
        try person.undo(task)
        try person.undo(renamed)
        #expect(person.titles([task]) == ["b"])
    }

    @Test("T14: a change that was undone and redone can still be undone completely after the one that follows it")
    func undoneTwice() throws {
        let task = try person.add("a")
        let both = person.origin
        _ = try person.space.perform(.editTask(task, TaskDraft(title: "b", note: "x", cost: nil, daily: .none)), by: both)
        let noted = person.origin
        _ = try person.space.perform(.editTask(task, TaskDraft(title: "b", note: "y", cost: nil, daily: .none)), by: noted)
        for act in [both, both, noted, both] { try person.undo(act.identity) }
        #expect(person.titles([task]) == ["a"])
        #expect(person.space.task(task)?.note == "")
    }

    @Test("T14: undoing an undo does the change again")
    func undoingUndone() throws {
        let task = try person.add("a")
        let renamed = try rename(task, "b")
        let undoing = person.origin
        _ = try person.space.perform(.toggleUndo(renamed), by: undoing)
        #expect(person.titles([task]) == ["a"])
        try person.undo(undoing.identity)
        #expect(person.titles([task]) == ["b"])
        #expect(person.space.change(renamed, around: person.instant)?.isUndone == false)
    }

    // MARK: Out of turn

    @Test("T14: undoing the older change first keeps later writings; with both undone, all is as it was")
    func olderFirst() throws {
        let task = try person.add("a")
        let first = try rename(task, "b")
        let second = try rename(task, "c")
        try person.undo(first)
        #expect(person.titles([task]) == ["c"])
        try person.undo(second)
        #expect(person.titles([task]) == ["a"])
        try person.undo(second)
        #expect(person.titles([task]) == ["c"])
        try person.undo(second)
        try person.undo(first)
        #expect(person.titles([task]) == ["b"])
    }

    @Test("T14: a value that a change in effect wrote between two undos is never taken away")
    func writtenBetween() throws {
        let task = try person.add("a")
        let first = try rename(task, "b")
        let second = try rename(task, "c")
        try person.undo(second)
        let other = person.elsewhere(device: 2)
        let standing = try rename(task, "d", by: other)
        person.meet(other)
        person.now = other.now
        for act in [first, second, second, first] {
            try person.undo(act)
            #expect(person.titles([task]) == ["d"])
        }
        try person.undo(first)
        try person.undo(standing)
        #expect(person.titles([task]) == ["a"])
    }

    // MARK: Days later and elsewhere

    @Test("T14: changes of several days, kept in a snapshot, are undone newest first by another device, weeks later")
    func weeksLater() throws {
        let task = try person.add("a")
        var acts: [Identity] = []
        for title in ["b", "c", "d"] {
            person.now += 3 * Person.day
            acts.append(try rename(task, title))
        }
        let space = PersonalSpace(device: 2)
        try space.load(snapshot: person.space.snapshot(now: person.now))
        let other = Person(device: 2, now: person.now + 15 * Person.day, space: space)
        for (act, title) in zip(acts.reversed(), ["c", "b", "a"]) {
            try other.undo(act)
            other.now += Person.day
            #expect(other.titles([task]) == [title])
        }
        person.meet(other)
        #expect(person.titles([task]) == ["a"])
    }

    @Test("T14: a value that a forgotten change wrote is never taken away")
    func forgotten() throws {
        let task = try person.add("a")
        let old = try rename(task, "b")
        person.now += 2 * Person.day
        let newer = try rename(task, "c")
        let space = PersonalSpace(device: 2)
        let later = person.now + 29 * Person.day
        try space.load(snapshot: person.space.snapshot(now: later))
        let other = Person(device: 2, now: later, space: space)
        try other.undo(newer)
        #expect(other.titles([task]) == ["b"])
        #expect(throws: Fault.noSuchChange) { try other.undo(old) }
        try other.undo(newer)
        #expect(other.titles([task]) == ["c"])
    }

    @Test("T14: two devices rename apart; undone newest first by one of them, the task has the name it had before both")
    func apart() throws {
        let task = try person.add("a")
        let other = person.elsewhere(device: 2)
        let first = try rename(task, "b")
        other.now += Person.hour
        let second = try rename(task, "c", by: other)
        person.meet(other)
        person.now = other.now
        #expect(person.titles([task]) == ["c"])
        try person.undo(second)
        try person.undo(first)
        person.meet(other)
        #expect(other.titles([task]) == ["a"])
    }

    // MARK: Doing

    private func rename(_ task: Identity, _ title: String, by someone: Person? = nil) throws -> Identity {
        let someone = someone ?? person
        let origin = someone.origin
        _ = try someone.space.perform(.editTask(task, TaskDraft(title: title, note: "", cost: nil, daily: .none)), by: origin)
        return origin.identity
    }

    /// Does these one after the other, then twice undoes them newest first and does them again oldest first, and undoes them.
    private func thereAndBack(_ acts: [(CommandOrigin) throws -> CommandResult]) throws {
        var states = [VisibleState(person.space)]
        var done: [Identity] = []
        for act in acts {
            done.append(try #require(try act(person.origin).change))
            states.append(VisibleState(person.space))
            #expect(states[done.count] != states[done.count - 1])
        }
        for round in 0..<3 {
            for index in done.indices.reversed() {
                try person.undo(done[index])
                #expect(VisibleState(person.space) == states[index], "undone, round \(round)")
            }
            for index in done.indices where round < 2 {
                try person.undo(done[index])
                #expect(VisibleState(person.space) == states[index + 1], "done again, round \(round)")
            }
        }
    }
}
