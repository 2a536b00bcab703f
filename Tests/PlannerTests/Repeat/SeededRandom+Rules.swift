import TestSupport

@testable import Planner

extension SeededRandom {
    /// Any rule there can be.
    mutating func rule(anchor: RepeatRule.Anchor? = nil) -> RepeatRule {
        while true {
            let rule = RepeatRule(
                pattern(),
                interval: once(in: 2) ? 1 + below(4) : 1 + below(999),
                anchor: anchor ?? (once(in: 3) ? .completion : .date),
                until: once(in: 4) ? date() : nil
            )
            if let rule { return rule }
        }
    }

    private mutating func pattern() -> RepeatRule.Pattern {
        switch below(5) {
        case 0: .days
        case 1: .weeks(Weekdays(bits: UInt8(below(128))))
        case 2: .monthsOnDay(1 + below(31))
        case 3: .monthsOnWeekday(week: one(of: [1, 2, 3, 4, -1]), weekday: below(7))
        default: .years(month: 1 + below(12), day: 1 + below(31))
        }
    }

    /// A date of 1970 to 2100, now and then of any year from 1 to 9999.
    mutating func date() -> LocalDate {
        LocalDate(number: once(in: 20) ? below(3_652_059) - 719_162 : below(47_847))
    }
}
