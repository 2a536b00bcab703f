/// How words of a language are read: rules that rewrite them as English ones. docs/translating.md says how they are written, and
/// `tools/words/quick_add.py` makes them.
///
/// A rule is the words of the language as they are compared, "=", the English ones and a carriage return: `alle N U=every A B`.
/// A capital among the former is a class of words (``QuickAddTranslation``), and ^ stands before a word that
/// must be written with a capital. A capital among the latter is what was found for the first class, the second, and so on. A bar
/// in place of a space parts words that can be read without each other.
package struct QuickAddLanguage: Sendable {
    /// Words that are compared, and what they are in English; nothing: they are words without a meaning here.
    struct Rule {
        let pattern: Range<Int>
        let english: Range<Int>
    }

    /// English, which needs no rules.
    package static var english: QuickAddLanguage { QuickAddLanguage() }

    let bytes: ArraySlice<UInt8>
    private(set) var rules: [Rule] = []

    /// Whether only English words are read.
    package var isEmpty: Bool { rules.isEmpty }

    private init() {
        bytes = []
    }

    /// Checks the rules of a language; nil if they could lose a word.
    package init?(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard let equals = end(of: index, UInt8(ascii: "=")), let end = end(of: equals, UInt8(ascii: "\r")) else {
                return nil
            }
            let rule = Rule(pattern: index..<equals, english: equals + 1..<end)
            guard isSound(rule) else { return nil }
            rules.append(rule)
            index = end + 1
        }
    }

    /// Where the next byte of a kind stands.
    private func end(of index: Int, _ byte: UInt8) -> Int? { bytes[index...].firstIndex(of: byte) }

    private func isSound(_ rule: Rule) -> Bool {
        let (bars, classes, isPattern) = parts(of: rule.pattern)
        guard isPattern else { return false }
        if rule.english.isEmpty { return true }
        let (englishBars, _, isEnglish) = parts(of: rule.english)
        guard isEnglish, bars == englishBars else { return false }
        // Nothing is put in that was not found.
        for byte in bytes[rule.english] where byte.isCapitalLetter && Int(byte) - 0x41 >= classes { return false }
        return true
    }

    /// How many bars and classes there are, and whether there are words, and only single separators between them.
    private func parts(of words: Range<Int>) -> (bars: Int, classes: Int, areSound: Bool) {
        var (bars, classes) = (0, 0)
        var begins = true
        for index in words {
            let byte = bytes[index]
            if begins, byte.isSeparator { return (0, 0, false) }
            if begins, byte == UInt8(ascii: "S") {
                // Only looked at: the last word, of the same part as the one before.
                return (
                    bars, classes,
                    index == words.upperBound - 1 && index > words.lowerBound && bytes[index - 1] == UInt8(ascii: " ")
                )
            }
            if begins, byte.isCapitalLetter { classes += 1 }
            if byte == UInt8(ascii: "|") { bars += 1 }
            // ^ is followed by the word itself.
            begins = byte.isSeparator || begins && byte == UInt8(ascii: "^")
        }
        return (bars, classes, !begins)
    }
}

extension UInt8 {
    /// A–Z.
    var isCapitalLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

    /// What stands between the words of a rule.
    var isSeparator: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "|") }
}
