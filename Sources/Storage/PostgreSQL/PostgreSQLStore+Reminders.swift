import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Stores the planned reminders, and removes those that are no longer planned.
    func plan(_ rings: [QueuedReminder], of account: AccountID, cursor: Int64, lease: Int64, now: Int64, again: Int64)
        async throws(StoreFault)
    {
        // Where the account was deleted, or somebody else has begun since, each statement finds nothing to do.
        let isMine: Statement = "EXISTS (SELECT 1 FROM reminded WHERE account = \(account) AND busy = \(lease))"
        try await run(
            [
                "SELECT 1 FROM reminded WHERE account = \(account) FOR UPDATE",
                """
                DELETE FROM ring WHERE account = \(account) AND \(.isWaiting)
                    AND NOT name = ANY (\(array: rings.map(\.name.bytes))) AND \(isMine)
                """,
                """
                INSERT INTO \(into: .ring)
                SELECT \(account), name, \(account.bucket), at, at, kind, day, expires, 0, '', '', message, false
                FROM unnest(
                    \(array: rings.map(\.name.bytes)), \(array: rings.map(\.at)), \(array: rings.map(\.kind)),
                    \(array: rings.map(\.day)), \(array: rings.map(\.expires)), \(array: rings.map(\.message))
                ) AS given (name, at, kind, day, expires, message)
                WHERE \(isMine)
                ON CONFLICT (account, name) DO UPDATE SET kind = excluded.kind, message = excluded.message, at = excluded.at,
                day = excluded.day, expires = excluded.expires, next = CASE ring.tries WHEN 0 THEN excluded.next ELSE ring.next END
                WHERE NOT ring.done
                """,
            ] + Statement.forgetReminders(of: account, now: now)
                + [.endPlanning(of: account, cursor: cursor, lease: lease, again: again)]
        )
    }

    /// The next moment at which something is to be done.
    func nextReminder() async throws(StoreFault) -> Int64? {
        try await first(
            """
            SELECT min(first.next) FROM unnest(\(array: AccountID.buckets)) AS part (number)
            CROSS JOIN LATERAL (
                SELECT next FROM ring WHERE bucket = part.number AND \(.isWaiting) ORDER BY next LIMIT 1
            ) AS first
            """
        ) { row throws(StoreFault) in try row.value(0, as: Int64?.self) }
    }

    /// Leases due reminders.
    func claim(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8]) async throws(StoreFault) -> [QueuedReminder] {
        // Reminders that another server is leasing just now are skipped, not waited for.
        try await run(
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
}
