import TestSupport
import Testing

@testable import Facts

/// A snapshot is all that a browser has: it is opened whole or not at all.
struct SnapshotDamageTests {
    private static let snapshot = Replica(merging: Sample.facts).snapshot(index: [1, 2, 3])

    @Test func `a snapshot cut at any byte is refused`() {
        for length in Self.snapshot.indices {
            #expect(throws: FactsFault.self, "cut to \(length) bytes") { try Self.open(Array(Self.snapshot[..<length])) }
        }
    }

    @Test func `a bit turned over anywhere is refused`() {
        for index in Self.snapshot.indices {
            for bit in 0..<8 {
                var bytes = Self.snapshot
                bytes[index] ^= 1 << bit
                guard (try? Self.open(bytes)) == nil else {
                    Issue.record("bit \(bit) of byte \(index)")
                    return
                }
            }
        }
    }

    @Test func `two bytes that changed places are refused`() {
        for index in Self.snapshot.indices.dropLast() where Self.snapshot[index] != Self.snapshot[index + 1] {
            var bytes = Self.snapshot
            bytes.swapAt(index, index + 1)
            #expect(throws: FactsFault.self, "bytes \(index) and \(index + 1)") { try Self.open(bytes) }
        }
    }

    @Test func `bytes after a snapshot are refused`() {
        #expect(throws: FactsFault.unreadable(.trailing)) { try Self.open(Self.snapshot + [0x00]) }
    }

    @Test func `a change of the payload is named damage`() throws {
        var bytes = Self.snapshot
        bytes[bytes.count - 1] ^= 1
        #expect(throws: FactsFault.damaged) { try Self.open(bytes) }
    }

    @Test func `an unknown version is named`() throws {
        var bytes = Self.snapshot
        bytes[19] = 2
        #expect(throws: FactsFault.unknownVersion(2)) { try Self.open(bytes) }
    }

    @Test func `a batch is no snapshot`() {
        #expect(throws: FactsFault.unreadable(.unexpected)) { try Self.open(Batch(Sample.facts).wire) }
    }

    @Test func `what is refused leaves the replica empty and usable`() throws {
        var replica = Replica(device: 1)
        #expect(throws: FactsFault.self) { try replica.load(snapshot: Array(Self.snapshot.dropLast())) }
        #expect(replica.count == 0)
        #expect(try replica.load(snapshot: Self.snapshot) == [1, 2, 3])
    }

    @Test func `random bytes under a checksum that fits do no harm`() throws {
        var random = SeededRandom.printed(seed: 1)
        let payload = try Self.payload()
        for _ in 0..<2000 {
            var forged = payload
            for _ in 0...random.below(4) { forged[random.below(forged.count)] = UInt8(truncatingIfNeeded: random.next()) }
            guard var replica = try? Self.open(Self.sealed(forged)) else { continue }
            for entity in replica.entities(random.one(of: Universe.kinds)) {
                _ = replica.value(entity, random.one(of: Universe.fields))
            }
            for fact in Universe.facts(4, using: &random) { replica.merge(fact) }
            _ = replica.facts
            _ = replica.snapshot()
        }
    }

    @Test func `rows that share the bytes of a record are refused, or a small file would be read as facts without end`() throws {
        let payload = try Self.payload()
        _ = try Self.open(Self.sealed(payload))
        var parts = CBORReader(payload)
        _ = try parts.array()
        _ = try DeviceTable.read(from: &parts)
        _ = try parts.unsigned()
        _ = try parts.unsigned()
        let table = try parts.byteStringRange()
        // The third row begins where the first does; the second reaches to the end of the third.
        var forged = payload
        let third = table.lowerBound + 3 * SnapshotReader.rowLength - 4
        for index in third..<(third + 4) { forged[index] = 0 }
        #expect(forged != payload)
        #expect(throws: FactsFault.damaged) { try Self.open(Self.sealed(forged)) }
    }

    @Test(arguments: [
        (0, UInt64(0x8251_81d9_4d91_27f3)), (1, 0x3f66_dfd9_0b0a_88f3), (8, 0x413b_e9d3_4a46_3b09), (9, 0x0899_4757_61e6_f5ea),
    ])
    func `the checksum of some bytes never changes`(count: Int, checksum: UInt64) {
        let bytes = (0..<UInt8(count)).map { $0 }
        #expect(Checksum.of(bytes, in: bytes.indices) == checksum)
    }

    private static func open(_ bytes: [UInt8]) throws -> Replica {
        var replica = Replica(device: 1)
        _ = try replica.load(snapshot: bytes)
        return replica
    }

    /// The part of the snapshot that the checksum is of.
    private static func payload() throws -> [UInt8] {
        var reader = CBORReader(snapshot)
        _ = try reader.array()
        _ = try reader.text()
        _ = try reader.unsigned()
        _ = try reader.byteString()
        return try reader.byteString()
    }

    /// A snapshot of any payload.
    private static func sealed(_ payload: [UInt8]) -> [UInt8] {
        var writer = CBORWriter()
        writer.array(4)
        writer.text(SnapshotReader.name)
        writer.unsigned(SnapshotReader.version)
        writer.byteString(withUnsafeBytes(of: Checksum.of(payload, in: payload.indices).bigEndian) { Array($0) })
        writer.byteString(payload)
        return writer.bytes
    }
}
