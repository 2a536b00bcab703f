package import Facts

/// A value of a command as other programs write it: what JSON and CBOR (RFC 8949) have in common, and bytes.
package enum Argument: Equatable, Sendable {
    /// Not said.
    case none
    /// Yes or no.
    case flag(Bool)
    /// A whole number.
    case integer(Int64)
    /// Text.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
    /// Several values in their order.
    case list([Argument])
}

extension Argument {
    /// How deep lists may lie in each other: deeper than those of any command.
    private static let deepest = 6

    /// Reads one value.
    ///
    /// - Throws: ``Facts/CBORFault`` for bytes that are no such value.
    package init(from reader: inout CBORReader) throws(CBORFault) {
        try self.init(from: &reader, depth: 0)
    }

    private init(from reader: inout CBORReader, depth: Int) throws(CBORFault) {
        let (major, argument) = try reader.peek()
        switch (major, argument) {
        case (0, _), (1, _): self = .integer(try reader.integer())
        case (2, _): self = .bytes(try reader.byteString())
        case (3, _): self = .text(try reader.text())
        case (4, _):
            guard depth < Self.deepest else { throw .malformed }
            var items: [Argument] = []
            for _ in 0..<(try reader.array()) { items.append(try Argument(from: &reader, depth: depth + 1)) }
            self = .list(items)
        case (7, 20), (7, 21):
            _ = try reader.skip()
            self = .flag(argument == 21)
        case (7, 22):
            _ = reader.null()
            self = .none
        default: throw .unexpected
        }
    }

    /// Writes the value, in CBOR's deterministic form: equal values have equal bytes.
    package func write(to writer: inout CBORWriter) {
        switch self {
        case .none: writer.null()
        case .flag(let value): writer.boolean(value)
        case .integer(let value): writer.integer(value)
        case .text(let value): writer.text(value)
        case .bytes(let value): writer.byteString(value)
        case .list(let items):
            writer.array(items.count)
            for item in items { item.write(to: &writer) }
        }
    }
}
