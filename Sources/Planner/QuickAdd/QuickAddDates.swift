/// Dates as people write them.
extension QuickAddReader {
    /// "Tomorrow", "next week", "in 3 days", "Fri 14 Oct", "2026-12-01".
    mutating func date() -> LocalDate? {
        let start = at
        if let date = writtenDate(), canBeDue(date) { return date }
        at = start
        return nil
    }

    /// Whatever its year.
    private mutating func writtenDate() -> LocalDate? {
        if let days = take(.day) { return day(after: days) }
        if take(.tonight) != nil { return today }
        if let date = calendarDate() { return date }
        if let weekday = takeWeekday() {
            let afterWeekday = at
            // "Fri 14 Oct" is one date if that is a Friday.
            if let date = calendarDate(), date.weekday == weekday || !canBeDue(date) { return date }
            at = afterWeekday
            if take(.next) != nil, takeUnit() == .week { return nextWeek(on: weekday) }
            at = afterWeekday
            return next(weekday)
        }
        return nextDate() ?? distantDate() ?? dayAfterTomorrow()
    }

    /// Not what a task cannot keep, and no year of birth: what is more than ten years ago is none that anything is due on.
    private func canBeDue(_ date: LocalDate) -> Bool {
        guard let oldest = today.adding(months: -120) else { return false }
        return LocalDate.numbers.contains(date.number) && !(date < oldest)
    }

    private func day(after days: Int) -> LocalDate { LocalDate(number: today.number + days) }

    /// The next one, today excluded.
    private func next(_ weekday: Int) -> LocalDate {
        day(after: (weekday - today.weekday + 6) % 7 + 1)
    }

    /// In the week that begins with the next Monday.
    private func nextWeek(on weekday: Int) -> LocalDate { LocalDate(number: next(0).number + weekday) }

    /// "Next Fri", "next week", "next week on Fri"; "next month", "next year": their first day.
    private mutating func nextDate() -> LocalDate? {
        let start = at
        guard take(.next) != nil else { return nil }
        if let weekday = takeWeekday() { return nextWeek(on: weekday) }
        let parts = today.parts
        switch takeUnit() {
        case .week:
            let afterWeek = at
            let isLed = take(.on) != nil
            if let weekday = takeWeekday(), isLed || !isDoubtful(afterWeek) { return nextWeek(on: weekday) }
            at = afterWeek
            return nextWeek(on: 0)
        case .month: return LocalDate(year: parts.year, month: parts.month, day: 1)?.adding(months: 1)
        case .year: return LocalDate(year: parts.year + 1, month: 1, day: 1)
        case .day, nil:
            at = start
            return nil
        }
    }

    /// "In 3 days", "in a month".
    private mutating func distantDate() -> LocalDate? {
        let start = at
        if take(.within) != nil, let count = takeAmount(), count < 1000, let unit = takeUnit() {
            switch unit {
            case .day: return day(after: count)
            case .week: return day(after: count * 7)
            case .month, .year: if let date = today.adding(months: unit == .month ? count : count * 12) { return date }
            }
        }
        at = start
        return nil
    }

    /// It ends in a word that would be a date by itself, and another. "2 days after tomorrow" is another still.
    private mutating func dayAfterTomorrow() -> LocalDate? {
        let start = at
        skip(.the)
        let isOne = !(at == start && isAmount(at - 1)) && at < line.words.count && line.bare(at).count == 3
        if isOne, takeUnit() == .day, take(.after) != nil, take(.day) == 1 { return day(after: 2) }
        at = start
        return nil
    }

    // MARK: By the calendar

    /// With its year, or the next one, today included.
    private mutating func calendarDate() -> LocalDate? {
        let start = at
        if let date = dateInOneWord() {
            at += 1
            return date
        }
        if let (month, day) = monthAndDay() {
            if kind() == .number, line.words[at].term.value >= 1000 {
                let year = line.words[at].term.value
                at += 1
                if let date = LocalDate(year: year, month: month, day: day) { return date }
            } else if let date = coming(month, day) {
                return date
            }
        }
        at = start
        return nil
    }

    /// "14 Oct", "14th of October", "Oct 14", in whatever order: there may be no such date.
    mutating func monthAndDay() -> (month: Int, day: Int)? {
        let start = at
        if let day = takeDay() {
            skip(.of)
            if let month = take(.month) { return (month, day) }
        } else if let month = take(.month), let day = takeDay() {
            return (month, day)
        }
        at = start
        return nil
    }

    /// A day of the month: "14", "14th".
    mutating func takeDay() -> Int? {
        if let day = take(.ordinal) { return day }
        return take(.number)
    }

    /// The next such date; 29 February can be eight years away.
    private func coming(_ month: Int, _ day: Int) -> LocalDate? {
        let year = today.parts.year
        for later in 0...8 {
            if let date = LocalDate(year: year + later, month: month, day: day), !(date < today) { return date }
        }
        return nil
    }

    /// 2026-12-01, 1.12.2026 and 1.12. (day first), 14/10 and 10/14 with or without a year, where only one of them can be
    /// the month; 24/7 is another thing.
    private func dateInOneWord() -> LocalDate? {
        guard at < line.words.count, !line.words[at].isLiteral else { return nil }
        let word = line.bare(at)
        guard let first = word.first, first.isDigit else { return nil }
        let (one, oneEnd) = word.digits(from: word.startIndex)
        guard oneEnd < word.endIndex else { return nil }
        let separator = word[oneEnd]
        let (two, twoEnd) = word.digits(from: oneEnd + 1)
        guard twoEnd > oneEnd + 1, twoEnd - oneEnd <= 3 else { return nil }
        var three: Int?
        var lastDigits = 0
        if twoEnd < word.endIndex {
            guard word[twoEnd] == separator else { return nil }
            let (value, end) = word.digits(from: twoEnd + 1)
            guard end == word.endIndex else { return nil }
            three = value
            lastDigits = end - twoEnd - 1
        }
        let firstDigits = oneEnd - word.startIndex
        if separator == UInt8(ascii: "-") {
            guard let three, firstDigits == 4, (1...2).contains(lastDigits) else { return nil }
            return LocalDate(year: one, month: two, day: three)
        }
        guard firstDigits <= 2, three == nil || lastDigits == 4 else { return nil }
        if separator == UInt8(ascii: ".") {
            if let three { return LocalDate(year: three, month: two, day: one) }
            let bareEnd = line.words[at].bareEnd
            guard bareEnd < line.words[at].end, line.low[bareEnd] == UInt8(ascii: ".") else { return nil }
            return coming(two, one)
        }
        let isAlways = one == 24 && two == 7 && three == nil
        guard separator == UInt8(ascii: "/"), one > 12 || two > 12, !isAlways else { return nil }
        let (month, day) = one > 12 ? (two, one) : (one, two)
        if let three { return LocalDate(year: three, month: month, day: day) }
        return coming(month, day)
    }
}
