import Planner

/// The parts of another program's `RRULE`.
struct ExchangedRuleParts {
    /// A weekday, and which of its month or year it is: "2TU", "-1FR"; 0 for every one.
    struct NumberedDay {
        let number: Int
        let weekday: Int
    }

    private enum Frequency { case days, weeks, months, years }

    private var frequency: Frequency?
    private(set) var interval = 1
    private(set) var count: Int?
    private(set) var until: String?
    private(set) var isFromCompletion = false
    /// Whether it leaves out holidays or the like, of which nothing is known here.
    private(set) var skipsDays = false
    /// Whether it has a part that no rule here can say.
    private(set) var isBeyond = false

    private var days: [NumberedDay] = []
    private var monthDays: [Int] = []
    private var months: [Int] = []
    private var places: [Int] = []
    private var weekBegins = 0

    /// Nil for text that is no rule.
    init?(_ text: String) {
        var text = Text.trimmed(text)
        if ByteString(ASCII.capitals(text)).begins(with: "RRULE:") { text = Text.piece(of: text, 6..<text.utf8.count) }
        for part in Text.pieces(of: ASCII.capitals(text), at: UInt8(ascii: ";")) {
            let sides = Text.pieces(of: Text.trimmed(part), at: UInt8(ascii: "="))
            // A stray separator and a part without a value say nothing.
            guard sides.count == 2, !sides[1].isEmpty else {
                if sides.count > 1 || sides[0].isEmpty { continue }
                return nil
            }
            read(ByteString(sides[0]), sides[1])
        }
        guard frequency != nil || isBeyond else { return nil }
        if weekBegins != 0, interval > 1, days.count > 1, case .weeks = frequency { checkWeeks() }
    }

    private mutating func read(_ name: ByteString, _ value: String) {
        switch name {
        case "FREQ":
            switch ByteString(value) {
            case "DAILY": frequency = .days
            case "WEEKLY": frequency = .weeks
            case "MONTHLY": frequency = .months
            case "YEARLY": frequency = .years
            default: isBeyond = true
            }
        case "INTERVAL":
            guard let number = Text.int(value), RepeatRule.intervals.contains(number) else { return isBeyond = true }
            interval = number
        case "COUNT":
            // Some programs write -1 or 0 for a rule without an end.
            if let number = Text.int(value), number > 0 { count = number }
        case "UNTIL": until = value
        case "WKST":
            guard let day = Self.weekday(Array(value.utf8)[...]) else { return }
            weekBegins = day
        case "BYDAY":
            for text in Text.pieces(of: value, at: UInt8(ascii: ",")) where !text.isEmpty {
                guard let day = Self.numberedDay(text) else { return isBeyond = true }
                days.append(day)
            }
        case "BYMONTHDAY": isBeyond = !Self.read(value, into: &monthDays, -31...31) || isBeyond
        case "BYMONTH": isBeyond = !Self.read(value, into: &months, 1...12) || isBeyond
        case "BYSETPOS": isBeyond = !Self.read(value, into: &places, -366...366) || isBeyond
        case "BYHOUR", "BYMINUTE", "BYSECOND":
            // One of each is the time of the task, which its date says as well.
            if Text.pieces(of: value, at: UInt8(ascii: ",")).count > 1 { isBeyond = true }
        case "X-FROM": isFromCompletion = ByteString(value) == "DONE"
        case "TT_SKIP": skipsDays = true
        default: isBeyond = true
        }
    }

    /// Our weeks begin on Monday. Where others begin, the same days are in other weeks, unless all lie on one side of that day.
    private mutating func checkWeeks() {
        var (before, from) = (false, false)
        for day in days { if day.weekday < weekBegins { before = true } else { from = true } }
        if before, from { isBeyond = true }
    }

    /// What the parts mean here, and by how much the interval grows by that; nil if no rule here says it.
    func pattern(from date: LocalDate?) -> (RepeatRule.Pattern, factor: Int)? {
        switch frequency {
        case .days: daily
        case .weeks: weekly
        case .months: months.isEmpty ? monthly(from: date).map { ($0, 1) } : nil
        case .years: yearly(from: date)
        case nil: nil
        }
    }

    private var daily: (RepeatRule.Pattern, factor: Int)? {
        guard monthDays.isEmpty, months.isEmpty, places.isEmpty else { return nil }
        guard !days.isEmpty else { return (.days, 1) }
        guard interval == 1 else { return nil }
        return weekly
    }

    private var weekly: (RepeatRule.Pattern, factor: Int)? {
        guard monthDays.isEmpty, months.isEmpty, places.isEmpty, let weekdays = plainDays else { return nil }
        if weekdays.count == 7, interval == 1 { return (.days, 1) }
        return (.weeks(weekdays), 1)
    }

