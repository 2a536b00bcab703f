/// How words of a language are read: rules that rewrite them as English ones. docs/translating.md says how they are written, and
/// `tools/words/quick_add.py` makes them.
///
/// A rule is two lengths, a byte each from " " on, then the words of the language as they are compared, and the English ones:
/// `alle N U`, `every A B`. A capital among the former is a class of words (``QuickAddTranslation``), and ^ stands before a word that
/// must be written with a capital. A capital among the latter is what was found for the first class, the second, and so on. A bar
/// in place of a space parts words that can be read without each other.
public struct QuickAddLanguage: Sendable {
    /// Words that are compared, and what they are in English; nothing: they are words without a meaning here.
    struct Rule {
        let pattern: Range<Int>
        let english: Range<Int>
    }

    /// English, which needs no rules.
    public static var english: QuickAddLanguage { QuickAddLanguage([]) }

    let rules: ArraySlice<UInt8>

    /// Rules that were checked.
    public init(_ rules: ArraySlice<UInt8>) {
        self.rules = rules
    }

    /// Whether bytes are rules.
    public static func isSound(_ rules: ArraySlice<UInt8>) -> Bool {
        let language = QuickAddLanguage(rules)
        var place = rules.startIndex
        while place < rules.endIndex {
            guard rules.endIndex - place > 2, (0x21..<0x80).contains(rules[place]), (0x20..<0x80).contains(rules[place + 1])
            else { return false }
            let rule = language.rule(at: place)
            place = rule.english.upperBound
            guard place <= rules.endIndex else { return false }
            let (bars, classes, isPattern) = language.parts(of: rule.pattern)
            let (englishBars, _, isEnglish) = language.parts(of: rule.english)
            guard isPattern else { return false }
            if rule.english.isEmpty { continue }
            guard isEnglish, bars == englishBars else { return false }
            // Nothing is put in that was not found.
            for byte in rules[rule.english] where byte.isCapitalLetter && Int(byte) - 0x41 >= classes { return false }
        }
        return true
    }

    /// The rule at a place within the bytes.
    func rule(at place: Int) -> Rule {
        let english = place + 2 + Int(rules[place]) - 0x20
        return Rule(pattern: place + 2..<english, english: english..<english + Int(rules[place + 1]) - 0x20)
    }

    /// How many bars and classes there are, and whether there are words, and only single separators between them.
    private func parts(of words: Range<Int>) -> (bars: Int, classes: Int, areSound: Bool) {
        var (bars, classes) = (0, 0)
        var begins = true
        for place in words {
            let byte = rules[place]
            if begins, byte.isSeparator { return (0, 0, false) }
            if begins, byte == UInt8(ascii: "S") {
                // Only looked at: the last word.
                return (bars, classes, place == words.upperBound - 1)
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
