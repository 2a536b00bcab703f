import Facts

extension TradedTemplate {
    /// The most bytes of a word that is searched for; a longer one is found by its beginning.
    private static let longestWord = 48
    /// How many words one template is found by.
    private static let mostWords = 600
    /// How many words are looked for at once.
    public static let mostAsked = 5
    /// A word of the name is found from so many letters on.
    private static let shortestBeginning = 3

    /// The words that a template is found by: every word of its description and its items, and the beginnings of the words of its name.
    public func words(name: String, about: String, by maker: String) -> [String] {
        var words: [[UInt8]] = []
        for word in Self.words(of: name) {
            words.append(word)
            words += Self.beginnings(of: word)
        }
        words += Self.words(of: about)
        words += Self.words(of: maker)
        for item in items where words.count < Self.mostWords * 4 { words += Self.words(of: item.title) }
        var seen: Set<[UInt8]> = []
        var found: [String] = []
        for word in words where found.count < Self.mostWords && seen.insert(word).inserted {
            found.append(String(decoding: word, as: UTF8.self))
        }
        return found
    }

    /// The words that somebody looks for, the longest first: there are fewest templates with it.
    public static func words(asked: String) -> [String] {
        var seen: Set<[UInt8]> = []
        let words = words(of: asked).filter { seen.insert($0).inserted }
        let order = sortedIndices(words.count) { words[$0].count > words[$1].count }
        return order.prefix(mostAsked).map { String(decoding: words[$0], as: UTF8.self) }
    }

    /// The words between spaces and signs, in the form in which they are compared.
    private static func words(of text: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        for word in Text.folded(text).split(whereSeparator: { isSign($0) }) { words.append(cut(Array(word))) }
        return words
    }

    /// Of letters beyond ASCII all belong to words.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: false
        default: true
        }
    }

    /// Never within a letter.
    private static func cut(_ word: [UInt8]) -> [UInt8] {
        guard word.count > longestWord else { return word }
        var end = longestWord
        while end > 0, word[end] & 0xc0 == 0x80 { end -= 1 }
        return Array(word[..<end])
    }

    private static func beginnings(of word: [UInt8]) -> [[UInt8]] {
        var beginnings: [[UInt8]] = []
        var letters = 0
        for (index, byte) in word.enumerated() where byte & 0xc0 != 0x80 {
            if letters >= shortestBeginning { beginnings.append(Array(word[..<index])) }
            letters += 1
        }
        return beginnings
    }
}
