/// What the server answers a ``SyncRequest`` with. The form is that of `docs/sync.md`.
///
///     [1, now, account, e-mail, epoch, cursor, more, batch, [kind, scope, identity, field, reason, …]]
public struct SyncAnswer: Equatable, Sendable {
    /// Why a fact was not taken; the numbers are part of the wire form.
    public enum Refusal: UInt64, Sendable {
        /// Its stamp is more than five minutes ahead of the server's clock.
        case ahead = 1
        /// Its value is too large, or not what that field holds.
        case unfit = 2
        /// The account holds as much as it may.
        case full = 3
    }

    /// A fact that was not taken.
    public struct Refused: Equatable, Sendable {
        /// Which field of which thing.
        public var name: FieldName
        /// Why.
        public var reason: Refusal

        /// That field, for that reason.
        public init(_ name: FieldName, _ reason: Refusal) {
            self.name = name
            self.reason = reason
        }
    }

    /// The server's clock, in milliseconds since 1970.
    public var now: UInt64
    /// Whose plan it is.
    public var account: Identity
    /// The account's e-mail address.
    public var email: String
    /// Which life of the plan it is: another one where the server's store was brought back from a backup.
    public var epoch: UInt64
    /// The place in the order of arrival up to which the device has everything, once it has taken this.
    public var cursor: UInt64
    /// Whether there is more after that place.
    public var hasMore: Bool
    /// What came since, in no particular order.
    public var batch: Batch
    /// What was not taken of what the device sent.
    public var refused: [Refused]

    /// All of it given.
    public init(
        now: UInt64,
        account: Identity,
        email: String,
        epoch: UInt64,
        cursor: UInt64,
        hasMore: Bool,
        batch: Batch,
        refused: [Refused]
    ) {
        self.now = now
        self.account = account
        self.email = email
        self.epoch = epoch
        self.cursor = cursor
        self.hasMore = hasMore
        self.batch = batch
        self.refused = refused
    }

    /// Reads the wire form.
    ///
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``.
    public init(wire bytes: [UInt8]) throws(FactsFault) {
        var reader = CBORReader(bytes)
        let facts: [UInt8]
        do throws(CBORFault) {
            guard try reader.array() == 9, try reader.unsigned() == SyncRequest.version else { throw .unexpected }
            now = try reader.unsigned()
            account = try reader.identity()
            email = try reader.text()
            epoch = try reader.epoch()
            cursor = try reader.unsigned()
            hasMore = try reader.unsigned(upTo: 1) == 1
            facts = try reader.byteString()
            refused = []
            let items = try reader.array()
            guard items % 5 == 0 else { throw .unexpected }
            for _ in 0..<(items / 5) {
                let thing = try Thing(from: &reader)
                let field = Field(rawValue: UInt16(try reader.unsigned(upTo: UInt64(UInt16.max))))
                guard let reason = Refusal(rawValue: try reader.unsigned()) else { throw .outOfRange }
                refused.append(Refused(FieldName(thing, field), reason))
            }
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
        batch = try Batch(wire: facts)
    }

    /// The wire form.
    public var wire: [UInt8] {
        var writer = CBORWriter(capacity: batch.facts.count * 24 + 128)
        writer.array(9)
        writer.unsigned(SyncRequest.version)
        writer.unsigned(now)
        writer.identity(account)
        writer.text(email)
        writer.epoch(epoch)
        writer.unsigned(cursor)
        writer.unsigned(hasMore ? 1 : 0)
        writer.byteString(batch.wire)
        writer.array(refused.count * 5)
        for refused in refused {
            refused.name.thing.write(to: &writer)
            writer.unsigned(UInt64(refused.name.field.rawValue))
            writer.unsigned(refused.reason.rawValue)
        }
        return writer.bytes
    }
}
