/// The words behind a mark: ~2, !high, #home, @Errands.
extension QuickAddReader {
    /// The next words, if they begin with a mark and mean something.
    mutating func marked() -> UnderstoodLine.Chip.Meaning? {
        let word = line.words[at]
        let name = line.low[word.start..<word.bareEnd].dropFirst()
        switch line.low[word.start] {
        case UInt8(ascii: "~"):
            let (cost, end) = name.digits(from: name.startIndex)
            if name.isEmpty { return spacedCost() }
            guard end == name.endIndex, Costs.range.contains(cost) else { return nil }
            at += 1
            _ = takeUnitName()
            return .cost(cost)
        case UInt8(ascii: "!"):
            guard let priority = QuickAddVocabulary.priority(name) else { return nil }
            at += 1
            return .priority(priority)
        case UInt8(ascii: "p"):
            // "p1"
            guard name.count == 1, name.first?.isDigit == true, let priority = QuickAddVocabulary.priority(name) else {
                return nil
            }
            at += 1
            return .priority(priority)
        case UInt8(ascii: "#"): return named(among: subjects, or: name).map { .subject($0) }
        case UInt8(ascii: "@"): return lists.flatMap { named(among: $0, or: name) }.map { .list($0) }
        default: return nil
        }
    }

    /// "~ 3", where it counts nothing.
    private mutating func spacedCost() -> UnderstoodLine.Chip.Meaning? {
        let start = at
        at += 1
        if let cost = take(.number), Costs.range.contains(cost) {
            let isUnit = takeUnitName()
            if isUnit || countsNothing() { return .cost(cost) }
        }
        at = start
        return nil
    }

    /// "3 spoons", or by the person's own name for them; of sugar, they are others.
    mutating func cost() -> UnderstoodLine.Chip.Meaning? {
        let start = at
        if let cost = take(.number), Costs.range.contains(cost), takeUnitName(), kind() != .of { return .cost(cost) }
        at = start
        return nil
    }

    private mutating func takeUnitName() -> Bool {
        if take(.spoons) != nil { return true }
        guard at < line.words.count else { return false }
        for unit in units {
            let name = QuickAddName(unit)
            if !name.words.isEmpty, matches(name, skipping: 0, isLoose: true) {
                at += name.words.count
                return true
            }
        }
        return false
    }

    /// "Priority high", "high priority". The latter in front of a noun ("high priority tasks") describes only that noun.
    mutating func priorityInWords() -> UnderstoodLine.Chip.Meaning? {
        let start = at
        let isFirst = take(.priority) != nil
        guard at < line.words.count, let priority = QuickAddVocabulary.priority(line.bare(at)) else {
            at = start
            return nil
        }
        at += 1
        if isFirst || take(.priority) != nil && countsNothing() { return .priority(priority) }
        at = start
        return nil
    }

    /// Whether a new name may begin so: with a letter. "#1" is a number; marks and emoji's joiners (E2, EF) are no letters.
    private static func beginsName(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return first.isLowerLetter || (first >= 0xc3 && first != 0xe2 && first != 0xef)
    }

    /// The one whose name stands behind the mark, or a new one of one word. Where only the accents of a name differ, it is offered, and taken
    /// if it was chosen.
    private mutating func named(among names: [QuickAddName], or typed: ArraySlice<UInt8>) -> String? {
        similar = nil
        if let known = longest(of: names, isLoose: false) {
            at += known.words.count
            return known.name
        }
        let similar = longest(of: names, isLoose: true)
        guard Self.beginsName(typed) else { return nil }
        let new = String(decoding: line.text[typed.startIndex..<typed.endIndex], as: UTF8.self)
        if let similar {
            let words = line.typed(at, at + similar.words.count)
            let isChosen = QuickAddTaken.count(words, in: switching) % 2 == 1
            self.similar = SimilarName(other: isChosen ? new : similar.name, words: words)
            if isChosen {
                at += similar.words.count
                return similar.name
            }
        }
        if self.similar == nil {
            let start = line.words[at].typed.lowerBound
            for before in similarBeforeTranslation where before.start == start { self.similar = before.name }
        }
        at += 1
        return new
    }

    /// The one whose name stands here; of several, the one with most words.
    private func longest(of names: [QuickAddName], isLoose: Bool) -> QuickAddName? {
        var longest: QuickAddName?
        for name in names where name.words.count > longest?.words.count ?? 0 && matches(name, skipping: 1, isLoose: isLoose) {
            longest = name
        }
        return longest
    }

    /// - Parameter isLoose: whether accents make no difference.
    private func matches(_ name: QuickAddName, skipping mark: Int, isLoose: Bool) -> Bool {
        guard at + name.words.count <= line.words.count else { return false }
        for (index, expected) in name.words.enumerated() {
            let word = line.words[at + index]
            let start = index == 0 ? word.start + mark : word.start
            guard !word.isLiteral else { return false }
            let typed = String(decoding: line.low[start..<max(word.bareEnd, start)], as: UTF8.self)
            guard isLoose ? Text.folded(typed) == expected.folded : Text.nameKey(typed) == expected.key else { return false }
            // A mark within it ends a name that has none there.
            let marks = line.low[word.bareEnd..<word.end]
            if index + 1 < name.words.count, !marks.isEmpty, !marks.elementsEqual(expected.marks) { return false }
        }
        return true
    }
}

/// A name as it is compared with the words of a line, whatever their case.
struct QuickAddName {
    struct Word {
        let key: [UInt8]
        /// Without accents.
        let folded: [UInt8]
        /// The marks behind it, which need not be typed.
        let marks: [UInt8]
    }

    let name: String
    private(set) var words: [Word] = []

    init(_ name: String) {
        self.name = name
        let line = QuickAddLine(name)
        for index in line.words.indices {
            let bare = String(decoding: line.bare(index), as: UTF8.self)
            let marks = Array(line.low[line.words[index].bareEnd..<line.words[index].end])
            words.append(Word(key: Text.nameKey(bare), folded: Text.folded(bare), marks: marks))
        }
    }
}
