public import Facts
public import Planner

/// All data of one person, as one file: a snapshot (docs/export.md), without data that nobody can ask for any more.
public enum TeaspoonFile {
    /// The largest file that is read, in bytes: some hundred thousand tasks.
    public static let largest = 12 << 20
    /// How far ahead of this device's clock a file may have been written, in milliseconds. Every later command would have to be
    /// stamped after it.
    static let furthestAhead: Int64 = 86_400_000

    /// The first bytes of every file of ours, in any version: an array of four, and a name.
    private static let beginning: [UInt8] = [0x84, 0x71] + Array("teaspoon snapshot".utf8)

    /// All facts of a file.
    ///
    /// - Parameter now: milliseconds since 1970.
    /// - Throws: ``Fault/fileEmpty``, ``Fault/fileTooLarge``, ``Fault/notOurFile``, ``Fault/fileDamaged``, ``Fault/fileNewer`` or
    ///   ``Fault/fileAhead``.
    public static func facts(of bytes: [UInt8], now: Int64) throws(Fault) -> [Fact] {
        guard !bytes.isEmpty else { throw .fileEmpty }
        guard bytes.count <= largest else { throw .fileTooLarge }
        guard bytes.starts(with: beginning) else { throw .notOurFile }
        var replica = Replica(device: 0)
        do throws(FactsFault) {
            _ = try replica.load(snapshot: bytes)
        } catch {
            if case .unknownVersion = error { throw .fileNewer }
            throw .fileDamaged
        }
        let facts = replica.facts
        for fact in facts where Int64(fact.timestamp.time) > now + furthestAhead { throw .fileAhead }
        return facts
    }

    /// Everything, as one file. Without History if the file would otherwise be larger than one that can be imported: replaced values count
    /// less than present ones.
    ///
    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - most: how many bytes the file may have with History.
    public static func bytes(of space: PersonalSpace, now: Int64, upTo most: Int = largest) -> [UInt8] {
        // Shared lists become personal in a file: it may be imported where nobody knows of the shared list.
        let space = space.spaces.isEmpty ? space : space.asPersonal()
        let retention = space.retention(now: now)
        // Without the lists, which the reader makes from the facts.
        let whole = space.replica.snapshot(keeping: retention)
        if whole.count <= most { return whole }
        return space.replica.snapshot { $0.kind == .change ? .nothing : retention($0) }
    }
}
