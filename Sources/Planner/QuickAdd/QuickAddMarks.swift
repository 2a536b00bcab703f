/// What stands behind a mark: ~2, !high, #home, @Errands.
extension QuickAddReader {
    /// The next words, if they begin with a mark and mean something.
    mutating func marked() -> QuickAdd.Chip.Meaning? {
        let word = line.words[at]
        let name = line.low[word.start..<word.bareEnd].dropFirst()
        switch line.low[word.start] {
        case UInt8(ascii: "~"):
            let (cost, end) = name.digits(from: name.startIndex)
            guard !name.isEmpty, end == name.endIndex, Costs.range.contains(cost) else { return nil }
            at += 1
            skip(.spoons)
            return .cost(cost)
        case UInt8(ascii: "!"):
            guard let priority = QuickAddVocabulary.priority(name) else { return nil }
            at += 1
            return .priority(priority)
        case UInt8(ascii: "p"):
            // "p1"
            guard name.count == 1, let priority = QuickAddVocabulary.priority(name) else { return nil }
            at += 1
            return .priority(priority)
        case UInt8(ascii: "#"):
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

    /// Whether a new name may begin so: with a letter. "#1" is a number; marks and emoji's joiners (E2, EF) are no letters.
    private static func beginsName(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return first.isLowerLetter || (first >= 0xc3 && first != 0xe2 && first != 0xef)
    }

    /// The list whose name stands behind the @; of several, the one with most words.
    private mutating func known(_ lists: [QuickAddListName]) -> String? {
        var longest = 0
        var name: String?
        for list in lists where list.words.count > longest && matches(list) {
            longest = list.words.count
            name = list.name
        }
        at += longest
        return name
    }

    private func matches(_ list: QuickAddListName) -> Bool {
        guard at + list.words.count <= line.words.count else { return false }
        for (index, expected) in list.words.enumerated() {
            let word = line.words[at + index]
            let start = index == 0 ? word.start + 1 : word.start
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
        let line = QuickAddLine(name, readingQuotes: false)
        var words: [[UInt8]] = []
        for index in line.words.indices { words.append(Self.folded(line.bare(index))) }
        self.words = words
    }

    /// A word as it is compared wherever something is looked for by name.
    static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
        Text.folded(String(decoding: word, as: UTF8.self))
    }
}
