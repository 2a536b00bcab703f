/// Times of the day, and how long something takes.
extension QuickAddReader {
    /// A time as it is written.
    struct WrittenTime {
        let minutes: Int
        /// Whether a.m. or p.m. is said, or need not be.
        let hasHalf: Bool
        /// Whether it may be any number: "9", "9.30".
        let isBare: Bool
    }

    /// "9:30", "9pm", "9.30 a.m.", "9 o'clock", "noon".
    ///
    /// - Parameter orBare: whether what may be any number is a time here.
    mutating func time(orBare: Bool) -> WrittenTime? {
        if let noon = take(.clock) { return WrittenTime(minutes: noon, hasHalf: true, isBare: false) }
        guard at < line.words.count, !line.words[at].isLiteral else { return nil }
        let word = line.bare(at)
        var (hour, end) = word.digits(from: word.startIndex)
        guard (1...2).contains(end - word.startIndex) else { return nil }
        var minute = 0
        var hasColon = false
        if end + 2 < word.endIndex, word[end] == UInt8(ascii: ":") || word[end] == UInt8(ascii: "."), word[end + 1].isDigit {
            hasColon = word[end] == UInt8(ascii: ":")
            let (value, minuteEnd) = word.digits(from: end + 1)
            guard minuteEnd == end + 3, value < 60 else { return nil }
            (minute, end) = (value, minuteEnd)
        }
        let start = at
        at += 1
        var isHour = hasColon
        var half: Int?
        if end < word.endIndex {
            let term = QuickAddVocabulary.term(word[end...])
            if term.kind == .half { half = term.value }
        } else {
            if take(.oClock) != nil { isHour = true }
            half = take(.half)
        }
        if let half, (1...12).contains(hour) {
            hour = hour % 12 + half
        } else if half != nil || end < word.endIndex || hour > 23 || !(isHour || orBare) {
            at = start
            return nil
        }
        return WrittenTime(minutes: hour * 60 + minute, hasHalf: half != nil, isBare: half == nil && !isHour)
    }

    /// Whether the number before counts nothing: the sentence ends with it, or what follows is understood or no thing. "At 9 on
    /// Friday", not "at 9 photos".
    mutating func countsNothing() -> Bool {
        guard at < line.words.count, line.words[at - 1].bareEnd == line.words[at - 1].end else { return true }
        let here = at
        defer { at = here }
        guard !line.words[at].isLiteral else { return false }
        if Self.marks.contains(line.low[line.words[at].start]) { return true }
        if case .some = marked() { return true }
        switch kind() {
        case .on, .by, .this, .at, .from, .lasting, .within, .every, .adverb, .otherAdverb, .after, .until, .bound, .to, .dash,
            .the, .aside:
            return true
        // "At 9 and 18" are two.
        case .and: return at + 1 < line.words.count && !line.low[line.words[at + 1].start].isDigit
        default: break
        }
        if duration() != nil { return true }
        if take(.number) != nil, take(.spoons) != nil { return true }
        at = here
        return date() != nil && !isDoubtful(here)
    }

    /// "15m", "15 min", "1h30", "1.5 hours", "1 hour 30 minutes": the longest that up to four words can mean, in minutes, up
    /// to a day.
    mutating func duration() -> Int? {
        let start = at
        var joined: [UInt8] = []
        var found: Int?
        for index in start..<min(start + 4, line.words.count) {
            let word = line.bare(index)
            guard !line.words[index].isLiteral, let first = word.first, word.count <= 12 else { break }
            // "15 m" are metres as well, but behind an hour; "1h 30 eggs" are eggs, and "2 1h walks" are two.
            let isMetres = word.count == 1 && first == UInt8(ascii: "m") && !joined.contains(UInt8(ascii: "h"))
            if index == start {
                guard first.isDigit else { break }
            } else if isMetres || first.isDigit && joined.last?.isDigit == true {
                break
            }
            joined += word
            if index > start, line.words[index].term.kind == .number { continue }
            if let minutes = Self.minutes(joined[...]) {
                found = minutes
                at = index + 1
            }
        }
        return found
    }

    /// "1h30min": digits, perhaps a fraction, a unit, perhaps minutes.
    private static func minutes(_ text: ArraySlice<UInt8>) -> Int? {
        var (value, end) = text.digits(from: text.startIndex)
        var fraction = 0
        var hasFraction = false
        if end + 1 < text.endIndex, text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ","), text[end + 1].isDigit {
            let (digits, fractionEnd) = text.digits(from: end + 1)
            guard fractionEnd - end <= 3 else { return nil }
            hasFraction = true
            fraction = digits * 60 / (fractionEnd - end == 2 ? 10 : 100)
            end = fractionEnd
        }
        guard value <= 1440, let unit = unit(text, from: &end) else { return nil }
        if unit == .hours {
            value = value * 60 + fraction
            if end < text.endIndex {
                let (minutes, minutesEnd) = text.digits(from: end)
                guard !hasFraction, minutesEnd > end, minutes < 60 else { return nil }
                value += minutes
                end = minutesEnd
                if end < text.endIndex { guard Self.unit(text, from: &end) == .minutes else { return nil } }
            }
        } else if hasFraction {
            return nil
        }
        return end == text.endIndex && (1...1440).contains(value) ? value : nil
    }

    private static func unit(_ text: ArraySlice<UInt8>, from end: inout Int) -> QuickAddTerm.Kind? {
        let start = end
        while end < text.endIndex, text[end].isLowerLetter { end += 1 }
        let name = text[start..<end]
        if name.count == 1, name.first == UInt8(ascii: "m") { return .minutes }
        let kind = QuickAddVocabulary.term(name).kind
        return kind == .hours || kind == .minutes ? kind : nil
    }
}