    /// The weekdays, where no number stands before any of them.
    private var plainDays: Weekdays? {
        var weekdays: [Int] = []
        for day in days {
            guard day.number == 0 else { return nil }
            weekdays.append(day.weekday)
        }
        return Weekdays(weekdays)
    }

    private func monthly(from date: LocalDate?) -> RepeatRule.Pattern? {
        if !days.isEmpty {
            guard monthDays.isEmpty else { return nil }
            return weekdayOfMonth
        }
        if monthDays.isEmpty {
            guard places.isEmpty, let date else { return nil }
            return .monthsOnDay(date.parts.day)
        }
        return dayOfMonth.map { .monthsOnDay($0) }
    }

    /// One day of a month: alone, the last, or the last there is of the days from the 28th on.
    private var dayOfMonth: Int? {
        if monthDays.count == 1 {
            guard isWithoutPlace else { return nil }
            if monthDays[0] == -1 { return 31 }
            return monthDays[0] > 0 ? monthDays[0] : nil
        }
        guard places.count == 1, places[0] == -1 else { return nil }
        // No two are equal.
        var last = 28
        for day in monthDays {
            guard day >= 28 else { return nil }
            last = max(last, day)
        }
        return last == 27 + monthDays.count ? last : nil
    }

    /// Whether it chooses no place among its dates, or the one place that there is.
    private var isWithoutPlace: Bool { places.isEmpty || places.count == 1 && abs(places[0]) == 1 }

    /// The n-th of a weekday in a month, or the last.
    private var weekdayOfMonth: RepeatRule.Pattern? {
        if let weekdays = plainDays {
            if places.isEmpty {
                // Every one of these weekdays: weeks say it.
                guard interval == 1, case .months = frequency else { return nil }
                return weekdays.count == 7 ? .days : .weeks(weekdays)
            }
            guard places.count == 1 else { return nil }
            if weekdays.count == 7 {
                // The n-th of all days is a day of the month.
                if places[0] == -1 { return .monthsOnDay(31) }
                return (1...28).contains(places[0]) ? .monthsOnDay(places[0]) : nil
            }
            guard weekdays.count == 1 else { return nil }
            return RepeatRule(.monthsOnWeekday(week: places[0], weekday: days[0].weekday))?.pattern
        }
        guard days.count == 1, isWithoutPlace else { return nil }
        return RepeatRule(.monthsOnWeekday(week: days[0].number, weekday: days[0].weekday))?.pattern
    }

    private func yearly(from date: LocalDate?) -> (RepeatRule.Pattern, factor: Int)? {
        if months.isEmpty {
            guard days.isEmpty, places.isEmpty else { return nil }
            if monthDays.isEmpty {
                guard let parts = date?.parts else { return nil }
                return (.years(month: parts.month, day: parts.day), 1)
            }
            // A day of the month without a month is that day of each month (RFC 5545, the table in §3.3.10).
            guard interval == 1, let day = dayOfMonth else { return nil }
            return (.monthsOnDay(day), 1)
        }
        guard months.count == 1 else { return nil }
        let month = months[0]
        if !days.isEmpty {
            // A weekday of a month of each year is one of every twelfth month, from a date in that month on.
            guard monthDays.isEmpty, let date, date.parts.month == month, let pattern = weekdayOfMonth else { return nil }
            return (pattern, 12)
        }
        var day = monthDays.isEmpty ? date?.parts.day : dayOfMonth
        if monthDays.isEmpty, !places.isEmpty { day = nil }
        guard let day else { return nil }
        // The last day of a month: of February it is the 29th, which is the 28th in other years.
        return (.years(month: month, day: min(day, LocalDate.daysInMonth(month, of: 2000))), 1)
    }

    // MARK: Values

    private static func read(_ value: String, into numbers: inout [Int], _ range: ClosedRange<Int>) -> Bool {
        for text in Text.pieces(of: value, at: UInt8(ascii: ",")) where !text.isEmpty {
            guard let number = Text.int(Text.trimmed(text)), number != 0, range.contains(number) else { return false }
            if !numbers.contains(number) { numbers.append(number) }
        }
        return true
    }

    static func numberedDay(_ text: String) -> NumberedDay? {
        let bytes = Array(Text.trimmed(text).utf8)
        guard bytes.count >= 2, let weekday = weekday(bytes.suffix(2)) else { return nil }
        guard bytes.count > 2 else { return NumberedDay(number: 0, weekday: weekday) }
        let number = Text.int(String(decoding: bytes.dropLast(2), as: UTF8.self))
        guard let number, number != 0 else { return nil }
        return NumberedDay(number: number, weekday: weekday)
    }

    private static func weekday(_ letters: ArraySlice<UInt8>) -> Int? {
        let names: [StaticString] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        for (weekday, name) in names.enumerated() {
            let isSame = name.withUTF8Buffer { letters.count == 2 && letters.starts(with: $0) }
            if isSame { return weekday }
        }
        return nil
    }
}
