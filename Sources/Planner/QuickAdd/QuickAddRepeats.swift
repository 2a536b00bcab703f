/// A repeat as it is written: which day it means may be the due date's to say.
struct QuickAddRepeat {
    var unit = QuickAddUnit.day
    var interval = 1
    /// Nil: on the due date's day of the week, month or year.
    var pattern: RepeatRule.Pattern?
    var anchor = RepeatRule.Anchor.date
    /// The date from which it is counted, where it says one before its end.
    var start: LocalDate?
    var until: LocalDate?
    /// The other meaning that it could have.
    var other: RepeatRule.Pattern?
    /// Whether it is a list of days without "every": they could be those of this week.
    var isList = false
    /// The part of the day that comes with it.
    var minutes: Int?

    /// The rule it could be as well.
    func changed(to pattern: RepeatRule.Pattern) -> RepeatRule? {
        RepeatRule(pattern, anchor: anchor, until: until)
    }

    /// The rule of a task that is due on a date.
    func rule(on date: LocalDate) -> RepeatRule? {
        let parts = date.parts
        let implied: RepeatRule.Pattern =
            switch unit {
            case .day: .days
            case .week: .weeks(Weekdays([date.weekday]))
            case .month: .monthsOnDay(parts.day)
            case .year: .years(month: parts.month, day: parts.day)
            }
        return RepeatRule(pattern ?? implied, interval: interval, anchor: anchor, until: until)
    }
}

/// "Every 2 weeks on Mon and Thu until 1 Dec".
extension QuickAddReader {
    /// Nil where none is written; one that cannot be is gone past.
    mutating func repeats() -> QuickAddRepeat? {
        let start = at
        let isBound = self.isBound
        var written = QuickAddRepeat()
        let isAdverb = kind() == .adverb
        if let adverb = take(.adverb) {
            written.unit = QuickAddUnit(rawValue: adverb & 15) ?? .day
            written.interval = adverb >> 4
        } else if let days = weekdayList() {
            // "The third Saturday and Sunday".
            if isBound || kind(start - 1) == .rank || kind(start - 1) == .ordinal { return nil }
            written.pattern = .weeks(days)
            written.isList = written.isList || kind(at - 1).isWeekday
        } else if let pattern = dayOfEveryMonth() {
            // "Before the 1st of every month".
            if isBound { return nil }
            written.pattern = pattern
        } else {
            // "The end of every month" is no day of ours, and "socks for each day" are counted.
            let before = kind(start - 1)
            guard before != .of, before != .lasting, take(.every) != nil else { return nil }
            let word = line.words[start]
            if word.bareEnd < word.end, line.low[word.bareEnd] == UInt8(ascii: "!") { written.anchor = .completion }
            guard readPattern(&written) else {
                at = start
                return nil
            }
        }
        if written.pattern == nil, !readDays(&written) {
            at = start
            return nil
        }
        readEnd(&written)
        // "Weekly review" is a name for it, "water plants weekly" says when.
        if isAdverb, at == start + 1, !countsNothing() {
            at = start
            return nil
        }
        written.minutes = written.minutes ?? takePart()
        // No rule repeats on 30 February, or every 0 days: such words name a repeat all the same, and are not read as something else.
        guard case .some = written.rule(on: today), !goPastOthers() else { return nil }
        return written
    }

    /// Goes past further days that no rule has beside the one before: "every third Friday and Sunday", "every Monday or Tuesday". Half of
    /// what was meant is not read.
    private mutating func goPastOthers() -> Bool {
        var areThere = false
        while kind() == .and || kind() == .or {
            let start = at
            at += 1
            skip(.on)
            skip(.the)
            let isEvery = take(.every) != nil
            let isRank = take(.rank) ?? take(.ordinal) != nil
            guard weekdays() != nil || isRank || isEvery && (takeUnit() != nil || take(.part) != nil) else {
                at = start
                break
            }
            areThere = true
        }
        return areThere
    }

    /// The words after "every".
    private mutating func readPattern(_ written: inout QuickAddRepeat) -> Bool {
        if let (month, day) = monthAndDay() {
            written.pattern = .years(month: month, day: day)
            return true
        }
        if kind() == .ordinal || kind() == .rank { return readOrdinal(&written) }
        if let part = take(.part) {
            written.minutes = part
            return true
        }
        if take(.other) != nil {
            written.interval = 2
        } else if let amount = takeAmount() {
            written.interval = amount
        }
        if let days = weekdays() {
            written.pattern = .weeks(days)
            return true
        }
        return readUnit(&written)
    }

