public import Facts
import Pages
public import Planner

/// Shared lists, as the host has to do with them: it says where the person is a member, and has lists moved when that is decided.
extension Application {
    /// The shared spaces that the person is in. Nothing that is only to be looked at is changed.
    public var spaces: [SpaceStanding] {
        get { space.standings }
        set { space.standings = newValue }
    }

    /// What others would see of a list; nil where there is no such list, or a template, or one that is shared already.
    public func sharePreview(of list: Identity) -> SharePreview? {
        space.sharePreview(of: list)
    }

    /// Moves a list into a space.
    ///
    /// - Parameters:
    ///   - number: the space's.
    ///   - now: milliseconds since 1970.
    /// - Returns: what has to be kept, the personal facts and those of the space; none where there is no such list to share.
    public func share(_ list: Identity, as number: UInt32, now: Int64) -> [Fact] {
        space.share(list, in: number, now: now)
    }

    /// Makes what lies in a space the person's own.
    ///
    /// - Returns: what has to be kept; all of it is personal.
    public func takeBack(_ number: UInt32, now: Int64) -> [Fact] {
        space.takeBack(number, now: now)
    }

    /// Forgets spaces that the person is in no more, or that have to be read anew.
    ///
    /// - Parameters:
    ///   - spaces: their numbers.
    ///   - unsent: what the server did not take of what was written there.
    ///   - now: milliseconds since 1970.
    /// - Returns: everything that is left, compacted, and the batch that this made, maybe of none, to be kept and passed on.
    /// - Throws: any ``FactsFault``; nothing has changed then.
    public func forget(_ spaces: [UInt32], unsent: [FieldName], now: Int64) throws(FactsFault) -> (
        snapshot: [UInt8], made: [UInt8]
    ) {
        let made = try space.forget(spaces, unsent: unsent, now: now)
        return (space.snapshot(now: now), Batch(made).wire)
    }

    /// What a shared list is called; nil where nothing of it is known.
    public func name(ofSpace number: UInt32) -> String? {
        space.name(ofSpace: number)
    }
}

/// The same in bytes, for a host that speaks no Swift (`docs/host.md`).
extension Application {
    /// Reads ``spaces``: `[[number, role, [name, …]], …]`.
    ///
    /// - Throws: ``CBORFault`` for anything else; nothing has changed then.
    public func setSpaces(_ bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        var read: [SpaceStanding] = []
        for _ in 0..<(try reader.array()) {
            guard try reader.array() == 3 else { throw .unexpected }
            let number = UInt32(try reader.unsigned(upTo: UInt64(UInt32.max)))
            guard let role = SpaceRole(rawValue: try reader.unsigned()) else { throw .outOfRange }
            var others: [String] = []
            for _ in 0..<(try reader.array()) { others.append(try reader.text()) }
            read.append(SpaceStanding(number: number, role: role, others: others))
        }
        try reader.finish()
        spaces = read
    }

    /// Reads `[[number, …], [kind, scope, identity, field, …]]`, forgets, and writes `[snapshot, batch]`.
    ///
    /// - Throws: any ``FactsFault``; nothing has changed then.
    public func forget(_ bytes: [UInt8], now: Int64) throws(FactsFault) -> [UInt8] {
        var gone: [UInt32] = []
        var unsent: [FieldName] = []
        do throws(CBORFault) {
            var reader = CBORReader(bytes)
            guard try reader.array() == 2 else { throw .unexpected }
            for _ in 0..<(try reader.array()) { gone.append(UInt32(try reader.unsigned(upTo: UInt64(UInt32.max)))) }
            let items = try reader.array()
            guard items % 4 == 0 else { throw .unexpected }
            for _ in 0..<(items / 4) {
                let thing = try Thing(from: &reader)
                unsent.append(FieldName(thing, Field(rawValue: UInt16(try reader.unsigned(upTo: UInt64(UInt16.max))))))
            }
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
        let (snapshot, made) = try forget(gone, unsent: unsent, now: now)
        var writer = CBORWriter(capacity: snapshot.count + made.count + 16)
        writer.array(2)
        writer.byteString(snapshot)
        writer.byteString(made)
        return writer.bytes
    }
}
