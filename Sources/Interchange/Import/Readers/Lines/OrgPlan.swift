import Planner

/// A time of Org mode: "<2026-11-24 Tue 09:00-10:00 .+1w -2d>".
struct OrgTime {
    let date: LocalDate
    private(set) var minute: Int?
    /// ".+1w"
    private(set) var repeats: ArraySlice<UInt8>?
    /// How many days before it wants to be remembered.
    private(set) var warning: Int?

    init?(_ text: ArraySlice<UInt8>) {
        let words = text.words
        guard let first = words.first, first.count == 10, let date = LocalDate(text: first.string) else { return nil }
        self.date = date
        for word in words.dropFirst() {
            if word.begins("+") || word.begins(".+") {
                repeats = word
            } else if word.begins("-") {
                let text = word.begins("--") ? word.dropFirst(2) : word.dropFirst()
                let number = Text.int(text.dropLast().string)
                switch text.last {
                case UInt8(ascii: "d"): warning = number
                case UInt8(ascii: "w"): warning = number.map { min($0, 1000) * 7 }
                default: break
                }
            } else if let digit = word.first, digit &- UInt8(ascii: "0") < 10 {
                // Of a stretch of time, its beginning.
                minute = ClockTime.minutes(word.prefix { $0 != UInt8(ascii: "-") }.string)
            }
        }
    }

    /// The rule of the repeater; nil without one, and for one of hours.
    var rule: RepeatRule? {
        guard var text = repeats, let unit = text.last else { return nil }
        // ".+1w/2w" says besides how long it may wait.
        if let slash = text.firstIndex(of: UInt8(ascii: "/")) { return OrgTime.rule(text[text.startIndex..<slash], on: date) }
        text = text.dropLast()
        return OrgTime.rule(text, unit, on: date)
    }

    private static func rule(_ text: ArraySlice<UInt8>, on date: LocalDate) -> RepeatRule? {
        guard let unit = text.last else { return nil }
        return rule(text.dropLast(), unit, on: date)
    }

    private static func rule(_ text: ArraySlice<UInt8>, _ unit: UInt8, on date: LocalDate) -> RepeatRule? {
        let isFromCompletion = text.first == UInt8(ascii: ".")
        let digits = text.drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
        guard let number = Text.int(digits.string) else { return nil }
        let pattern: RepeatRule.Pattern
        switch unit {
        case UInt8(ascii: "d"): pattern = .days
        case UInt8(ascii: "w"): pattern = .weeks(.none)
        case UInt8(ascii: "m"): pattern = .monthsOnDay(date.parts.day)
        case UInt8(ascii: "y"): pattern = .years(month: date.parts.month, day: date.parts.day)
        default: return nil
        }
        return RepeatRule(pattern, interval: number, anchor: isFromCompletion ? .completion : .date)
    }
}

/// When a task of Org mode is planned, due and was done, as the line below its headline says it.
struct OrgPlan {
    private(set) var scheduled: OrgTime?
    private(set) var deadline: OrgTime?
    private(set) var closed: OrgTime?
    /// Dates that no calendar has.
    private(set) var unread: [String] = []
    /// Whether the line says any of them.
    private(set) var hasAny = false

    init(_ line: WrittenLine) {
        var text = line.text
        // Nothing else may stand before them.
        while true {
            let kinds: [StaticString] = ["SCHEDULED:", "DEADLINE:", "CLOSED:"]
            guard let kind = kinds.firstIndex(where: { text.begins($0) }) else { return }
            text = text.dropFirst(kinds[kind].utf8CodeUnitCount).drop { WrittenLine.isSpace($0) }
            guard let open = text.first, open == UInt8(ascii: "<") || open == UInt8(ascii: "[") else { return }
            let closing = open == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "]")
            guard let end = text.firstIndex(of: closing) else { return }
            let time = OrgTime(text[(text.startIndex + 1)..<end])
            if time == nil { unread.append(text[(text.startIndex + 1)..<end].string) }
            switch kind {
            case 0: scheduled = time
            case 1: deadline = time
            default: closed = time
            }
            hasAny = true
            text = text[(end + 1)...].drop { WrittenLine.isSpace($0) }
        }
    }
}
