/// Why a run of bytes could not be read as CBOR of the shape that was expected.
package enum CBORFault: Error, Equatable, Sendable {
    /// The bytes end in the middle of an item.
    case truncated
    /// Not well-formed by RFC 8949 Appendix C, or of a form this reader does not take (indefinite lengths).
    case malformed
    /// Well-formed, but another type than the one asked for.
    case unexpected
    /// An integer that does not fit the type asked for.
    case outOfRange
    /// Arrays, maps and tags nested deeper than ``CBORReader/deepest``.
    case tooDeep
    /// A text string that is not UTF-8.
    case notText
    /// Bytes are left after the last item.
    case trailing
}
