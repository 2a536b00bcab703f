/// A line of quick add, taken apart into words. In another language than English some are rewritten: then several can stand for
/// one that was typed, or for several.
struct QuickAddLine {
    struct Word {
        /// Where it begins in ``QuickAddLine/text``.
        let start: Int
        /// Where it ends without the marks that end a sentence or its parts.
        let bareEnd: Int
        /// Where it ends.
        let end: Int
        /// Whether it stood in quotes, at least in part: then it means nothing but itself.
        let isLiteral: Bool
        let term: QuickAddTerm
        /// What was typed for it, in ``QuickAddLine/source``.
        let typed: Range<Int>
    }

    /// The line as it was typed, one space between words.
    let source: [UInt8]
    /// The line as it is read.
    let text: [UInt8]
    /// The same with ASCII's capitals in lower case.
    let low: [UInt8]
    /// Every word, from left to right.
    let words: [Word]

    init(_ line: String) {
        let bytes = Array(Text.withoutControls(line, keepingLines: false).utf8)
        var building = QuickAddBuilding()
        building.reserve(bytes.count)
        var quotes = Quotes(bytes)
        var index = 0
        while index < bytes.count {
            let space = Self.spaceLength(bytes[index...])
            if space > 0 {
                building.endWord()
                index += space
                continue
            }
            if !building.isInWord { quotes.open(at: index) }
            building.add(bytes[index], isLiteral: quotes.isInside)
            quotes.close(at: index)
            index += 1
        }
        building.endWord()
        self.init(building, source: building.text)
    }

    /// A line of words that were built.
    init(_ building: QuickAddBuilding, source: [UInt8]) {
        self.source = source
        text = building.text
        low = building.low
        words = building.words
    }

    /// Words from one to before another, as they were typed.
    func typed(_ from: Int, _ to: Int) -> String {
        guard from < to else { return "" }
        return String(decoding: source[words[from].typed.lowerBound..<words[to - 1].typed.upperBound], as: UTF8.self)
    }

    /// Whether a word is the first, or the end, of those that stand for the same typed words.
    func isEdge(_ index: Int) -> Bool {
        index == 0 || index == words.count || words[index].typed.lowerBound != words[index - 1].typed.lowerBound
    }

    /// A word in lower case, without marks behind it.
    func bare(_ index: Int) -> ArraySlice<UInt8> {
        low[words[index].start..<words[index].bareEnd]
    }

    /// How many bytes of white space a text begins with: a space, a tab, or one of Unicode's that people come by.
    static func spaceLength(_ bytes: ArraySlice<UInt8>) -> Int {
        let index = bytes.startIndex
        guard index < bytes.endIndex else { return 0 }
        let first = bytes[index]
        if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { return 1 }
        guard first >= 0xc2, first <= 0xe3, index + 1 < bytes.endIndex else { return 0 }
        let second = bytes[index + 1]
        // U+00A0, the no-break space.
        if first == 0xc2 { return second == 0xa0 ? 2 : 0 }
        guard first >= 0xe1, index + 2 < bytes.endIndex else { return 0 }
        let third = bytes[index + 2]
        // U+2000 to U+200A, the line's and the paragraph's end, the narrow and the mathematical space; the Ogham and the ideographic one.
        return switch (first, second, third) {
        case (0xe2, 0x80, 0x80...0x8a), (0xe2, 0x80, 0xa8), (0xe2, 0x80, 0xa9), (0xe2, 0x80, 0xaf), (0xe2, 0x81, 0x9f),
            (0xe1, 0x9a, 0x80), (0xe3, 0x80, 0x80):
            3
        default: 0
        }
    }
}

/// Words on their way into a line.
struct QuickAddBuilding {
    private(set) var text: [UInt8] = []
    private(set) var low: [UInt8] = []
    private(set) var words: [QuickAddLine.Word] = []
    private(set) var isInWord = false
    private var start = 0
    private var isLiteral = false

    mutating func reserve(_ count: Int) {
        text.reserveCapacity(count)
        low.reserveCapacity(count)
    }

    @inline(never)
    mutating func add(_ byte: UInt8, isLiteral: Bool) {
        if !isInWord {
            isInWord = true
            self.isLiteral = false
            if !words.isEmpty {
                text.append(UInt8(ascii: " "))
                low.append(UInt8(ascii: " "))
            }
            start = text.count
        }
        if isLiteral { self.isLiteral = true }
        text.append(byte)
        low.append(byte.lowered)
    }

    /// - Parameter typed: what was typed for it; nil: the word itself.
    mutating func endWord(typed: Range<Int>? = nil) {
        guard isInWord else { return }
        isInWord = false
        let bareEnd = low.bareEnd(start, low.count)
        let term = isLiteral ? .none : QuickAddVocabulary.term(low[start..<bareEnd])
        let typed = typed ?? start..<low.count
        words.append(.init(start: start, bareEnd: bareEnd, end: low.count, isLiteral: isLiteral, term: term, typed: typed))
    }
}

/// Pairs of quotes of one kind: the first at the beginning of a word, the second at the end of one. Which of „ “ ” « » opens, and which
/// closes, is another in each language.
private struct Quotes {
    private let bytes: [UInt8]
    private var close = -1
    /// The kinds of which no second one follows any more, a bit each, so that no place is looked at twice.
    private var over = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isInside: Bool { close >= 0 }

    mutating func close(at index: Int) {
        if index == close { close = -1 }
    }

    mutating func open(at index: Int) {
        let kind = kind(index)
        guard close < 0, kind > 0, over >> kind & 1 == 0 else { return }
        close = end(from: index + kind, kind)
        if close < 0 { over |= 1 << kind }
    }

    /// How many bytes a quote has, which tells its kind: "straight" ones have 1, «angular» ones 2, “curly” ones 3; 0: it is no quote.
    private func kind(_ index: Int) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "\""): 1
        case 0xc2 where bytes[index + 1] | 0x10 == 0xbb: 2
        case 0xe2 where bytes[index + 1] == 0x80 && (0x9c...0x9e).contains(bytes[index + 2]): 3
        default: 0
        }
    }

    private func end(from start: Int, _ kind: Int) -> Int {
        var index = start
        var isBlank = true
        while index < bytes.count {
            if self.kind(index) == kind {
                let next = index + kind
                let isLast =
                    next >= bytes.count || bytes[next].endsSentence || bytes.isArabicMark(at: next)
                    || QuickAddLine.spaceLength(bytes[next...]) > 0
                if isLast, !isBlank { return index }
                // Nothing between them: characters like others.
                isBlank = false
            }
            let space = QuickAddLine.spaceLength(bytes[index...])
            if space == 0 { isBlank = false }
            index += max(space, 1)
        }
        return -1
    }
}
