package import Facts
package import Planner

/// All data of one person, as one file: a snapshot (docs/export.md), without data that nobody can ask for any more.
package enum TeaspoonFile {
    /// The largest file that is read, in bytes: some hundred thousand tasks.
    package static let largest = 12 << 20

    /// The first bytes of every file of ours, in any version: an array of four, and a name.
    private static let beginning: [UInt8] = [0x84, 0x71] + Array("teaspoon snapshot".utf8)

    /// Whether a file begins as ours do, of whichever version.
    package static func isOurs(_ bytes: [UInt8]) -> Bool { bytes.starts(with: beginning) }

    /// All facts of a file, ascending. A file may come from anywhere, so they are mended (`mended(now:)`): it brings nothing in that could not be
    /// written here now.
    ///
    /// - Parameter now: milliseconds since 1970.
    /// - Throws: ``Fault/fileEmpty``, ``Fault/fileTooLarge``, ``Fault/notOurFile``, ``Fault/fileDamaged`` or ``Fault/fileNewer``.
    package static func facts(of bytes: [UInt8], now: Int64) throws(Fault) -> [Fact] {
        guard !bytes.isEmpty else { throw .fileEmpty }
        guard bytes.count <= largest else { throw .fileTooLarge }
        guard isOurs(bytes) else { throw .notOurFile }
        var replica = Replica(device: 0)
        do throws(FactsFault) {
            _ = try replica.load(snapshot: bytes)
        } catch {
            if case .unknownVersion = error { throw .fileNewer }
            throw .fileDamaged
        }
        // Refused whole: a task that cannot be read would else be missing without a word.
        guard replica.isReadable else { throw .fileDamaged }
        guard let mended = replica.facts.mended(now: now) else { return replica.facts }
        var tidy = Replica(device: 0)
        tidy.merge(mended)
        return tidy.facts
    }

    /// Into how many parts a plan is divided at most.
    package static let mostParts = 64

    /// How many files everything needs so that each can be imported; 1 for nearly everybody.
    ///
    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - most: how many bytes a file may have.
    package static func parts(of space: PlanReader, now: Int64, upTo most: Int = largest) -> Int {
        // The plan may grow a little until its last part is saved.
        let most = most - most / 16
        guard space.replica.mostBytes > most else { return 1 }
        let own = personal(space)
        var parts = 1
        while parts < mostParts,
            (1...parts).contains(where: { bytes(of: own, now: now, part: $0, of: parts, upTo: most).count > most })
        {
            parts += 1
        }
        return parts
    }

    /// Everything as one file, or one of several parts. Without History if the file would otherwise be larger than one that can be
    /// imported: replaced values count less than present ones. Parts are without it, too.
    ///
    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - part: which part, from 1.
    ///   - parts: how many there are; see ``parts(of:now:upTo:)``.
    ///   - most: how many bytes the file may have with History.
    package static func bytes(
        of space: PlanReader,
        now: Int64,
        part: Int = 1,
        of parts: Int = 1,
        upTo most: Int = largest
    ) -> [UInt8] {
        let space = personal(space)
        let retention = space.retention(now: now)
        // Without the lists, which the reader makes from the facts.
        if parts == 1 {
            let whole = space.replica.snapshot(keeping: retention)
            if whole.count <= most { return whole }
        }
        return space.replica.snapshot { entity in
            let isIn = entity.kind != .change && (parts == 1 || Self.part(of: entity, in: space, of: parts) == part)
            return isIn ? retention(entity) : .nothing
        }
    }

    /// The part that an entity is in, from 1. A task is with the tasks that it is a step of, and with its dates, plans and subjects:
    /// importing looks for these in the same file.
    private static func part(of entity: Entity, in space: PlanReader, of parts: Int) -> Int {
        var identity = entity.identity
        if let task = space.task(identity) { identity = space.topmost(above: task).identity }
        return Int((identity.high ^ identity.low) % UInt64(parts)) + 1
    }

    /// Shared lists become personal in a file: it may be imported where nobody knows of the shared list.
    private static func personal(_ space: PlanReader) -> PlanReader { space.spaces.isEmpty ? space : space.asPersonal() }
}
