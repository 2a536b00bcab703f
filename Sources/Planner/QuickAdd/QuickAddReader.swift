/// Reads a line of quick add from left to right. Every phrase is a function that moves past what it understood, or stays.
struct QuickAddReader {
    /// Words that belong together.
    struct Phrase {
        let start: Int
        let end: Int
        let found: Found
        /// The phrase it stands behind and has its meaning from: a bare number is a time only after a date.
        let needs: Int?
    }

    enum Found {
        case meaning(QuickAdd.Chip.Meaning)
        /// A time without a.m. or p.m.: tonight, it is one of the evening.
        case time(Int)
        /// A repeat; where it says no day, the due date does.
        case repeats(QuickAddRepeat)
    }

    let line: QuickAddLine
    let today: LocalDate
    /// The person's lists, folded, in their order; nil: none is read.
    let lists: [QuickAddListName]?
    /// The next word.
    var at = 0

    init(_ line: QuickAddLine, today: LocalDate, lists: [String]?) {
        self.line = line
        // A broken clock says more than can be counted with.
        self.today = LocalDate(number: min(max(today.number, -700_000), 2_900_000))
        let hasMark = line.text.contains(UInt8(ascii: "@"))
        self.lists = lists.map { names in hasMark ? names.map { QuickAddListName($0) } : [] }
    }

    /// All that can be understood.
    mutating func phrases() -> [Phrase] {
        var phrases: [Phrase] = []
        while at < line.words.count {
            let start = at
            let afterDate = isAfterDate(phrases.last)
            var needsDate = false
            if let found = found(afterDate: afterDate, needsDate: &needsDate) {
                phrases.append(Phrase(start: start, end: at, found: found, needs: needsDate ? phrases.count - 1 : nil))
            } else {
                at = max(at, start + 1)
            }
        }
        return phrases
    }

    private func isAfterDate(_ phrase: Phrase?) -> Bool {
        guard let phrase, phrase.end == at, line.words[at - 1].bareEnd == line.words[at - 1].end else { return false }
        switch phrase.found {
        case .repeats, .meaning(.due): return true
        default: return false
        }
    }

    private mutating func found(afterDate: Bool, needsDate: inout Bool) -> Found? {
        let start = at
        guard !line.words[at].isLiteral else { return nil }
        if let meaning = marked() { return .meaning(meaning) }
        // Most words are none of ours.
        guard kind() != .none || line.low[line.words[at].start].isDigit else { return nil }
        if let rule = repeats() { return .repeats(rule) }
        guard at == start else { return nil }
        if let cost = take(.number), take(.spoons) != nil, Costs.range.contains(cost) { return .meaning(.cost(cost)) }
        at = start
        if isBound {
            goPast()
            return nil
        }
        let lead = takeLead()
        let afterLead = at
        if lead == nil || lead == .lasting, let minutes = duration() { return .meaning(.minutes(minutes)) }
        if let date = date(after: lead), lead != nil || !isDoubtful(start) {
            return isBoundDate(start) ? nil : .meaning(.due(date))
        }
        at = afterLead
        let leadsTime = lead == nil || lead == .at || lead == .by
        // Nobody counts anything in "at 9 call Bob" and "tomorrow at 9 call Bob".
        let isSure = lead == .at && (afterDate || start == 0)
        if leadsTime, let time = time(orBare: lead == .at || (lead == nil && afterDate)),
            !time.isBare || isSure || countsNothing()
        {
            needsDate = time.isBare && lead == nil
            return time.hasHalf ? .meaning(.time(time.minutes)) : .time(time.minutes)
        }
        at = start
        return nil
    }

    /// A date that such a word can lead.
    private mutating func date(after lead: QuickAddTerm.Kind?) -> LocalDate? {
        // "On the 14th of October".
        if lead != nil, kind() == .the, beginsCalendarDate(at + 1) { at += 1 }
        let isWeekday = kind() == .weekday || kind() == .doubtfulWeekday
        switch lead {
        case .at: return nil
        case .this: return isWeekday ? date() : nil
        case .on:
            let isNextWeekday = kind() == .next && kind(at + 1) != .unit
            return isWeekday || isNextWeekday || beginsCalendarDate(at) ? date() : nil
        default: return date()
        }
    }

