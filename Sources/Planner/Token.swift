/// A word of a program's making (a path's segment, a field's name, a method), compared byte for byte.
///
/// `String` compares by canonical equivalence: right for what people read, beside the point here, and its tables would be a
/// tenth of what a browser loads.
public struct Token: Equatable, ExpressibleByStringLiteral, Sendable {
    /// The word.
    public let text: String

    /// The token of a text.
    public init(_ text: String) {
        self.text = text
    }

    /// A token that stands in the source.
    public init(stringLiteral text: String) {
        self.text = text
    }

    /// Whether both are the same bytes.
    public static func == (one: Token, other: Token) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }
}
