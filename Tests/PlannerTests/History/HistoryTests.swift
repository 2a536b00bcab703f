import Facts
import Testing

@testable import Planner

struct HistoryTests {
    private let person = Person()

    @Test("T14: History shows the newest change first, page by page, and an undo on the change itself")
    func newestFirst() throws {
        for index in 0..<7 {
            person.now += Person.day
            try person.add("Task \(index)", cost: 1)
        }
        let acts = person.space.changes(before: person.instant, limit: 10)
        #expect(acts.map(\.about) == (0..<7).reversed().map { "Task \($0)" })
        _ = try person.space.perform(.toggleUndo(acts[0].identity), by: person.origin)
        let again = person.space.changes(before: person.instant, limit: 10)
        #expect(again.map(\.about) == acts.map(\.about))
        #expect(again[0].isUndone)
        #expect(person.space.changes(before: person.instant, limit: 3, skipping: 5).map(\.about) == ["Task 1", "Task 0"])
    }

    @Test("T14: changes stand in the order in which they were made, even if the clock was set back between them")
    func clockSetBack() throws {
        try person.add("First", cost: 1)
        person.now -= 5 * 60_000
        try person.add("Second", cost: 1)
        #expect(person.space.changes(before: person.instant, limit: 5).map(\.about) == ["Second", "First"])
    }

    @Test("T14: a change is kept for 30 days and left out of a snapshot after that; its effect stays")
    func forgotten() throws {
        let task = try person.add("Tea", cost: 2)
        let act = try #require(person.space.changes(before: person.instant, limit: 1).first)
        let after30 = try reopened(after: 30)
        #expect(after30.space.change(act.identity, around: after30.instant) == act)
        _ = try after30.space.perform(.toggleUndo(act.identity), by: after30.origin)
        #expect(after30.space.task(task) == nil)
        let after31 = try reopened(after: 31)
        #expect(after31.space.change(act.identity, around: after31.instant) == nil)
        #expect(after31.space.task(task)?.title == "Tea")
    }

    @Test("T14: of a task that was deleted more than 30 days ago only the mark is kept")
    func deletedForGood() throws {
        let task = try person.add("Tea", cost: 2, note: "private")
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        let kept = try reopened(after: 30).space.replica
        #expect(kept.value(.task(task), TaskField.title).text == "Tea")
        #expect(kept.value(.task(task), TaskField.note).text == "private")
        let later = try reopened(after: 32).space
        #expect(later.replica[.task(task)]?.entries.map(\.field) == [TaskField.deleted])
        #expect(later.isDeleted(task))
    }

    @Test("A3: a change takes effect even if the clock was set back since the snapshot was made")
    func clockSetBackAcrossSnapshot() throws {
        let task = try person.add("Tea", cost: 2)
        let again = try reopened(after: 0)
        again.now -= 3 * Person.day
        let draft = try TaskDraft(title: "Coffee", note: "", cost: 2, daily: .none)
        _ = try again.space.perform(.editTask(task, draft), by: again.origin)
        #expect(again.space.task(task)?.title == "Coffee")
    }

    private func reopened(after days: Int64) throws -> Person {
        let now = person.now + days * Person.day
        let space = PersonalSpace(device: 3)
        try space.load(snapshot: person.space.snapshot(now: now))
        return Person(device: 3, now: now, space: space)
    }
}
