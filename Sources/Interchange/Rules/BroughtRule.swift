package import Planner

/// How a task of another program repeats, as far as a rule here can say it.
package struct BroughtRule: Equatable, Sendable {
    /// What of the other program's rule is not in this one.
    package enum Loss: Equatable, Sendable {
        /// All of it: no rule here gives these dates, so the task does not repeat.
        case everything
        /// Days that it leaves out besides, as holidays: the rule here falls on them too.
        case skippedDays
        /// Its last date, which it does not say in a way that can be counted.
        case end
    }

    /// The rule; nil for a rule that cannot be said here, and for one that gives a single date.
    package let rule: RepeatRule?
    /// What is lost; nil: nothing.
    package let loss: Loss?

    init(_ rule: RepeatRule?, loss: Loss? = nil) {
        self.rule = rule
        self.loss = loss
    }

    /// Nothing of the rule can be said here.
    package static let unheld = BroughtRule(nil, loss: .everything)

    /// Reads an `RRULE` (RFC 5545 §3.3.10) as other programs write it: in any case and order, with `RRULE:` before it or not, with parts
    /// that have no value.
    ///
    /// - Parameters:
    ///   - text: the rule.
    ///   - date: the date that the task has now: the rule is counted from it.
    ///   - time: the time of day of its dates, in minutes, if they have one.
    ///   - wall: what the person's clock shows at an instant, in milliseconds since 1970, for a last date that is written as one;
    ///     nil: UTC is taken for it.
    package init(
        reading text: String,
        from date: LocalDate?,
        at time: Int? = nil,
        wall: ((Int64) -> LocalDateTime)? = nil
    ) {
        guard let parts = ExchangedRuleParts(text), !parts.isBeyond else {
            self = .unheld
            return
        }
        let interval = parts.interval
        guard let (pattern, factor) = parts.pattern(from: date),
            // The greatest interval is small, so the product is, too.
            let endless = RepeatRule(pattern, interval: interval * factor, anchor: parts.isFromCompletion ? .completion : .date)
        else {
            self = .unheld
            return
        }
        var loss: Loss? = parts.skipsDays ? .skippedDays : nil
        var last: LocalDate?
        if let until = parts.until {
            last = Self.lastDate(until, time, wall)
            if last == nil { loss = .end }
        }
        if let count = parts.count {
            if count == 1 {
                self.init(nil)
                return
            }
            if !parts.isFromCompletion, let date {
                if let end = endless.date(number: count, from: date), last.map({ end < $0 }) ?? true { last = end }
            } else {
                loss = .end
            }
        }
        guard let last else {
            self.init(endless, loss: loss)
            return
        }
        if let date, last < date {
            // No date is left.
            self.init(nil)
            return
        }
        self.init(RepeatRule(endless.pattern, interval: endless.interval, anchor: endless.anchor, until: last), loss: loss)
    }

    /// The last date on which a task of that time comes not later than `until`.
    private static func lastDate(_ until: String, _ time: Int?, _ wall: ((Int64) -> LocalDateTime)?) -> LocalDate? {
        guard let read = ExchangedTime(basic: until) else { return nil }
        let end: LocalDateTime
        switch read {
        case .date(let date): return date
        case .wall(let wall, _): end = wall
        case .instant(let instant): end = wall?(instant) ?? LocalDateTime(date: LocalDate(time: instant, offset: 0), minute: 0)
        }
        guard let time, time > end.minute else { return end.date }
        // Without the person's clock, the minutes of an instant say nothing.
        if case .instant = read, wall == nil { return end.date }
        return end.date.adding(days: -1)
    }
}

extension RepeatRule {
    /// The n-th date of a rule that never ends, counted from a date that is the first of them; nil beyond the year 9999.
    func date(number count: Int, from first: LocalDate) -> LocalDate? {
        guard count > 1, let second = next(after: first, from: first) else { return count == 1 ? first : nil }
        // All but the first are where the pattern falls, so whole rounds of it can be left out.
        var rest = count - 2
        var date = second
        switch pattern {
        case .days:
            guard rest <= 4_000_000 / interval else { return nil }
            return date.adding(days: rest * interval).isWritable ? date.adding(days: rest * interval) : nil
        case .weeks(let weekdays):
            let round = max(weekdays.count, 1)
            guard rest / round <= 600_000 / interval else { return nil }
            date = date.adding(days: rest / round * interval * 7)
            rest %= round
        case .monthsOnDay, .monthsOnWeekday, .years:
            let months = if case .years = pattern { interval * 12 } else { interval }
            guard rest <= 120_000 / months, let month = date.monthBegins.adding(months: rest * months) else { return nil }
            return next(after: month.adding(days: -1), from: second)
        }
        for _ in 0..<rest {
            guard let next = next(after: date, from: second) else { return nil }
            date = next
        }
        return date.isWritable ? date : nil
    }
}
