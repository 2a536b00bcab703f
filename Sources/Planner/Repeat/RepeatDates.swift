extension RepeatRule {
    /// The date of the next copy, once the live one was done.
    ///
    /// Dates that have passed meanwhile are left out: however long it took, there is one next copy.
    ///
    /// - Parameters:
    ///   - done: the day it was done, before or after its date.
    ///   - live: the date it had.
    ///   - seriesDate: the date that it had in the series, if it was moved off it.
    /// - Returns: counted from the date: the first one after all of these; from completion: the day it was done plus the interval. Nil
    ///   if the rule has ended.
    package func date(afterDone done: LocalDate, from live: LocalDate, seriesDate: LocalDate? = nil) -> LocalDate? {
        switch anchor {
        case .date: next(after: max(done, live), from: live, seriesDate: seriesDate)
        case .completion: next(after: done, from: done)
        }
    }

    /// The same without a last date.
    var withoutEnd: RepeatRule {
        RepeatRule(pattern, interval: interval, anchor: anchor) ?? self
    }

    /// Whether its last date is before a date.
    func ends(before date: LocalDate) -> Bool {
        if let until { until < date } else { false }
    }

    /// The date of the next copy, once the live one was done or skipped on a day. Skipped, the next is the first that is not past.
    func date(after live: LocalDate, seriesDate: LocalDate?, isDone: Bool, on day: LocalDate) -> LocalDate? {
        if isDone { return date(afterDone: day, from: live, seriesDate: seriesDate) }
        return next(after: max(live, LocalDate(number: day.number - 1)), from: live, seriesDate: seriesDate)
    }

    /// The first date of the rule strictly after a day.
    ///
    /// - Parameters:
    ///   - live: the date the live copy has: the first date of the series, whether or not the pattern falls on it.
    ///   - seriesDate: the date that the live copy has in the series, if it was moved off it. The later dates are counted from there, and
    ///     come after both.
    /// - Returns: nil if the rule has ended, or if it would go beyond the year 9999.
    @inline(never)
    package func next(after day: LocalDate, from live: LocalDate, seriesDate: LocalDate? = nil) -> LocalDate? {
        let seriesDate = seriesDate ?? live
        guard live.isWritable, seriesDate.isWritable else { return nil }
        guard let next = day < live ? live : following(max(day, seriesDate), from: seriesDate), next.isWritable else {
            return nil
        }
        if let until, until < next { return nil }
        return next
    }

    /// The last date of the rule up to a day; at least `live`, which is as in ``next(after:from:seriesDate:)``.
    func last(by day: LocalDate, from live: LocalDate, seriesDate: LocalDate? = nil) -> LocalDate {
        var last = live
        // No date lies between this one and `day`. Half of what is left is taken each time: years of daily dates may have passed.
        var end = day.number
        while last.number < end {
            let middle = last.number + (end - last.number) / 2
            let later = next(after: LocalDate(number: middle), from: live, seriesDate: seriesDate)
            if let later, later <= day { last = later } else { end = middle }
        }
        return last
    }

    /// The first date after `day`, which is not before `live`; it may be beyond all years.
    ///
    /// - Parameter live: a date of the series.
    @inline(never)
    private func following(_ day: LocalDate, from live: LocalDate) -> LocalDate? {
        guard day.isWritable else { return nil }
        let from = live.parts
        let month = from.year * 12 + from.month - 1
        switch pattern(countedFrom: live) {
        case .days:
            let passed = (day.number - live.number) / interval
            return LocalDate(number: live.number + (passed + 1) * interval)
        case .weeks(let weekdays):
            return following(day, on: weekdays, fromWeekOf: live)
        case .monthsOnDay(let dayOfMonth):
            return following(day, everyMonths: interval, from: month) { LocalDate(month: $0, day: dayOfMonth) }
        case .monthsOnWeekday(let week, let weekday):
            return following(day, everyMonths: interval, from: month) {
                LocalDate(month: $0, week: week, weekday: weekday)
            }
        case .years(let monthOfYear, let dayOfMonth):
            return following(day, everyMonths: interval * 12, from: from.year * 12 + monthOfYear - 1) {
                LocalDate(month: $0, day: dayOfMonth)
            }
        }
    }

    /// The pattern to count by: from completion, whole intervals from the live date, whatever day that is.
    private func pattern(countedFrom live: LocalDate) -> Pattern {
        guard anchor == .completion else {
            if case .weeks(.none) = pattern { return .weeks(Weekdays([live.weekday])) }
            return pattern
        }
        let parts = live.parts
        return switch pattern {
        case .days: .days
        case .weeks: .weeks(Weekdays([live.weekday]))
        case .monthsOnDay, .monthsOnWeekday: .monthsOnDay(parts.day)
        case .years: .years(month: parts.month, day: parts.day)
        }
    }

    /// The next chosen weekday of a week that counts; weeks begin on Monday (RFC 5545's `WKST=MO`).
    private func following(_ day: LocalDate, on weekdays: Weekdays, fromWeekOf live: LocalDate) -> LocalDate? {
        let monday = live.number - live.weekday
        let week = (day.number - monday) / 7
        let passed = week / interval
        if week % interval == 0 {
            for weekday in 0..<7 where weekday > day.weekday && weekdays.contains(weekday) {
                return LocalDate(number: monday + week * 7 + weekday)
            }
        }
        for weekday in 0..<7 where weekdays.contains(weekday) {
            return LocalDate(number: monday + (passed + 1) * interval * 7 + weekday)
        }
        return nil
    }

    /// The first date after `day` in every so manieth month from one on. Every month has just one: it is in the last of them
    /// that has begun, or in the one after.
    private func following(
        _ day: LocalDate,
        everyMonths step: Int,
        from first: Int,
        date: (_ month: Int) -> LocalDate?
    ) -> LocalDate? {
        let parts = day.parts
        // The first may be yet to come, less than a step from now: division toward nought counts it as begun.
        let passed = (parts.year * 12 + parts.month - 1 - first) / step
        if let last = date(first + passed * step), day < last { return last }
        return date(first + (passed + 1) * step)
    }
}

