import Planner

/// The date of each year on which a time zone changes its clocks, as the last Sunday of March.
struct YearlyOnset {
    private let month: Int
    /// Which of the weekday in its month: 1–5, from the end -1 to -5; 0: any, of ``days``.
    private let number: Int
    private let weekday: Int?
    /// The days of the month on which it may be; empty: all.
    private let days: [Int]
    /// The first, in seconds since 1970 on the clock that is left.
    private let first: Int64
    private let last: Int64?

    /// Reads the rule of an observance; nil for one that has not one date a year.
    ///
    /// - Parameters:
    ///   - first: its first date and time.
    ///   - before: how far the clock that is left is ahead of UTC, in seconds: the last date may be written in UTC.
    init?(_ rule: String, from first: Int64, before: Int64) {
        self.first = first
        let date = LocalDate(number: Int(Self.day(of: first)))
        guard date.isWritable else { return nil }
        var (month, number, weekday): (Int, Int, Int?) = (date.parts.month, 0, nil)
        var (days, last, isYearly): ([Int], Int64?, Bool) = ([], nil, false)
        for part in Text.pieces(of: ASCII.capitals(rule), at: UInt8(ascii: ";")) {
            let sides = Text.pieces(of: part, at: UInt8(ascii: "="))
            guard sides.count == 2 else { continue }
            switch ByteString(sides[0]) {
            case "FREQ": isYearly = ByteString(sides[1]) == "YEARLY"
            case "BYMONTH":
                guard let read = Text.int(sides[1]), (1...12).contains(read) else { return nil }
                month = read
            case "BYMONTHDAY":
                for text in Text.pieces(of: sides[1], at: UInt8(ascii: ",")) {
                    guard let day = Text.int(text), (1...31).contains(day) else { return nil }
                    days.append(day)
                }
            case "BYDAY":
                guard let day = ExchangedRuleParts.numberedDay(sides[1]), (-5...5).contains(day.number) else { return nil }
                (number, weekday) = (day.number, day.weekday)
            case "UNTIL":
                switch ExchangedTime(basic: sides[1]) {
                case .date(let date): last = Int64(date.number) * 86_400 + 86_399
                case .wall(let wall, let seconds): last = Int64(wall.date.number) * 86_400 + Int64(wall.minute * 60 + seconds)
                case .instant(let time): last = time / 1000 + before
                case nil: return nil
                }
            case "COUNT":
                // One that comes once is its first date alone.
                guard let count = Text.int(sides[1]), count > 1 else { return nil }
            default: break
            }
        }
        guard isYearly else { return nil }
        if weekday == nil, days.isEmpty { days = [date.parts.day] }
        (self.month, self.number, self.weekday, self.days, self.last) = (month, number, weekday, days, last)
    }

    /// The last one that is not after a time on the same clock.
    func onset(by time: Int64) -> Int64? {
        guard time >= first else { return nil }
        let time = min(time, last ?? time)
        let year = LocalDate(number: Int(Self.day(of: time))).parts.year
        // The one of this year may be yet to come.
        for year in [year, year - 1] {
            guard let date = date(in: year) else { continue }
            let onset = Int64(date.number) * 86_400 + (first - Self.day(of: first) * 86_400)
            if onset <= time { return max(onset, first) }
        }
        return first
    }

    private func date(in year: Int) -> LocalDate? {
        guard let begin = LocalDate(year: year, month: month, day: 1) else { return nil }
        let count = LocalDate.daysInMonth(month, of: year)
        var found: [LocalDate] = []
        for day in 0..<count {
            let date = begin.adding(days: day)
            if let weekday, date.weekday != weekday { continue }
            if !days.isEmpty, !days.contains(day + 1) { continue }
            found.append(date)
        }
        if number < 0 { return found.count >= -number ? found[found.count + number] : nil }
        let place = max(number - 1, 0)
        return place < found.count ? found[place] : nil
    }

    private static func day(of seconds: Int64) -> Int64 {
        seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    }
}
