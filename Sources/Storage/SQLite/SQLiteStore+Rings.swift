import Facts
import Foundation
import GRDB

extension SQLiteStore {
    // MARK: - Planning

    /// How an account is reminded.
    func reminded(_ account: AccountID) async throws(StoreFault) -> Reminded? {
        try await read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM reminded WHERE account = ?", arguments: [account.data])
                .map { try Reminded(row: $0) }
        }
    }

    /// Who is reminded of what is in a space.
    func reminded(in space: SpaceID) async throws(StoreFault) -> [AccountID] {
        try await read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT account FROM reminded WHERE space = ?1 UNION ALL
                    SELECT reminded.account FROM shared_space JOIN member ON member.number = shared_space.number
                    JOIN reminded ON reminded.account = member.account WHERE shared_space.space = ?1
                    """
            )
            return try Data.fetchAll(statement, arguments: [space.data]).map { try AccountID(data: $0) }
        }
    }

    /// ``Reminded/place(own:shared:)``, as the spaces are now.
    private static let place = """
        (SELECT sequence FROM space WHERE id = reminded.space) + coalesce((
            SELECT sum(sequence + number) FROM membership JOIN space ON id = membership.space
            WHERE membership.account = reminded.account
        ), 0)
        """

    /// Those whose reminders are to be planned anew.
    func outdated(now: Int64, after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [AccountID] {
        try await readMany { database in
            let sql = """
                SELECT account FROM reminded WHERE account > ? AND (checked <= ? OR cursor <> \(Self.place))
                ORDER BY account LIMIT ?
                """
            return try Data.fetchAll(database, sql: sql, arguments: [after?.data ?? Data(), now, limit]).map {
                try AccountID(data: $0)
            }
        }
    }

    /// Takes on to plan an account's reminders.
    func beginPlanning(_ account: AccountID, now: Int64, lease: Int64) async throws(StoreFault) -> PlanningTurn {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE reminded SET busy = ?1, checked = ?1 WHERE account = ?2 AND busy <= ?3
                    AND (checked <= ?3 OR cursor <> \(Self.place))
                    """,
                arguments: [lease, account.data, now]
            )
            let isMine = database.changesCount == 1
            let row = try Row.fetchOne(database, sql: "SELECT * FROM reminded WHERE account = ?", arguments: [account.data])
            guard let row else { return .nothing }
            if isMine { return .yours(try Reminded(row: row)) }
            return row["busy"] as Int64 > now ? .busy : .nothing
        }
    }

    /// All that is planned for an account, and what went out in the last days.
    func rings(of account: AccountID) async throws(StoreFault) -> [PlannedRing] {
        try await read { database in
            let statement = try database.cachedStatement(sql: "SELECT * FROM ring WHERE account = ?")
            return try Row.fetchAll(statement, arguments: [account.data]).map { try PlannedRing(row: $0) }
        }
    }

    /// Keeps what was planned, and lets go what is planned no more.
    func plan(_ rings: [PlannedRing], of account: AccountID, cursor: Int64, lease: Int64, now: Int64, again: Int64)
        async throws(StoreFault)
    {
        try await write { database in
            // What the person chose meanwhile has set `checked` to nought.
            try database.execute(
                sql: """
                    UPDATE reminded SET cursor = ?1, checked = CASE checked WHEN ?2 THEN ?3 ELSE checked END, busy = 0
                    WHERE account = ?4 AND busy = ?2
                    """,
                arguments: [cursor, lease, again, account.data]
            )
            // The account was deleted, or somebody else has begun since.
            guard database.changesCount == 1 else { return }
            let kept = Set(rings.map { Data($0.name.bytes) })
            let waiting = try Data.fetchAll(
                database,
                sql: "SELECT name FROM ring WHERE account = ? AND done = 0",
                arguments: [account.data]
            )
            for name in waiting where !kept.contains(name) {
                try database.execute(sql: "DELETE FROM ring WHERE account = ? AND name = ?", arguments: [account.data, name])
            }
            for ring in rings { try Self.insert(ring, in: database) }
            try database.execute(
                sql: "DELETE FROM ring WHERE account = ? AND done = 1 AND at < ?",
                arguments: [account.data, now - PlannedRing.memory]
            )
            try database.execute(
                sql: """
                    DELETE FROM delivery WHERE account = ? AND (at < ? OR at < coalesce((
                        SELECT at FROM delivery WHERE account = ? ORDER BY at DESC LIMIT 1 OFFSET ?
                    ), 0))
                    """,
                arguments: [account.data, now - Delivery.life, account.data, Delivery.most]
            )
        }
    }

    private static func insert(_ ring: PlannedRing, in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO ring (account, name, bucket, at, next, kind, day, expires, tries, token, settled, message, done)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, x'', x'', ?, 0)
                ON CONFLICT (account, name) DO UPDATE SET kind = excluded.kind, message = excluded.message, at = excluded.at,
                day = excluded.day, expires = excluded.expires, next = CASE tries WHEN 0 THEN excluded.next ELSE ring.next END
                WHERE done = 0
                """
        )
        try statement.execute(arguments: [
            ring.account.data, Data(ring.name.bytes), ring.account.bucket, ring.at, ring.next, ring.kind, ring.day, ring.expires,
            Data(ring.message),
        ])
    }

    // MARK: - Sending

    /// The next moment at which something is to be done.
    func nextRing() async throws(StoreFault) -> Int64? {
        try await read { database in
            let statement = try database.cachedStatement(sql: "SELECT min(next) FROM ring WHERE bucket = ? AND done = 0")
            return try AccountID.buckets.compactMap { try Int64.fetchOne(statement, arguments: [$0]) }.min()
        }
    }

    /// Takes on what is due.
    func claim(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8]) async throws(StoreFault) -> [PlannedRing] {
        try await write { database in
            var claimed: [PlannedRing] = []
            let find = try database.cachedStatement(
                sql: "SELECT * FROM ring WHERE bucket = ? AND done = 0 AND next <= ? ORDER BY next LIMIT ?"
            )
            let take = try database.cachedStatement(
                sql: "UPDATE ring SET next = ?, token = ?, tries = tries + 1 WHERE account = ? AND name = ?"
            )
            for bucket in AccountID.buckets.shuffled() where claimed.count < limit {
                for var ring in try Row.fetchAll(find, arguments: [bucket, now, limit - claimed.count]).map({
                    try PlannedRing(row: $0)
                }) {
                    ring.token = token
                    ring.tries += 1
                    try take.execute(arguments: [lease, Data(token), ring.account.data, Data(ring.name.bytes)])
                    claimed.append(ring)
                }
            }
            return claimed
        }
    }

    /// Holds on to rings that were taken on.
    func hold(_ rings: [PlannedRing], until lease: Int64) async throws(StoreFault) {
        try await write { database in
            let statement = try database.cachedStatement(
                sql: "UPDATE ring SET next = ? WHERE account = ? AND name = ? AND token = ? AND done = 0"
            )
            for ring in rings {
                try statement.execute(arguments: [lease, ring.account.data, Data(ring.name.bytes), Data(ring.token)])
            }
        }
    }

    /// Notes what became of rings.
    func settle(_ outcomes: [RingOutcome]) async throws(StoreFault) {
        try await write { database in
            for outcome in outcomes { try Self.settle(outcome, in: database) }
        }
    }

    private static func settle(_ outcome: RingOutcome, in database: Database) throws {
        let ring = outcome.ring
        let account = ring.account.data
        try database.cachedStatement(
            sql: "UPDATE ring SET next = ?, tries = ?, settled = ?, done = ? WHERE account = ? AND name = ? AND token = ?"
        )
        .execute(arguments: [
            ring.next, ring.tries, Data(ring.settled), ring.isDone, account, Data(ring.name.bytes), Data(ring.token),
        ])
        for delivery in outcome.deliveries {
            try database.cachedStatement(
                sql: """
                    INSERT INTO delivery (account, at, number, device, what, outcome, shown)
                    SELECT id, ?, ?, ?, ?, ?, ? FROM account WHERE id = ?
                    ON CONFLICT (account, at, number) DO UPDATE SET outcome = excluded.outcome
                    """
            )
            .execute(arguments: [
                delivery.name.at, delivery.name.number, delivery.device, delivery.what, delivery.outcome, delivery.shown, account,
            ])
        }
        for digest in outcome.gone {
            try database.execute(
                sql: "DELETE FROM push_device WHERE account = ? AND digest = ?",
                arguments: [account, Data(digest)]
            )
        }
        for (digest, since) in outcome.failing {
            try database.execute(
                sql: "UPDATE push_device SET failing = ? WHERE account = ? AND digest = ?",
                arguments: [since, account, Data(digest)]
            )
        }
    }

    // MARK: - The log

    /// What became of the reminders of an account, the newest first.
    func deliveries(of account: AccountID, upTo limit: Int) async throws(StoreFault) -> [Delivery] {
        try await read { database in
            let sql = "SELECT * FROM delivery WHERE account = ? ORDER BY at DESC, number LIMIT ?"
            return try Row.fetchAll(database, sql: sql, arguments: [account.data, limit]).map { row in
                Delivery(
                    name: DeliveryName(at: row["at"], number: row["number"]),
                    device: row["device"],
                    what: row["what"],
                    outcome: row["outcome"],
                    shown: row["shown"]
                )
            }
        }
    }

    /// Notes when a device showed something.
    func shown(_ delivery: DeliveryName, of account: AccountID, at time: Int64) async throws(StoreFault) -> Bool {
        try await write { database in
            try database.execute(
                sql: "UPDATE delivery SET shown = coalesce(shown, ?) WHERE account = ? AND at = ? AND number = ?",
                arguments: [time, account.data, delivery.at, delivery.number]
            )
            return database.changesCount == 1
        }
    }
}

extension PlannedRing {
    /// What went out is remembered so long, so that nothing of it goes out again.
    static let memory: Int64 = 3 * 86_400_000

    fileprivate init(row: Row) throws(StoreFault) {
        guard let name = Identity(bytes: Array(row["name"] as Data)) else { throw .damaged("a ring's name of another length") }
        self.init(
            account: try AccountID(data: row["account"]),
            name: name,
            at: row["at"],
            kind: row["kind"],
            day: row["day"],
            expires: row["expires"],
            message: Array(row["message"] as Data)
        )
        next = row["next"]
        tries = row["tries"]
        token = Array(row["token"] as Data)
        settled = Array(row["settled"] as Data)
        isDone = row["done"]
    }
}

extension Reminded {
    fileprivate init(row: Row) throws(StoreFault) {
        guard let space = Identity(bytes: Array(row["space"] as Data)) else { throw .damaged("a space's name of another length") }
        self.init(
            account: try AccountID(data: row["account"]),
            space: SpaceID(space),
            zone: row["zone"],
            wantsLetters: row["letters"]
        )
    }
}

extension AccountID {
    fileprivate init(data: Data) throws(StoreFault) {
        guard let identity = Identity(bytes: Array(data)) else { throw .damaged("an account's name of another length") }
        self.init(identity)
    }
}
