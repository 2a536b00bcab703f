import Planner

/// Rules that Obsidian's plug-in writes in English, whatever language the person has: "every 2 weeks on Monday, Thursday when done".
enum EnglishRule {
    /// Nil for a rule that is not understood as a whole.
    static func read(_ text: String, from date: LocalDate) -> RepeatRule? {
        var words: [ByteString] = []
        for word in Array(ASCII.capitals(text).utf8)[...].words {
            let isListed = word.last == UInt8(ascii: ",")
            words.append(ByteString((isListed ? word.dropLast() : word).string))
        }
        var anchor = RepeatRule.Anchor.date
        if words.count > 2, words[words.count - 2] == "WHEN", words[words.count - 1] == "DONE" {
            anchor = .completion
            words.removeLast(2)
        }
        guard words.first == "EVERY" else { return nil }
        words.removeFirst()
        var interval = 1
        if words.first == "OTHER" {
            interval = 2
            words.removeFirst()
        } else if let number = words.first.flatMap({ Text.int($0.text) }) {
            interval = number
            words.removeFirst()
        }
        guard let unit = words.first else { return nil }
        words.removeFirst()
        let rest = words.first == "ON" ? Array(words.dropFirst()) : words
        guard rest.isEmpty || words.first == "ON", let pattern = pattern(unit, rest, from: date) else { return nil }
        return RepeatRule(pattern, interval: interval, anchor: anchor)
    }

    private static func pattern(_ unit: ByteString, _ rest: [ByteString], from date: LocalDate) -> RepeatRule.Pattern? {
        let parts = date.parts
        switch unit {
        case "DAY", "DAYS": return rest.isEmpty ? .days : nil
        case "WEEKDAY": return rest.isEmpty ? .weeks(Weekdays([0, 1, 2, 3, 4])) : nil
        case "WEEK", "WEEKS": return weekdays(rest).map { .weeks($0) }
        case "MONTH", "MONTHS":
            if rest.isEmpty { return .monthsOnDay(parts.day) }
            guard rest.first == "THE", rest.count > 1 else { return nil }
            return dayOfMonth(Array(rest.dropFirst()))
        case "YEAR", "YEARS": return rest.isEmpty ? .years(month: parts.month, day: parts.day) : nil
        default: return weekdays([unit]).flatMap { rest.isEmpty && !$0.isEmpty ? .weeks($0) : nil }
        }
    }

    private static func weekdays(_ words: [ByteString]) -> Weekdays? {
        var days: [Int] = []
        for word in words where word != "AND" {
            guard let day = weekday(word) else { return nil }
            days.append(day)
        }
        return Weekdays(days)
    }

    private static func weekday(_ word: ByteString) -> Int? {
        let names: [ByteString] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]
        for (day, name) in names.enumerated() where name == word { return day }
        return nil
    }

    /// "15TH", "LAST", "2ND TUESDAY", "LAST FRIDAY"
    private static func dayOfMonth(_ words: [ByteString]) -> RepeatRule.Pattern? {
        let isLast = words[0] == "LAST"
        let number = isLast ? nil : Text.int(String(decoding: words[0].text.utf8.dropLast(2), as: UTF8.self))
        if words.count == 1 { return isLast ? .monthsOnDay(31) : number.flatMap { RepeatRule(.monthsOnDay($0))?.pattern } }
        guard words.count == 2, let weekday = weekday(words[1]), let week = isLast ? -1 : number else { return nil }
        return RepeatRule(.monthsOnWeekday(week: week, weekday: weekday))?.pattern
    }
}
