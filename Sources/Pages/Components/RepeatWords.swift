import Planner

extension Weekdays {
    /// Monday to Friday.
    fileprivate static let workdays = Weekdays(bits: 0x1f)
}

extension Catalog {
    /// "every 2 weeks on Mon and Thu, until 1 Dec 2026".
    @inline(never)
    func repetition(_ rule: RepeatRule, _ times: DateTimeSettings) -> String {
        let repeats = self[rule.anchor == .completion ? Self.afterDone(rule) : every(rule, times)]
        guard let until = rule.until else { return repeats }
        return self[.repeatUntil(rule: repeats, date: date(until, .dayOfMonthWithYear, times))]
    }

    /// "every day", "every Mon and Fri", in the words of the rule that falls on these days.
    @inline(never)
    func repetition(_ weekdays: Weekdays) -> String {
        self[everyWeeks(1, on: weekdays)]
    }

    /// How a task repeats, by weekdays of its own, by a rule, or by both: in one way for the person, whichever it is. Only where a rule
    /// says other dates besides the weekdays are there two texts.
    @inline(never)
    func repetitions(_ weekdays: Weekdays, _ rule: RepeatRule?, _ times: DateTimeSettings) -> [String] {
        guard let rule else { return weekdays.isEmpty ? [] : [repetition(weekdays)] }
        if weekdays.isEmpty { return [repetition(rule, times)] }
        if rule.everyWeek.isEmpty { return [repetition(weekdays), repetition(rule, times)] }
        return [repetition(weekdays.union(rule.everyWeek))]
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

    private func every(_ rule: RepeatRule, _ times: DateTimeSettings) -> Sentence {
        let count = rule.interval
        switch rule.pattern {
        case .days:
            return .repeatDays(count: count)
        case .weeks(let weekdays):
            return everyWeeks(count, on: weekdays)
        case .monthsOnDay(31):
            return .repeatMonthsLastDay(count: count)
        case .monthsOnDay(let day):
            let name = self[.repeatDay(day: day)]
            return day > 28 ? .repeatMonthsDayOrLast(count: count, day: name) : .repeatMonthsDay(count: count, day: name)
        case .monthsOnWeekday(let week, let weekday):
            let name = shortWeekday(weekday)
            if week < 0 { return .repeatMonthsLastWeekday(count: count, weekday: name) }
            return .repeatMonthsWeekday(count: count, week: self[.repeatWeek(week: week)], weekday: name)
        case .years(let month, let day):
            // 2000 had every date there is.
            guard let day = LocalDate(year: 2000, month: month, day: day) else { return .repeatYears(count: count) }
            let date = self.date(day, .dayOfMonth, times)
            let isLeapDay = day.parts.month == 2 && day.parts.day == 29
            return isLeapDay ? .repeatYearsLeap(count: count, date: date) : .repeatYearsOn(count: count, date: date)
        }
    }

    private func everyWeeks(_ count: Int, on weekdays: Weekdays) -> Sentence {
        if weekdays.isEmpty { return .repeatWeeks(count: count) }
        if weekdays == .workdays { return .repeatWeeksWorkdays(count: count) }
        if weekdays == .all { return .repeatWeeksAll(count: count) }
        return .repeatWeeksOn(count: count, days: list(names(weekdays)))
    }

    private func names(_ weekdays: Weekdays) -> [String] {
        var names: [String] = []
        for weekday in DateTimeSettings.weekdays where weekdays.contains(weekday) { names.append(shortWeekday(weekday)) }
        return names
    }
}
