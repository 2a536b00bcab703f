package import Facts

/// One fact as the columns of a store hold it. Thing, stamp and value are bytes whose order is theirs, so that a store compares them
/// without understanding them.
package struct FactRow: Equatable, Sendable {
    /// What row it is, within its space.
    package struct Key: Hashable, Comparable, Sendable {
        /// Kind, scope and identity: 21 bytes that ascend as things do.
        package var thing: [UInt8]
        /// The field's number.
        package var field: UInt16

        package init(thing: [UInt8], field: UInt16) {
            self.thing = thing
            self.field = field
        }

        package static func < (one: Key, other: Key) -> Bool {
            if one.thing == other.thing { return one.field < other.field }
            return one.thing.lexicographicallyPrecedes(other.thing)
        }
    }

    /// What row it is.
    package var key: Key
    /// The value, as it is on the wire.
    package var value: [UInt8]
    /// Time, counter and device: 16 bytes that ascend as stamps do.
    package var stamp: [UInt8]

    /// A row that was read.
    package init(key: Key, value: [UInt8], stamp: [UInt8]) {
        self.key = key
        self.value = value
        self.stamp = stamp
    }

    /// The row of a fact.
    package init(_ fact: Fact) {
        key = Key(thing: fact.thing.key, field: fact.field.rawValue)
        var writer = CBORWriter()
        fact.value.write(to: &writer)
        value = writer.bytes
        var stamp: [UInt8] = []
        stamp.reserveCapacity(16)
        stamp.append(bigEndian: fact.stamp.time, bytes: 6)
        stamp.append(bigEndian: UInt64(fact.stamp.counter), bytes: 2)
        stamp.append(bigEndian: fact.stamp.device)
        self.stamp = stamp
    }

    /// Whether this is the newer of two rows of one field: merging, as `Record.merge(_:_:_:)` does it.
    package func isNewer(than known: Known) -> Bool {
        if stamp != known.stamp { return known.stamp.lexicographicallyPrecedes(stamp) }
        guard let other = known.value else { return false }
        return other.lexicographicallyPrecedes(value)
    }

    /// What a store knows of a row already.
    package struct Known: Equatable, Sendable {
        package var stamp: [UInt8]
        /// How many bytes its value has.
        package var length: Int
        /// The value; needed only where the stamps are equal.
        package var value: [UInt8]?

        package init(stamp: [UInt8], length: Int, value: [UInt8]?) {
            self.stamp = stamp
            self.length = length
            self.value = value
        }
    }

    /// The fact of this row.
    ///
    /// - Throws: ``StoreFault/damaged(_:)`` where the columns are not what ``init(_:)`` writes.
    package func fact() throws(StoreFault) -> Fact {
        guard key.thing.count == Thing.keyLength, stamp.count == 16 else { throw .damaged("a fact of another length") }
        var reader = CBORReader(value)
        let value: Value
        do throws(CBORFault) {
            value = try Value(from: &reader)
            try reader.finish()
        } catch {
            throw .damaged("a value that cannot be read")
        }
        return Fact(Thing(key: key.thing), Field(rawValue: key.field), value, Self.stamp(stamp))
    }

    private static func stamp(_ bytes: [UInt8]) -> Stamp {
        let number = { (range: Range<Int>) in bytes[range].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        return Stamp(time: number(0..<6), counter: UInt16(truncatingIfNeeded: number(6..<8)), device: number(8..<16))
    }
}

extension Thing {
    /// How many bytes ``key`` has.
    package static let keyLength = 21

    /// Kind, scope and identity as bytes that ascend as things do.
    package var key: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.keyLength)
        bytes.append(kind.rawValue)
        bytes.append(bigEndian: UInt64(scope), bytes: 4)
        bytes.append(identity)
        return bytes
    }

    /// Reads what ``key`` wrote; there must be as many bytes.
    package init(key: [UInt8]) {
        self = key.withUnsafeBytes { bytes in
            let scope = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 1, as: UInt32.self))
            return Thing(Kind(rawValue: bytes[0]), scope: scope, Identity(bytes, at: 5))
        }
    }
}
