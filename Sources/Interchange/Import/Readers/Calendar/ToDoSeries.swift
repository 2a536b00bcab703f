import Facts
import Planner

/// The dates of a to-do that comes back (RFC 5545 §3.8.5), as far as one task can say them: the first that is open, and the rule from there.
struct ToDoSeries {
    /// The date that is open; nil if all are over.
    private(set) var live: LocalDate?
    /// How it comes back; nil if it does not.
    private(set) var rule: RepeatRule?
    /// What of the rule is lost.
    let loss: BroughtRule.Loss?
    /// How many dates were changed or closed by themselves that the task does not say.
    private(set) var lostDates = 0

    /// - Parameters:
    ///   - text: the rule.
    ///   - basis: the time that it is counted from, as it is written.
    ///   - due: the date that the task is due, on the person's calendar.
    ///   - closed: the dates that were done or left out, on the person's calendar, in any order.
    init(_ text: String, from basis: CalendarTime, due: LocalDate, closed: [LocalDate], on clock: CalendarClock) {
        let written = CalendarClock.written(basis)
        let brought = BroughtRule(reading: text, from: written.date, at: written.minute) {
            clock.wall(at: $0, whereWritten: basis)
        }
        live = due
        rule = brought.rule?.moved(by: due.number - written.date.number, from: written.date)
        // A rule that was read and cannot be moved is lost as well.
        loss = brought.rule != nil && rule == nil ? .everything : brought.loss
        close(closed, from: due)
    }

    private mutating func close(_ closed: [LocalDate], from first: LocalDate) {
        guard let rule else {
            // Of a single date there is nothing to leave out but itself.
            for date in closed { if date == first, loss == nil { live = nil } else { lostDates += 1 } }
            return
        }
        var date: LocalDate? = first
        var previous: LocalDate?
        for index in sortedIndices(closed.count, by: { closed[$0] < closed[$1] }) {
            let next = closed[index]
            guard next >= first, next != previous else { continue }
            previous = next
            if next == date { date = rule.next(after: next, from: first) } else { lostDates += 1 }
        }
        live = date
    }
}