    private mutating func readUnit(_ written: inout QuickAddRepeat) -> Bool {
        guard let unit = takeUnit() else { return false }
        written.unit = unit
        return true
    }

    /// "Every 3rd day", "every last Friday of the month", "every 14th".
    private mutating func readOrdinal(_ written: inout QuickAddRepeat) -> Bool {
        let interval = line.words[at].term.value
        if interval > 0, kind(at + 1) == .unit {
            at += 1
            written.interval = interval
            return readUnit(&written)
        }
        if readSeveralDays(interval, &written) { return true }
        written.pattern = dayOfMonth()
        // "Every second Friday": every other, as most mean it.
        if interval == 2, kind(at - 1).isWeekday, case .monthsOnWeekday(_, let weekday) = written.pattern {
            written.other = written.pattern
            written.interval = 2
            written.pattern = .weeks(Weekdays([weekday]))
        }
        return written.pattern != nil
    }

    /// "Every second Saturday and Sunday": every other week. Every third, or those of the month, no rule has.
    private mutating func readSeveralDays(_ number: Int, _ written: inout QuickAddRepeat) -> Bool {
        let start = at
        at += 1
        if let days = weekdays(), days.bits & (days.bits - 1) != 0 {
            written.pattern = .weeks(days)
            written.interval = takeOfTheMonth() || number != 2 ? 0 : 2
            return true
        }
        at = start
        return false
    }

    // MARK: Days of the month

    /// "On the 1st of every month", "the last Friday of each month".
    private mutating func dayOfEveryMonth() -> RepeatRule.Pattern? {
        let start = at
        _ = takeLead()
        skip(.the)
        if take(.end) != nil, take(.of) != nil, take(.every) != nil, takeUnit() == .month { return .monthsOnDay(31) }
        at = start
        skip(.by)
        skip(.on)
        skip(.the)
        if let pattern = dayOfMonth(), at - start > 3, kind(at - 2) == .every { return pattern }
        at = start
        return nil
    }

    /// "14th", "first Friday", "last day", "2nd Friday of the month". One of several such days is not taken: a rule has one.
    private mutating func dayOfMonth() -> RepeatRule.Pattern? {
        let start = at
        let isRank = kind() == .rank
        guard let number = take(.ordinal) ?? take(.rank) else { return nil }
        let weekday = takeWeekday()
        let isDay = takeDayUnit()
        let isOfMonth = takeOfTheMonth()
        let next = kind() == .and ? kind(at + 1) : kind()
        if next != .ordinal, next != .rank {
            if let weekday { return .monthsOnWeekday(week: number, weekday: weekday) }
            if isDay || isOfMonth || !isRank { return .monthsOnDay(number < 0 ? 31 : number) }
        }
        at = start
        return nil
    }

    private mutating func takeDayUnit() -> Bool {
        let start = at
        if takeUnit() == .day { return true }
        at = start
        return false
    }

    private mutating func takeOfTheMonth() -> Bool {
        let start = at
        if take(.of) != nil {
            skip(.the)
            skip(.every)
            if takeUnit() == .month { return true }
        }
        at = start
        return false
    }

    // MARK: The words that follow

    /// The words that may follow a unit: "weekly on Mon", "every month on the 31st", "every month 31", "every year on 14 Oct", "every day
    /// from Mon to Fri".
    ///
    /// - Returns: false if a day is named that no rule can have.
    private mutating func readDays(_ written: inout QuickAddRepeat) -> Bool {
        if isTill { return true }
        let start = at
        let lead = takeLead()
        skip(.the)
        let isLed = at > start
        switch written.unit {
        case .day:
            if written.interval == 1, let days = weekdays(), days.bits & (days.bits - 1) != 0 { written.pattern = .weeks(days) }
        case .week: if isLed { written.pattern = weekdays().map { .weeks($0) } }
        case .month:
            // "Every month from 1 Nov".
            if case .some = monthAndDay() { break }
            if let pattern = dayOfMonth() {
                written.pattern = pattern
            } else if kind() == .ordinal {
                return false
            } else if lead == nil || lead == .on, let day = take(.number), countsNothing() {
                written.pattern = .monthsOnDay(day)
            }
        case .year: if isLed { written.pattern = monthAndDay().map { .years(month: $0.month, day: $0.day) } }
        }
        if written.pattern == nil { at = start }
        return true
    }

    /// Whether a word comes next that means "by" elsewhere.
    private var isTill: Bool { kind() == .by && line.words[at].term.value == 1 }

