/// The server's answer to a ``SyncRequest``. The form is that of `docs/sync.md`.
///
///     [1, now, account, e-mail, epoch, cursor, more, batch, [kind, scope, identity, field, reason, …]]
///     [2, now, account, e-mail, epoch, cursor, more, batch, [… the same …], [[number, role, epoch, cursor, more, batch, [name, …]], …]]
///     [3, … as in version 2 …, position]
///     [4, … as in version 3 …, [from, list, …]]
///     [5, … as in version 4, and in each space the account's own name as well …]
package struct SyncAnswer: Equatable, Sendable {
    /// Why a fact was not taken; the numbers are part of the wire form.
    package enum Refusal: UInt64, Sendable {
        /// Its timestamp is more than five minutes ahead of the server's clock.
        case ahead = 1
        /// Its value is too large, or not of the field's type.
        case unfit = 2
        /// The account holds as much as it may.
        case full = 3
        /// It is for a shared space that the account may not write into, or is nothing that such a space holds.
        case unshared = 4
        /// It says that another member of a shared list did something. Only a device of version 5 is told.
        case otherMember = 5
    }

    /// A fact that was not taken.
    package struct Refused: Equatable, Sendable {
        /// Which field of which entity.
        package var name: FieldName
        /// Why.
        package var reason: Refusal

        /// That field, for that reason.
        package init(_ name: FieldName, _ reason: Refusal) {
            self.name = name
            self.reason = reason
        }
    }

    /// The server's clock, in milliseconds since 1970.
    package var now: UInt64
    /// Whose plan it is.
    package var account: Identity
    /// The account's e-mail address.
    package var email: String
    /// Which epoch of the plan it is: another one where the server's store was brought back from a backup.
    package var epoch: UInt64
    /// The position in the order of arrival up to which the device has everything, once it has taken this.
    package var cursor: UInt64
    /// Whether there is more after that position.
    package var hasMore: Bool
    /// The facts that arrived since, in no particular order.
    package var batch: Batch
    /// The fields of the device's facts that were refused.
    package var refused: [Refused]
    /// Every shared space that the account is a member of; nil for a device of version 1.
    package var spaces: [SpaceNews]?
    /// How far the store is, for a device of version 3.
    package var position: StorePosition?
    /// The invitations that wait for the account; nil for a device of an earlier version than 4. Sent only with a ``position``.
    package var invitations: [WaitingInvitation]?
    /// Whether it says by which name the others of each shared space see the account: for a device of version 5. Sent only with
    /// ``invitations``.
    package var hasNames: Bool

    package init(
        now: UInt64,
        account: Identity,
        email: String,
        epoch: UInt64,
        cursor: UInt64,
        hasMore: Bool,
        batch: Batch,
        refused: [Refused],
        spaces: [SpaceNews]? = nil,
        position: StorePosition? = nil,
        invitations: [WaitingInvitation]? = nil,
        hasNames: Bool = false
    ) {
        self.invitations = invitations
        self.hasNames = hasNames
        self.now = now
        self.account = account
        self.email = email
        self.epoch = epoch
        self.cursor = cursor
        self.hasMore = hasMore
        self.batch = batch
        self.refused = refused
        self.spaces = spaces
        self.position = position
    }

    /// Reads the wire form.
    ///
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``.
    package init(wire bytes: [UInt8]) throws(FactsFault) {
        var reader = CBORReader(bytes)
        let facts: [UInt8]
        var (read, batches): ([SpaceNews], [[UInt8]]) = ([], [])
        let version: SyncRequest.Version
        do throws(CBORFault) {
            let items = try reader.array()
            let known = SyncRequest.Version(rawValue: try reader.unsigned())
            guard let known, items == known.answerItems else { throw .unexpected }
            version = known
            now = try reader.unsigned()
            account = try reader.identity()
            email = try reader.text()
            epoch = try reader.epoch()
            cursor = try reader.unsigned()
            hasMore = try reader.unsigned(upTo: 1) == 1
            facts = try reader.byteString()
            refused = []
            let parts = try reader.array()
            guard parts % 5 == 0 else { throw .unexpected }
            for _ in 0..<(parts / 5) {
                let entity = try Entity(from: &reader)
                let field = Field(rawValue: UInt16(try reader.unsigned(upTo: UInt64(UInt16.max))))
                guard let reason = Refusal(rawValue: try reader.unsigned()) else { throw .outOfRange }
                refused.append(Refused(FieldName(entity, field), reason))
            }
            if version != .first {
                for _ in 0..<(try reader.array()) {
                    var batch: [UInt8] = []
                    read.append(try SpaceNews(from: &reader, batch: &batch, hasName: version >= .withNames))
                    batches.append(batch)
                }
            }
            position = version >= .withPosition ? try reader.storePosition() : nil
            invitations = version >= .withInvitations ? try reader.waitingInvitations() : nil
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
        batch = try Batch(wire: facts)
        for index in batches.indices { read[index].batch = try Batch(wire: batches[index]) }
        spaces = version == .first ? nil : read
        hasNames = version >= .withNames
    }

    /// The oldest version in which all of it can be said.
    private var version: SyncRequest.Version {
        guard position != nil else { return spaces == nil ? .first : .withSpaces }
        guard invitations != nil else { return .withPosition }
        return hasNames ? .withNames : .withInvitations
    }

    /// The wire form.
    package var wire: [UInt8] {
        var writer = CBORWriter(capacity: batch.facts.count * 24 + 128)
        writer.array(version.answerItems)
        writer.unsigned(version.rawValue)
        writer.unsigned(now)
        writer.identity(account)
        writer.text(email)
        writer.epoch(epoch)
        writer.unsigned(cursor)
        writer.unsigned(hasMore ? 1 : 0)
        writer.byteString(batch.wire)
        writer.array(refused.count * 5)
        for refused in refused {
            refused.name.entity.write(to: &writer)
            writer.unsigned(UInt64(refused.name.field.rawValue))
            writer.unsigned(refused.reason.rawValue)
        }
        if version != .first {
            writer.array(spaces?.count ?? 0)
            for space in spaces ?? [] { space.write(to: &writer, hasName: version >= .withNames) }
        }
        if let position {
            writer.storePosition(position)
            if let invitations { writer.waitingInvitations(invitations) }
        }
        return writer.bytes
    }
}

extension SyncRequest.Version {
    /// How many items an answer has.
    fileprivate var answerItems: Int {
        switch self {
        case .first: 9
        case .withSpaces: 10
        case .withPosition: 11
        case .withInvitations, .withNames: 12
        }
    }
}
