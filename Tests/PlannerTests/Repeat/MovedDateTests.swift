import Facts
import Testing

@testable import Planner

/// A date of a repeating task that is moved keeps its place in the series (docs/recurrence.md).
struct MovedDateTests {
    private let person = Person()
    /// Monday 2 March 2026, on which all of this begins.
    private static let monday = LocalDate(number: 20_514)

    private static func date(_ text: String) throws -> LocalDate { try #require(LocalDate(text: text)) }

    /// The ways in which a person moves a date.
    enum Way: CaseIterable {
        case calendar, bulk, form
    }

    private func add(_ rule: String, due: String, start: LocalDate? = nil) throws -> Identity {
        try person.add("Bills") {
            $0.repeats = RepeatRule(text: rule)
            $0.due = LocalDate(text: due)
            $0.start = start
        }
    }

    private func move(_ task: Identity, to date: LocalDate, _ way: Way = .calendar, all: Bool = false) throws {
        switch way {
        case .calendar: try person.act { try person.space.perform(.moveDate(.due, of: task, to: date), by: $0) }
        case .bulk: try person.act { try person.space.perform(.changeTasks([task], .due(date)), by: $0) }
        case .form:
            let shown = TaskDraft(try #require(person.space.task(task)), in: person.space)
            var details = shown.details
            details.due = date
            details.movesSeries = all
            let written = try TaskDraft(title: shown.title, cost: shown.cost, details: details)
            try person.act { try person.space.perform(.editTask(task, written), by: $0) }
        }
    }

    private func due(_ task: Identity) -> String? { person.space.task(task)?.due?.text }

    private func doItOn(_ day: LocalDate, _ task: Identity) throws {
        person.now = Instant(time: 0, offset: 0).time + Int64(day.number) * Person.day + 12 * Person.hour
        try person.checkOff(task)
    }

    struct Moved: CustomTestStringConvertible {
        let rule: String
        let due: String
        let to: String
        let done: String
        let next: String
        var testDescription: String { "\(rule): \(due) moved to \(to), done on \(done)" }

        init(_ rule: String, _ due: String, to: String, done: String, next: String) {
            (self.rule, self.due, self.to, self.done, self.next) = (rule, due, to, done, next)
        }
    }

    private static let moves = [
        Moved("FREQ=MONTHLY;BYMONTHDAY=15", "2026-12-15", to: "2026-12-12", done: "2026-12-12", next: "2027-01-15"),
        Moved("FREQ=MONTHLY;BYMONTHDAY=15", "2026-12-15", to: "2026-12-20", done: "2026-12-20", next: "2027-01-15"),
        Moved("FREQ=MONTHLY;BYMONTHDAY=15", "2026-12-15", to: "2026-12-12", done: "2026-12-14", next: "2027-01-15"),
        Moved("FREQ=MONTHLY;BYMONTHDAY=15", "2026-12-15", to: "2027-01-20", done: "2027-01-20", next: "2027-02-15"),
        Moved("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15", "2026-12-15", to: "2026-11-30", done: "2026-11-30", next: "2027-03-15"),
        Moved("FREQ=MONTHLY;BYMONTHDAY=31", "2027-02-28", to: "2027-02-27", done: "2027-02-27", next: "2027-03-31"),
        Moved("FREQ=WEEKLY", "2026-12-04", to: "2026-12-03", done: "2026-12-03", next: "2026-12-11"),
        Moved("FREQ=WEEKLY;BYDAY=FR", "2026-12-04", to: "2026-12-03", done: "2026-12-03", next: "2026-12-11"),
        Moved("FREQ=WEEKLY;BYDAY=FR", "2026-12-04", to: "2026-12-14", done: "2026-12-14", next: "2026-12-18"),
        Moved("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-12-04", to: "2026-12-07", done: "2026-12-07", next: "2026-12-18"),
        Moved("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", to: "2026-11-26", done: "2026-11-26", next: "2026-12-25"),
        Moved("FREQ=YEARLY;BYMONTHDAY=14;BYMONTH=10", "2026-10-14", to: "2026-10-10", done: "2026-10-10", next: "2027-10-14"),
        Moved("FREQ=DAILY;INTERVAL=3", "2026-12-04", to: "2026-12-06", done: "2026-12-06", next: "2026-12-07"),
        Moved("FREQ=DAILY;INTERVAL=3", "2026-12-04", to: "2026-12-02", done: "2026-12-02", next: "2026-12-07"),
        Moved("FREQ=DAILY", "2026-12-04", to: "2026-12-10", done: "2026-12-10", next: "2026-12-11"),
        // From completion, only the day on which it is done counts.
        Moved("FREQ=MONTHLY;BYMONTHDAY=15;X-FROM=DONE", "2026-12-15", to: "2026-12-12", done: "2026-12-12", next: "2027-01-12"),
    ]

    @Test("T12: a date that is moved keeps its place in the series, whichever way it is moved", arguments: moves, Way.allCases)
    func keepsItsPlace(_ moved: Moved, _ way: Way) throws {
        let task = try add(moved.rule, due: moved.due)
        try move(task, to: try Self.date(moved.to), way)
        #expect(due(task) == moved.to)
        #expect(person.space.task(task)?.repeats?.text == moved.rule)
        try doItOn(try Self.date(moved.done), task)
        #expect(due(task) == moved.next)
    }

    @Test("T12: moved twice, its place is that of the first date; moved back onto it, it is as if it never was moved")
    func movedTwice() throws {
        let task = try add("FREQ=WEEKLY;BYDAY=FR", due: "2026-12-04")
        try move(task, to: try Self.date("2026-12-02"))
        try move(task, to: try Self.date("2026-12-03"))
        #expect(person.space.task(task)?.seriesDate?.text == "2026-12-04")
        try move(task, to: try Self.date("2026-12-04"))
        #expect(person.space.task(task)?.seriesDate == nil)
    }

    @Test("T12: the form can move all later dates too: the rule then counts from the new date")
    func movesAll() throws {
        let task = try add("FREQ=WEEKLY", due: "2026-12-04")
        try move(task, to: try Self.date("2026-12-03"), .form, all: true)
        try doItOn(try Self.date("2026-12-03"), task)
        #expect(due(task) == "2026-12-10")
    }

    @Test("T12: another rule begins at the date that the task has")
    func anotherRule() throws {
        let task = try add("FREQ=WEEKLY;BYDAY=FR", due: "2026-12-04")
        try move(task, to: try Self.date("2026-12-03"))
        let shown = TaskDraft(try #require(person.space.task(task)), in: person.space)
        var details = shown.details
        details.repeats = RepeatRule(.days, interval: 10)
        let written = try TaskDraft(title: shown.title, cost: shown.cost, details: details)
        try person.act { try person.space.perform(.editTask(task, written), by: $0) }
        try doItOn(try Self.date("2026-12-03"), task)
        #expect(due(task) == "2026-12-13")
    }

    @Test("T12: editing something else leaves the place as it is, and so does another last date")
    func editedElsewhere() throws {
        let task = try add("FREQ=WEEKLY;BYDAY=FR", due: "2026-12-04")
        try move(task, to: try Self.date("2026-12-03"))
        let shown = TaskDraft(try #require(person.space.task(task)), in: person.space)
        var details = shown.details
        details.repeats = RepeatRule(text: "FREQ=WEEKLY;BYDAY=FR;UNTIL=20270601")
        let written = try TaskDraft(title: "Rent", cost: 2, details: details)
        try person.act { try person.space.perform(.editTask(task, written), by: $0) }
        #expect(person.space.task(task)?.seriesDate?.text == "2026-12-04")
    }

    @Test("T12, T13: moving the start leaves the place as it is")
    func startMoved() throws {
        let task = try add("FREQ=WEEKLY;BYDAY=FR", due: "2026-12-04")
        try move(task, to: try Self.date("2026-12-03"))
        let start = try Self.date("2026-12-01")
        try person.act { try person.space.perform(.moveDate(.start, of: task, to: start), by: $0) }
        #expect(person.space.task(task)?.seriesDate?.text == "2026-12-04")
    }

    @Test("T12: skipped, a moved date is followed by the next of the series")
    func skipped() throws {
        let task = try add("FREQ=MONTHLY;BYMONTHDAY=15", due: "2026-12-15")
        try move(task, to: try Self.date("2026-12-12"))
        try person.act { try person.space.perform(.skipOnce(task), by: $0) }
        #expect(due(task) == "2027-01-15")
    }

    @Test("T12, T14: undoing leads back through every state with its place, and so does marking as not done")
    func undone() throws {
        let task = try add("FREQ=WEEKLY;BYDAY=FR", due: "2026-12-04")
        func seriesDate() -> String? { person.space.task(task)?.seriesDate?.text }
        let first = try person.space.perform(.moveDate(.due, of: task, to: try Self.date("2026-12-02")), by: person.origin)
        let second = try person.space.perform(.moveDate(.due, of: task, to: try Self.date("2026-12-03")), by: person.origin)
        let done = try person.space.perform(.checkOff([task]), by: person.origin)
        #expect(due(task) == "2026-12-11" && seriesDate() == nil)
        try person.undo(done.change)
        #expect(due(task) == "2026-12-03" && seriesDate() == "2026-12-04")
        try person.undo(second.change)
        #expect(due(task) == "2026-12-02" && seriesDate() == "2026-12-04")
        try person.undo(first.change)
        #expect(due(task) == "2026-12-04" && seriesDate() == nil)
        try person.undo(first.change)
        #expect(due(task) == "2026-12-02" && seriesDate() == "2026-12-04")
        try person.startDay()
        try person.checkOff(task)
        try person.act { try person.space.perform(.uncheck(task), by: $0) }
        #expect(due(task) == "2026-12-02" && seriesDate() == "2026-12-04")
    }

    @Test("C1: the calendar shows the dates that follow a moved one, and not the one that it was moved from")
    func calendar() throws {
        let task = try add("FREQ=MONTHLY;BYMONTHDAY=15", due: "2026-12-15")
        try move(task, to: try Self.date("2026-12-12"))
        let rule = try #require(person.space.task(task)?.repeats)
        let seriesDate = person.space.task(task)?.seriesDate
        let live = try Self.date("2026-12-12")
        #expect(rule.next(after: live, from: live, seriesDate: seriesDate)?.text == "2027-01-15")
    }

    @Test("T12, A3: a date that an old client moves has that place in the series: it does not know of another")
    func oldClient() throws {
        let task = try add("FREQ=WEEKLY;BYDAY=FR", due: "2026-12-04")
        try move(task, to: try Self.date("2026-12-03"))
        let old = person.elsewhere(device: 2)
        old.now += Person.hour
        let moved = Fact(
            .task(task),
            TaskField.due,
            .integer(Int64(try Self.date("2026-12-08").number)),
            Timestamp(time: UInt64(old.now), counter: 0, device: 2)
        )
        person.space.takeIn([moved])
        #expect(due(task) == "2026-12-08" && person.space.task(task)?.seriesDate == nil)
    }

    @Test("T12, A3: a moved date that an old and a new client complete apart is done once")
    func completedApart() throws {
        let task = try add("FREQ=MONTHLY;BYMONTHDAY=15", due: "2026-12-15")
        try move(task, to: try Self.date("2026-12-12"))
        let other = person.elsewhere(device: 2)
        other.now += Person.hour
        try person.checkOff(task)
        // As an old client completes it: named by the date that it has, and followed by the date that the rule gives from there.
        let stamp = Timestamp(time: UInt64(other.now), counter: 0, device: 2)
        let live = try Self.date("2026-12-12")
        let next = Value.integer(Int64(try Self.date("2026-12-15").number))
        person.space.takeIn([
            Fact(.occurrence(live, task), OccurrenceField.done, .integer(other.now), stamp),
            Fact(.occurrence(live, task), OccurrenceField.next, next, stamp),
            Fact(.task(task), TaskField.due, next, stamp),
        ])
        #expect(person.space.replica.entities(.occurrence).count == 1)
        #expect(person.space.task(task)?.done == nil)
        #expect(due(task) == "2026-12-15")
    }
}
