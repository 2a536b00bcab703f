import Facts
import TestSupport
import Testing

@testable import Planner

struct SearchIndexTests {
    private static let texts = [
        ["Take a shower", "The small towel is enough"],
        ["Call the doctor", "Ask about Café Müller's parking"],
        ["Buy milk and bread", ""],
        ["Bread, then milk to buy", "oats"],
        ["Купить молоко", "Ёлка"],
        ["牛奶を買う", "第二章を読む"],
    ]

    private static func index(_ texts: [[String]] = texts) -> SearchIndex {
        var index = SearchIndex()
        for (number, texts) in texts.enumerated() { index.set(identity(number), texts) }
        return index
    }

    private static func identity(_ number: Int) -> Identity {
        Identity(high: 0, low: UInt64(number))
    }

    private static func found(_ query: String, in index: SearchIndex = index()) -> [Int] {
        index.matches(SearchQuery(query)).identities.map { Int($0.low) }
    }

    @Test(
        "T6: found by any part of any word of title or note, whatever the case and accents",
        arguments: [
            ("shower", [0]), ("SHOW", [0]), ("ower", [0]), ("towel", [0]), ("cafe", [1]), ("CAFÉ muller", [1]), ("milk", [2, 3]),
            ("елка", [4]),
            ("МОЛОКО", [4]), ("買う", [5]), ("e", [0, 1, 2, 3]),
        ]
    )
    func parts(query: String, expected: [Int]) {
        #expect(Self.found(query) == expected)
    }

    @Test(
        "T6: all words have to be there, in any order, in title or note",
        arguments: [
            ("doctor parking", [1]), ("milk oats", [3]), ("bread buy", [2, 3]), ("milk shower", []), ("  milk   bread ", [2, 3]),
        ]
    )
    func allWords(query: String, expected: [Int]) {
        #expect(Self.found(query) == expected)
    }

    @Test(
        "T6: words in quotation marks stay together, also while the last mark is not typed yet",
        arguments: [
            ("\"buy milk\"", [2]), ("\"buy mi", [2]), ("“buy milk” and", [2]), ("\"milk buy\"", []),
            ("\"\"", [0, 1, 2, 3, 4, 5]), ("\"then milk\"oats", [3]),
        ]
    )
    func phrases(query: String, expected: [Int]) {
        #expect(Self.found(query) == expected)
    }

    @Test("T6: a phrase does not reach from the title into the note")
    func phraseAcross() {
        #expect(Self.found("\"buy oats\"") == [])
        #expect(Self.found("\"shower the\"") == [])
    }

    @Test("T6: nothing typed yet asks for nothing, so everything fits", arguments: ["", "  ", "\"", "\u{200b}"])
    func empty(query: String) {
        #expect(SearchQuery(query).isEmpty)
        #expect(Self.found(query).count == Self.texts.count)
    }

    @Test(
        "T6: where nothing is found, one letter may be wrong, missing, too many, or changed with its neighbour",
        arguments: [
            ("shuwer", [0]), ("shwer", [0]), ("shoower", [0]), ("hsower", [0]), ("xhower", [0]), ("hower", [0]), ("showex", [0]),
            ("doctro", [1]),
            ("mullers", [1]), ("молако", [4]), ("омлоко", [4]), ("bred mlik", [2, 3]), ("braed milk", [2, 3]),
            ("millk shower", []),
            ("shoer towel", [0]),
        ]
    )
    func slips(query: String, expected: [Int]) {
        #expect(Self.found(query) == expected)
    }

    @Test("T6: a short word, or one that some task contains, is not corrected", arguments: ["mlk", "брд", "oats doctor", "第三"])
    func noSlips(query: String) {
        #expect(Self.found(query).isEmpty)
    }

    @Test("T6: the page can tell a find from a guess")
    func guess() {
        #expect(Self.index().matches(SearchQuery("shower")).isExact)
        #expect(!Self.index().matches(SearchQuery("shuwer")).isExact)
        #expect(Self.index().matches(SearchQuery("")).isExact)
        #expect(Self.index().matches(SearchQuery("oats doctor")).isExact)
    }

    @Test("T6: a renamed task is found by its new name, a deleted one is not found")
    func keptInStep() {
        var index = Self.index()
        index.set(Self.identity(0), ["Have a bath", ""])
        index.remove(Self.identity(2))
        index.remove(Self.identity(99))
        #expect(Self.found("bath", in: index) == [0])
        #expect(Self.found("shower", in: index) == [])
        #expect(Self.found("milk", in: index) == [3])
    }

