import Testing

@testable import Planner

struct TextTests {
    @Test("T5: space at both ends goes, space inside stays")
    func trimmed() {
        #expect(Text.trimmed("  a  b \n") == "a  b")
        #expect(Text.trimmed("\u{a0}\u{3000}x\u{2003}") == "x")
        #expect(Text.trimmed(" \t\r\n ").isEmpty)
        #expect(Text.trimmed("").isEmpty)
    }

    @Test("T5: a number is read as the standard library reads it")
    func numbers() {
        let texts = [
            "0", "7", "007", "-3", "+3", "-0", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
            "-9223372036854775809", "99999999999999999999", "", "-", "+", "--1", "+-1", " 1", "1 ", "1.0", "1e3", "0x1f", "１",
            "1\u{0}",
        ]
        for text in texts { #expect(Text.integer(text) == Int64(text), "\(text)") }
    }

    @Test("T5: control characters go; a line break or tab in a one-line text is a space")
    func controls() {
        #expect(Text.withoutControls("a\u{0}b\u{1b}c\u{7f}d\u{9b}e", keepingLines: false) == "abcde")
        #expect(Text.withoutControls("a\r\nb\nc\rd\te", keepingLines: false) == "a b c d e")
        #expect(Text.withoutControls("a\r\nb\nc\rd\te", keepingLines: true) == "a\nb\nc\nd\te")
    }

    @Test("T5: words that a vertical tab, a form feed or U+0085 stands between stay apart")
    func rareBreaks() {
        #expect(Text.withoutControls("a\u{b}b\u{c}c\u{85}d", keepingLines: false) == "a b c d")
        #expect(Text.withoutControls("a\u{b}b\u{c}c\u{85}d", keepingLines: true) == "a\nb\nc\nd")
    }

    @Test("T5: the characters of right-to-left writing and emoji stay as they were written")
    func marksStay() {
        for text in ["\u{200f}לקנות\u{200e}", "\u{202b}اشتر\u{202c}", "\u{2067}x\u{2069}", "👩‍👩‍👧‍👦", "e\u{301}", "क्\u{200d}ष"] {
            #expect(Text.withoutControls(text, keepingLines: false).utf8.elementsEqual(text.utf8))
        }
    }

    @Test("T5: characters are counted as a person counts them")
    func counted() {
        #expect(Text.count(of: String(repeating: "👩‍👩‍👧‍👦", count: 5), isAtMost: 5))
        #expect(!Text.count(of: String(repeating: "e\u{301}", count: 6), isAtMost: 5))
    }

    @Test("T5: a character of any length does not make a text of any length")
    func heaped() {
        let heap = "e" + String(repeating: "\u{301}", count: 10_000)
        #expect(!Text.count(of: heap, isAtMost: 200))
        #expect(Text.shortened(heap, to: 200).utf8.count <= Text.mostBytes(ofCharacters: 200) + 3)
    }

    @Test(
        "D1: a whole number in any script's digits, with spaces or a sign",
        arguments: [
            ("5", 5), (" 12 ", 12), ("+7", 7), ("007", 7), ("٣", 3), ("۱۲", 12), ("१२", 12), ("９９", 99), ("๗", 7), ("0", 0),
            ("-0", 0),
        ]
    )
    func numbers(text: String, number: Int) throws {
        #expect(try Text.number(text, in: 0...99) == number)
    }

    @Test(
        "D1: text that is no whole number is refused",
        arguments: ["", " ", "ten", "1e9", "1.5", "1,5", "½", "0x10", "--1", "+", "-", "1 2", "NaN", "∞", "1\u{0}"]
    )
    func notNumbers(text: String) {
        #expect(throws: Fault.notANumber) { try Text.number(text, in: 0...99) }
    }

    @Test(
        "D1: a number out of range is refused as that, however long",
        arguments: ["-3", "−3", "100", "1000000", "99999999999999999999999999", "-99999999999999999999999999"]
    )
    func outOfRange(text: String) {
        #expect(throws: Fault.outOfRange(0...99)) { try Text.number(text, in: 0...99) }
    }
}

/// Texts in pieces.
struct TextPiecesTests {
    @Test("T5: a text too long for its place is cut after a word, or between two characters of a long one, with an ellipsis")
    func shortened() {
        #expect(Text.shortened("Feed the cat", to: 12) == "Feed the cat")
        #expect(Text.shortened("Feed the cats", to: 12) == "Feed the…")
        #expect(Text.shortened("Feed the cats", to: 8) == "Feed the…")
        #expect(Text.shortened("A Donaudampfschifffahrt", to: 12) == "A Donaudampf…")
        #expect(Text.shortened(String(repeating: "👩‍👩‍👧‍👦", count: 3), to: 2) == "👩‍👩‍👧‍👦👩‍👩‍👧‍👦…")
        #expect(Text.shortened("e\u{301}e\u{301}e\u{301}", to: 2) == "e\u{301}e\u{301}…")
        #expect(Text.shortened("👋🏽👋🏽", to: 1) == "👋🏽…")
        #expect(Text.shortened("", to: 1).isEmpty)
    }

    @Test("Pieces between separators are all there, empty ones too")
    func pieces() {
        let comma = UInt8(ascii: ",")
        #expect(Text.pieces(of: "a,,é", at: comma) == ["a", "", "é"])
        #expect(Text.pieces(of: "", at: comma) == [""])
        #expect(Text.pieces(of: ",", at: comma) == ["", ""])
        #expect(Text.joined(["a", "", "é"], ", ") == "a, , é")
        #expect(Text.joined([], ", ").isEmpty)
    }

    @Test("D1: every decimal digit of the first plane that Unicode knows is known, and nothing else")
    func digits() throws {
        for value: UInt32 in 0...0xffff {
            guard let scalar = Unicode.Scalar(value), scalar.properties.numericType == .decimal else { continue }
            #expect(try Text.number(String(scalar), in: 0...9) == Int(scalar.properties.numericValue ?? -1))
        }
    }
}
