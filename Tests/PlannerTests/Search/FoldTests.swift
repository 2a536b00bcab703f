import Foundation
import TestSupport
import Testing

@testable import Planner

struct FoldTests {
    @Test(
        "T6: case and accents make no difference",
        arguments: [
            ("Café", "cafe"), ("CAFÉ", "cafe"), ("Straße", "STRASSE"), ("ẞ", "ss"), ("Æsop, Œuvre", "aesop, oeuvre"),
            ("Øl på Ål", "ol pa al"),
            ("Zażółć gęślą jaźń", "zazolc gesla jazn"), ("Þórður", "thordur"), ("İstanbul ışık", "istanbul isik"),
            ("Đặng Ngữ ơi", "dang ngu oi"),
            ("Ελλάδα, οδός", "ελλαδα, οδοσ"), ("ΟΔΌΣ", "οδος"), ("Ёлка", "ёлка"), ("ЁЛКА", "елка"), ("Чай", "чаи"),
            ("Її ҐАНОК", "її ґанок"),
            ("Երևան", "երևան"), ("Ąž Ș Ț Ǆ", "az s t dz"),
        ]
    )
    func alike(one: String, other: String) {
        #expect(Text.folded(one) == Text.folded(other))
    }

    @Test(
        "T6: text that a keyboard or another program wrote in its own way is found as it is typed",
        arguments: [
            ("doctor’s", "doctor's"), ("“milk”", "\"milk\""), ("9–5", "9-5"), ("ＡＢＣ　１２３", "abc 123"), ("❤️", "❤"),
            ("soft\u{ad}hyphen", "softhyphen"),
            ("\u{200f}חלב\u{200e}", "חלב"), ("  a \t\n\u{a0} b ", "a b"),
        ]
    )
    func written(text: String, typed: String) {
        #expect(Text.folded(text) == Array(typed.utf8))
    }

    @Test(
        "T6: points, vowel signs and other marks make no difference, nor does a printer's ligature",
        arguments: [
            ("שָׁלוֹם", "שלום"), ("בְּרֵאשִׁ֖ית", "בראשית"), ("ק\u{5bf}\u{5c7}\u{5c4}\u{5c5}", "ק"), ("مَدْرَسَةٌ", "مدرسة"),
            ("رَحْمٰن", "رحمن"), ("م\u{610}\u{61a}\u{64b}\u{65f}", "م"), ("a\u{1ab0}\u{1aff}\u{1dc0}\u{1dff}", "a"),
            ("x\u{20d7}\u{20ff}", "x"), ("t\u{fe20}s\u{fe21}", "ts"), ("ﬁnd the oﬀice", "find the office"),
            ("ﬂat waﬄe, eﬃcient, ﬅill ﬆill", "flat waffle, efficient, still still"),
        ]
    )
    func pointed(text: String, plain: String) {
        #expect(String(decoding: Text.folded(text), as: UTF8.self) == plain)
    }

    @Test("T6: characters beside the marks that are left out are letters or signs themselves", arguments: ["־׀׃׆ ؛ ٱ א"])
    func besideMarks(text: String) {
        #expect(String(decoding: Text.folded(text), as: UTF8.self) == text)
    }

    @Test("T6: every other letter stands for itself", arguments: ["牛奶を買う", "दूध", "ნანა", "우유", "👩‍🍳×÷", "ŧħ"])
    func untouched(text: String) {
        let plain = text.unicodeScalars.filter { $0 != "\u{200d}" }.map(String.init).joined()
        #expect(String(decoding: Text.folded(text), as: UTF8.self) == plain.replacing("ŧħ", with: "th"))
    }

    @Test(
        "T6: digits of any script are found by each other, a stretched word by the plain one, and half width as full",
        arguments: [
            ("٠١٢٣٤٥٦٧٨٩", "0123456789"), ("۴۵۶", "456"), ("१२३", "123"), ("مـــحمـد", "محمد"), ("ｶﾞｷﾞ ﾊﾟﾝ｡", "ガギ パン。"),
            ("أحمد إبراهيم آمال", "احمد ابراهيم امال"), ("سؤال", "سوال"), ("ἀγορᾷ", "αγορα"), ("Ӂ ӣ", "ж и"),
            ("\u{212a} \u{212b}", "k a"),
        ]
    )
    func otherWays(text: String, plain: String) {
        #expect(String(decoding: Text.folded(text), as: UTF8.self).unicodeScalars.elementsEqual(plain.unicodeScalars))
    }

    @Test("T6: ½ is a sign of its own")
    func fractions() {
        #expect(Text.folded("½ cup") != Text.folded("1/2 cup"))
        #expect(Text.bounds(of: "½", in: "½ cup") == [0, 2])
    }

    private static let known: [ClosedRange<UInt32>] = [
        0x20...0x17f, 0x1cd...0x1ed, 0x1f8...0x21b, 0x388...0x3ce, 0x400...0x45f, 0x531...0x556, 0x1e00...0x1ef9,
    ]

    @Test("T6: a letter with its accent and a letter and an accent are the same, as are capital and small", arguments: known)
    func composedAndDecomposed(scalars: ClosedRange<UInt32>) {
        for scalar in scalars.compactMap({ Unicode.Scalar($0) }) {
            let letter = String(scalar)
            #expect(
                Text.folded(letter) == Text.folded(letter.decomposedStringWithCanonicalMapping),
                "U+\(String(scalar.value, radix: 16))"
            )
            #expect(
                Text.folded(letter) == Text.folded(scalar.properties.lowercaseMapping),
                "U+\(String(scalar.value, radix: 16))"
            )
        }
    }

    @Test("T6: folding once is enough, makes no text longer, and leaves text: whatever the text")
    func properties() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 5000) {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.below(12) {
                let bound = random.one(of: [0x80, 0x250, 0x530, 0x2100, 0x10000, 0x110000])
                if let scalar = Unicode.Scalar(UInt32(random.below(bound))) { text.append(scalar) }
            }
            let folded = Text.folded(String(text))
            #expect(folded.count <= String(text).utf8.count)
            let again = String(validating: folded, as: UTF8.self)
            #expect(again.map(Text.folded) == folded, "\(Array(text).map { String($0.value, radix: 16) })")
        }
    }
}
