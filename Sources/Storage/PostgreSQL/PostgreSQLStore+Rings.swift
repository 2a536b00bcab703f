import Facts
import PostgreSQL

extension PostgreSQLStore {
    // MARK: - Planning

    /// How an account is reminded.
    func reminded(_ account: AccountID) async throws(StoreFault) -> Reminded? {
        let rows = try await query("SELECT account, space, zone, letters FROM reminded WHERE account = $1", [account.parameter])
        return try rows.first.map { row throws(StoreFault) in try Reminded(row) }
    }

    /// Who is reminded of what is in a space.
    func reminded(in space: SpaceID) async throws(StoreFault) -> [AccountID] {
        let rows = try await query(
            """
            SELECT account FROM reminded WHERE space = $1 UNION ALL
            SELECT reminded.account FROM shared_space JOIN member ON member.number = shared_space.number
            JOIN reminded ON reminded.account = member.account WHERE shared_space.space = $1
            """,
            [space.parameter]
        )
        return try rows.map { row throws(StoreFault) in AccountID(try row.identity(0)) }
    }

    /// Those whose reminders are to be planned anew.
    func outdated(now: Int64, after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [AccountID] {
        let rows = try await query(
            """
            SELECT account FROM reminded WHERE account > $1 AND (checked <= $2 OR cursor <> (
                SELECT sequence FROM space WHERE id = reminded.space
            ) + coalesce((
                SELECT sum(sequence + number)::bigint FROM membership JOIN space ON id = membership.space
                WHERE membership.account = reminded.account
            ), 0)) ORDER BY account LIMIT $3
            """,
            [after?.parameter ?? .bytes([]), .int(now), .int(Int64(limit))]
        )
        return try rows.map { row throws(StoreFault) in AccountID(try row.identity(0)) }
    }

    /// Takes on to plan an account's reminders.
    func beginPlanning(_ account: AccountID, now: Int64, lease: Int64) async throws(StoreFault) -> PlanningTurn {
        let rows = try await query(
            """
            UPDATE reminded SET busy = $2, checked = $2 WHERE account = $1 AND busy <= $3
            AND (checked <= $3 OR cursor <> (SELECT sequence FROM space WHERE id = reminded.space) + coalesce((
                SELECT sum(sequence + number)::bigint FROM membership JOIN space ON id = membership.space
                WHERE membership.account = reminded.account
            ), 0))
            RETURNING account, space, zone, letters
            """,
            [account.parameter, .int(lease), .int(now)]
        )
        if let row = rows.first { return .yours(try Reminded(row)) }
        let others = try await query(
            "SELECT FROM reminded WHERE account = $1 AND busy > $2",
            [account.parameter, .int(now)]
        )
        return others.isEmpty ? .nothing : .busy
    }

    /// All that is planned for an account, and what went out in the last days.
    func rings(of account: AccountID) async throws(StoreFault) -> [PlannedRing] {
        let rows = try await query(
            """
            SELECT account, name, at, next, kind, day, expires, tries, token, settled, message, done FROM ring WHERE account = $1
            """,
            [account.parameter]
        )
        return try rows.map { row throws(StoreFault) in try PlannedRing(row) }
    }

    /// Keeps what was planned, and lets go what is planned no more.
    func plan(_ rings: [PlannedRing], of account: AccountID, cursor: Int64, lease: Int64, now: Int64, again: Int64)
        async throws(StoreFault)
    {
        let id = account.parameter
        // Where the account was deleted, or somebody else has begun since, each statement finds nothing to do.
        try await together([
            PostgresStatement("SELECT FROM reminded WHERE account = $1 FOR UPDATE", [id]),
            PostgresStatement(
                """
                DELETE FROM ring WHERE account = $1 AND NOT done AND NOT name = ANY ($2)
                AND EXISTS (SELECT FROM reminded WHERE account = $1 AND busy = $3)
                """,
                [id, .byteStrings(rings.map(\.name.bytes)), .int(lease)]
            ),
            PostgresStatement(
                """
                INSERT INTO ring (account, name, bucket, at, next, kind, day, expires, tries, token, settled, message, done)
                SELECT $1, name, $2, at, at, kind, day, expires, 0, '', '', message, false
                FROM unnest($3, $4, $5, $6, $7, $8) AS given (name, at, kind, day, expires, message)
                WHERE EXISTS (SELECT FROM reminded WHERE account = $1 AND busy = $9)
                ON CONFLICT (account, name) DO UPDATE SET kind = excluded.kind, message = excluded.message, at = excluded.at,
                day = excluded.day, expires = excluded.expires, next = CASE ring.tries WHEN 0 THEN excluded.next ELSE ring.next END
                WHERE NOT ring.done
                """,
                [
                    id, .int(account.bucket), .byteStrings(rings.map(\.name.bytes)), .ints(rings.map(\.at)),
                    .ints(rings.map(\.kind)), .ints(rings.map(\.day)), .ints(rings.map(\.expires)),
                    .byteStrings(rings.map(\.message)), .int(lease),
                ]
            ),
            PostgresStatement(
                "DELETE FROM ring WHERE account = $1 AND done AND at < $2",
                [id, .int(now - PlannedRing.memory)]
            ),
            PostgresStatement(
                """
                DELETE FROM delivery WHERE account = $1 AND (at < $2 OR at < coalesce((
                    SELECT at FROM delivery WHERE account = $1 ORDER BY at DESC OFFSET $3 LIMIT 1
                ), 0))
                """,
                [id, .int(now - Delivery.life), .int(Int64(Delivery.most))]
            ),
            // What the person chose meanwhile has set `checked` to nought.
            PostgresStatement(
                """
                UPDATE reminded SET cursor = $2, checked = CASE checked WHEN $4 THEN $3 ELSE checked END, busy = 0
                WHERE account = $1 AND busy = $4
                """,
                [id, .int(cursor), .int(again), .int(lease)]
            ),
        ])
    }

    // MARK: - Sending

    /// The next moment at which something is to be done.
    func nextRing() async throws(StoreFault) -> Int64? {
        let rows = try await query(
            """
            SELECT min(first.next) FROM unnest($1) AS part (number)
            CROSS JOIN LATERAL (SELECT next FROM ring WHERE bucket = part.number AND NOT done ORDER BY next LIMIT 1) AS first
            """,
            [.ints(AccountID.buckets)]
        )
        return try rows.first?.read(0)
    }

    /// Takes on what is due.
    func claim(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8]) async throws(StoreFault) -> [PlannedRing] {
        // What another server is taking on just now is passed over, not waited for.
        let rows = try await query(
            """
            WITH found AS (
                SELECT due.account, due.name FROM unnest($1) AS part (number)
                CROSS JOIN LATERAL (
                    SELECT account, name FROM ring WHERE bucket = part.number AND NOT done AND next <= $2
                    ORDER BY next LIMIT $3 FOR UPDATE SKIP LOCKED
                ) AS due LIMIT $3
            )
            UPDATE ring SET next = $4, token = $5, tries = tries + 1
            FROM found WHERE ring.account = found.account AND ring.name = found.name
            RETURNING ring.account, ring.name, at, next, kind, day, expires, tries, token, settled, message, done
            """,
            [
                .ints(AccountID.buckets.shuffled()), .int(now), .int(Int64(limit)), .int(lease), .bytes(token),
            ]
        )
        return try rows.map { row throws(StoreFault) in try PlannedRing(row) }
    }

