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
        other = nil
        if let days = take(.day) { return weekLater(day(after: days)) }
        if take(.tonight) != nil { return today }
        if let date = calendarDate() { return date }
        if let weekday = takeWeekday() {
            let afterWeekday = at
            // "Fri 14 Oct" is one date if that is a Friday.
            if let date = calendarDate(), date.weekday == weekday || !canBeDue(date) { return date }
            at = afterWeekday
            other = nil
            skip(.the)
            if let day = take(.ordinal) { return coming(day: day, weekday: weekday) }
            at = afterWeekday
            if take(.next) != nil, takeUnit() == .week { return nextWeek(on: weekday) }
            at = afterWeekday
            return weekLater(next(weekday))
        }
        return nextDate() ?? distantDate() ?? dayOfPeriod() ?? dayAfterTomorrow()
    }

    /// "Friday week" is a week after Friday.
    private mutating func weekLater(_ date: LocalDate) -> LocalDate {
        let start = at
        if take(.unit) == QuickAddUnit.week.rawValue, line.bare(start).count == 4, countsNothing() {
            return date.adding(days: 7)
        }
        at = start
        return date
    }

    /// Whether a task can be due on a date. Not if a task cannot store it, nor if it is more than ten years ago: that is a year of birth.
    private func canBeDue(_ date: LocalDate) -> Bool {
        guard let oldest = today.adding(months: -120) else { return false }
        return LocalDate.numbers.contains(date.number) && !(date < oldest)
    }

    @inline(never)
    private func day(after days: Int) -> LocalDate { LocalDate(number: today.number + days) }

    /// The next one, today excluded.
    @inline(never)
    private func next(_ weekday: Int) -> LocalDate {
        day(after: (weekday - today.weekday + 6) % 7 + 1)
    }

    /// In the week that begins with the next Monday.
    private func nextWeek(on weekday: Int) -> LocalDate { LocalDate(number: next(0).number + weekday) }

    /// The same for "next Thursday", by which some mean the very next one.
    private mutating func nextWeek(on weekday: Int, or coming: LocalDate) -> LocalDate {
        let date = nextWeek(on: weekday)
        other = coming == date ? nil : coming
        return date
    }

    /// "Next Fri", "next week", "next week on Fri"; "next month", "next year": their first day.
    private mutating func nextDate() -> LocalDate? {
        let start = at
        guard take(.next) != nil else { return nil }
        if let weekday = takeWeekday() { return nextWeek(on: weekday, or: next(weekday)) }
        if take(.weekdays) == 0x60 { return nextWeek(on: 5, or: weekend()) }
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

    /// Saturday; on a weekend, today.
    func weekend() -> LocalDate { day(after: max(5 - today.weekday, 0)) }

    /// "In 3 days", "in a month", "a week from tomorrow", "2 weeks on Friday".
    private mutating func distantDate() -> LocalDate? {
        let start = at
        let isIn = take(.within) != nil
        if let count = takeAmount(), count < 1000, let unit = takeUnit() {
            var from: LocalDate? = today
            if !isIn {
                let isOn = kind() == .on && unit == .week
                guard isOn || kind() == .from else {
                    at = start
                    return nil
                }
                at += 1
                from = nil
                if !isOn, take(.now) != nil { from = today } else if !isOn, let days = take(.day) { from = day(after: days) }
                // "3 days from Monday" are those days.
                if unit != .day, let weekday = takeWeekday() { from = next(weekday) }
            }
            if let from {
                switch unit {
                case .day: return from.adding(days: count)
                case .week: return from.adding(days: count * 7)
                case .month, .year: if let date = from.adding(months: unit == .month ? count : count * 12) { return date }
                }
            }
        }
        at = start
        return nil
    }

    // MARK: By a month

    /// "End of the month", "eow", "last Friday of the month", "2nd Mon in December".
    private mutating func dayOfPeriod() -> LocalDate? {
        let start = at
        let isLed = kind(at - 1).leads
        if let unit = take(.endOf) {
            // "Eod Friday".
            if unit == 0, let days = take(.day) { return day(after: days) }
            if unit == 0, let weekday = takeWeekday() { return next(weekday) }
            return QuickAddUnit(rawValue: unit).flatMap { end(of: $0, isNext: false) }
        }
        skip(.the)
        if take(.end) != nil {
            let isNext = takePeriod()
            if let unit = takeUnit(), isLed || countsNothing() { return end(of: unit, isNext: isNext) }
        } else if let number = take(.rank) ?? take(.ordinal), let date = weekdayOfMonth(number) {
            return date
        }
        at = start
        return nil
    }

    /// "Of", and "the", "this" or "next": whether it is the next.
    private mutating func takePeriod() -> Bool {
        if take(.of) == nil { skip(.within) }
        skip(.the)
        skip(.this)
        return take(.next) != nil
    }

    /// The last day of a day, week, month or year; of a week Friday, or Sunday.
    private mutating func end(of unit: QuickAddUnit, isNext: Bool) -> LocalDate? {
        switch unit {
        case .day: return day(after: isNext ? 1 : 0)
        case .week:
            let sunday = day(after: 6 - today.weekday + (isNext ? 7 : 0))
            if !isNext, today.weekday > 4 { return sunday }
            other = sunday
            return sunday.adding(days: -2)
        case .month: return (isNext ? today.monthEnds.adding(days: 1) : today).monthEnds
        case .year: return LocalDate(year: today.parts.year + (isNext ? 1 : 0), month: 12, day: 31)
        }
    }

    private mutating func weekdayOfMonth(_ number: Int) -> LocalDate? {
        let weekday = takeWeekday()
        guard weekday != nil || takeUnit() == .day, kind() == .of || kind() == .within else { return nil }
        let isNext = takePeriod()
        let pattern: RepeatRule.Pattern =
            weekday.map { .monthsOnWeekday(week: number, weekday: $0) } ?? .monthsOnDay(number < 0 ? 31 : number)
        guard let rule = RepeatRule(pattern) else { return nil }
        if !isNext, let month = take(.month), let first = LocalDate(year: today.parts.year, month: month, day: 1) {
            if let date = rule.first(from: first), !(date < today) { return date }
            return first.adding(months: 12).flatMap { rule.first(from: $0) }
        }
        guard takeUnit() == .month else { return nil }
        return rule.first(from: isNext ? today.monthEnds.adding(days: 1) : today)
    }

    /// The next such day of a month, today included; of a weekday, within four months.
    func coming(day: Int, weekday: Int?) -> LocalDate? {
        let parts = today.parts
        for later in 0...3 {
            let month = parts.month + later - 1
            let date = LocalDate(year: parts.year + month / 12, month: month % 12 + 1, day: day)
            if let date, !(date < today), weekday == nil || date.weekday == weekday { return date }
        }
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
        if let date = dateInOneWord() { return date }
        at = start
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

    /// "14 Oct", "14th of October", "Oct 14", in any order: there may be no such date.
    mutating func monthAndDay() -> (month: Int, day: Int)? {
        let start = at
        if let day = takeDay() {
            skip(.of)
            if let month = take(.month) { return (month, day) }
        } else if let month = take(.month), let day = takeDay() {
            // "March 3 miles", "may 2 people".
            let isVerb = (month == 3 || month == 5) && kind(at - 1) == .number && !kind(start - 1).leads && isCounted()
            if !isVerb { return (month, day) }
        }
        at = start
        return nil
    }

    /// Whether the next word is the unit of the number before: "miles", "km".
    private func isCounted() -> Bool {
        guard at < line.words.count, kind() == .none, line.words[at - 1].bareEnd == line.words[at - 1].end else { return false }
        let word = line.bare(at)
        return word.count <= 2 || word.last == UInt8(ascii: "s")
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

    /// 2026-12-01, 1.12.2026 and 1.12. (day first), 14/10 and 10/14 with or without a year, 14-10-2026; where both can be the month, in the
    /// person's order.
    private mutating func dateInOneWord() -> LocalDate? {
        guard at < line.words.count, !line.words[at].isLiteral else { return nil }
        let start = at
        defer { at = start + 1 }
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
        let isDash = separator == UInt8(ascii: "-")
        if isDash, firstDigits == 4 {
            guard let three, (1...2).contains(lastDigits) else { return nil }
            return LocalDate(year: one, month: two, day: three)
        }
        let isShort = lastDigits == 2 && separator == UInt8(ascii: "/")
        guard firstDigits <= 2, three == nil || lastDigits == 4 || isShort else { return nil }
        if isShort, let short = three { three = 2000 + short }
        if separator == UInt8(ascii: ".") {
            if let three { return LocalDate(year: three, month: two, day: one) }
            let bareEnd = line.words[at].bareEnd
            guard bareEnd < line.words[at].end, line.low[bareEnd] == UInt8(ascii: ".") else { return nil }
            return coming(two, one)
        }
        // "14-11" may be anything.
        guard separator == UInt8(ascii: "/") || isDash && three != nil else { return nil }
        let isOpen = one <= 12 && two <= 12
        if three == nil {
            // "24/7", "3/4 cup", "part 1/2".
            if one == 24, two == 7 { return nil }
            let isFraction = one < two && two < 5 || kind(start - 1) == .counted
            at = start + 1
            if isOpen, !kind(start - 1).leads, isFraction || start > 0 && !countsNothing() { return nil }
        }
        let isMonthFirst = one > 12 || two > 12 ? two > 12 : isMonthFirst
        let (month, day) = isMonthFirst ? (one, two) : (two, one)
        let date = self.date(three, month, day)
        guard isOpen, one != two, let first = date, let second = self.date(three, day, month) else { return date }
        // Of two days of a year, hardly a past one.
        let isOver = first < today && !(second < today)
        other = isOver ? first : second
        return isOver ? second : first
    }

    /// In a year, or the next one, today included.
    private func date(_ year: Int?, _ month: Int, _ day: Int) -> LocalDate? {
        guard let year else { return coming(month, day) }
        return LocalDate(year: year, month: month, day: day)
    }
}
