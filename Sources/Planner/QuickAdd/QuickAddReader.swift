/// Reads a line of quick add from left to right. Every phrase is a function that moves past the words it understood, or stays.
struct QuickAddReader {
    /// Words that belong together.
    struct Phrase {
        let start: Int
        let end: Int
        var found: Found
        /// The phrase it stands behind and has its meaning from: a bare number is a time only after a date.
        let needs: Int?
        /// More of its words, behind other phrases: the end of a repeat behind its time.
        var rest = 0..<0
        /// Of a list or a subject, the other that it could be.
        var similar: SimilarName?
    }

    /// A name that differs from another in the accents of its letters.
    struct SimilarName {
        /// The other name: an existing one, or, where that was chosen, the new one.
        let other: String
        /// The words that choose between the two.
        let words: String
    }

    enum Found {
        case meaning(UnderstoodLine.Chip.Meaning)
        case date(WrittenDate)
        case time(WrittenTime)
        /// A repeat; where it says no day, the due date does.
        case repeats(QuickAddRepeat)
    }

    /// A date as it is written.
    struct WrittenDate {
        let date: LocalDate
        /// The other date that it could be: 5 June or 6 May.
        var other: LocalDate?
        /// The time that comes with it: "tomorrow morning", "in 2 hours".
        var minutes: Int?
        /// Whether that is a part of the day.
        var isPart = false
    }

    var line: QuickAddLine
    let today: LocalDate
    /// The day that the page is about.
    let day: LocalDate?
    /// The time on the clock, in minutes since the midnight with which today begins.
    let now: Int
    let isTwelveHour: Bool
    let isMonthFirst: Bool
    /// The person's lists, in their order; nil: none is read.
    let lists: [QuickAddName]?
    /// The person's subjects, as ``lists``.
    let subjects: [QuickAddName]
    /// The words that have their other meaning.
    let switching: [String]
    /// The names of the person's units of energy.
    let units: [String]
    /// Whether words mean nothing but themselves.
    let readsMarksOnly: Bool
    /// How many hours come before those at which something like this is done, where the line says something of the kind: 12 for
    /// a dinner, 0 for a breakfast.
    var habit: Int? { line.words.first { $0.term.kind == .habit }.map { $0.term.value } }
    /// The next word.
    var at = 0
    /// The other meaning that the last date could have.
    var other: LocalDate?
    /// The other meaning that the last name could have.
    var similar: SimilarName?
    /// The other meanings that names had before the line was translated, by where they begin in ``QuickAddLine/source``: words of a name of
    /// several may be words of the language.
    var similarBeforeTranslation: [(start: Int, name: SimilarName)] = []
    /// Whether the words are only looked at, not read.
    var isLookingAhead = false

    init(_ line: QuickAddLine, in context: QuickAddContext, switching: [String]) {
        self.line = line
        self.switching = switching
        let instant = context.instant
        // A broken clock says more than can be counted with.
        today = LocalDate(number: min(max(instant.date.number, -700_000), 2_900_000))
        day = context.day
        let clock = instant.clock
        // Where a date begins at 4, 3 is late.
        now = clock < instant.times.dateBegins * 60 ? clock + 1440 : clock
        isTwelveHour = instant.times.isTwelveHour
        isMonthFirst = instant.times.isMonthFirst
        lists = context.lists.map { Self.names($0, behind: UInt8(ascii: "@"), in: line) }
        subjects = Self.names(context.subjects, behind: UInt8(ascii: "#"), in: line)
        units = context.units
        readsMarksOnly = context.readsMarksOnly
        translate(by: context.language)
    }

    /// Names, if a mark of theirs is in the line at all.
    private static func names(_ names: [String], behind mark: UInt8, in line: QuickAddLine) -> [QuickAddName] {
        line.text.contains(mark) ? names.map { QuickAddName($0) } : []
    }

