/// Why bytes could not be read as JSON (RFC 8259).
package enum JSONFault: Error, Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// The bytes end in the middle of a value.
    case truncated
    /// The grammar has no such byte at this offset.
    case malformed(at: Int)
    /// Arrays and objects nested deeper than ``JSONDocument/deepest``.
    case tooDeep
    /// More bytes than ``JSONDocument/largest``, or more values than ``JSONDocument/mostValues``.
    case tooLarge
}
