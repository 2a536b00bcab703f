import Facts
import PostgreSQL

/// Which of the due reminders a server takes on.
extension PostgreSQLStore {
    /// The next moment at which something is to be done.
    func nextReminder() async throws(StoreFault) -> Int64? {
        let next: Statement =
            isDistributed
            ? "SELECT min(next) FROM ring WHERE \(.isWaiting)"
            : """
            SELECT min(first.next) FROM unnest(\(array: AccountID.buckets)) AS part (number)
            CROSS JOIN LATERAL (
                SELECT next FROM ring WHERE bucket = part.number AND \(.isWaiting) ORDER BY next LIMIT 1
            ) AS first
            """
        return try await first(next) { row throws(StoreFault) in try row.value(0, as: Int64?.self) } ?? nil
    }

    /// Leases due reminders.
    func claim(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8]) async throws(StoreFault) -> [QueuedReminder] {
        if isDistributed { return try await claimEverywhere(upTo: limit, now: now, lease: lease, token: token) }
        // Reminders that another server is leasing just now are skipped, not waited for.
        return try await run(
            """
            WITH found AS (
                SELECT due.account, due.name FROM unnest(\(array: AccountID.buckets.shuffled())) AS part (number)
                CROSS JOIN LATERAL (
                    SELECT account, name FROM ring WHERE bucket = part.number AND \(.isWaiting) AND next <= \(now)
                    ORDER BY next LIMIT \(limit) FOR UPDATE SKIP LOCKED
                ) AS due LIMIT \(limit)
            )
            UPDATE ring SET next = \(lease), token = \(token), tries = tries + 1
            FROM found WHERE ring.account = found.account AND ring.name = found.name
            RETURNING \(columns: .ring)
            """,
            returning: QueuedReminder.init
        )
    }

    /// The same where the queue lies on several machines, none of which can skip what is locked on another: each is asked what is due, and each
    /// row is leased where it lies, by one server after another.
    private func claimEverywhere(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8])
        async throws(StoreFault) -> [QueuedReminder]
    {
        try await write { transaction throws(StoreFault) in
            let due = try await transaction.together([
                "SELECT pg_advisory_xact_lock(\(Lock.reminders))",
                "SELECT account, name FROM ring WHERE \(.isWaiting) AND next <= \(now) ORDER BY next LIMIT \(limit)",
            ])
            var reminders: [QueuedReminder] = []
            let leasing = try due[1].map { row throws(StoreFault) -> Statement in
                """
                UPDATE ring SET next = \(lease), token = \(token), tries = tries + 1
                WHERE account = \(try row.value(0, as: AccountID.self)) AND name = \(try row.value(1, as: Identity.self))
                    AND \(.isWaiting) AND next <= \(now)
                RETURNING \(columns: .ring)
                """
            }
            if leasing.isEmpty { return [] }
            for rows in try await transaction.together(leasing) {
                for row in rows { reminders.append(try QueuedReminder(row)) }
            }
            return reminders
        }
    }
}
