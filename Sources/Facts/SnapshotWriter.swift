/// Collects rows, ascending, and writes the snapshot that ``SnapshotReader`` reads.
struct SnapshotWriter {
    private var table: [UInt8] = []
    private var records: CBORWriter
    var devices: DeviceTable

    init(entities: Int, bytes: Int, devices: [UInt64]) {
        table.reserveCapacity(entities * SnapshotReader.rowLength)
        records = CBORWriter(capacity: bytes)
        self.devices = DeviceTable(devices)
    }

    @inline(never)
    mutating func add(_ entity: Entity, _ record: Record) {
        row(entity)
        record.write(to: &records, devices: &devices)
    }

    /// Adds an encoded record of another snapshot. The writer must have started with the devices of that snapshot.
    @inline(never)
    mutating func add(_ entity: Entity, verbatim bytes: ArraySlice<UInt8>) {
        row(entity)
        records.verbatim(bytes)
    }

    func snapshot(clock: Timestamp, index: [UInt8]) -> [UInt8] {
        var payload = CBORWriter(capacity: table.count + records.bytes.count + index.count + 64)
        payload.array(6)
        devices.write(to: &payload)
        payload.unsigned(clock.time)
        payload.unsigned(UInt64(clock.counter))
        payload.byteString(table)
        payload.byteString(records.bytes)
        payload.byteString(index)
        var whole = CBORWriter(capacity: payload.bytes.count + 48)
        whole.array(4)
        whole.text(SnapshotReader.name)
        whole.unsigned(SnapshotReader.version)
        whole.byteString(Checksum.bytes(of: payload.bytes, in: 0..<payload.bytes.count))
        whole.byteString(payload.bytes)
        return whole.bytes
    }

    @inline(never)
    private mutating func row(_ entity: Entity) {
        table.append(entity.kind.rawValue)
        table.append(bigEndian: UInt64(entity.scope), bytes: 4)
        table.append(entity.identity)
        table.append(bigEndian: UInt64(records.bytes.count), bytes: 4)
    }
}
