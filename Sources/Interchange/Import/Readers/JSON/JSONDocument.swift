/// A JSON text (RFC 8259) that was read whole: its bytes, and where each value lies in them.
///
/// Texts and numbers stay bytes until they are asked for, so that a file of some megabytes takes little more memory than itself.
package final class JSONDocument: Sendable {
    /// How deep arrays and objects may nest.
    package static let deepest = 64
    /// The most bytes that are read: a file of 12 MiB may grow when it becomes UTF-8.
    package static let largest = 32 << 20
    /// The most values that are read, names of members included. Programs write some ten bytes for each.
    package static let mostValues = 3_000_000

    /// What a value is.
    enum Kind: UInt8 {
        case null
        case no
        case yes
        case number
        /// A text without a backslash, so its bytes are its content.
        case plainText
        case escapedText
        case array
        /// Its nodes are names and values in turn.
        case object
    }

    /// Where a value lies. The nodes of what is inside an array or an object follow its own.
    struct Node {
        var kind: Kind
        /// Its bytes; those of a text are between the quotation marks.
        var start: Int32
        var end: Int32
        /// The node after it and all that is inside it.
        var next: Int32
    }

    let bytes: [UInt8]
    let nodes: [Node]

    /// Reads a text that is one value.
    ///
    /// - Parameter bytes: in UTF-8. Bytes that are not become U+FFFD in the texts that they are in.
    package init(_ bytes: [UInt8]) throws(JSONFault) {
        self.bytes = bytes
        nodes = try Self.nodes(of: bytes, isSequence: false)
    }

    /// Reads a text that is any number of values with white space or a comma between them, such as one on each line. The ``root`` is
    /// an array of them.
    package init(sequence bytes: [UInt8]) throws(JSONFault) {
        self.bytes = bytes
        nodes = try Self.nodes(of: bytes, isSequence: true)
    }

    /// The value that all others are in.
    package var root: JSONValue { JSONValue(self, 0) }

    private static func nodes(of bytes: [UInt8], isSequence: Bool) throws(JSONFault) -> [Node] {
        guard bytes.count <= largest else { throw .tooLarge }
        var scanner = JSONScanner(bytes)
        if isSequence { try scanner.readSequence() } else { try scanner.readOne() }
        return scanner.nodes
    }
}
