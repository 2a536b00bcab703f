import Facts
import Testing

@testable import Planner

/// Forms that were open while the task changed.
struct TaskSeenTests {
    private let person = Person()
    private let monday = LocalDate(year: 2026, month: 3, day: 2)

    /// The values that a form shows of a task, and the task as it is.
    private func shown(_ task: Identity) throws -> TaskDraft {
        TaskDraft(try #require(person.space.task(task)), in: person.space)
    }

    private func edited(
        _ draft: TaskDraft,
        title: String? = nil,
        note: String? = nil,
        _ say: (inout TaskDetails) -> Void = { _ in }
    ) throws -> TaskDraft {
        var details = draft.details
        say(&details)
        return try TaskDraft(
            title: title ?? draft.title,
            note: note ?? draft.note,
            cost: draft.cost,
            daily: draft.daily,
            details: details
        )
    }

    @Test("T5: saving a form that was open for long changes only its edited fields")
    func onlyWhatWasChanged() throws {
        let old = try shown(try person.add("Tea", cost: 2, note: "mint") { $0.due = monday })
        let seen = TaskSeen(old)
        let now = try edited(old, title: "Green tea") { $0.due = LocalDate(year: 2026, month: 3, day: 9) }
        let merged = seen.changes(in: try edited(old, note: "mint, a pot") { $0.priority = .high }, of: now)
        #expect(merged.title == "Green tea")
        #expect(merged.note == "mint, a pot")
        #expect(merged.cost == 2)
        #expect(merged.details.due == LocalDate(year: 2026, month: 3, day: 9))
        #expect(merged.details.priority == .high)
    }

    @Test("T5: each field that was left as it was shown, and no other, is as it is now", arguments: 0..<14)
    func eachField(number: Int) throws {
        let shown = try TaskDraft(title: "Tea", cost: nil)
        let written = try said("Coffee", day: 3)
        let now = try said("Cocoa", day: 10)
        let sent = draft(written, withField: number, of: shown)
        #expect(sent != written)
        #expect(TaskSeen(shown).changes(in: sent, of: now) == draft(written, withField: number, of: now))
    }

    /// A draft that says something in every field, and something else for every day of March 2026.
    private func said(_ word: String, day: Int) throws -> TaskDraft {
        var details = TaskDetails()
        details.priority = day < 5 ? .high : .low
        details.start = LocalDate(year: 2026, month: 2, day: day)
        details.due = LocalDate(year: 2026, month: 3, day: day)
        details.time = day
        details.minutes = day
        details.reminder = day
        details.repeats = RepeatRule(.days, interval: day)
        details.list = .new(word)
        details.subjects = [.new(word)]
        details.kinds = EnergyKinds(bits: UInt8(day))
        return try TaskDraft(title: word, note: word, cost: day, daily: Weekdays(bits: UInt8(day)), details: details)
    }

    private func draft(_ draft: TaskDraft, withField number: Int, of other: TaskDraft) -> TaskDraft {
        var details = draft.details
        switch number {
        case 4: details.priority = other.details.priority
        case 5: details.start = other.details.start
        case 6: details.due = other.details.due
        case 7: details.time = other.details.time
        case 8: details.minutes = other.details.minutes
        case 9: details.reminder = other.details.reminder
        case 10: details.repeats = other.details.repeats
        case 11: details.list = other.details.list
        case 12: details.subjects = other.details.subjects
        case 13: details.kinds = other.details.kinds
        default: break
        }
        return TaskDraft(
            title: number == 0 ? other.title : draft.title,
            note: number == 1 ? other.note : draft.note,
            cost: number == 2 ? other.cost : draft.cost,
            daily: number == 3 ? other.daily : draft.daily,
            checked: details
        )
    }

    @Test("T5: a field that both changed has the latest value")
    func bothChanged() throws {
        let old = try shown(try person.add("Tea"))
        let merged = TaskSeen(old).changes(in: try edited(old, title: "Coffee"), of: try edited(old, title: "Cocoa"))
        #expect(merged.title == "Coffee")
    }

    @Test("T5: a field that was emptied in a form is empty, though it was not changed elsewhere")
    func emptied() throws {
        let old = try shown(
            try person.add("Tea", note: "mint") {
                $0.due = monday
                $0.list = .new("Kitchen")
                $0.subjects = [.new("Home")]
            }
        )
        let bare = try TaskDraft(title: "Tea", cost: nil)
        #expect(TaskSeen(old).changes(in: bare, of: old) == bare)
    }

    @Test("T5: if the written and the stored values do not go together, the written ones count")
    func notTogether() throws {
        let old = try shown(try person.add("Tea") { $0.due = monday })
        let written = try edited(old) { $0.time = 540 }
        let now = try edited(old) { $0.due = nil }
        #expect(TaskSeen(old).changes(in: written, of: now) == written)
    }

    @Test("T5: the mark of a form is read as it was written, and nothing else is read")
    func text() throws {
        let seen = TaskSeen(try shown(try person.add("Tea", cost: 2, note: "mint")))
        #expect(TaskSeen(text: seen.text) == seen)
        for text in [
            "", ".", "a.b", seen.text + ".1", String(seen.text.dropFirst(14)), "\u{0}", String(repeating: "z.", count: 13),
        ] {
            #expect(TaskSeen(text: text) == nil)
        }
    }
}