    /// All that can be understood.
    mutating func phrases() -> [Phrase] {
        var phrases: [Phrase] = []
        // The last repeat, as long as nothing but phrases stands behind it.
        var repeated: Int?
        while at < line.words.count {
            let start = at
            // "Every tue 18:00 until 1 dec".
            if let repeated, phrases.last?.end == start, case .repeats(var written) = phrases[repeated].found {
                readEnd(&written)
                if at > start, line.isEdge(start), line.isEdge(at) {
                    phrases[repeated].found = .repeats(written)
                    phrases[repeated].rest = start..<at
                    continue
                }
                at = start
            }
            let afterDate = isAfterDate(phrases.last)
            var needsDate = false
            // What was typed stays whole: words for a part of it are not read without the others.
            if let found = found(afterDate: afterDate, needsDate: &needsDate), line.isEdge(start), line.isEdge(at) {
                if case .repeats = found { repeated = phrases.count } else if phrases.last?.end != start { repeated = nil }
                var phrase = Phrase(start: start, end: at, found: found, needs: needsDate ? phrases.count - 1 : nil)
                switch found {
                case .meaning(.list), .meaning(.subject): phrase.similar = similar
                default: break
                }
                phrases.append(phrase)
            } else {
                at = max(at, start + 1)
            }
        }
        return phrases
    }

    private func isAfterDate(_ phrase: Phrase?) -> Bool {
        guard let phrase, phrase.end == at, line.words[at - 1].bareEnd == line.words[at - 1].end else { return false }
        switch phrase.found {
        case .repeats, .date: return true
        default: return false
        }
    }

    private mutating func found(afterDate: Bool, needsDate: inout Bool) -> Found? {
        let start = at
        guard !line.words[at].isLiteral else { return nil }
        if let meaning = marked() { return .meaning(meaning) }
        if readsMarksOnly { return duration().map { .meaning(.minutes($0)) } }
        let isSign = line.low[line.words[at].start] == UInt8(ascii: "@")
        // Most words are not in the vocabulary.
        guard kind() != .none || isSign || beginsNumber(at) || line.bare(at).contains(UInt8(ascii: "/")) else { return nil }
        if isSign { return timeBehindSign().map { .time($0) } }
        if let rule = repeats() { return .repeats(rule) }
        guard at == start else { return nil }
        if let meaning = cost() ?? priorityInWords() { return .meaning(meaning) }
        if isBound {
            goPast()
            return nil
        }
        let lead = takeLead()
        let afterLead = at
        if lead == nil || lead == .lasting, let minutes = duration() ?? (lead == nil ? nil : length()) {
            // "10 min of stretching" is what is to be done.
            return kind() == .of ? nil : .meaning(.minutes(minutes))
        }
        if lead == nil, let date = soon(start) { return .date(date) }
        other = nil
        if let date = date(after: lead), lead != nil || !isDoubtful(start) {
            let written = other
            let last = line.words[at - 1].term
            var isName = isName(start)
            let minutes = last.kind == .tonight || last.kind == .part ? last.value : takePart()
            isName = (isName || self.isName(start)) && lead == nil
            let isSpan = lead == .from && kind() == .to
            if isBoundDate(start) || isName || isSpan || isOneOfSeveral(ofTimes: false) { return nil }
            return .date(WrittenDate(date: date, other: written, minutes: minutes, isPart: minutes != nil))
        }
        at = afterLead
        let leadsTime = lead == nil || lead == .at || lead == .by || lead == .from
        let mayBeBare = lead == .at || lead == .from || (lead == nil && afterDate)
        // Nobody counts anything in "at 9 call Bob" and "tomorrow at 9 call Bob".
        let isSure = lead == .at && (afterDate || start == 0)
        if leadsTime, let time = span(orBare: mayBeBare) ?? (lead == .from ? nil : time(orBare: mayBeBare)) {
            if isOneOfSeveral(ofTimes: true) || time.isMidnight && !countsNothing() { return nil }
            if !time.isBare || isSure || countsNothing() && kind(start - 1) != .counted {
                needsDate = time.isBare && lead == nil && afterDate
                return .time(time)
            }
        }
        at = start
        return nil
    }

    @inline(never)
    private func beginsNumber(_ index: Int) -> Bool { line.low[line.words[index].start].isDigit }

    /// A date that such a word can lead.
    private mutating func date(after lead: QuickAddTerm.Kind?) -> LocalDate? {
        let start = at
        let isThe = lead != nil && kind() == .the
        if isThe { at += 1 }
        // "This weekend", "at the weekend".
        if kind() == .weekdays, line.words[at].term.value == 0x60, isThe && (lead == .at || lead == .on) || lead == .this {
            at += 1
            return weekend()
        }
        if isThe, kind() == .end || kind() == .rank || !(beginsCalendarDate(at)) { at = start }
        let isWeekday = kind().isWeekday
        switch lead {
        case .at: return kind() == .end || kind(at + 1) == .end ? date() : nil
        case .this:
            if kind() == .part {
                at += 1
                return today
            }
            return isWeekday ? date() : nil
        case .on:
            let isNextWeekday = kind() == .next && kind(at + 1) != .unit
            let isRank = kind() == .rank || kind(at + 1) == .rank
            let mayBe = isWeekday || isNextWeekday || isRank || beginsCalendarDate(at)
            return (mayBe ? date() : nil) ?? dayOfThisMonth()
        case .by, .from: return date() ?? dayOfThisMonth()
        default: return date()
        }
    }

