import Facts
import Planner

/// Guests: accounts without an address.
extension StatementStore {
    func create(_ guest: Guest, with facts: CheckedFacts.Space, within limits: SpaceLimits, upTo limit: Int64)
        async throws(StoreFault) -> GuestCreation
    {
        guard let plan = Self.firstFacts(facts, within: limits) else { return .full }
        let count: Statement = "SELECT count(*) FROM guest"
        return try await transact(reading: guestsLock + [count]) { rows throws(StoreFault) in
            guard let row = rows.last?.first, try row.value(0, as: Int64.self) < limit else { return Decision(.tooMany) }
            return Decision(.created, writing: Self.insertion(of: guest, with: plan))
        }
    }

    func moveIn(_ guest: Guest, with facts: CheckedFacts.Space) async throws(StoreFault) -> GuestCreation {
        let limits = SpaceLimits(facts: .max, bytes: .max)
        guard let plan = Self.firstFacts(facts, within: limits) else { return .full }
        let mark = Self.mark(ofMoving: guest.id)
        let known: Statement = "SELECT 1 FROM secret WHERE name = \(mark)"
        let same: Statement = "SELECT 1 FROM guest WHERE id = \(guest.id)"
        return try await transact(reading: guestsLock + [known, same]) { rows in
            if rows.suffix(2).contains(where: { !$0.isEmpty }) { return Decision(.known) }
            let note: Statement = "INSERT INTO \(into: .secret) VALUES (\(mark), \([1] as [UInt8]))"
            return Decision(.created, writing: Self.insertion(of: guest, with: plan) + [note])
        }
    }

    func forgetMove(of guest: AccountID) async throws(StoreFault) {
        try await run("DELETE FROM secret WHERE name = \(Self.mark(ofMoving: guest))")
    }

    func guest(_ id: AccountID) async throws(StoreFault) -> Guest? {
        try await first("SELECT \(columns: .guest) FROM guest WHERE id = \(id)", Guest.init)
    }

    func guests(after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [Guest] {
        try await all(
            "SELECT \(columns: .guest) FROM guest WHERE id > \(after?.identity.bytes ?? []) ORDER BY id LIMIT \(limit)",
            size: .many,
            Guest.init
        )
    }

    func noteUse(of guest: AccountID, on day: Int64) async throws(StoreFault) {
        try await run("UPDATE guest SET used = \(day) WHERE id = \(guest) AND used < \(day)")
    }

    func deleteGuest(_ id: AccountID, at position: Int64?) async throws(StoreFault) -> Bool {
        try await delete(id) { space, _ throws(StoreFault) in position == nil || position == space.sequence }
    }

    func deleteGuests(usedBefore day: Int64) async throws(StoreFault) -> Int {
        var count = 0
        while true {
            let unused = try await all(
                "SELECT \(columns: .guest) FROM guest WHERE used < \(day) ORDER BY used LIMIT \(Self.page)",
                size: .many,
                Guest.init
            )
            var deleted = 0
            for guest in unused where try await delete(guest.id, where: { _, guest in guest.used < day }) { deleted += 1 }
            count += deleted
            // Those that are left were used meanwhile.
            if deleted == 0 { return count }
        }
    }

    func guestUse() async throws(StoreFault) -> GuestUse {
        let use = try await all(
            """
            SELECT count(*), CAST(coalesce(sum(facts), 0) AS bigint), CAST(coalesce(sum(bytes), 0) AS bigint)
            FROM guest JOIN space ON space.id = guest.id
            """,
            size: .many
        ) { row throws(StoreFault) in
            GuestUse(guests: try row.value(0), facts: try row.value(1), bytes: try row.value(2))
        }
        return use.first ?? GuestUse(guests: 0, facts: 0, bytes: 0)
    }

    func guestDay() async throws(StoreFault) -> Int64 {
        try await first("SELECT coalesce(max(number), 0) FROM guest_day") { row throws(StoreFault) in try row.value(0) } ?? 0
    }

    func countGuestDay(after known: Int64) async throws(StoreFault) -> Int64 {
        let next = known + 1
        try await run([
            """
            INSERT INTO \(into: .guestDay) SELECT \(next) WHERE NOT EXISTS (
                SELECT 1 FROM guest_day WHERE number >= \(next)
            ) ON CONFLICT DO NOTHING
            """,
            "DELETE FROM guest_day WHERE number < \(next)",
        ])
        return try await guestDay()
    }

    // MARK: - In one transaction

    private static var page: Int { 500 }

    /// Deletes a guest, if a condition holds.
    ///
    /// - Parameter permission: is given its space and its row, which nobody else writes meanwhile.
    private func delete(
        _ id: AccountID,
        where permission: @escaping @Sendable (SpaceState, Guest) throws(StoreFault) -> Bool
    ) async throws(StoreFault) -> Bool {
        let space = SpaceID(id.identity)
        let row: Statement = "SELECT \(columns: .guest) FROM guest WHERE id = \(id) \(postgreSQL: "FOR UPDATE")"
        // First the space, as a push does it: two that lock in one order cannot wait for each other.
        return try await transact(reading: [.lockedSpace(space), row]) { rows throws(StoreFault) in
            guard let state = try rows[0].first.map(SpaceState.init), let guest = try rows[1].first.map(Guest.init) else {
                return Decision(false)
            }
            guard try permission(state, guest) else { return Decision(false) }
            return Decision(true, writing: Statement.deletion(of: guest))
        }
    }

    /// The first facts of a space; nil if they are more than it may hold.
    private static func firstFacts(_ facts: CheckedFacts.Space, within limits: SpaceLimits) -> IngestPlan? {
        let empty = SpaceState(epoch: 0, sequence: 0, facts: 0, bytes: 0)
        let plan = IngestPlan(IngestPlan.rows(of: facts.facts), in: empty, within: limits, isWhole: true) { _ in nil }
        return plan.refused.isEmpty ? plan : nil
    }

    private static func insertion(of guest: Guest, with plan: IngestPlan) -> [Statement] {
        [
            "INSERT INTO \(into: .guest) VALUES (\(guest.id), \(guest.hash), \(guest.used))",
            .newSpace(guest.space),
        ] + insertion(of: plan, into: guest.space) + [.update(guest.space, to: plan.state)]
    }

    /// The name under which the store notes that a folder's plan was moved in. Without it a plan that was deleted right afterwards would come back,
    /// should the folder still be there at the next start.
    private static func mark(ofMoving guest: AccountID) -> String { "guest \(guest) moved in" }
}

extension Statement {
    /// Deletes everything that is kept of a guest.
    fileprivate static func deletion(of guest: Guest) -> [Statement] {
        [
            .deletionOfAccountSnapshot(of: guest.space),
            "DELETE FROM fact WHERE space = \(guest.space)",
            "DELETE FROM space WHERE id = \(guest.space)",
            "DELETE FROM guest WHERE id = \(guest.id)",
        ]
    }
}

extension Guest {
    /// The guest of a row: the columns of ``Table/guest``.
    fileprivate init(_ row: StatementRow) throws(StoreFault) {
        self.init(id: try row.value(0), hash: try row.value(1), used: try row.value(2))
    }
}
