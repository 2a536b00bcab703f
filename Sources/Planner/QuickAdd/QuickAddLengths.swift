/// How long something takes.
extension QuickAddReader {
    /// Whether the word before counts nothing, and says nothing of what follows: the sentence ends with it, or what follows is
    /// understood or no thing. "At 9 on Friday", not "at 9 photos".
    mutating func countsNothing() -> Bool {
        guard at > 0, at < line.words.count, line.words[at - 1].bareEnd == line.words[at - 1].end else { return true }
        // Looking ahead does not look further ahead.
        guard !isLookingAhead else { return true }
        isLookingAhead = true
        let (here, other) = (at, other)
        defer { (at, self.other, isLookingAhead) = (here, other, false) }
        guard !line.words[at].isLiteral else { return false }
        if Self.marks.contains(line.low[line.words[at].start]) { return true }
        if case .some = marked() { return true }
        switch kind() {
        case .on, .by, .this, .at, .from, .lasting, .within, .every, .adverb, .after, .until, .bound, .to, .dash, .the, .aside,
            .priority, .part:
            return true
        // "At 9 and 18" are two.
        case .and: return at + 1 < line.words.count && !beginsTime(at + 1)
        default: break
        }
        if duration() != nil || cost() != nil { return true }
        if let time = time(orBare: false), !time.isBare { return true }
        at = here
        return date() != nil && !isDoubtful(here)
    }

    /// In words as well: "an hour", "half an hour".
    mutating func length() -> Int? {
        if let minutes = duration() { return minutes }
        let start = at
        let isHalf = take(.fraction) == 30
        if let amount = take(.amount) {
            if take(.hours) != nil { return isHalf ? amount * 30 : amount * 60 }
            if !isHalf, take(.minutes) != nil { return amount }
        }
        at = start
        return nil
    }

    /// "In 2 hours": the date and the time that it will be.
    mutating func soon(_ start: Int) -> WrittenDate? {
        if take(.within) != nil, let minutes = length(), kind() != .of, start == 0 || countsNothing() {
            let then = now + minutes
            return WrittenDate(date: LocalDate(number: today.number + then / 1440), minutes: then)
        }
        at = start
        return nil
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
                // "17h30" is a time.
                if value > 720, minutesEnd == text.endIndex { return nil }
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
