import Facts
import GRDB

extension SQLiteStore {
    /// The accounts that are reminded of the tasks in any of these spaces.
    func reminded(in spaces: [SpaceID]) async throws(StoreFault) -> [AccountID] {
        if spaces.isEmpty { return [] }
        return try await readMany { database in
            try spaces.flatMap { space in
                try database.all(.reminded(in: space)) { row throws(StoreFault) in try row.value(0, as: AccountID.self) }
            }
        }
    }

    /// Those whose reminders are to be planned again.
    func outdated(now: Int64, after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [AccountID] {
        try await all(.outdated(now: now, after: after, upTo: limit), size: .many) { row throws(StoreFault) in try row.value(0) }
    }

    /// Takes on to plan an account's reminders.
    func beginPlanning(_ account: AccountID, now: Int64, lease: Int64) async throws(StoreFault) -> PlanningTurn {
        let taking = Statement.beginPlanning(account, now: now, lease: lease, at: .currentCursor)
        if let reminded = try await run(taking, returning: RemindedAccount.init).first { return .yours(reminded) }
        return try await isBeingPlanned(account, now: now) ? .busy : .nothing
    }

    /// Stores the planned reminders, and removes those that are no longer planned.
    func plan(_ reminders: [QueuedReminder], of account: AccountID, cursor: Int64, lease: Int64, now: Int64, again: Int64)
        async throws(StoreFault)
    {
        try await write { database in
            // The account was deleted, or somebody else has begun since.
            guard try database.run(.endPlanning(of: account, cursor: cursor, lease: lease, again: again)) == 1 else { return }
            let kept = Set(reminders.map(\.name))
            let waiting = try database.all("SELECT name FROM ring WHERE account = \(account) AND \(.isWaiting)") {
                row throws(StoreFault) in try row.value(0, as: Identity.self)
            }
            for name in waiting where !kept.contains(name) {
                try database.run("DELETE FROM ring WHERE account = \(account) AND name = \(name)")
            }
            for reminder in reminders { try database.run(Self.insertion(of: reminder)) }
            for statement in Statement.forgetReminders(of: account, now: now) { try database.run(statement) }
        }
    }

    private static func insertion(of reminder: QueuedReminder) -> Statement {
        """
        INSERT INTO \(into: .ring) VALUES (
            \(reminder.account), \(reminder.name), \(reminder.account.bucket), \(reminder.at), \(reminder.next),
            \(reminder.kind), \(reminder.day), \(reminder.expires), 0, x'', x'', \(reminder.message), 0
        )
        ON CONFLICT (account, name) DO UPDATE SET kind = excluded.kind, message = excluded.message, at = excluded.at,
        day = excluded.day, expires = excluded.expires, next = \(.nextWhenPlannedAgain)
        WHERE done = 0
        """
    }

    /// The next moment at which something is to be done.
    func nextReminder() async throws(StoreFault) -> Int64? {
        try await read { database in
            try AccountID.buckets.compactMap { bucket in
                try database.first("SELECT min(next) FROM ring WHERE bucket = \(bucket) AND \(.isWaiting)") {
                    row throws(StoreFault) in try row.value(0, as: Int64?.self)
                }
            }
            .min()
        }
    }

    /// Leases due reminders.
    func claim(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8]) async throws(StoreFault) -> [QueuedReminder] {
        try await write { database in
            var claimed: [QueuedReminder] = []
            for bucket in AccountID.buckets.shuffled() where claimed.count < limit {
                let due: Statement = """
                    SELECT \(columns: .ring) FROM ring WHERE bucket = \(bucket) AND \(.isWaiting) AND next <= \(now)
                    ORDER BY next LIMIT \(limit - claimed.count)
                    """
                for var reminder in try database.all(due, QueuedReminder.init) {
                    reminder.token = token
                    reminder.tries += 1
                    try database.run(
                        """
                        UPDATE ring SET next = \(lease), token = \(token), tries = tries + 1
                        WHERE account = \(reminder.account) AND name = \(reminder.name)
                        """
                    )
                    claimed.append(reminder)
                }
            }
            return claimed
        }
    }
}
