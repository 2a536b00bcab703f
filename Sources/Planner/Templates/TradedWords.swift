import Facts

/// The words by which a store looks templates up. ``TemplateSearch`` decides which of those are found.
extension TradedTemplate {
    /// The most bytes of a word that is looked up; a longer one is found by its beginning.
    private static let longestWord = 48
    /// How many words one template is looked up by.
    private static let mostWords = 1500
    /// A word is found from so many letters on, where it has spaces beside it.
    private static let shortestBeginning = 2

    /// The words that a template is looked up by: those of its name, its description, its maker and its items, and their beginnings. Where a
    /// script has no spaces: each letter, and each two.
    package func words(name: String, about: String, by maker: String) -> [String] {
        var texts = [name, about, maker]
        for item in items { texts.append(item.title) }
        var words: [[UInt8]] = []
        for text in texts where words.count < Self.mostWords * 4 { words += Self.parts(of: Text.folded(text), isWhole: true) }
        // All words come before any beginning.
        var beginnings: [[UInt8]] = []
        for word in words where beginnings.count < Self.mostWords * 4 { beginnings += Self.beginnings(of: word) }
        var seen: Set<[UInt8]> = []
        var found: [String] = []
        for word in words + beginnings where found.count < Self.mostWords && seen.insert(word).inserted {
            found.append(String(decoding: word, as: UTF8.self))
        }
        return found
    }

    /// The words between spaces and signs of a folded text, cut to their longest.
    ///
    /// - Parameter isWhole: whether each letter of a script without spaces is one, too; otherwise only one that stands alone.
    static func parts(of folded: [UInt8], isWhole: Bool) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        for word in folded.split(whereSeparator: { isSign($0) }) {
            var (start, at) = (word.startIndex, word.startIndex)
            // The last letters of a script without spaces.
            var before: Range<Int>?
            while at < word.endIndex {
                var end = at + 1
                while end < word.endIndex, word[end] & 0xc0 == 0x80 { end += 1 }
                if isUnspaced(word, at) {
                    if start < at { parts.append(cut(Array(word[start..<at]))) }
                    let isAlone = before == nil && (end == word.endIndex || !isUnspaced(word, end))
                    if isWhole || isAlone { parts.append(Array(word[at..<end])) }
                    if let before { parts.append(Array(word[before.lowerBound..<end])) }
                    (before, start) = (at..<end, end)
                } else {
                    before = nil
                }
                at = end
            }
            if start < at { parts.append(cut(Array(word[start..<at]))) }
        }
        return parts
    }

    /// Whether a letter begins here whose script has no spaces between words: Thai, Lao, Tibetan, Burmese, Khmer, Chinese and Japanese; and
    /// Korean, whose words go on in their endings.
    private static func isUnspaced(_ word: ArraySlice<UInt8>, _ at: Int) -> Bool {
        switch word[at] {
        case 0xe0: at + 1 < word.endIndex && word[at + 1] >= 0xb8
        case 0xe1: at + 1 < word.endIndex && (word[at + 1] < 0x83 || word[at + 1] == 0x9e || word[at + 1] == 0x9f)
        case 0xe3...0xed, 0xf0: true
        default: false
        }
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
