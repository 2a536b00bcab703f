/// A device's request to the server: take these facts, and send me those that arrived since. The form is that of `docs/sync.md`.
///
///     [1, account, epoch, cursor, limit, [batch, …]]
///     [2, account, epoch, cursor, limit, [batch, …], [number, epoch, cursor, …]]
///     [3, account, epoch, cursor, limit, [batch, …], [number, epoch, cursor, …], position]
///     [4, … as in version 3 …]
///     [5, … as in version 3 …]
package struct SyncRequest: Equatable, Sendable {
    /// The version of the protocol that a device understands; the numbers are part of the wire form.
    package enum Version: UInt64, Comparable, Sendable {
        /// Knows of no shared spaces.
        case first = 1
        /// Knows of shared spaces.
        case withSpaces = 2
        /// Hands back how far the store was.
        case withPosition = 3
        /// Says which invitations wait.
        case withInvitations = 4
        /// Knows by which name the others of a shared list see the account.
        case withNames = 5

        /// By age.
        package static func < (one: Version, other: Version) -> Bool { one.rawValue < other.rawValue }
    }

    /// How many facts an answer brings at most, whatever was asked for.
    package static let mostFacts = 5000

    /// The version that the device understands.
    package var version: Version
    /// Whose plan the device holds; nil before it knows.
    package var account: Identity?
    /// Which epoch of that plan the device knows; nil before it knows.
    package var epoch: UInt64?
    /// The position in the order of arrival up to which the device has everything; 0 before the first pull.
    package var cursor: UInt64
    /// How many facts it wants at most, 1 to ``mostFacts``.
    package var limit: Int
    /// The facts that it wrote, and does not know to be stored.
    package var batches: [Batch]
    /// How far it knows the shared spaces it holds; nil for a device of version 1, which knows nothing of such.
    package var spaces: [SpaceCursor]?
    /// How far the store was at the last answer; nil before one, and for a device that knows nothing of such.
    package var position: StorePosition?

    package init(
        version: Version = .first,
        account: Identity?,
        epoch: UInt64?,
        cursor: UInt64,
        limit: Int,
        batches: [Batch],
        spaces: [SpaceCursor]? = nil,
        position: StorePosition? = nil
    ) {
        self.version = version
        self.account = account
        self.epoch = epoch
        self.cursor = cursor
        self.limit = limit
        self.batches = batches
        self.spaces = spaces
        self.position = position
    }

    /// Reads the wire form; refuses it whole if any of it cannot be read.
    ///
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``.
    package init(wire bytes: [UInt8]) throws(FactsFault) {
        var reader = CBORReader(bytes)
        let (count, number): (Int, UInt64)
        do throws(CBORFault) {
            count = try reader.array()
            number = try reader.unsigned()
        } catch {
            throw .unreadable(error)
        }
        guard let version = Version(rawValue: number) else { throw .unknownVersion(number) }
        self.version = version
        var parts: [[UInt8]] = []
        do throws(CBORFault) {
            guard count == version.items else { throw .unexpected }
            account = try reader.identityOrNull()
            epoch = try reader.epochOrNull()
            cursor = try reader.unsigned(upTo: UInt64(Int64.max))
            limit = Int(try reader.unsigned(upTo: UInt64(Self.mostFacts)))
            guard limit > 0 else { throw .outOfRange }
            for _ in 0..<(try reader.array()) { parts.append(try reader.byteString()) }
            spaces = version == .first ? nil : try reader.spaceCursors()
            position = version >= .withPosition ? try reader.storePositionOrNull() : nil
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
        batches = []
        for part in parts { batches.append(try Batch(wire: part)) }
    }

    /// The wire form.
    package var wire: [UInt8] {
        var writer = CBORWriter()
        writer.array(version.items)
        writer.unsigned(version.rawValue)
        writer.identityOrNull(account)
        writer.epochOrNull(epoch)
        writer.unsigned(cursor)
        writer.unsigned(UInt64(limit))
        writer.array(batches.count)
        for batch in batches { writer.byteString(batch.wire) }
        if version != .first { writer.spaceCursors(spaces ?? []) }
        if version >= .withPosition { writer.storePositionOrNull(position) }
        return writer.bytes
    }
}

extension SyncRequest.Version {
    /// How many items a request has.
    fileprivate var items: Int {
        switch self {
        case .first: 6
        case .withSpaces: 7
        case .withPosition, .withInvitations, .withNames: 8
        }
    }
}

extension CBORReader {
    mutating func identity() throws(CBORFault) -> Identity {
        let bytes = try byteString()
        guard bytes.count == Identity.length else { throw .unexpected }
        return bytes.withUnsafeBytes { Identity($0, at: 0) }
    }

    mutating func identityOrNull() throws(CBORFault) -> Identity? {
        null() ? nil : try identity()
    }

    /// Eight bytes: an epoch's number means nothing, and JavaScript has no whole numbers of that length.
    mutating func epoch() throws(CBORFault) -> UInt64 {
        let bytes = try byteString()
        guard bytes.count == 8 else { throw .unexpected }
        return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func epochOrNull() throws(CBORFault) -> UInt64? {
        null() ? nil : try epoch()
    }

    mutating func spaceCursors() throws(CBORFault) -> [SpaceCursor] {
        let items = try array()
        guard items % 3 == 0 else { throw .unexpected }
        var spaces: [SpaceCursor] = []
        for _ in 0..<(items / 3) {
            let number = try spaceNumber()
            let epoch = try epoch()
            spaces.append(SpaceCursor(number: number, epoch: epoch, cursor: try unsigned(upTo: UInt64(Int64.max))))
        }
        return spaces
    }
}

extension CBORWriter {
    mutating func identity(_ identity: Identity) {
        var bytes: [UInt8] = []
        bytes.append(identity)
        byteString(bytes)
    }

    mutating func identityOrNull(_ identity: Identity?) {
        if let identity { self.identity(identity) } else { null() }
    }

    mutating func epoch(_ epoch: UInt64) {
        var bytes: [UInt8] = []
        bytes.append(bigEndian: epoch)
        byteString(bytes)
    }

    mutating func epochOrNull(_ epoch: UInt64?) {
        if let epoch { self.epoch(epoch) } else { null() }
    }

    mutating func spaceCursors(_ spaces: [SpaceCursor]) {
        array(spaces.count * 3)
        for space in spaces {
            unsigned(UInt64(space.number))
            epoch(space.epoch)
            unsigned(space.cursor)
        }
    }
}
