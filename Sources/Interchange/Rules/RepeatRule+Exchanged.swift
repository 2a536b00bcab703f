import Planner

extension RepeatRule {
    /// The rule as other programs read it (RFC 5545 §3.3.10). `X-FROM=DONE` stays in a rule that is counted from completion, for which
    /// RFC 5545 has no words.
    ///
    /// - Parameter time: the time of day of its dates, if they have one: the last date is then written with a time, too.
    func exchanged(at time: Int?) -> String {
        var rule: String
        switch pattern {
        case .monthsOnDay(let day) where day > 28: rule = Self.lastOf("MONTHLY", day, interval)
        case .years(let month, let day) where month == 2 && day == 29:
            rule = Self.lastOf("YEARLY", day, interval) + ";BYMONTH=2"
        default: rule = RepeatRule(pattern, interval: interval)?.text ?? text
        }
        if let until { rule += ";UNTIL=" + (time == nil ? ISO8601.basic(until) : ISO8601.basic(until, at: 1439)) }
        return rule + (anchor == .completion ? ";X-FROM=DONE" : "")
    }

    /// The last of the days 28 to `day` that there are: RFC 5545 leaves a month out that is shorter, and here it has its last day.
    private static func lastOf(_ frequency: String, _ day: Int, _ interval: Int) -> String {
        var days = "28"
        for other in 29...max(day, 29) where day >= other { days += "," + String(other) }
        let every = interval == 1 ? "" : ";INTERVAL=" + String(interval)
        return "FREQ=" + frequency + every + ";BYMONTHDAY=" + days + ";BYSETPOS=-1"
    }
}