    /// "On the 5th".
    private mutating func dayOfThisMonth() -> LocalDate? {
        if let day = take(.ordinal), countsNothing() { return coming(day: day, weekday: nil) }
        return nil
    }

    private func beginsCalendarDate(_ index: Int) -> Bool {
        index < line.words.count && (kind(index) == .month || beginsNumber(index))
    }

    /// Whether the words before change the meaning of the next ones: "before Friday", "Black Friday", "from 9:00", "3 days from Monday",
    /// "9:00 - 10:00".
    var isBound: Bool {
        switch kind(at - 1) {
        case .bound, .to, .until, .after, .within, .every, .from, .name: true
        case .unit: (kind() == .from || kind() == .on) && isAmount(at - 2)
        case .dash: beginsTime(at - 2) && beginsTime(at)
        default: false
        }
    }

    /// Whether the words before a date change its meaning: "end of next month", "last Friday", "Fri - Sun".
    private func isBoundDate(_ start: Int) -> Bool {
        switch kind(start - 1) {
        case .of: true
        case .rank, .ordinal: kind(start).isWeekday
        case .dash:
            switch kind(start - 2) {
            case .day, .tonight, .weekday, .doubtfulWeekday, .month: true
            default: false
            }
        default: false
        }
    }

    /// Whether a day is part of a name: "Friday Night Lights", "Sunday Times".
    private func isName(_ start: Int) -> Bool {
        guard at < line.words.count, kind() == .none, line.words[at - 1].bareEnd == line.words[at - 1].end else { return false }
        return isCapital(line.words[start]) && isCapital(line.words[at - 1]) && isCapital(line.words[at])
    }

    private func isCapital(_ word: QuickAddLine.Word) -> Bool {
        line.text[word.start] != line.low[word.start] && word.start + 1 < word.end && line.low[word.start + 1].isLowerLetter
            && line.text[word.start + 1] == line.low[word.start + 1]
    }

    /// Whether another follows: of "7am and 7pm", "Fri or Sat" none is read.
    private mutating func isOneOfSeveral(ofTimes: Bool) -> Bool {
        var isOne = false
        while kind() == .and || kind() == .or {
            let next = kind(at + 1)
            guard ofTimes ? beginsTime(at + 1) : next.isWeekday || next == .day || next == .month || next == .next else { break }
            at += 1
            let here = at
            if ofTimes ? time(orBare: true) == nil : date() == nil { at = here + 1 }
            isOne = true
        }
        return isOne
    }

    func beginsTime(_ index: Int) -> Bool {
        guard line.words.indices.contains(index) else { return false }
        return kind(index) == .clock || kind(index) == .half || beginsNumber(index)
    }

    /// Skips a phrase that means something else here, as a whole: its end must not be read without its beginning.
    private mutating func goPast() {
        _ = takeLead()
        guard duration() == nil else { return }
        if date() != nil {
            let afterDate = at
            _ = takeLead()
            if time(orBare: true) == nil { at = afterDate }
        } else if time(orBare: true) != nil {
            _ = isOneOfSeveral(ofTimes: true)
        }
    }

    /// "Sun", "sat" and "wed" are words of another meaning, too: by themselves they are days only at the line's end, before a
    /// mark, a part of the day and before a number.
    func isDoubtful(_ start: Int) -> Bool {
        guard line.words[start].term.kind == .doubtfulWeekday, at == start + 1, at < line.words.count else { return false }
        if kind() == .part || line.words[start].bareEnd < line.words[start].end { return false }
        let isLed = kind().leads && at + 1 < line.words.count
        let next = line.low[line.words[isLed ? at + 1 : at].start]
        return !next.isDigit && (isLed || !Self.marks.contains(next))
    }

    /// The first characters of all that ``marked()`` reads, but for "p1".
    static let marks = [UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "~")]

    // MARK: Words

    /// A word's kind.
    @inline(never)
    func kind(_ index: Int) -> QuickAddTerm.Kind {
        line.words.indices.contains(index) ? line.words[index].term.kind : .none
    }

    /// The next word's kind.
    @inline(never)
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

    /// A unit of time: "days", "week".
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
