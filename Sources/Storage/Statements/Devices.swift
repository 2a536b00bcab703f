import Facts

/// Devices that reminders are pushed to, and who is reminded.
extension StatementStore {
    func secret(_ name: String, otherwise made: [UInt8]) async throws(StoreFault) -> [UInt8] {
        try await run("INSERT INTO \(into: .secret) VALUES (\(name), \(made)) ON CONFLICT DO NOTHING")
        return try await first("SELECT value FROM secret WHERE name = \(name)") { row throws(StoreFault) in try row.value(0) }
            ?? made
    }

    func keep(_ device: PushDevice, language: String) async throws(StoreFault) {
        try await run(.release(device))
        try await run([.lockedAccount(device.account)] + Statement.upsert(device, language: language))
    }

    func renew(_ device: PushDevice, language: String) async throws(StoreFault) -> Bool {
        let known: Statement = """
            SELECT 1 FROM push_device
            WHERE account = \(device.account) AND (digest = \(device.digest) OR session = \(device.session))
            """
        let isKept = try await transact(reading: [.lockedAccount(device.account), known]) { rows in
            rows[1].isEmpty ? Decision(false) : Decision(true, writing: Statement.upsert(device, language: language))
        }
        if isKept { try await run(.release(device)) }
        return isKept
    }

    func moveDevice(from session: [UInt8], to other: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await run("UPDATE push_device SET session = \(other) WHERE account = \(account) AND session = \(session)")
    }

    func devices(of account: AccountID, now: Int64) async throws(StoreFault) -> [PushDevice] {
        try await all(
            """
            SELECT \(columns: .device) FROM push_device
            JOIN session ON session.account = push_device.account AND session.hash = push_device.session
            WHERE push_device.account = \(account) AND session.expires > \(now)
            ORDER BY push_device.created DESC, push_device.digest
            """,
            size: .few,
            PushDevice.init
        )
    }

    func removeDevice(_ digest: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await run([
            .removal(ofDevice: digest, of: account),
            "UPDATE reminded SET checked = 0 WHERE account = \(account)",
        ])
    }

    func setEmailReminders(_ wanted: Bool, zone: String, language: String, of account: AccountID, in space: SpaceID)
        async throws(StoreFault)
    {
        let row = Statement.upsertReminded(account, zone: zone, language: language, letters: wanted)
        try await run("\(row), letters = excluded.letters")
    }
}

extension Statement {
    static func removal(ofDevice digest: [UInt8], of account: AccountID) -> Statement {
        "DELETE FROM push_device WHERE account = \(account) AND digest = \(digest)"
    }

    /// Takes a device's address from all other accounts: a browser is one person's at a time, and what rang for the one before would be
    /// read by this one.
    fileprivate static func release(_ device: PushDevice) -> Statement {
        "DELETE FROM push_device WHERE digest = \(device.digest) AND account <> \(device.account)"
    }

    /// Keeps a device, if its account is there. Of too many the oldest go, first those whose session is over.
    fileprivate static func upsert(_ device: PushDevice, language: String) -> [Statement] {
        let account = device.account
        return [
            """
            DELETE FROM push_device
            WHERE account = \(account) AND (digest = \(device.digest) OR session = \(device.session))
            """,
            """
            INSERT INTO \(into: .device)
            SELECT id, \(device.digest), \(device.endpoint), \(device.publicKey), \(device.secret), \(device.session),
                \(device.name), \(device.zone), \(device.created), NULL
            FROM account WHERE id = \(account)
            """,
            """
            DELETE FROM push_device WHERE account = \(account) AND digest IN (
                SELECT digest FROM push_device LEFT JOIN session
                ON session.account = push_device.account AND session.hash = push_device.session
                WHERE push_device.account = \(account)
                ORDER BY session.hash IS NULL, push_device.created DESC, digest
                \(sqlite: "LIMIT -1 ")OFFSET \(PushDevice.most)
            )
            """,
            .upsertReminded(account, zone: device.zone, language: language, letters: false),
        ]
    }

    /// Records that somebody is reminded, if the account exists, and that the planning is due. `letters` is stored only in a new row.
    fileprivate static func upsertReminded(_ account: AccountID, zone: String, language: String, letters: Bool) -> Statement {
        """
        INSERT INTO \(into: .reminded)
        SELECT id, space, \(zone), \(letters), -1, 0, 0, \(language) FROM account WHERE id = \(account)
        ON CONFLICT (account) DO UPDATE SET zone = excluded.zone, language = excluded.language, checked = 0
        """
    }
}

extension PushDevice {
    /// The device of a row: the columns of ``Table/device``.
    fileprivate init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            account: try row.value(0),
            digest: try row.value(1),
            endpoint: try row.value(2),
            publicKey: try row.value(3),
            secret: try row.value(4),
            session: try row.value(5),
            name: try row.value(6),
            zone: try row.value(7),
            created: try row.value(8),
            failingSince: try row.value(9)
        )
    }
}
