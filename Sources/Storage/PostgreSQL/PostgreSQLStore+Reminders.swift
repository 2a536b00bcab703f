import Facts
import PostgreSQL

/// Whose reminders are planned again, and how a plan is written.
extension PostgreSQLStore {
    /// The accounts that are reminded of the tasks in any of these spaces.
    func reminded(in spaces: [SpaceID]) async throws(StoreFault) -> [AccountID] {
        if isDistributed { return try await remindedEverywhere(in: spaces) }
        var accounts: [AccountID] = []
        for space in spaces {
            accounts += try await all(.reminded(in: space), size: .few) { row throws(StoreFault) in try row.value(0) }
        }
        return accounts
    }

    /// Those whose reminders are to be planned again.
    func outdated(now: Int64, after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [AccountID] {
        if isDistributed { return try await outdatedEverywhere(now: now, after: after, upTo: limit) }
        return try await all(.outdated(now: now, after: after, upTo: limit), size: .many) { row throws(StoreFault) in
            try row.value(0)
        }
    }

    /// Takes on to plan an account's reminders.
    func beginPlanning(_ account: AccountID, now: Int64, lease: Int64) async throws(StoreFault) -> PlanningTurn {
        var cursor = Statement.currentCursor
        if isDistributed {
            guard let known = try await currentCursor(of: account) else { return .nothing }
            // A space that moves after it was read here announces that, and is planned then.
            cursor = "\(known)"
        }
        let taking = Statement.beginPlanning(account, now: now, lease: lease, at: cursor)
        if let reminded = try await run(taking, returning: RemindedAccount.init).first { return .yours(reminded) }
        return try await isBeingPlanned(account, now: now) ? .busy : .nothing
    }

    /// Stores the planned reminders, and removes those that are no longer planned.
    func plan(_ reminders: [QueuedReminder], of account: AccountID, cursor: Int64, lease: Int64, now: Int64, again: Int64)
        async throws(StoreFault)
    {
        // Where the account was deleted, or somebody else has begun since, each statement finds nothing to do.
        let isMine: Statement = "EXISTS (SELECT 1 FROM reminded WHERE account = \(account) AND busy = \(lease))"
        try await run(
            [
                "SELECT 1 FROM reminded WHERE account = \(account) FOR UPDATE",
                """
                DELETE FROM ring WHERE account = \(account) AND \(.isWaiting)
                    AND NOT name = ANY (\(array: reminders.map(\.name.bytes))) AND \(isMine)
                """,
                """
                INSERT INTO \(into: .ring)
                SELECT reminded.account, name, \(account.bucket), at, at, kind, day, expires, 0, '', '', message, false
                FROM reminded CROSS JOIN unnest(
                    \(array: reminders.map(\.name.bytes)), \(array: reminders.map(\.at)), \(array: reminders.map(\.kind)),
                    \(array: reminders.map(\.day)), \(array: reminders.map(\.expires)), \(array: reminders.map(\.message))
                ) AS given (name, at, kind, day, expires, message)
                WHERE reminded.account = \(account) AND reminded.busy = \(lease)
                ON CONFLICT (account, name) DO UPDATE SET kind = excluded.kind, message = excluded.message, at = excluded.at,
                day = excluded.day, expires = excluded.expires, next = \(.nextWhenPlannedAgain)
                WHERE NOT ring.done
                """,
            ] + Statement.forgetReminders(of: account, now: now)
                + [.endPlanning(of: account, cursor: cursor, lease: lease, again: again)]
        )
    }
}
