/// A compacted snapshot, read in place: nothing is decoded until it is asked for, so that opening ten thousand tasks costs
/// no more than reading their bytes.
///
///     ["teaspoon snapshot", version, checksum (8 bytes), payload]
///     payload: [[device, …], clock time, clock counter, table, records, index]
///
/// `table` has a row of 25 bytes for every entity, ascending: kind (1), scope (4), identity (16), where its record begins in
/// `records` (4), all big-endian, so that entities compare as bytes do. `index` belongs to the planner.
struct SnapshotReader {
    static let name = "teaspoon snapshot"
    static let version: UInt64 = 1
    static let rowLength = 25

    let bytes: [UInt8]
    let devices: [UInt64]
    let clockTime: UInt64
    let clockCounter: UInt16
    private let table: Range<Int>
    private let records: Range<Int>
    let index: Range<Int>

    /// How many entities it holds.
    var count: Int { table.count / Self.rowLength }

    /// A snapshot of nothing.
    init() {
        bytes = []
        devices = []
        clockTime = 0
        clockCounter = 0
        table = 0..<0
        records = 0..<0
        index = 0..<0
    }

    /// Opens a snapshot; refuses it whole unless every byte is as it was written.
    init(opening bytes: [UInt8]) throws(FactsFault) {
        var reader = CBORReader(bytes)
        let version: UInt64
        do throws(CBORFault) {
            guard try reader.array() == 4, try reader.text().utf8.elementsEqual(Self.name.utf8) else { throw .unexpected }
            version = try reader.unsigned()
        } catch {
            throw .unreadable(error)
        }
        guard version == Self.version else { throw .unknownVersion(version) }
        let payload: Range<Int>
        let checksum: [UInt8]
        do throws(CBORFault) {
            checksum = try reader.byteString()
            payload = try reader.byteStringRange()
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
        guard checksum == Checksum.bytes(of: bytes, in: payload) else { throw .damaged }
        var parts = CBORReader(bytes, in: payload)
        do throws(CBORFault) {
            guard try parts.array() == 6 else { throw .unexpected }
            devices = try DeviceTable.read(from: &parts)
            clockTime = try parts.unsigned(upTo: Timestamp.latestTime)
            clockCounter = UInt16(try parts.unsigned(upTo: UInt64(UInt16.max)))
            table = try parts.byteStringRange()
            records = try parts.byteStringRange()
            index = try parts.byteStringRange()
            try parts.finish()
        } catch {
            throw .unreadable(error)
        }
        guard table.count % Self.rowLength == 0 else { throw .damaged }
        self.bytes = bytes
        // Records that begin before the one above them would share its bytes: a small file could hold facts without end.
        var begun = 0
        for row in 0..<count {
            let start = recordStart(at: row)
            guard begun <= start else { throw .damaged }
            begun = start
        }
    }

    /// The entity in row `row`.
    @inline(never)
    func entity(at row: Int) -> Entity {
        bytes.withUnsafeBytes { Self.entity($0, at: table.lowerBound + row * Self.rowLength) }
    }

    private static func entity(_ whole: UnsafeRawBufferPointer, at offset: Int) -> Entity {
        Entity(
            EntityKind(rawValue: whole[offset]),
            scope: UInt32(bigEndian: whole.loadUnaligned(fromByteOffset: offset + 1, as: UInt32.self)),
            Identity(whole, at: offset + 5)
        )
    }

    /// The first row whose entity is not below `entity`.
    ///
    /// A separate loop instead of ``partitionPoint(_:isBefore:)``: a search comes through here for every task there is.
    @inline(never)
    func firstRow(notBelow entity: Entity) -> Int {
        bytes.withUnsafeBytes { whole in
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if Self.entity(whole, at: table.lowerBound + middle * Self.rowLength) < entity {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return low
        }
    }

    /// The row of `entity`, if it is here.
    @inline(never)
    func row(of entity: Entity) -> Int? {
        let row = firstRow(notBelow: entity)
        return row < count && self.entity(at: row) == entity ? row : nil
    }

    /// The bytes of a row's record.
    @inline(never)
    func recordBytes(at row: Int) -> Range<Int> {
        let start = recordStart(at: row)
        let end = row + 1 < count ? recordStart(at: row + 1) : records.count
        // A table that points outside its records cannot be of our writing; an empty record then, never a trap.
        guard start <= end, end <= records.count else { return records.lowerBound..<records.lowerBound }
        return (records.lowerBound + start)..<(records.lowerBound + end)
    }

    /// A row's record. One that cannot be read, which the checksum all but rules out, is empty.
    @inline(never)
    func record(at row: Int) -> Record {
        var reader = CBORReader(bytes, in: recordBytes(at: row))
        do throws(CBORFault) {
            return try Record(from: &reader, devices: devices)
        } catch {
            return Record()
        }
    }

    /// Whether each record can be read. It is asked only of snapshots from outside: another program writes its checksum over any bytes.
    var isReadable: Bool {
        // The records begin one after another.
        guard count == 0 || recordStart(at: count - 1) <= records.count else { return false }
        for row in 0..<count {
            var reader = CBORReader(bytes, in: recordBytes(at: row))
            do throws(CBORFault) {
                _ = try Record(from: &reader, devices: devices)
            } catch {
                return false
            }
        }
        return true
    }

    /// One field of a row, read without decoding the rest.
    func value(of field: Field, at row: Int) -> Value {
        var reader = CBORReader(bytes, in: recordBytes(at: row))
        do throws(CBORFault) {
            return try Record.value(of: field, from: &reader)
        } catch {
            return .absent
        }
    }

    private func recordStart(at row: Int) -> Int {
        bytes.withUnsafeBytes { whole in
            let at = table.lowerBound + row * Self.rowLength + 21
            // Without its first bit: where `Int` has 32 bits, a place beyond two gigabytes, which no snapshot has, would be a trap.
            return Int(UInt32(bigEndian: whole.loadUnaligned(fromByteOffset: at, as: UInt32.self)) & 0x7fff_ffff)
        }
    }
}
