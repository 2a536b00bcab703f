/// Times of the day.
extension QuickAddReader {
    /// A time as it is written.
    struct WrittenTime {
        /// Minutes of the day.
        var minutes: Int
        /// Whether a.m. or p.m. is given, or not needed.
        var hasHalf = false
        /// Whether it can be meant twelve hours later, too.
        var isOpen = false
        /// Whether it may be any number: "9", "9.30".
        var isBare = false
        /// Whether it is written as hours of 24, as in French: "9h30". Where that is past, it is not moved by half a day.
        var isOfDay = false
        /// Whether its minutes are written: "5:30".
        var isExact = false
        /// Whether it may belong to either of two days: then it is a time only without a date.
        var isMidnight = false
        /// How long, if an end is given.
        var lasting: Int?
    }

    /// "9:30", "9pm", "9.30 a.m.", "9 o'clock", "half past 9", "noon", "8 in the evening".
    ///
    /// - Parameter orBare: whether a number of any meaning is a time here.
    mutating func time(orBare: Bool) -> WrittenTime? {
        // "12 noon".
        if kind() == .number, kind(at + 1) == .clock, line.words[at].term.value == 12 { at += 1 }
        if let clock = take(.clock) { return WrittenTime(minutes: clock % 1440, hasHalf: true, isMidnight: clock == 1440) }
        let start = at
        if let time = timeInFractions() { return time }
        at = start
        guard at < line.words.count, !line.words[at].isLiteral else { return nil }
        guard var time = Self.time(line.bare(at), orBare: orBare) else { return nil }
        at += 1
        let isWhole = line.words[at - 1].end == line.words[at - 1].bareEnd
        if !time.hasHalf, isWhole {
            if take(.oClock) != nil { time.isBare = false }
            if let half = take(.half) ?? halfByPart() {
                guard time.minutes < 780, time.minutes >= 60 else {
                    at = start
                    return nil
                }
                time.set(half: half)
            }
        }
        // "17.30" is hardly anything else.
        let isAfternoon = time.isExact && time.minutes >= 720 && time.minutes % 5 == 0
        if time.isBare, !orBare, !isAfternoon {
            at = start
            return nil
        }
        return time
    }

    /// "Half past 9", "quarter to 5".
    private mutating func timeInFractions() -> WrittenTime? {
        if kind() == .amount, line.words[at].term.value == 1 { at += 1 }
        guard let fraction = take(.fraction) else { return nil }
        let isTo = kind() == .to
        guard isTo || kind() == .past else { return nil }
        at += 1
        if let clock = take(.clock) {
            let minutes = clock + (isTo ? -fraction : fraction)
            return WrittenTime(minutes: minutes % 1440, hasHalf: true, isMidnight: minutes > 1440)
        }
        guard let hour = takeAmount(), (1...12).contains(hour) else { return nil }
        var time = WrittenTime(minutes: hour * 60 + (isTo ? -fraction : fraction), isOpen: true)
        if time.minutes >= 720 || time.minutes < 60 { time.minutes = (time.minutes + 720) % 1440 }
        time.isOpen = time.minutes < 720
        if let half = take(.half) ?? halfByPart() { time.set(half: half) }
        return time
    }

    /// "In the evening", "at night" behind a time: as ``QuickAddTerm/Kind/half``.
    private mutating func halfByPart() -> Int? {
        guard kind() == .within || kind() == .at, let part = takePart() else { return nil }
        return part < 720 ? 0 : 12
    }

    /// A part of the day behind a date, by its minute: "morning", "in the morning", "at night".
    mutating func takePart() -> Int? {
        let start = at
        if take(.at) == nil, take(.within) != nil { skip(.the) }
        if let part = take(.part) { return part }
        at = start
        return nil
    }

