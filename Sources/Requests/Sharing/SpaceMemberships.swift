package import Facts
import Pages
package import Planner

/// Shared lists, as the host has to do with them: it says where the person is a member, and has lists moved when that is decided.
extension Application {
    /// The shared spaces that the person is in. Nothing that is only to be looked at is changed.
    package var spaces: [SpaceMembership] {
        get { space.memberships }
        set { space.memberships = newValue }
    }

    /// The content that others would see if a list were shared; nil if there is no such list, or it is a template, or shared already.
    package func sharePreview(of list: Identity) -> SharePreview? {
        space.sharePreview(of: list)
    }

    /// Moves a list into a space.
    ///
    /// - Parameters:
    ///   - number: the space's.
    ///   - now: milliseconds since 1970.
    /// - Returns: the facts to be stored, the personal ones and those of the space; none if there is no such list to share.
    package func share(_ list: Identity, as number: UInt32, now: Int64) -> [Fact] {
        space.share(list, in: number, now: now)
    }

    /// Makes the lists in a space the person's own.
    ///
    /// - Returns: the facts to be stored; all of them are personal.
    package func takeBack(_ number: UInt32, now: Int64) -> [Fact] {
        space.takeBack(number, now: now)
    }

    /// Whether a fact may be sent to the account: all that is the person's own, and of shared lists those that they may change.
    func isSent(_ fact: Fact) -> Bool {
        guard let number = fact.entity.sharedSpace else { return true }
        for membership in spaces where membership.number == number { return membership.role >= .edit }
        return false
    }

    /// The name of a shared list; nil if it is not known.
    package func name(ofSpace number: UInt32) -> String? {
        space.name(ofSpace: number)
    }
}

/// The same in bytes, for a host that speaks no Swift (`docs/host.md`).
extension Application {
    /// Reads ``spaces``: `[[number, role, [name, …], name or null], …]`.
    ///
    /// - Throws: ``CBORFault`` for anything else; nothing has changed then.
    package func setSpaces(_ bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        var read: [SpaceMembership] = []
        for _ in 0..<(try reader.array()) {
            guard try reader.array() == 4 else { throw .unexpected }
            let number = try reader.unsigned32()
            guard let role = SpaceRole(rawValue: try reader.unsigned()) else { throw .outOfRange }
            var others: [String] = []
            for _ in 0..<(try reader.array()) { others.append(try reader.text()) }
            let name = reader.null() ? nil : try reader.text()
            read.append(SpaceMembership(number: number, role: role, others: others, name: name))
        }
        try reader.finish()
        spaces = read
    }

    /// Forgets spaces that the person is no longer in, or that have to be read again.
    ///
    /// - Parameter bytes: ``LeavingSpaces`` in its byte form.
    /// - Returns: `[snapshot, batch, [batch, …]]`: everything that is left, compacted; the facts that this made, maybe none, to be stored
    ///   and passed on; and the batches that are still to be sent.
    /// - Throws: any ``FactsFault``; nothing has changed then.
    package func forget(_ bytes: [UInt8], now: Int64) throws(FactsFault) -> [UInt8] {
        let leaving: LeavingSpaces
        do throws(CBORFault) {
            leaving = try LeavingSpaces(cbor: bytes)
        } catch {
            throw .unreadable(error)
        }
        var lost: [Fact] = []
        for number in leaving.numbers where leaving.ending(of: number) == .unsure { lost += space.writtenHere(in: number) }
        // Of the facts that were sent in pages only this device's own: the other devices have theirs.
        lost += space.writtenHere(leaving.refused)
        let refused = Set(leaving.refused)
        var rest: [[UInt8]] = []
        for batch in leaving.batches {
            let facts = try Batch(wire: batch).facts
            var sent: [Fact] = []
            for fact in facts {
                if leaving.drops(fact, refused) { lost.append(fact) } else { sent.append(fact) }
            }
            rest.append(sent.count == facts.count ? batch : Batch(sent).wire)
        }
        let made = Batch(
            try space.forget(leaving.numbers, removed: leaving.removed, unsent: lost, now: now, under: words[.leftWritten])
        ).wire
        var writer = Self.written(space.snapshot(now: now), made, items: 3)
        writer.array(rest.count)
        for batch in rest { writer.byteString(batch) }
        return writer.bytes
    }

    /// Makes lists the person's own again that the server, brought back from a copy, does not know; see
    /// ``Planner/PersonalSpace/takeHome(_:now:under:)``.
    ///
    /// - Parameter bytes: `[number, …]`.
    /// - Returns: `[snapshot, batch]`: everything, compacted, and the facts that this made, to be stored and passed on.
    /// - Throws: any ``FactsFault``.
    package func takeHome(_ bytes: [UInt8], now: Int64) throws(FactsFault) -> [UInt8] {
        var numbers: [UInt32] = []
        do throws(CBORFault) {
            var reader = CBORReader(bytes)
            for _ in 0..<(try reader.array()) { numbers.append(try reader.unsigned32()) }
            try reader.finish()
        } catch {
            throw .unreadable(error)
        }
        let made = Batch(try space.takeHome(numbers, now: now, under: words[.leftWritten])).wire
        return Self.written(space.snapshot(now: now), made, items: 2).bytes
    }

    private static func written(_ snapshot: [UInt8], _ made: [UInt8], items: Int) -> CBORWriter {
        var writer = CBORWriter(capacity: snapshot.count + made.count + 16)
        writer.array(items)
        writer.byteString(snapshot)
        writer.byteString(made)
        return writer
    }
}

extension CBORReader {
    /// A number of 32 bits, which is more than a browser's `Int` holds.
    mutating func unsigned32() throws(CBORFault) -> UInt32 {
        UInt32(try unsigned(upTo: UInt64(UInt32.max)))
    }
}
