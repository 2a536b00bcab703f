import Planner

extension Weekdays {
    /// Monday to Friday.
    fileprivate static let workdays = Weekdays(bits: 0x1f)
}

extension Words {
    /// "every 2 weeks on Mon and Thu, until 1 Dec 2026".
    static func repetition(_ rule: RepeatRule, _ times: DateTimeSettings, _ words: Catalog) -> String {
        let repeats = words[rule.anchor == .completion ? afterDone(rule) : every(rule, times, words)]
        guard let until = rule.until else { return repeats }
        let parts = until.parts
        let date = day(parts.day, of: parts.month, times) + dateSeparator(times) + String(parts.year)
        return words[.repeatUntil(rule: repeats, date: date)]
    }

    /// "every day", "every Mon and Fri".
    static func repetition(_ weekdays: Weekdays, _ words: Catalog) -> String {
        words[weekdays == .all ? .repeatDays(count: 1) : .repeatWeeksOn(count: 1, days: list(names(weekdays)))]
    }

    /// "3 days after completion".
    private static func afterDone(_ rule: RepeatRule) -> Sentence {
        let count = rule.interval
        return switch rule.pattern {
        case .days: .repeatDoneDays(count: count)
        case .weeks: .repeatDoneWeeks(count: count)
        case .monthsOnDay, .monthsOnWeekday: .repeatDoneMonths(count: count)
        case .years: .repeatDoneYears(count: count)
        }
    }

    private static func every(_ rule: RepeatRule, _ times: DateTimeSettings, _ words: Catalog) -> Sentence {
        let count = rule.interval
        switch rule.pattern {
        case .days:
            return .repeatDays(count: count)
        case .weeks(let weekdays):
            if weekdays.isEmpty { return .repeatWeeks(count: count) }
            if weekdays == .workdays { return .repeatWeeksWorkdays(count: count) }
            if weekdays == .all { return .repeatWeeksAll(count: count) }
            return .repeatWeeksOn(count: count, days: list(names(weekdays)))
        case .monthsOnDay(31):
            return .repeatMonthsLastDay(count: count)
        case .monthsOnDay(let day):
            let name = words[.repeatDay(day: day)]
            return day > 28 ? .repeatMonthsDayOrLast(count: count, day: name) : .repeatMonthsDay(count: count, day: name)
        case .monthsOnWeekday(let week, let weekday):
            let name = shortWeekdays[weekday]
            if week < 0 { return .repeatMonthsLastWeekday(count: count, weekday: name) }
            return .repeatMonthsWeekday(count: count, week: words[.repeatWeek(week: week)], weekday: name)
        case .years(let month, let day):
            // 2000 had every date there is.
            guard case .some = LocalDate(year: 2000, month: month, day: day) else { return .repeatYears(count: count) }
            let date = self.day(day, of: month, times)
            let isLeapDay = month == 2 && day == 29
            return isLeapDay ? .repeatYearsLeap(count: count, date: date) : .repeatYearsOn(count: count, date: date)
        }
    }

    private static func names(_ weekdays: Weekdays) -> [String] {
        var names: [String] = []
        for (weekday, name) in shortWeekdays.enumerated() where weekdays.contains(weekday) { names.append(name) }
        return names
    }
}
