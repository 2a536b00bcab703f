/// The value of a field.
package enum Value: Equatable, Sendable {
    /// Nothing: the field was never set, or was emptied. Emptying is a fact like any other and wins or loses by its timestamp.
    case absent
    /// A whole number.
    case integer(Int64)
    /// Text, byte for byte as it was written: never normalised.
    case text(String)
    /// Bytes that only the planner understands.
    case bytes([UInt8])
    /// A well-formed CBOR item of a type that this build has no use for, kept as it came.
    case other([UInt8])

    /// Equal when the bytes on the wire would be equal. Unicode's canonical equivalence does not count: two spellings of
    /// "é" are two texts, or replicas could differ and call themselves equal.
    package static func == (one: Value, other: Value) -> Bool {
        switch (one, other) {
        case (.absent, .absent): true
        case (.integer(let a), .integer(let b)): a == b
        case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
        case (.bytes(let a), .bytes(let b)), (.other(let a), .other(let b)): a == b
        default: false
        }
    }

    /// A total order without meaning: by the bytes on the wire.
    func isBefore(_ other: Value) -> Bool {
        var (mine, theirs) = (CBORWriter(), CBORWriter())
        write(to: &mine)
        other.write(to: &theirs)
        return mine.bytes.lexicographicallyPrecedes(theirs.bytes)
    }

    /// The number, or nil if the value is not a number.
    package var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The text, or nil if the value is not a text.
    package var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    /// The bytes, or nil if the value is not a byte string.
    package var bytes: [UInt8]? {
        if case .bytes(let value) = self { value } else { nil }
    }

    /// The identity that ``init(_:)`` was given, or nil if the value does not hold one.
    @inline(never)
    package var identity: Identity? {
        guard let bytes, bytes.count == Identity.length else { return nil }
        return bytes.withUnsafeBytes { Identity($0, at: 0) }
    }

    /// An entity's identity, as bytes.
    package init(_ identity: Identity) {
        var bytes: [UInt8] = []
        bytes.append(identity)
        self = .bytes(bytes)
    }

    /// Whether nothing is there.
    package var isAbsent: Bool {
        if case .absent = self { true } else { false }
    }
}

extension Value {
    /// Reads one value.
    ///
    /// - Throws: as ``CBORReader/skip()``.
    package init(from reader: inout CBORReader) throws(CBORFault) {
        self = try reader.value()
    }

    /// Writes the value.
    package func write(to writer: inout CBORWriter) {
        switch self {
        case .absent: writer.null()
        case .integer(let value): writer.integer(value)
        case .text(let value): writer.text(value)
        case .bytes(let value): writer.byteString(value)
        case .other(let item): writer.verbatim(item)
        }
    }
}
