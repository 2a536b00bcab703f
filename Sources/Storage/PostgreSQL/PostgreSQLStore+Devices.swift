import PostgreSQL

extension PostgreSQLStore {
    /// A secret of the server's own.
    func secret(_ name: String, otherwise made: [UInt8]) async throws(StoreFault) -> [UInt8] {
        try await query(
            "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [.text(name), .bytes(made)]
        )
        let rows = try await query("SELECT value FROM secret WHERE name = $1", [.text(name)])
        return try rows.first?.read(0) ?? made
    }

    /// Keeps a device.
    func keep(_ device: PushDevice) async throws(StoreFault) {
        // Two that are kept at once take turns.
        let turn = PostgresStatement("SELECT FROM account WHERE id = $1 FOR UPDATE", [device.account.parameter])
        try await together([turn] + Self.keeping(device))
    }

    /// Keeps a device that is known already.
    func renew(_ device: PushDevice) async throws(StoreFault) -> Bool {
        let account = device.account.parameter
        return try await transaction { transaction throws(PostgresFault) in
            try await transaction.query("SELECT FROM account WHERE id = $1 FOR UPDATE", [account])
            let known = try await transaction.query(
                "SELECT FROM push_device WHERE account = $1 AND (digest = $2 OR session = $3)",
                [account, .bytes(device.digest), .bytes(device.session)]
            )
            if known.isEmpty { return false }
            _ = try await transaction.together(Self.keeping(device))
            return true
        }
    }

    private static func keeping(_ device: PushDevice) -> [PostgresStatement] {
        let account = device.account.parameter
        return [
            PostgresStatement(
                "DELETE FROM push_device WHERE account = $1 AND (digest = $2 OR session = $3)",
                [account, .bytes(device.digest), .bytes(device.session)]
            ),
            PostgresStatement(
                """
                INSERT INTO push_device (account, digest, endpoint, key, secret, session, name, zone, created, failing)
                SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, NULL FROM account WHERE id = $1
                """,
                [
                    account, .bytes(device.digest), .text(device.endpoint), .bytes(device.publicKey), .bytes(device.secret),
                    .bytes(device.session), .text(device.name), .text(device.zone), .int(device.created),
                ]
            ),
            PostgresStatement(
                """
                DELETE FROM push_device WHERE account = $1 AND digest IN (
                    SELECT digest FROM push_device LEFT JOIN session
                    ON session.account = push_device.account AND session.hash = push_device.session
                    WHERE push_device.account = $1
                    ORDER BY session.hash IS NULL, push_device.created DESC, digest OFFSET $2
                )
                """,
                [account, .int(Int64(PushDevice.most))]
            ),
            PostgresStatement(
                """
                INSERT INTO reminded (account, space, zone, letters, cursor, checked, busy)
                SELECT id, space, $2, false, -1, 0, 0 FROM account WHERE id = $1
                ON CONFLICT (account) DO UPDATE SET zone = excluded.zone, checked = 0
                """,
                [account, .text(device.zone)]
            ),
        ]
    }

    /// Gives a session's device to another session.
    func moveDevice(from session: [UInt8], to other: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await query(
            "UPDATE push_device SET session = $3 WHERE account = $1 AND session = $2",
            [account.parameter, .bytes(session), .bytes(other)]
        )
    }

    /// The devices of an account that are still signed in, the newest first.
    func devices(of account: AccountID, now: Int64) async throws(StoreFault) -> [PushDevice] {
        let rows = try await query(
            """
            SELECT digest, endpoint, key, secret, push_device.session, name, zone, push_device.created, failing FROM push_device
            JOIN session ON session.account = push_device.account AND session.hash = push_device.session
            WHERE push_device.account = $1 AND session.expires > $2 ORDER BY push_device.created DESC, digest
            """,
            [account.parameter, .int(now)]
        )
        return try rows.map { row throws(StoreFault) in
            PushDevice(
                account: account,
                digest: try row.read(0),
                endpoint: try row.read(1),
                publicKey: try row.read(2),
                secret: try row.read(3),
                session: try row.read(4),
                name: try row.read(5),
                zone: try row.read(6),
                created: try row.read(7),
                failingSince: try row.read(8)
            )
        }
    }

    /// Takes a device out.
    func removeDevice(_ digest: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await together([
            PostgresStatement(
                "DELETE FROM push_device WHERE account = $1 AND digest = $2",
                [account.parameter, .bytes(digest)]
            ),
            PostgresStatement("UPDATE reminded SET checked = 0 WHERE account = $1", [account.parameter]),
        ])
    }

    /// Whether letters are sent in a device's stead.
    func setLetters(_ wanted: Bool, zone: String, of account: AccountID, in space: SpaceID) async throws(StoreFault) {
        try await query(
            """
            INSERT INTO reminded (account, space, zone, letters, cursor, checked, busy)
            SELECT id, space, $2, $3, -1, 0, 0 FROM account WHERE id = $1
            ON CONFLICT (account) DO UPDATE SET zone = excluded.zone, checked = 0, letters = excluded.letters
            """,
            [account.parameter, .text(zone), .bool(wanted)]
        )
    }
}
