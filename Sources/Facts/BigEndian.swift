extension [UInt8] {
    /// Appends the last `count` bytes of a number, the highest first.
    @inline(never)
    package mutating func append(bigEndian value: UInt64, bytes count: UInt64 = 8) {
        var shift = count * 8
        while shift > 0 {
            shift -= 8
            append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    /// Appends an identity's 16 bytes.
    @inline(never)
    package mutating func append(_ identity: Identity) {
        append(bigEndian: identity.high)
        append(bigEndian: identity.low)
    }
}

extension Identity {
    /// How many bytes ``Swift/Array/append(_:)`` takes for one.
    package static let length = 16

    /// Reads an identity's 16 bytes, of which there must be enough.
    package init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        self.init(
            high: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
            low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        )
    }
}
