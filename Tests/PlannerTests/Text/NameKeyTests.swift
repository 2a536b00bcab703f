import Foundation
import TestSupport
import Testing

@testable import Planner

struct NameKeyTests {
    @Test(
        "T6: names that differ in their marks are different names",
        arguments: [
            ("Malt", "Målt"), ("Canas", "Cañas"), ("Rock", "Röck"), ("Tag", "Tåg"), ("Male", "Malé"), ("Zolty", "Żółty"),
            ("øl", "ol"), ("Ært", "Aert"), ("Maße", "Masse"), ("все", "всё"), ("мои", "мой"), ("νόμος", "νομός"), ("شعر", "شعَر"),
            ("احمد", "أحمد"), ("חלב", "חָלָב"), ("かき", "かぎ"), ("ハン", "パン"), ("1/2", "½"),
        ]
    )
    func apart(one: String, other: String) {
        #expect(!Text.isSameName(one, other))
    }

    @Test(
        "T6: names are the same whatever their case, their spaces and what a keyboard writes fancy",
        arguments: [
            ("TÅG", "tåg"), ("ΟΔΌΣ", "οδός"), ("ЁЛКА", "ёлка"), ("ԵՐԵՎԱՆ", "երեւան"), ("ÇA VA", "ça va"), ("ẞ", "ß"), ("Ǆ", "ǆ"),
            ("Ɓ", "ɓ"),
            ("Mum’s", "mum's"), ("9–5", "9-5"), ("  a \u{a0} b ", "A b"), ("soft\u{ad}hyphen", "softhyphen"), ("ＡＢＣ", "abc"),
            ("❤️", "❤"),
        ]
    )
    func alike(one: String, other: String) {
        // Armenian has a ligature, which is of compatibility only.
        #expect(Text.isSameName(one, other.replacing("եւ", with: "եվ")))
    }

    /// Those that Unicode had when the tables were made; its Chinese characters of other standards are left out, see docs/data.md.
    private static let known = (0x80...0x1_ffff as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.filter { scalar in
        guard let age = scalar.properties.age, age.major <= 14 else { return false }
        return !(0xf900...0xfaff).contains(scalar.value)
    }

    @Test("T6: every letter is the same name, and found, whether one scalar stands for it or several")
    func everyLetter() {
        for scalar in Self.known {
            let (letter, parts) = (String(scalar), String(scalar).decomposedStringWithCanonicalMapping)
            guard !letter.unicodeScalars.elementsEqual(parts.unicodeScalars) else { continue }
            let composed = letter.precomposedStringWithCanonicalMapping
            for other in [parts, composed] {
                #expect(Text.nameKey(letter) == Text.nameKey(other), "U+\(String(scalar.value, radix: 16))")
                #expect(Text.folded(letter) == Text.folded(other), "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test("T6: two letters are one name only where they differ by their case alone")
    func onlyCase() {
        var seen: [[UInt8]: String] = [:]
        for scalar in Self.known where Text.plain(scalar.value) == scalar.value && !Text.isBlank(String(scalar)) {
            let letter = String(scalar).lowercased().uppercased().decomposedStringWithCanonicalMapping
            let key = Text.nameKey(String(scalar))
            #expect(
                seen[key, default: letter].unicodeScalars.elementsEqual(letter.unicodeScalars),
                "U+\(String(scalar.value, radix: 16))"
            )
            seen[key] = letter
        }
    }

    @Test("T6: the order in which marks were typed makes no difference")
    func marks() {
        var random = SeededRandom.printed(seed: 43)
        let marks = Self.known.filter { $0.properties.canonicalCombiningClass != .notReordered }
        let letters: [Unicode.Scalar] = ["e", "o", "α", "и", "ا", "ש", "क", "ก", "か", "க"]
        for _ in 0..<SeededRandom.histories(usually: 3000) {
            var text = String.UnicodeScalarView()
            text.append(random.one(of: letters))
            for _ in 0..<random.below(5) { text.append(random.one(of: marks)) }
            let sorted = String(text).decomposedStringWithCanonicalMapping
            #expect(Text.nameKey(String(text)) == Text.nameKey(sorted), "\(text.map { String($0.value, radix: 16) })")
        }
    }

    @Test(
        "T6: Korean, Japanese, Tamil and others are found and compared in both forms",
        arguments: ["한국어", "カレーパン", "がっこう", "தொலைபேசி", "কোলকাতা", "ಕೋಟೆ", "കോഴി", "දෝණි", "ପୋଖରୀ", "రై", "नऩ", "آب", "Việt", "ἀγορᾷ", "Ӂ"]
    )
    func scripts(text: String) {
        let (composed, apart) = (text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping)
        #expect(Text.isSameName(composed, apart))
        #expect(Text.folded(composed) == Text.folded(apart))
        #expect(Text.bounds(of: composed, in: apart) == [0, apart.utf8.count])
        #expect(Text.bounds(of: apart, in: composed) == [0, composed.utf8.count])
    }
}