    @Test("T6: ten thousand changes of a few tasks take at most twice the memory of the texts")
    func compacted() {
        var index = Self.index()
        let size = index.bytes.count
        for number in 0..<10_000 { index.set(Self.identity(number % 6), Self.texts[number % 6]) }
        #expect(index.bytes.count <= 2 * size + 1)
        #expect(Self.found("milk", in: index) == [2, 3])
        for number in 0..<6 { index.remove(Self.identity(number)) }
        #expect(index.bytes.count == 0)
    }

    @Test("T6: a text pasted by mistake is a query of its first words, an endless word one of its first letters")
    func pasted() {
        let long = String(repeating: "é長", count: 200)
        #expect(Self.found(long, in: Self.index([[long], ["e"]])) == [0])
        #expect(SearchQuery(long).words.allSatisfy { $0.bytes.count == SearchQuery.longest })
        let query = SearchQuery(String(repeating: "a bb ccc ", count: 1000))
        #expect(query.words.count == SearchQuery.most)
    }

    @Test("T6: the same is found as by looking at every text again, whatever was set and removed before")
    func againstPlainSearch() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 80) {
            var index = SearchIndex()
            var plain = PlainSearch()
            for _ in 0..<random.below(40) {
                let identity = Identity(high: UInt64(random.below(3)), low: UInt64(random.below(4)))
                if random.once(in: 3) {
                    index.remove(identity)
                    plain.texts[identity] = nil
                } else {
                    let texts = (0..<random.below(3)).map { _ in PlainSearch.text(20, &random) }
                    index.set(identity, texts)
                    plain.texts[identity] = texts
                }
            }
            for _ in 0..<20 {
                let text = PlainSearch.text(9, &random)
                let query = SearchQuery(text)
                let matches = index.matches(query)
                #expect(matches.identities == plain.matches(query), "“\(text)” in \(plain.texts)")
                for identity in plain.texts.keys {
                    #expect(matches.contains(identity) == matches.identities.contains(identity))
                }
            }
        }
    }
}

/// The same search in the plainest words: texts as letters, every way of being one letter off written out.
private struct PlainSearch {
    var texts: [Identity: [String]] = [:]

    /// Few letters, so that words meet by chance; of one, two and three bytes.
    static func text(_ most: Int, _ random: inout SeededRandom) -> String {
        var text = ""
        for _ in 0..<random.below(most) { text += random.one(of: ["a", "b", "B", "é", "ж", "з", "р", "買", " ", " ", "\"", "-"]) }
        return text
    }

    func matches(_ query: SearchQuery) -> [Identity] {
        let words = query.words.map { String(decoding: $0.bytes, as: UTF8.self) }
        let exact = found { text in words.allSatisfy { word in text.contains { $0.contains(word) } } }
        guard exact.isEmpty else { return exact }
        let absent = words.filter { word in found { $0.contains { $0.contains(word) } }.isEmpty }
        if absent.contains(where: { $0.unicodeScalars.count < 4 }) { return [] }
        return found { text in
            words.allSatisfy { word in
                text.contains { absent.contains(word) ? Self.nearlyBegins($0, Array(word)) : $0.contains(word) }
            }
        }
    }

    private func found(_ fits: ([String]) -> Bool) -> [Identity] {
        texts.filter { fits($0.value.map { String(decoding: Text.folded($0), as: UTF8.self) }) }.keys.sorted()
    }

    private static func nearlyBegins(_ text: String, _ word: [Character]) -> Bool {
        let text = Array(text)
        return text.indices.contains { start in
            guard isOfWord(text[start]), start == 0 || !isOfWord(text[start - 1]) else { return false }
            let rest = Array(text[start...])
            return word.indices.contains { index in
                var missing = word
                missing.remove(at: index)
                if rest.starts(with: missing) { return true }
                for letter in Set(rest) {
                    if rest.starts(with: word[..<index] + [letter] + word[index...]) { return true }
                    if rest.starts(with: word[..<index] + [letter] + word[(index + 1)...]) { return true }
                }
                guard index + 1 < word.count else { return false }
                return rest.starts(with: word[..<index] + [word[index + 1], word[index]] + word[(index + 2)...])
            }
        }
    }

    private static func isOfWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
}