    /// Holds on to rings that were taken on.
    func hold(_ rings: [PlannedRing], until lease: Int64) async throws(StoreFault) {
        try await together(
            Self.inOrder(rings) { $0 }.map { ring in
                PostgresStatement(
                    "UPDATE ring SET next = $4 WHERE account = $1 AND name = $2 AND token = $3 AND NOT done",
                    [ring.account.parameter, .bytes(ring.name.bytes), .bytes(ring.token), .int(lease)]
                )
            }
        )
    }

    /// In one order, so that two which write at once cannot wait for each other.
    private static func inOrder<Item>(_ items: [Item], _ ring: (Item) -> PlannedRing) -> [Item] {
        items.sorted { one, other in
            (ring(one).account.identity, ring(one).name) < (ring(other).account.identity, ring(other).name)
        }
    }

    /// Notes what became of rings.
    func settle(_ outcomes: [RingOutcome]) async throws(StoreFault) {
        try await together(Self.inOrder(outcomes) { $0.ring }.flatMap(Self.statements))
    }

    private static func statements(_ outcome: RingOutcome) -> [PostgresStatement] {
        let ring = outcome.ring
        let account = ring.account.parameter
        var statements = [
            PostgresStatement(
                "UPDATE ring SET next = $3, settled = $4, done = $5, tries = $7 WHERE account = $1 AND name = $2 AND token = $6",
                [
                    account, .bytes(ring.name.bytes), .int(ring.next), .bytes(ring.settled), .bool(ring.isDone),
                    .bytes(ring.token), .int(ring.tries),
                ]
            )
        ]
        for delivery in outcome.deliveries {
            statements.append(
                PostgresStatement(
                    """
                    INSERT INTO delivery (account, at, number, device, what, outcome, shown)
                    SELECT id, $2, $3, $4, $5, $6, $7 FROM account WHERE id = $1
                    ON CONFLICT (account, at, number) DO UPDATE SET outcome = excluded.outcome
                    """,
                    [
                        account, .int(delivery.name.at), .int(delivery.name.number), .text(delivery.device), .text(delivery.what),
                        .int(delivery.outcome), .int(delivery.shown),
                    ]
                )
            )
        }
        for digest in outcome.gone {
            statements.append(
                PostgresStatement("DELETE FROM push_device WHERE account = $1 AND digest = $2", [account, .bytes(digest)])
            )
        }
        for (digest, since) in outcome.failing {
            statements.append(
                PostgresStatement(
                    "UPDATE push_device SET failing = $3 WHERE account = $1 AND digest = $2",
                    [account, .bytes(digest), .int(since)]
                )
            )
        }
        return statements
    }

