/// Facts on the wire: the facts of one command, of a device's request, of a record in a tail.
///
///     [version, [device, …], [kind, scope, identity, record, …]]
///
/// `identity` is a byte string of 16, `record` one of fields (see `Record`). Entities ascend. The frozen samples in the tests
/// pin every byte; a change of the form is a new version beside the old one, which is read for ever.
package struct Batch: Equatable, Sendable {
    private static let version: UInt64 = 1

    /// The facts, by entity and field.
    package private(set) var facts: [Fact]

    /// A batch of those facts.
    package init(_ facts: [Fact]) {
        self.facts = facts
    }

    /// Reads the wire form; refuses it whole if any of it cannot be read.
    ///
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``.
    package init(wire bytes: [UInt8]) throws(FactsFault) {
        var reader = CBORReader(bytes)
        let parts: Int
        let version: UInt64
        do throws(CBORFault) {
            parts = try reader.array()
            version = try reader.unsigned()
        } catch {
            throw .unreadable(error)
        }
        guard version == Self.version else { throw .unknownVersion(version) }
        do throws(CBORFault) {
            guard parts == 3 else { throw .unexpected }
            facts = try Self.facts(from: &reader, of: bytes)
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
    }

    private static func facts(from reader: inout CBORReader, of bytes: [UInt8]) throws(CBORFault) -> [Fact] {
        let devices = try DeviceTable.read(from: &reader)
        let items = try reader.array()
        guard items % 4 == 0 else { throw .unexpected }
        var facts: [Fact] = []
        for _ in 0..<(items / 4) {
            let entity = try Entity(from: &reader)
            var fields = CBORReader(bytes, in: try reader.byteStringRange())
            for entry in try Record(from: &fields, devices: devices).entries {
                facts.append(Fact(entity, entry.field, entry.value, entry.timestamp))
            }
        }
        return facts
    }

    /// The wire form: the same bytes for the same facts in any order.
    package var wire: [UInt8] {
        var records: [Entity: Record] = [:]
        for fact in facts { records[fact.entity, default: Record()].merge(fact.field, fact.value, fact.timestamp) }
        var given: [Entity] = []
        for entity in records.keys { given.append(entity) }
        var entities: [Entity] = []
        for index in sortedIndices(given.count, by: { given[$0] < given[$1] }) { entities.append(given[index]) }
        var devices = DeviceTable()
        var body = CBORWriter(capacity: facts.count * 24)
        body.array(entities.count * 4)
        for entity in entities {
            entity.write(to: &body)
            var fields = CBORWriter()
            records[entity]?.write(to: &fields, devices: &devices)
            body.byteString(fields.bytes)
        }
        var whole = CBORWriter(capacity: body.bytes.count + 32)
        whole.array(3)
        whole.unsigned(Self.version)
        devices.write(to: &whole)
        whole.verbatim(body.bytes)
        return whole.bytes
    }
}

extension Entity {
    /// The entity's name in bytes that only this build need understand: where a page of everything begins.
    ///
    /// - Throws: ``FactsFault/unreadable(_:)`` for anything but ``cursor``.
    package init(cursor bytes: [UInt8]) throws(FactsFault) {
        var reader = CBORReader(bytes)
        do throws(CBORFault) {
            try self.init(from: &reader)
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
    }

    /// The entity's name, as ``init(cursor:)`` reads it.
    package var cursor: [UInt8] {
        var writer = CBORWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// Reads kind, scope and identity from wherever a reader is.
    ///
    /// - Throws: ``CBORFault`` for anything else.
    package init(from reader: inout CBORReader) throws(CBORFault) {
        let kind = EntityKind(rawValue: UInt8(try reader.unsigned(upTo: 255)))
        let scope = UInt32(try reader.unsigned(upTo: UInt64(UInt32.max)))
        let bits = try reader.byteString()
        guard bits.count == Identity.length else { throw .unexpected }
        self.init(kind, scope: scope, bits.withUnsafeBytes { Identity($0, at: 0) })
    }

    func write(to writer: inout CBORWriter) {
        writer.unsigned(UInt64(kind.rawValue))
        writer.unsigned(UInt64(scope))
        var bits: [UInt8] = []
        bits.reserveCapacity(Identity.length)
        bits.append(identity)
        writer.byteString(bits)
    }
}