    /// "After done", "until 1 Dec", "starting 1 Nov until 1 Dec", in any order.
    mutating func readEnd(_ written: inout QuickAddRepeat) {
        for _ in 0..<2 {
            let start = at
            if take(.after) != nil, take(.done) != nil {
                written.anchor = .completion
                continue
            }
            at = start
            let isFrom = take(.from) != nil
            let first = date()
            let isUntil = kind() == .until || isTill
            if isUntil { at += 1 }
            if !isFrom || first != nil, written.until == nil, isUntil, let until = date() {
                written.start = first
                written.until = until
                continue
            }
            at = start
        }
    }

    // MARK: Days of the week

    /// "Mon, Wed and Fri", "Mon to Fri", "weekday", "weekend".
    private mutating func weekdays() -> Weekdays? {
        if let bits = take(.weekdays) ?? take(.plural) { return Weekdays(bits: UInt8(truncatingIfNeeded: bits)) }
        if let days = weekdaysBySlash() { return days }
        var bits: UInt8 = 0
        while true {
            let before = at
            if bits != 0 { skip(.and) }
            guard let (first, last) = weekdaySpan() else {
                at = before
                return bits == 0 ? nil : Weekdays(bits: bits)
            }
            for day in first...(last < first ? last + 7 : last) { bits |= 1 << UInt8(day % 7) }
        }
    }

    /// "Mon", "Mon to Fri", "Mon - Fri", "Mon-Fri".
    private mutating func weekdaySpan() -> (first: Int, last: Int)? {
        guard let first = takeWeekday() else { return weekdaysInOneWord() }
        let afterFirst = at
        if take(.to) != nil || take(.dash) != nil, let last = takeWeekday() { return (first, last) }
        at = afterFirst
        return (first, first)
    }

    private mutating func weekdaysInOneWord() -> (first: Int, last: Int)? {
        guard at < line.words.count, !line.words[at].isLiteral else { return nil }
        let word = line.bare(at)
        var end = word.startIndex
        while end < word.endIndex, word[end].isLowerLetter { end += 1 }
        var next = end
        while next < word.endIndex, !word[next].isLowerLetter { next += 1 }
        let first = QuickAddVocabulary.term(word[..<end])
        let last = QuickAddVocabulary.term(word[next...])
        let isSpan = QuickAddVocabulary.term(word[end..<next]).kind == .dash
        guard isSpan, first.kind.isWeekday, last.kind.isWeekday else { return nil }
        at += 1
        return (first.value, last.value)
    }

    /// "Tuesdays and Thursdays", "on weekdays", "Tue, Thu", "m/w/f": every week.
    private mutating func weekdayList() -> Weekdays? {
        let start = at
        let isLed = take(.on) != nil
        if let days = weekdaysBySlash() { return days }
        var bits: UInt8 = 0
        var count = 0
        var isSure = false
        while true {
            let before = at
            if count > 0 {
                let last = line.words[at - 1]
                let isParted = last.bareEnd < last.end && line.low[last.bareEnd] == UInt8(ascii: ",")
                if kind() == .and { at += 1 } else if !isParted { break }
                skip(.on)
            }
            if let days = take(.plural) {
                bits |= UInt8(truncatingIfNeeded: days)
                isSure = true
            } else if let day = takeWeekday() {
                bits |= 1 << UInt8(day)
                if kind(at - 1) == .weekday { isSure = isSure || count > 0 }
            } else {
                at = before
                break
            }
            count += 1
        }
        // "She sat, sun in her eyes".
        let isClear = isSure || isLed || kind(start) == .weekday
        let isOne = count == 1 && kind(at - 1) == .plural && isLed || count > 1 && isClear
        if isOne || (count > 1 || isSure) && countsNothing() { return Weekdays(bits: bits) }
        at = start
        return nil
    }

    /// "M/w/f", "tu/th", "Mon/Wed".
    private mutating func weekdaysBySlash() -> Weekdays? {
        guard at < line.words.count, !line.words[at].isLiteral else { return nil }
        let word = line.bare(at)
        var bits: UInt8 = 0
        var (count, letters) = (0, 0)
        var start = word.startIndex
        for index in word.startIndex...word.endIndex where index == word.endIndex || word[index] == UInt8(ascii: "/") {
            let term = QuickAddVocabulary.term(word[start..<index])
            guard term.kind == .initial || term.kind.isWeekday else { return nil }
            bits |= 1 << UInt8(term.value)
            count += 1
            if index - start == 1 { letters += 1 }
            start = index + 1
        }
        // "W/f" may be anything.
        guard count > 2 || count == 2 && letters < 2 else { return nil }
        at += 1
        return Weekdays(bits: bits)
    }
}
