/// How far a device knows a shared space, in a request of version 2.
package struct SpaceCursor: Equatable, Sendable {
    /// Which space: the scope of everything in it.
    package var number: UInt32
    /// Which epoch of it the device knows.
    package var epoch: UInt64
    /// The position in its order of arrival up to which the device has everything.
    package var cursor: UInt64

    package init(number: UInt32, epoch: UInt64, cursor: UInt64) {
        self.number = number
        self.epoch = epoch
        self.cursor = cursor
    }
}

/// The news of a space that the account is a member of now, in an answer of version 2.
package struct SpaceNews: Equatable, Sendable {
    /// The roles of members, as numbers: 1 view, 2 edit, 3 own.
    package static let roles: ClosedRange<UInt64> = 1...3

    /// Which space: the scope of everything in it.
    package var number: UInt32
    /// The account's role there, among ``roles``.
    package var role: UInt64
    /// Which epoch of it this is.
    package var epoch: UInt64
    /// The position up to which the device has everything, once it has taken this.
    package var cursor: UInt64
    /// Whether there is more after that position.
    package var hasMore: Bool
    /// The facts that arrived since.
    package var batch: Batch
    /// The other members, by the names they are shown with.
    package var others: [String]
    /// By which name the others see the account, in an answer of version 5.
    package var name: String?

    package init(
        number: UInt32,
        role: UInt64,
        epoch: UInt64,
        cursor: UInt64,
        hasMore: Bool,
        batch: Batch,
        others: [String],
        name: String? = nil
    ) {
        self.number = number
        self.role = role
        self.epoch = epoch
        self.cursor = cursor
        self.hasMore = hasMore
        self.batch = batch
        self.others = others
        self.name = name
    }
}

// As an answer holds it: [number, role, epoch, cursor, more, batch, [name, …]], and from version 5 on the account's own name or null.
extension SpaceNews {
    /// Reads one; its batch stands apart, for it is read as a whole of its own.
    init(from reader: inout CBORReader, batch facts: inout [UInt8], hasName: Bool) throws(CBORFault) {
        guard try reader.array() == (hasName ? 8 : 7) else { throw .unexpected }
        number = try reader.spaceNumber()
        role = try reader.unsigned()
        guard Self.roles.contains(role) else { throw .outOfRange }
        epoch = try reader.epoch()
        cursor = try reader.unsigned(upTo: UInt64(Int64.max))
        hasMore = try reader.unsigned(upTo: 1) == 1
        facts = try reader.byteString()
        batch = Batch([])
        others = []
        for _ in 0..<(try reader.array()) { others.append(try reader.text()) }
        if hasName, !reader.null() { name = try reader.text() }
    }

    func write(to writer: inout CBORWriter, hasName: Bool) {
        writer.array(hasName ? 8 : 7)
        writer.unsigned(UInt64(number))
        writer.unsigned(role)
        writer.epoch(epoch)
        writer.unsigned(cursor)
        writer.unsigned(hasMore ? 1 : 0)
        writer.byteString(batch.wire)
        writer.array(others.count)
        for name in others { writer.text(name) }
        guard hasName else { return }
        if let name { writer.text(name) } else { writer.null() }
    }
}

extension CBORReader {
    /// A space's number; 0 is refused, because it is the scope of the personal space.
    mutating func spaceNumber() throws(CBORFault) -> UInt32 {
        let number = UInt32(try unsigned(upTo: UInt64(UInt32.max)))
        guard number > 0 else { throw .outOfRange }
        return number
    }
}
