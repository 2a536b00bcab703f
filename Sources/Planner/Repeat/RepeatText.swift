/// A rule as text: the part of RFC 5545's `RRULE` (§3.3.10) that says what a rule can be, and `X-FROM=DONE` for a rule that is counted
/// from completion.
///
/// Two things mean more here than there: days 29 to 31 are the last day of a shorter month, which RFC 5545 leaves out; and what
/// `X-FROM=DONE` says.
extension RepeatRule {
    fileprivate static let weekdayNames: [ByteString] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    /// Reads a rule. Parts may stand in any order, as in RFC 5545; nil if one is missing, unknown, repeated or out of range:
    /// a task with a rule half understood would come back on wrong days.
    package init?(text: String) {
        guard var parts = RuleParts(text), let frequency = parts.take("FREQ") else { return nil }
        var interval = 1
        if let text = parts.take("INTERVAL") {
            guard let number = Self.number(text, digits: 1...3) else { return nil }
            interval = number
        }
        var until: LocalDate?
        if let text = parts.take("UNTIL") {
            guard let number = Self.number(text, digits: 8...8),
                let date = LocalDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
            else { return nil }
            until = date
        }
        var anchor = Anchor.date
        if let text = parts.take("X-FROM") {
            guard ByteString(text) == "DONE" else { return nil }
            anchor = .completion
        }
        guard let pattern = Self.pattern(ByteString(frequency), &parts), parts.isEmpty else { return nil }
        self.init(pattern, interval: interval, anchor: anchor, until: until)
    }

    private static func pattern(_ frequency: ByteString, _ parts: inout RuleParts) -> Pattern? {
        if frequency == "DAILY" { return .days }
        if frequency == "WEEKLY" {
            guard let text = parts.take("BYDAY") else { return .weeks(.none) }
            return weekdays(text).map { .weeks($0) }
        }
        if frequency == "MONTHLY", let text = parts.take("BYDAY") {
            return weekdayOfMonth(text)
        }
        guard let day = parts.take("BYMONTHDAY").flatMap({ number($0, digits: 1...2) }) else { return nil }
        if frequency == "MONTHLY" { return .monthsOnDay(day) }
        guard frequency == "YEARLY", let month = parts.take("BYMONTH").flatMap({ number($0, digits: 1...2) }) else { return nil }
        return .years(month: month, day: day)
    }

    /// Reads "MO,TH"; nil if a name is unknown or said twice.
    private static func weekdays(_ text: String) -> Weekdays? {
        var chosen: [Int] = []
        for name in Text.pieces(of: text, at: UInt8(ascii: ",")) {
            guard let weekday = weekday(name), !chosen.contains(weekday) else { return nil }
            chosen.append(weekday)
        }
        return Weekdays(chosen)
    }

    /// Reads "2TU" or "-1FR".
    private static func weekdayOfMonth(_ text: String) -> Pattern? {
        for (weekday, name) in weekdayNames.enumerated() {
            if ByteString(text) == ByteString("-1" + name.text) { return .monthsOnWeekday(week: -1, weekday: weekday) }
            for week in 0...9 where ByteString(text) == ByteString(String(week) + name.text) {
                return .monthsOnWeekday(week: week, weekday: weekday)
            }
        }
        return nil
    }

    private static func weekday(_ name: String) -> Int? {
        for (weekday, known) in weekdayNames.enumerated() where known == ByteString(name) { return weekday }
        return nil
    }

    /// Reads digits, and nothing else; at most eight, which fit into any `Int`.
    private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count) else { return nil }
        var number = 0
        for byte in text.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }

    /// The rule as text, the same for every two rules that are equal.
    package var text: String {
        let every = interval == 1 ? "" : ";INTERVAL=" + String(interval)
        var text: String
        switch pattern {
        case .days:
            text = "FREQ=DAILY" + every
        case .weeks(let weekdays):
            text = "FREQ=WEEKLY" + every + (weekdays.isEmpty ? "" : ";BYDAY=" + weekdays.text)
        case .monthsOnDay(let day):
            text = "FREQ=MONTHLY" + every + ";BYMONTHDAY=" + String(day)
        case .monthsOnWeekday(let week, let weekday):
            text = "FREQ=MONTHLY" + every + ";BYDAY=" + String(week) + Self.weekdayNames[weekday].text
        case .years(let month, let day):
            text = "FREQ=YEARLY" + every + ";BYMONTHDAY=" + String(day) + ";BYMONTH=" + String(month)
        }
        if let until {
            let parts = until.parts
            // With 1 put before them, the leading noughts of an early year are written too.
            let digits = String(100_000_000 + parts.year * 10_000 + parts.month * 100 + parts.day)
            text += ";UNTIL=" + Text.piece(of: digits, 1..<9)
        }
        if anchor == .completion { text += ";X-FROM=DONE" }
        return text
    }
}

extension Weekdays {
    /// "MO,TH", as a rule says them.
    @inline(never)
    package var text: String {
        var names: [String] = []
        for (weekday, name) in RepeatRule.weekdayNames.enumerated() where contains(weekday) { names.append(name.text) }
        return Text.joined(names, ",")
    }
}

/// The `NAME=value` parts of a rule that are not read yet.
private struct RuleParts {
    private var parts: [(name: ByteString, value: String)] = []

    init?(_ text: String) {
        for part in Text.pieces(of: text, at: UInt8(ascii: ";")) {
            let sides = Text.pieces(of: part, at: UInt8(ascii: "="))
            guard sides.count == 2 else { return nil }
            parts.append((ByteString(sides[0]), sides[1]))
        }
    }

    /// Whether all has been taken: a part said twice is still here.
    var isEmpty: Bool { parts.isEmpty }

    /// Reads a part, once.
    mutating func take(_ name: ByteString) -> String? {
        for index in parts.indices where parts[index].name == name { return parts.remove(at: index).value }
        return nil
    }
}
