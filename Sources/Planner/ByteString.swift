/// A string of a program's making (a path's segment, a field's name, a method), compared byte for byte.
///
/// `String` compares by canonical equivalence: right for people's texts, needless here, and its tables would be a tenth of what a browser
/// loads.
package struct ByteString: Equatable, ExpressibleByStringLiteral, Sendable {
    /// The word.
    package let text: String

    /// The byte string of a text.
    package init(_ text: String) {
        self.text = text
    }

    /// A byte string that stands in the source.
    package init(stringLiteral text: String) {
        self.text = text
    }

    /// Whether its bytes begin with those.
    @inline(never)
    package func begins(with start: StaticString) -> Bool {
        var at = 0
        for byte in text.utf8 {
            guard at < start.utf8CodeUnitCount, start.utf8Start[at] == byte else { break }
            at += 1
        }
        return at == start.utf8CodeUnitCount
    }

    /// Whether it comes before another one in the order of their bytes.
    private func comes(before other: ByteString) -> Bool { text.utf8.lexicographicallyPrecedes(other.text.utf8) }

    /// How many of others come before it.
    @inline(never)
    package func rank(among others: [ByteString]) -> Int {
        var rank = 0
        for other in others where other.comes(before: self) { rank += 1 }
        return rank
    }

    /// Whether both are the same bytes.
    @inline(never)
    package static func == (one: ByteString, other: ByteString) -> Bool {
        one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
    }
}
