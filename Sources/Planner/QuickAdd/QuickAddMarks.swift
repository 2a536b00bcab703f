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
        case UInt8(ascii: "#"):
            if let subject = known(subjects) { return .subject(subject) }
            guard Self.beginsName(name) else { return nil }
            at += 1
            return .subject(String(decoding: line.text[name.startIndex..<name.endIndex], as: UTF8.self))
        case UInt8(ascii: "@"):
            guard let lists else { return nil }
            if let list = known(lists) { return .list(list) }
            guard Self.beginsName(name) else { return nil }
            at += 1
            return .list(String(decoding: line.text[name.startIndex..<name.endIndex], as: UTF8.self))
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
            let name = QuickAddListName(unit)
            if !name.words.isEmpty, matches(name, skipping: 0) {
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

    /// The one whose name stands behind the mark; of several, the one with most words.
    private mutating func known(_ lists: [QuickAddListName]) -> String? {
        var longest = 0
        var name: String?
        for list in lists where list.words.count > longest && matches(list, skipping: 1) {
            longest = list.words.count
            name = list.name
        }
        at += longest
        return name
    }

    private func matches(_ list: QuickAddListName, skipping mark: Int) -> Bool {
        guard at + list.words.count <= line.words.count else { return false }
        for (index, expected) in list.words.enumerated() {
            let word = line.words[at + index]
            let start = index == 0 ? word.start + mark : word.start
            if word.isLiteral || !QuickAddListName.folded(line.low[start..<max(word.bareEnd, start)]).elementsEqual(expected) {
                return false
            }
        }
        return true
    }
}

/// A list's name as it is compared: forgiving of case, of accents and of marks behind a word.
struct QuickAddListName {
    let name: String
    let words: [[UInt8]]

    init(_ name: String) {
        self.name = name
        let line = QuickAddLine(name)
        var words: [[UInt8]] = []
        for index in line.words.indices { words.append(Self.folded(line.bare(index))) }
        self.words = words
    }

    /// A word as it is compared wherever something is looked for by name.
    static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
        Text.folded(String(decoding: word, as: UTF8.self))
    }
}
