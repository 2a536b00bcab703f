import Facts

/// What somebody looks for in the gallery: by the same function as in a plan, in names, descriptions, makers and items.
package struct TemplateSearch: Sendable {
    /// How many words are looked up at once.
    private static let most = 5

    private let query: SearchQuery
    /// Words of which each template that can be found has all, the longest first: there are fewest templates with it. Empty where the
    /// query has only signs, or single letters.
    package let words: [String]

    /// Reads the typed words.
    package init(_ typed: String) {
        query = SearchQuery(typed)
        var seen: Set<[UInt8]> = []
        var words: [[UInt8]] = []
        for word in query.words {
            for part in TradedTemplate.parts(of: word.bytes, isWhole: false) where part.count > 1 && seen.insert(part).inserted {
                words.append(part)
            }
        }
        let order = sortedIndices(words.count) { words[$0].count > words[$1].count }
        self.words = order.prefix(Self.most).map { String(decoding: words[$0], as: UTF8.self) }
    }

    /// Whether it asks for nothing.
    package var isEmpty: Bool { query.isEmpty }

    /// Whether every word is in it as it was typed.
    package func finds(_ template: TradedTemplate, name: String, about: String, by maker: String) -> Bool {
        var texts = [name, about, maker]
        for item in template.items { texts.append(item.title) }
        var index = SearchIndex()
        index.set(.only, texts)
        let found = index.matches(query)
        return found.isExact && !found.identities.isEmpty
    }
}
