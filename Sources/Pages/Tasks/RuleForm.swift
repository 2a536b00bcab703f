package import Planner

/// The form of a task's rule.
///
/// It does not ask for a day of the month or of the year: that is the one the task is due on. A rule that says more than the date
/// does (the 30th, in February) goes along unseen, and counts for as long as the date still fits it, or is the only one to be moved.
package final class RuleForm {
    /// The unit of the interval.
    package enum Kind: CaseIterable, Sendable {
        case never
        case days
        case weeks
        case monthsOnDay
        case monthsOnWeekday
        case monthsOnLastWeekday
        case monthsOnLastDay
        case years

        /// The form's word.
        package var word: StaticString {
            switch self {
            case .never: "none"
            case .days: "days"
            case .weeks: "weeks"
            case .monthsOnDay: "months-day"
            case .monthsOnWeekday: "months-weekday"
            case .monthsOnLastWeekday: "months-last-weekday"
            case .monthsOnLastDay: "months-last-day"
            case .years: "years"
            }
        }

        /// Reads a ``word``.
        package init?(word: ByteString) {
            for kind in Kind.allCases where ByteString(kind.word.description) == word {
                self = kind
                return
            }
            return nil
        }

        var label: Phrase {
            switch self {
            case .never: .taskRepeatNever
            case .days: .taskRepeatDays
            case .weeks: .taskRepeatWeeks
            case .monthsOnDay: .taskRepeatMonthsDay
            case .monthsOnWeekday: .taskRepeatMonthsWeekday
            case .monthsOnLastWeekday: .taskRepeatMonthsLastWeekday
            case .monthsOnLastDay: .taskRepeatMonthsLastDay
            case .years: .taskRepeatYears
            }
        }
    }

    /// The unit of the interval; nil: an unknown word was sent.
    package var kind: Kind? = .never
    /// The interval.
    package var every = FieldValue("1")
    /// For weeks; none: the weekday of its date.
    package var weekdays = Weekdays.none
    /// Whether it is counted from the day it is done.
    package var isFromCompletion = false
    /// The last date.
    package var until = FieldValue("")
    /// The error of the whole rule.
    package var fault: String?
    /// The rule that was there before.
    package var former: RepeatRule?
    /// What a changed due date means, in the form of a task that repeats already; nil: the form does not ask.
    package var moved: Moved?

    /// What a changed due date means.
    package enum Moved: Sendable {
        /// This date alone is moved, and keeps its place in the series.
        case one
        /// All later dates are moved with it.
        case series
    }

    /// Whether the form asks what a changed due date means: only dates that are counted from the due date can move with it.
    var asksWhatMoves: Bool { moved != nil && former?.anchor == .date }

    /// None.
    package init() {}

    /// The form of a rule as it is.
    package init(_ rule: RepeatRule) {
        kind = Self.kind(of: rule.pattern)
        every.text = String(rule.interval)
        if case .weeks(let days) = rule.pattern { weekdays = days }
        isFromCompletion = rule.anchor == .completion
        if let date = rule.until { until.text = date.text }
        former = rule
    }

    /// Whether anything in it was wrong.
    package var hasFault: Bool { fault != nil || every.fault != nil || until.fault != nil }

    private static func kind(of pattern: RepeatRule.Pattern) -> Kind {
        switch pattern {
        case .days: .days
        case .weeks: .weeks
        // Every month ends with it, or before it.
        case .monthsOnDay(31): .monthsOnLastDay
        case .monthsOnDay: .monthsOnDay
        case .monthsOnWeekday(let week, _): week < 0 ? .monthsOnLastWeekday : .monthsOnWeekday
        case .years: .years
        }
    }

    /// Which days it falls on; nil if it does not come back.
    ///
    /// - Parameters:
    ///   - due: the date that is written in the form.
    ///   - today: counted from where none is.
    package func pattern(due: LocalDate?, today: LocalDate) -> RepeatRule.Pattern? {
        if let former, Self.kind(of: former.pattern) == kind, keeps(former) || Self.fits(former.pattern, due) {
            if case .weeks = former.pattern { return .weeks(weekdays) }
            return former.pattern
        }
        let date = due ?? today
        let parts = date.parts
        switch kind {
        case .never, nil: return nil
        case .days: return .days
        case .weeks: return .weeks(weekdays)
        case .monthsOnDay: return .monthsOnDay(parts.day)
        case .monthsOnWeekday: return .monthsOnWeekday(week: parts.day > 28 ? -1 : (parts.day - 1) / 7 + 1, weekday: date.weekday)
        case .monthsOnLastWeekday: return .monthsOnWeekday(week: -1, weekday: date.weekday)
        case .monthsOnLastDay: return .monthsOnDay(31)
        case .years: return .years(month: parts.month, day: parts.day)
        }
    }

    /// Whether its dates stay as they were, whatever date the task is moved to.
    private func keeps(_ former: RepeatRule) -> Bool {
        moved == .one && former.anchor == .date && !isFromCompletion
    }

    /// Whether the last of a month was asked for just now, and the date that is written is not it.
    package func contradicts(_ due: LocalDate?) -> Bool {
        guard let due, !isFromCompletion else { return false }
        // The date of a task that repeated before may have been moved off the rule.
        if let former, Self.kind(of: former.pattern) == kind { return false }
        let left = due.daysInMonth - due.parts.day
        switch kind {
        case .monthsOnLastWeekday: return left > 6
        case .monthsOnLastDay: return left > 0
        case .never, .days, .weeks, .monthsOnDay, .monthsOnWeekday, .years, nil: return false
        }
    }

    /// Where no date is written, none contradicts it.
    private static func fits(_ pattern: RepeatRule.Pattern, _ date: LocalDate?) -> Bool {
        guard let date else { return true }
        let parts = date.parts
        switch pattern {
        case .days, .weeks: return true
        case .monthsOnDay(let day): return parts.day == min(day, date.daysInMonth)
        case .monthsOnWeekday(let week, let weekday):
            // A date that is the last of no weekday was moved off it.
            if week < 0 { return parts.day <= date.daysInMonth - 7 || date.weekday == weekday }
            return (parts.day - 1) / 7 + 1 == week && date.weekday == weekday
        case .years(let month, let day): return parts.month == month && parts.day == min(day, date.daysInMonth)
        }
    }
}
