/// How a task comes back.
///
/// A rule knows no first date: it is counted from the date that the one live copy of the task has now, or, if that was moved, from the
/// date that it had in the series. So a rule is the same on every device.
package struct RepeatRule: Equatable, Sendable {
    /// Which days the rule falls on, before its interval thins them out.
    package enum Pattern: Equatable, Sendable {
        /// Every n days.
        case days
        /// Every n weeks, Monday to Sunday, on these weekdays; ``Weekdays/none``: on the weekday of the date it counts from.
        case weeks(Weekdays)
        /// Every n months on this day, 1–31; in a month that is shorter, its last day.
        case monthsOnDay(Int)
        /// Every n months on a weekday (0 Monday – 6 Sunday) of its first to fourth week (1–4), or on its last (-1). There is no
        /// fifth: some months would have none.
        case monthsOnWeekday(week: Int, weekday: Int)
        /// Every n years on this date; 29 February is the 28th in other years.
        case years(month: Int, day: Int)
    }

    /// The date that the next one is counted from.
    package enum Anchor: Equatable, Sendable {
        /// The date the task had.
        case date
        /// The day it was done, a whole interval on: which weekday or day of the month that is, is not asked.
        case completion
    }

    /// The bounds of an interval.
    package static let intervals = 1...999

    /// Which days it falls on.
    package let pattern: Pattern
    /// On every how manieth of the pattern's days, weeks, months or years; within ``intervals``.
    package let interval: Int
    /// The date that the next one is counted from.
    package let anchor: Anchor
    /// The last date it may fall on; nil: it never ends.
    package let until: LocalDate?

    /// A rule; nil if a number is out of its range, or no year has the date.
    @inline(never)
    package init?(_ pattern: Pattern, interval: Int = 1, anchor: Anchor = .date, until: LocalDate? = nil) {
        guard Self.intervals.contains(interval) else { return nil }
        if let until, !until.isWritable { return nil }
        switch pattern {
        case .days, .weeks: break
        case .monthsOnDay(let day):
            guard (1...31).contains(day) else { return nil }
        case .monthsOnWeekday(let week, let weekday):
            guard (1...4).contains(week) || week == -1, (0...6).contains(weekday) else { return nil }
        case .years(let month, let day):
            // 2000 was a leap year.
            guard LocalDate(year: 2000, month: month, day: day) != nil else { return nil }
        }
        self.pattern = pattern
        self.interval = interval
        self.anchor = anchor
        self.until = until
    }

    /// Whether both give the same dates but for their ends.
    func countsAs(_ other: RepeatRule) -> Bool {
        pattern == other.pattern && interval == other.interval && anchor == other.anchor
    }
}
