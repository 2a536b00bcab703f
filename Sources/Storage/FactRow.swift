package import Facts
import Planner

/// One fact as the columns of a store hold it. Entity, timestamp and value are bytes whose order is theirs, so that a store compares them
/// without understanding them.
package struct FactRow: Equatable, Sendable {
    /// The key of a row within its space.
    package struct Key: Hashable, Comparable, Sendable {
        /// Kind, scope and identity: 21 bytes that ascend as entities do.
        package var entity: [UInt8]
        /// The field's number.
        package var field: UInt16

        package init(entity: [UInt8], field: UInt16) {
            self.entity = entity
            self.field = field
        }

        /// The key below all rows that come after a name; of no name, below all rows.
        package init(after name: FieldName?) {
            self.init(entity: name?.entity.key ?? [], field: name?.field.rawValue ?? 0)
        }

        package static func < (one: Key, other: Key) -> Bool {
            if one.entity == other.entity { return one.field < other.field }
            return one.entity.lexicographicallyPrecedes(other.entity)
        }
    }

    /// The key of the row.
    package var key: Key
    /// The value, as it is on the wire.
    package var value: [UInt8]
    /// Time, counter and device: 16 bytes that ascend as timestamps do.
    package var timestamp: [UInt8]

    /// A row that was read.
    package init(key: Key, value: [UInt8], timestamp: [UInt8]) {
        self.key = key
        self.value = value
        self.timestamp = timestamp
    }

    /// The row of a fact.
    package init(_ fact: Fact) {
        key = Key(entity: fact.entity.key, field: fact.field.rawValue)
        var writer = CBORWriter()
        fact.value.write(to: &writer)
        value = writer.bytes
        var timestamp: [UInt8] = []
        timestamp.reserveCapacity(16)
        timestamp.append(bigEndian: fact.timestamp.time, bytes: 6)
        timestamp.append(bigEndian: UInt64(fact.timestamp.counter), bytes: 2)
        timestamp.append(bigEndian: fact.timestamp.device)
        self.timestamp = timestamp
    }

    /// Whether this is the newer of two rows of one field: merging, as `Record.merge(_:_:_:)` does it.
    package func isNewer(than known: Known) -> Bool {
        if timestamp != known.timestamp { return known.timestamp.lexicographicallyPrecedes(timestamp) }
        guard let other = known.value else { return false }
        return other.lexicographicallyPrecedes(value)
    }

    /// The known state of a row in a store.
    package struct Known: Equatable, Sendable {
        package var timestamp: [UInt8]
        /// How many bytes its value has.
        package var length: Int
        /// The value; needed only where the timestamps are equal.
        package var value: [UInt8]?

        package init(timestamp: [UInt8], length: Int, value: [UInt8]?) {
            self.timestamp = timestamp
            self.length = length
            self.value = value
        }
    }

    /// The fact of this row, as it leaves the store. A value beyond the bounds of its field, which an older version stored, never does: an
    /// answer would have any size.
    ///
    /// - Throws: as ``stored()``.
    package func fact() throws(StoreFault) -> Fact { try stored().fitted }

    /// The fact of this row, whatever it holds.
    ///
    /// - Throws: ``StoreFault/damaged(_:)`` if the columns are not in the form of ``init(_:)``.
    package func stored() throws(StoreFault) -> Fact {
        guard key.entity.count == Entity.keyLength, timestamp.count == 16 else { throw .damaged("a fact of another length") }
        var reader = CBORReader(value)
        let value: Value
        do throws(CBORFault) {
            value = try Value(from: &reader)
            try reader.finish()
        } catch {
            throw .damaged("a value that cannot be read")
        }
        return Fact(Entity(key: key.entity), Field(rawValue: key.field), value, Self.timestamp(timestamp))
    }

    private static func timestamp(_ bytes: [UInt8]) -> Timestamp {
        let number = { (range: Range<Int>) in bytes[range].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        return Timestamp(time: number(0..<6), counter: UInt16(truncatingIfNeeded: number(6..<8)), device: number(8..<16))
    }
}

extension Entity {
    /// How many bytes ``key`` has.
    package static let keyLength = 21

    /// Kind, scope and identity as bytes that ascend as entities do.
    package var key: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.keyLength)
        bytes.append(kind.rawValue)
        bytes.append(bigEndian: UInt64(scope), bytes: 4)
        bytes.append(identity)
        return bytes
    }

    /// Reads the form of ``key``; there must be as many bytes.
    package init(key: [UInt8]) {
        self = key.withUnsafeBytes { bytes in
            let scope = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 1, as: UInt32.self))
            return Entity(EntityKind(rawValue: bytes[0]), scope: scope, Identity(bytes, at: 5))
        }
    }
}