    /// A time in one word: "9", "9:30", "9.30pm", "17h30", "1530".
    private static func time(_ word: ArraySlice<UInt8>, orBare: Bool) -> WrittenTime? {
        var (hour, end) = word.digits(from: word.startIndex)
        let digits = end - word.startIndex
        var time = WrittenTime(minutes: 0, isBare: true)
        var minute = 0
        let next = end < word.endIndex ? word[end] : 0
        if digits == 4, end == word.endIndex {
            (hour, minute) = (hour / 100, hour % 100)
        } else if digits > 2 || digits == 0 {
            return nil
        } else if end + 2 < word.endIndex, word[end + 1].isDigit {
            let isLetter = next == UInt8(ascii: "h")
            // "1h30" is how long.
            guard next == UInt8(ascii: ":") || next == UInt8(ascii: ".") || isLetter && (orBare || hour > 12) else { return nil }
            let (value, minuteEnd) = word.digits(from: end + 1)
            guard minuteEnd == end + 3 else { return nil }
            (minute, end) = (value, minuteEnd)
            time.isBare = next == UInt8(ascii: ".")
            time.isOfDay = isLetter
            time.isExact = true
        }
        guard hour < 24, minute < 60 else { return nil }
        time.minutes = hour * 60 + minute
        time.isOpen = (1...11).contains(hour) && digits < 3 && word.first != UInt8(ascii: "0")
        guard end < word.endIndex else { return time }
        let term = QuickAddVocabulary.term(word[end...])
        if term.kind == .oClock {
            time.isBare = false
            time.isOfDay = term.value > 0
            return time
        }
        guard term.kind == .half, (1...12).contains(hour) else { return nil }
        time.set(half: term.value)
        return time
    }

    /// "@7pm", "@ 3pm".
    mutating func timeBehindSign() -> WrittenTime? {
        let start = at
        at += 1
        let name = line.bare(start).dropFirst()
        if name.isEmpty {
            if let time = time(orBare: false), !time.isBare { return time }
        } else if let time = Self.time(name, orBare: false), !time.isBare {
            return time
        }
        at = start
        return nil
    }

    // MARK: From one to another

    /// "10am-11am", "3 - 4pm", "9:00 to 10:00".
    mutating func span(orBare: Bool) -> WrittenTime? {
        let start = at
        guard at < line.words.count, beginsTime(at), !line.words[at].isLiteral else { return nil }
        let word = line.bare(at)
        var first: WrittenTime?
        var last: WrittenTime?
        if let dash = word.firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == 0xe2 }) {
            var next = word.index(after: dash)
            if word[dash] == 0xe2 { next = Swift.min(next + 2, word.endIndex) }
            first = Self.time(word[..<dash], orBare: true)
            last = Self.time(word[next...], orBare: true)
            at += 1
            if take(.oClock) != nil { last?.isBare = false }
            if last?.hasHalf == false, let half = take(.half) { last?.set(half: half) }
        } else {
            first = time(orBare: true)
            if first != nil, kind().isDash {
                at += 1
                // "18:00 until 1 Dec": a day, and no second time.
                if date() == nil { last = time(orBare: true) }
            }
        }
        if let first, let last, let time = first.lasting(until: last), !time.isBare || orBare { return time }
        at = start
        return nil
    }
}

extension QuickAddReader.WrittenTime {
    /// - Parameter half: how many hours of the day come before it.
    mutating func set(half: Int) {
        minutes = minutes % 720 + half * 60
        hasHalf = true
        isBare = false
        isOpen = false
    }

    /// The time with how long it is to another: where a half of the day is open, the shorter.
    func lasting(until end: Self) -> Self? {
        var time = self
        time.isBare = isBare && end.isBare
        var lasting = (end.minutes - minutes + 1440) % 1440
        if end.isOpen {
            lasting = (lasting + 719) % 720 + 1
        } else if isOpen {
            let late = (lasting + 720) % 1440
            time.isOpen = false
            if late > 0, lasting == 0 || late < lasting {
                time.minutes += 720
                lasting = late
            }
        }
        guard lasting > 0, end.minutes != minutes else { return nil }
        time.lasting = lasting
        return time
    }
}