    private func beginsCalendarDate(_ index: Int) -> Bool {
        index < line.words.count && (kind(index) == .month || line.low[line.words[index].start].isDigit)
    }

    /// Whether what is before turns the next words into something else: "before Friday", "in 2 hours", "from 9:00", "2 weeks
    /// from Monday", "9:00 - 10:00".
    var isBound: Bool {
        switch kind(at - 1) {
        case .bound, .to, .until, .after, .within, .every, .from: true
        case .unit: (kind() == .from || kind() == .on) && isAmount(at - 2)
        case .dash: beginsTime(at - 2) && beginsTime(at)
        default: false
        }
    }

    /// Whether what is before a date turns it into another: "end of next month", "last Friday", "Fri - Sun".
    private func isBoundDate(_ start: Int) -> Bool {
        switch kind(start - 1) {
        case .of: true
        case .rank, .ordinal: kind(start) == .weekday || kind(start) == .doubtfulWeekday
        case .dash:
            switch kind(start - 2) {
            case .day, .tonight, .weekday, .doubtfulWeekday, .month: true
            default: false
            }
        default: false
        }
    }

    private func beginsTime(_ index: Int) -> Bool {
        guard line.words.indices.contains(index) else { return false }
        return kind(index) == .clock || kind(index) == .half || line.low[line.words[index].start].isDigit
    }

    /// Goes past what is said, but means something else here: its end is not to be read without its beginning.
    private mutating func goPast() {
        _ = takeLead()
        guard duration() == nil, date() != nil else { return }
        let afterDate = at
        _ = takeLead()
        if time(orBare: true) == nil { at = afterDate }
    }

    /// "Sun", "sat" and "wed" are words of another meaning, too: by themselves they are days only at the line's end, before a
    /// mark and before a number.
    func isDoubtful(_ start: Int) -> Bool {
        guard line.words[start].term.kind == .doubtfulWeekday, at == start + 1, at < line.words.count else { return false }
        let isLed = kind().leads && at + 1 < line.words.count
        let next = line.low[line.words[isLed ? at + 1 : at].start]
        return !next.isDigit && (isLed || !Self.marks.contains(next))
    }

    /// What ``marked()`` reads, but for "p1", begins with one of these.
    static let marks = [UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "~")]

    // MARK: Words

    /// A word's kind.
    func kind(_ index: Int) -> QuickAddTerm.Kind {
        line.words.indices.contains(index) ? line.words[index].term.kind : .none
    }

    /// The next word's kind.
    func kind() -> QuickAddTerm.Kind { kind(at) }

    /// Goes past the next word if it is of a kind: its value.
    mutating func take(_ kind: QuickAddTerm.Kind) -> Int? {
        guard self.kind() == kind else { return nil }
        at += 1
        return line.words[at - 1].term.value
    }

    /// Goes past the next word if it is of a kind.
    mutating func skip(_ kind: QuickAddTerm.Kind) {
        if self.kind() == kind { at += 1 }
    }

    /// Goes past a word that leads a date or time.
    mutating func takeLead() -> QuickAddTerm.Kind? {
        let kind = kind()
        guard kind.leads else { return nil }
        at += 1
        return kind
    }

    /// 0 Monday – 6 Sunday.
    mutating func takeWeekday() -> Int? {
        if let weekday = take(.weekday) { return weekday }
        return take(.doubtfulWeekday)
    }

    /// What is counted: "days", "week".
    mutating func takeUnit() -> QuickAddUnit? {
        take(.unit).flatMap { QuickAddUnit(rawValue: $0) }
    }

    /// Whether a word is a number in digits or in letters.
    func isAmount(_ index: Int) -> Bool { kind(index) == .number || kind(index) == .amount }

    /// A number in digits or in letters.
    mutating func takeAmount() -> Int? {
        if let number = take(.number) { return number }
        return take(.amount)
    }
}
