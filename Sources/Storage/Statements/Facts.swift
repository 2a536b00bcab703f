import Facts

/// Facts of spaces. How they are taken in, and in which pages they are given out, stands with each store.
extension StatementStore {
    func fact(_ name: FieldName, in space: SpaceID) async throws(StoreFault) -> Fact? {
        let key = FactRow.Key(entity: name.entity.key, field: name.field.rawValue)
        return try await first(
            "SELECT value, stamp FROM fact WHERE space = \(space) AND thing = \(key.entity) AND field = \(key.field)"
        ) { row throws(StoreFault) in
            try FactRow(key: key, value: try row.value(0), timestamp: try row.value(1)).fact()
        }
    }

    func drop(_ kind: EntityKind, scopes: Range<UInt32>, from space: SpaceID) async throws(StoreFault) {
        guard let last = scopes.last else { return }
        let from = Entity(kind, scope: scopes.lowerBound, Identity(high: 0, low: 0)).key
        let to = Entity(kind, scope: last, Identity(high: .max, low: .max)).key
        let those: Statement = "FROM fact WHERE space = \(space) AND thing BETWEEN \(from) AND \(to)"
        try await transact(
            // First the space, as a push does it: two that lock in one order cannot wait for each other.
            reading: [.lockedSpace(space), "SELECT count(*), CAST(coalesce(sum(length(value)), 0) AS bigint) \(those)"]
        ) { rows throws(StoreFault) in
            guard let row = rows[1].first else { return Decision(()) }
            let (facts, bytes): (Int64, Int64) = (try row.value(0), try row.value(1))
            guard facts > 0 else { return Decision(()) }
            return Decision(
                (),
                writing: [
                    "DELETE \(those)",
                    // They are in the snapshot, too.
                    .deletionOfAccountSnapshot(of: space),
                    "UPDATE space SET facts = facts - \(facts), bytes = bytes - \(bytes) WHERE id = \(space)",
                ]
            )
        }
    }
}

extension Statement {
    /// A space, locked: its other writers wait until this transaction ends. So positions in the order of arrival become visible in the
    /// order in which they are given: a later one is never there before an earlier one, and no cursor skips a fact.
    static func lockedSpace(_ space: SpaceID) -> Statement {
        let row: Statement = "SELECT \(columns: .space) FROM space WHERE id = \(space) \(postgreSQL: "FOR UPDATE")"
        return row.locking(space.identity)
    }

    /// A row where somebody may write into a list.
    static func mayWrite(_ writer: Push.Writer) -> Statement {
        """
        SELECT 1 FROM membership
        WHERE account = \(writer.account) AND number = \(writer.number) AND role >= \(MemberRole.edit)
        """
    }

    /// Notes where a space stands, once its facts are written.
    static func update(_ space: SpaceID, to state: SpaceState) -> Statement {
        """
        UPDATE space SET sequence = \(state.sequence), facts = \(state.facts), bytes = \(state.bytes)
        WHERE id = \(space)
        """
    }
}

extension SpaceState {
    /// The space of a row: the columns of ``Table/space``.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            epoch: UInt64(bitPattern: try row.value(1)),
            sequence: try row.value(2),
            facts: try row.value(3),
            bytes: try row.value(4)
        )
    }
}

extension FactRow {
    /// The fact of a row: `thing, field, value, stamp`.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            key: Key(entity: try row.value(0), field: UInt16(truncatingIfNeeded: try row.value(1, as: Int64.self))),
            value: try row.value(2),
            timestamp: try row.value(3)
        )
    }
}
