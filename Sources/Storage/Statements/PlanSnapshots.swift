import Facts

/// Snapshots of plans.
extension StatementStore {
    func keep(_ snapshot: PlanSnapshot, of space: SpaceID) async throws(StoreFault) {
        let generation = Int64.random(in: .min ... .max)
        let size = PlanSnapshotPart.size
        let count = max((snapshot.bytes.count + size - 1) / size, 1)
        // The first part is written last: only then are all parts of one generation.
        for part in (0..<count).reversed() {
            let end = min((part + 1) * size, snapshot.bytes.count)
            let bytes = Array(snapshot.bytes[(part * size)..<end])
            try await run(
                """
                INSERT INTO \(into: .planSnapshot)
                SELECT \(space), \(part), \(generation), \(count), \(snapshot.made), \(snapshot.reached), \(bytes)
                WHERE EXISTS (SELECT 1 FROM space WHERE id = \(space))
                ON CONFLICT (space, part) DO UPDATE SET generation = excluded.generation, parts = excluded.parts,
                    made = excluded.made, reached = excluded.reached, bytes = excluded.bytes
                """
            )
        }
        try await run("DELETE FROM plan_snapshot WHERE space = \(space) AND part >= \(count)")
    }

    func planSnapshot(of space: SpaceID) async throws(StoreFault) -> PlanSnapshot? {
        let parts = try await all(
            "SELECT \(columns: .planSnapshot) FROM plan_snapshot WHERE space = \(space) ORDER BY part",
            size: .many
        ) { row throws(StoreFault) in
            try PlanSnapshotPart(row)
        }
        guard let first = parts.first, first.parts <= parts.count else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(first.parts * PlanSnapshotPart.size)
        for (number, part) in parts.prefix(first.parts).enumerated() {
            guard part.number == number, part.generation == first.generation else { return nil }
            bytes += part.bytes
        }
        return PlanSnapshot(made: first.made, reached: first.reached, bytes: bytes)
    }

    func deletePlanSnapshot(of space: SpaceID) async throws(StoreFault) {
        try await run(.deletionOfPlanSnapshot(of: space))
    }
}

extension Statement {
    static func deletionOfPlanSnapshot(of space: SpaceID) -> Statement {
        "DELETE FROM plan_snapshot WHERE space = \(space)"
    }
}

/// One row of a snapshot: the columns of ``Table/planSnapshot``.
private struct PlanSnapshotPart {
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
