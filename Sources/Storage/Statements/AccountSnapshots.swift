import Facts

/// Snapshots of plans.
extension StatementStore {
    func keep(_ snapshot: AccountSnapshot, of space: SpaceID) async throws(StoreFault) {
        let generation = Int64.random(in: .min ... .max)
        let size = AccountSnapshotPart.size
        let count = max((snapshot.bytes.count + size - 1) / size, 1)
        // The first part is written last: only then are all parts of one generation.
        for part in (0..<count).reversed() {
            let end = min((part + 1) * size, snapshot.bytes.count)
            let bytes = Array(snapshot.bytes[(part * size)..<end])
            try await run(
                """
                INSERT INTO \(into: .accountSnapshot)
                SELECT id, \(part), \(generation), \(count), \(snapshot.made), \(snapshot.reached), \(bytes)
                FROM space WHERE id = \(space)
                ON CONFLICT (space, part) DO UPDATE SET generation = excluded.generation, parts = excluded.parts,
                    made = excluded.made, reached = excluded.reached, bytes = excluded.bytes
                """
            )
        }
        try await run("DELETE FROM account_snapshot WHERE space = \(space) AND part >= \(count)")
    }

    func accountSnapshot(of space: SpaceID) async throws(StoreFault) -> AccountSnapshot? {
        let parts = try await all(
            "SELECT \(columns: .accountSnapshot) FROM account_snapshot WHERE space = \(space) ORDER BY part",
            size: .many
        ) { row throws(StoreFault) in
            try AccountSnapshotPart(row)
        }
        guard let first = parts.first, first.parts <= parts.count else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(first.parts * AccountSnapshotPart.size)
        for (number, part) in parts.prefix(first.parts).enumerated() {
            guard part.number == number, part.generation == first.generation else { return nil }
            bytes += part.bytes
        }
        return AccountSnapshot(made: first.made, reached: first.reached, bytes: bytes)
    }

    func deleteAccountSnapshot(of space: SpaceID) async throws(StoreFault) {
        try await run(.deletionOfAccountSnapshot(of: space))
    }

    func sweepSnapshots(now: Int64) async throws(StoreFault) {
        try await run("DELETE FROM account_snapshot WHERE made <= \(now - AccountSnapshot.lifetime)")
        try await run("DELETE FROM account_snapshot WHERE made > \(now + AccountSnapshot.slack)")
    }
}

extension Statement {
    static func deletionOfAccountSnapshot(of space: SpaceID) -> Statement {
        "DELETE FROM account_snapshot WHERE space = \(space)"
    }
}

/// One row of a snapshot: the columns of ``Table/accountSnapshot``.
private struct AccountSnapshotPart {
    /// How many bytes of a snapshot are in each part but the last.
    static let size = 1 << 20

    let number: Int
    let generation: Int64
    let parts: Int
    let made: Int64
    let reached: [UInt8]
    let bytes: [UInt8]

    init(_ row: StatementRow) throws(StoreFault) {
        number = try row.value(1)
        generation = try row.value(2)
        parts = try row.value(3)
        made = try row.value(4)
        reached = try row.value(5)
        bytes = try row.value(6)
    }
}
