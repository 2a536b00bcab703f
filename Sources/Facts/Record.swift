/// All that is known of one entity: its fields in order, each with its value and timestamp.
package struct Record: Equatable, Sendable {
    /// One field.
    package struct Entry: Equatable, Sendable {
        /// Which field.
        package var field: Field
        /// The value of the field.
        package var value: Value
        /// When and by which device it was written.
        package var timestamp: Timestamp
    }

    /// The fields, ascending.
    package private(set) var entries: [Entry]

    /// Nothing known.
    package init() {
        entries = []
    }

    /// The value of a field.
    @inline(never)
    package subscript(_ field: Field) -> Value {
        entry(field)?.value ?? .absent
    }

    /// The field with its timestamp, if it was ever written.
    @inline(never)
    package func entry(_ field: Field) -> Entry? {
        for entry in entries where entry.field == field { return entry }
        return nil
    }

    /// Keeps the newer of the stored value and the given one: this is all of merging.
    ///
    /// - Returns: whether the given one was newer.
    @discardableResult
    @inline(never)
    package mutating func merge(_ field: Field, _ value: Value, _ timestamp: Timestamp) -> Bool {
        var index = 0
        while index < entries.count, entries[index].field < field { index += 1 }
        if index < entries.count, entries[index].field == field {
            let known = entries[index]
            // No clock gives a timestamp out twice; where one was all the same (a copied profile, ill will), the bytes decide, or the
            // order of arrival would and replicas would differ for ever.
            guard known.timestamp < timestamp || (known.timestamp == timestamp && known.value.isBefore(value)) else {
                return false
            }
            entries[index].value = value
            entries[index].timestamp = timestamp
        } else {
            entries.insert(Entry(field: field, value: value, timestamp: timestamp), at: index)
        }
        return true
    }
}

// A record on the wire: [field, timestamp, value, field, timestamp, value, …] without an array around it. A timestamp that equals the
// one before it is null: a command writes all its fields with one timestamp, so most are.
extension Record {
    /// Reads fields until the reader's end.
    init(from reader: inout CBORReader, devices: [UInt64]) throws(CBORFault) {
        entries = []
        // As many as nearly every entity has: else growing makes four arrays of one.
        entries.reserveCapacity(8)
        var previous: Timestamp?
        while !reader.isAtEnd {
            let field = Field(rawValue: UInt16(try reader.unsigned(upTo: UInt64(UInt16.max))))
            let timestamp = try Self.timestamp(from: &reader, after: previous, devices: devices)
            previous = timestamp
            // Reading one field counts on this, and a hostile order would make reading cost the square of its length.
            if let last = entries.last, field <= last.field { throw .malformed }
            entries.append(Entry(field: field, value: try Value(from: &reader), timestamp: timestamp))
        }
    }

    /// Writes the fields.
    func write(to writer: inout CBORWriter, devices: inout DeviceTable) {
        var previous: Timestamp?
        for entry in entries {
            writer.unsigned(UInt64(entry.field.rawValue))
            if entry.timestamp == previous {
                writer.null()
            } else {
                writer.unsigned(entry.timestamp.time)
                writer.unsigned(UInt64(entry.timestamp.counter))
                writer.unsigned(UInt64(devices.index(of: entry.timestamp.device)))
                previous = entry.timestamp
            }
            entry.value.write(to: &writer)
        }
    }

    /// The value of one field, read without decoding the rest.
    static func value(of field: Field, from reader: inout CBORReader) throws(CBORFault) -> Value {
        while !reader.isAtEnd {
            let number = try reader.unsigned()
            if !reader.null() {
                _ = try reader.unsigned()
                _ = try reader.unsigned()
                _ = try reader.unsigned()
            }
            if number == UInt64(field.rawValue) { return try Value(from: &reader) }
            // Fields ascend: past the wanted one there is nothing to find.
            if number > UInt64(field.rawValue) { return .absent }
            _ = try reader.skip()
        }
        return .absent
    }

    private static func timestamp(
        from reader: inout CBORReader,
        after previous: Timestamp?,
        devices: [UInt64]
    ) throws(CBORFault) -> Timestamp {
        if reader.null() {
            guard let previous else { throw .malformed }
            return previous
        }
        let time = try reader.unsigned(upTo: Timestamp.latestTime)
        let counter = UInt16(try reader.unsigned(upTo: UInt64(UInt16.max)))
        let device = Int(try reader.unsigned(upTo: UInt64(Int32.max)))
        guard device < devices.count else { throw .outOfRange }
        return Timestamp(time: time, counter: counter, device: devices[device])
    }
}
