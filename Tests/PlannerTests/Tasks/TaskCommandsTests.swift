import Facts
import Testing

@testable import Planner

struct TaskCommandsTests {
    private let person = Person()

    @Test("D3: a new task stands first in the category of its cost, or in Unsorted")
    func added() throws {
        for cost in Costs.range {
            let first = try person.add("First", cost: cost)
            let second = try person.add("Second", cost: cost)
            #expect(person.space.category(cost) == [second, first])
        }
        let unsorted = try person.add("Unsorted", cost: nil)
        #expect(person.space.category(nil) == [unsorted])
    }

    @Test("T1: title, note, cost and weekdays are kept")
    func kept() throws {
        let task = try person.add("  Tea ", cost: 3, daily: Weekdays([1, 5]), note: " two\r\nlines ")
        let entry = try #require(person.space.task(task))
        #expect(entry.title == "Tea")
        #expect(entry.note == " two\nlines ")
        #expect(entry.cost == 3)
        #expect(entry.daily == Weekdays([1, 5]))
    }

    @Test(
        "T5: a title of nothing but space, controls or marks without width is refused",
        arguments: ["", " ", "\n\t ", "\u{3000}\u{a0}", "\u{0}\u{7f}\u{85}", "\u{200b}", "\u{200f} \u{2067}\u{feff}"]
    )
    func titleMissing(title: String) {
        #expect(throws: Fault.titleMissing) { try TaskDraft(title: title, note: "", cost: 1, daily: .none) }
    }

    @Test("T5: a title of 10,000 characters is taken, one more is refused")
    func titleLength() throws {
        for character in ["x", "é", "👩‍👩‍👧‍👦"] {
            let longest = String(repeating: character, count: 10_000)
            #expect(try TaskDraft(title: longest, note: "", cost: 1, daily: .none).title == longest)
            #expect(throws: Fault.titleTooLong) { try TaskDraft(title: longest + "x", note: "", cost: 1, daily: .none) }
        }
    }

    @Test(
        "T1: a note of white space or invisible characters only is stored as no note",
        arguments: [" ", "\r\n \t", "\u{200b}\u{a0}"]
    )
    func blankNote(note: String) throws {
        #expect(try TaskDraft(title: "x", note: note, cost: 1).note.isEmpty)
    }

    @Test("T5: a note of 100,000 characters is taken, one more is refused")
    func noteLength() throws {
        let longest = String(repeating: "x", count: 100_000)
        #expect(try TaskDraft(title: "x", note: longest, cost: 1, daily: .none).note == longest)
        #expect(throws: Fault.noteTooLong) { try TaskDraft(title: "x", note: longest + "x", cost: 1, daily: .none) }
    }

    @Test("D3: a cost outside 1 to 10 is refused, but for that of a rest", arguments: [-3, -1, 11])
    func costRange(cost: Int) {
        #expect(throws: Fault.outOfRange(1...10)) { try TaskDraft(title: "x", note: "", cost: cost, daily: .none) }
    }

    @Test("D3: a task that is costed again moves to the top of its new category")
    func recosted() throws {
        let task = try person.add("Tea", cost: nil)
        let other = try person.add("Other", cost: 2)
        _ = try person.space.perform(
            .editTask(task, try TaskDraft(title: "Tea", note: "", cost: 2, daily: .none)),
            by: person.origin
        )
        #expect(person.space.category(2) == [task, other])
        #expect(person.space.category(nil).isEmpty)
    }

    @Test("T5: saving a task as it is makes no change")
    func unchanged() throws {
        let task = try person.add("Tea", cost: 2)
        let result = try person.space.perform(
            .editTask(
                task,
                TaskDraft(title: "Tea", note: "", cost: 2, daily: .none)
            ),
            by: person.origin
        )
        #expect(result == CommandResult(change: nil, facts: []))
    }

    @Test("D3: a deleted task is nowhere, and cannot be edited")
    func deleted() throws {
        try person.startDay()
        let task = try person.plan("Tea", cost: 2)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        #expect(person.space.task(task) == nil)
        #expect(person.space.isDeleted(task))
        #expect(person.today.isEmpty)
        #expect(person.space.budget?.used == 0)
        let draft = try TaskDraft(title: "Tea", note: "", cost: 2, daily: .none)
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.editTask(task, draft), by: person.origin) }
        #expect(throws: Fault.noSuchTask) { try person.space.perform(.deleteTask(task), by: person.origin) }
    }

    @Test("A3: a task deleted here and edited there stays deleted; parallel edits of two fields are both kept")
    func parallelEdits() throws {
        let task = try person.add("Tea", cost: 2)
        let gone = try person.add("Gone", cost: 2)
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(
            .editTask(task, TaskDraft(title: "Green tea", note: "", cost: 2, daily: .none)),
            by: person.origin
        )
        _ = try person.space.perform(.deleteTask(gone), by: person.origin)
        _ = try other.space.perform(
            .editTask(task, TaskDraft(title: "Tea", note: "slowly", cost: 2, daily: .none)),
            by: other.origin
        )
        _ = try other.space.perform(.editTask(gone, TaskDraft(title: "Here", note: "", cost: 3, daily: .none)), by: other.origin)
        person.meet(other)
        #expect(person.space.task(task)?.title == "Green tea")
        #expect(person.space.task(task)?.note == "slowly")
        #expect(person.space.task(gone) == nil)
    }
}