extension LocalDate {
    /// The first to fourth of a weekday (0 Monday) in a month, or, for -1, the last.
    ///
    /// - Parameter month: months since January of the year 0.
    fileprivate init?(month: Int, week: Int, weekday: Int) {
        // The last of a weekday is in the seven days that end the month, the n-th in the n-th seven.
        guard let end = week < 0 ? LocalDate(month: month, day: 31) : LocalDate(month: month, day: week * 7) else { return nil }
        self.init(number: end.number - (end.weekday - weekday + 7) % 7)
    }
}

extension RepeatRule {
    /// The first date from `date` on that the pattern falls on: where a task begins that was given a rule and no date.
    package func first(from date: LocalDate) -> LocalDate? {
        switch pattern {
        case .days, .weeks(.none): return until.map { $0 < date } ?? false ? nil : date
        case .weeks, .monthsOnDay, .monthsOnWeekday, .years:
            let yesterday = LocalDate(number: date.number - 1)
            // Every interval thins out from its own first date, so none is asked here.
            return RepeatRule(pattern, until: until)?.next(after: yesterday, from: yesterday)
        }
    }

    /// The first date of the rule from a day on, for a task that starts again: of the series it was in, where it had a date. Nil if
    /// the rule has ended by then.
    func date(notBefore day: LocalDate, live: LocalDate?) -> LocalDate? {
        guard let live else { return first(from: day) }
        return next(after: LocalDate(number: day.number - 1), from: live)
    }

    /// The same for a task without a date: on the weekday of the date it had, where that said which.
    func saying(_ live: LocalDate) -> RepeatRule {
        guard case .weeks(.none) = pattern else { return self }
        return RepeatRule(.weeks(Weekdays([live.weekday])), interval: interval, anchor: anchor, until: until) ?? self
    }

    /// Whether it would end before it begins: on a given date, or, without one, on its first date from today on.
    package func endsBefore(_ due: LocalDate?, today: LocalDate) -> Bool {
        guard let until else { return false }
        guard let first = due ?? first(from: today) else { return true }
        return until < first
    }
}
