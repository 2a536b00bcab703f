import Planner

extension Weekdays {
    /// Monday to Friday.
    fileprivate static let workdays = Weekdays(bits: 0x1f)
}

extension Words {
    /// "every 2 weeks on Mon and Thu, until 1 Dec 2026".
    static func repetition(_ rule: RepeatRule, _ times: DateTimeSettings) -> String {
        var words = rule.anchor == .completion ? afterDone(rule) : every(rule, times)
        if let until = rule.until {
            let parts = until.parts
            words += ", until " + day(parts.day, of: parts.month, times) + dateSeparator(times) + String(parts.year)
        }
        return words
    }

    /// "3 days after completion".
    private static func afterDone(_ rule: RepeatRule) -> String {
        String(rule.interval) + " " + unit(rule.pattern) + (rule.interval == 1 ? "" : "s") + " after completion"
    }

    private static func every(_ rule: RepeatRule, _ times: DateTimeSettings) -> String {
        let unit = unit(rule.pattern)
        let every = rule.interval == 1 ? "every " + unit : "every " + String(rule.interval) + " " + unit + "s"
        switch rule.pattern {
        case .days:
            return every
        case .weeks(let weekdays):
            if weekdays.isEmpty { return every }
            if weekdays == .workdays { return (rule.interval == 1 ? "every day" : every) + " from Mon to Fri" }
            if rule.interval == 1 { return repetition(weekdays) }
            return every + (weekdays == .all ? " from Mon to Sun" : " on " + list(names(weekdays)))
        case .monthsOnDay(31):
            return every + " on the last day"
        case .monthsOnDay(let day):
            return every + " on the " + ordinal(day) + (day > 28 ? ", or its last day" : "")
        case .monthsOnWeekday(let week, let weekday):
            return every + " on the " + (week < 0 ? "last" : ordinal(week)) + " " + shortWeekdays[weekday]
        case .years(let month, let day):
            // 2000 had every date there is.
            guard case .some = LocalDate(year: 2000, month: month, day: day) else { return every }
            return every + " on " + self.day(day, of: month, times) + (month == 2 && day == 29 ? ", or the 28th" : "")
        }
    }

    private static func unit(_ pattern: RepeatRule.Pattern) -> String {
        switch pattern {
        case .days: "day"
        case .weeks: "week"
        case .monthsOnDay, .monthsOnWeekday: "month"
        case .years: "year"
        }
    }

    private static func names(_ weekdays: Weekdays) -> [String] {
        var names: [String] = []
        for (weekday, name) in shortWeekdays.enumerated() where weekdays.contains(weekday) { names.append(name) }
        return names
    }

    /// "1st", "22nd", "13th".
    private static func ordinal(_ number: Int) -> String {
        let ending =
            switch number {
            case 1, 21, 31: "st"
            case 2, 22: "nd"
            case 3, 23: "rd"
            default: "th"
            }
        return String(number) + ending
    }
}