    // MARK: - The log

    /// What became of the reminders of an account, the newest first.
    func deliveries(of account: AccountID, upTo limit: Int) async throws(StoreFault) -> [Delivery] {
        let rows = try await query(
            """
            SELECT at, number, device, what, outcome, shown FROM delivery WHERE account = $1 ORDER BY at DESC, number LIMIT $2
            """,
            [account.parameter, .int(Int64(limit))]
        )
        return try rows.map { row throws(StoreFault) in
            Delivery(
                name: DeliveryName(at: try row.read(0), number: try row.read(1)),
                device: try row.read(2),
                what: try row.read(3),
                outcome: try row.read(4),
                shown: try row.read(5)
            )
        }
    }

    /// Notes when a device showed something.
    func shown(_ delivery: DeliveryName, of account: AccountID, at time: Int64) async throws(StoreFault) -> Bool {
        let rows = try await query(
            "UPDATE delivery SET shown = coalesce(shown, $4) WHERE account = $1 AND at = $2 AND number = $3",
            [account.parameter, .int(delivery.at), .int(delivery.number), .int(time)]
        )
        return rows.affected == 1
    }
}

extension PlannedRing {
    /// The ring of a row: `account, name, at, next, kind, day, expires, tries, token, settled, message, done`.
    fileprivate init(_ row: PostgresRow) throws(StoreFault) {
        self.init(
            account: AccountID(try row.identity(0)),
            name: try row.identity(1),
            at: try row.read(2),
            kind: try row.read(4),
            day: try row.read(5),
            expires: try row.read(6),
            message: try row.read(10)
        )
        next = try row.read(3)
        tries = try row.read(7)
        token = try row.read(8)
        settled = try row.read(9)
        isDone = try row.read(11)
    }
}

extension Reminded {
    /// Of a row: `account, space, zone, letters`.
    fileprivate init(_ row: PostgresRow) throws(StoreFault) {
        self.init(
            account: AccountID(try row.identity(0)),
            space: SpaceID(try row.identity(1)),
            zone: try row.read(2),
            wantsLetters: try row.read(3)
        )
    }
}
