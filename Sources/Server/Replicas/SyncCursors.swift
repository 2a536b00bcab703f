import Facts
import Storage

/// How far a space is known.
struct SyncCursor: Equatable {
    var space: SpaceID
    var epoch: UInt64 = 0
    var position: Int64 = 0
}

/// How far each space of a plan is known: the account's own, and the lists by number. Kept beside a snapshot of the plan.
///
///     [version, [space (16 bytes), epoch, position], number, [space, epoch, position], …]
struct SyncCursors: Equatable {
    var own: SyncCursor
    var lists: [UInt32: SyncCursor] = [:]

    /// Raised whenever a planner could not read the snapshots of the one before.
    private static let version: UInt64 = 1

    init(own: SyncCursor, lists: [UInt32: SyncCursor] = [:]) {
        self.own = own
        self.lists = lists
    }

    /// Reads the form of ``bytes``.
    ///
    /// - Throws: ``CBORFault`` if it was written in another form.
    init(_ bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        let count = try reader.array()
        guard count >= 2, count % 2 == 0, try reader.unsigned() == Self.version else { throw .unexpected }
        own = try SyncCursor(from: &reader)
        for _ in 0..<(count / 2 - 1) {
            let number = UInt32(try reader.unsigned(upTo: UInt64(UInt32.max)))
            lists[number] = try SyncCursor(from: &reader)
        }
        try reader.finish()
    }

    /// As it is stored.
    var bytes: [UInt8] {
        var writer = CBORWriter()
        writer.array(2 + 2 * lists.count)
        writer.unsigned(Self.version)
        own.write(to: &writer)
        for (number, cursor) in lists.sorted(by: { $0.key < $1.key }) {
            writer.unsigned(UInt64(number))
            cursor.write(to: &writer)
        }
        return writer.bytes
    }
}

extension SyncCursor {
    fileprivate init(from reader: inout CBORReader) throws(CBORFault) {
        guard try reader.array() == 3, let space = Identity(bytes: try reader.byteString()) else { throw .unexpected }
        self.space = SpaceID(space)
        epoch = try reader.unsigned()
        position = Int64(try reader.unsigned(upTo: UInt64(Int64.max)))
    }

    fileprivate func write(to writer: inout CBORWriter) {
        writer.array(3)
        writer.byteString(space.identity.bytes)
        writer.unsigned(epoch)
        writer.unsigned(UInt64(position))
    }
}
