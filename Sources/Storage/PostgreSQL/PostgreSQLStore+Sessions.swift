import PostgreSQL

extension PostgreSQLStore {
    /// Keeps a session, if the account still has the password that opened it.
    public func begin(_ session: Session, openedBy password: String) async throws(StoreFault) -> Bool {
        // Shared with nobody who is changing the password: waits for that, and looks again.
        let kept = try await query(
            """
            INSERT INTO session (account, hash, device, created, seen, expires)
            SELECT id, $2, $3, $4, $5, $6 FROM account WHERE id = $1 AND password = $7 FOR SHARE
            RETURNING seen
            """,
            [
                session.account.parameter, .bytes(session.hash), .text(session.device), .int(session.created), .int(session.seen),
                .int(session.expires), .text(password),
            ]
        )
        return !kept.isEmpty
    }

    /// The session of that hash with its account.
    public func session(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> (Session, Account)? {
        let rows = try await query(
            """
            SELECT hash, device, session.created, seen, expires, id, email, key, password, space, account.created, administrator
            FROM session JOIN account ON id = session.account JOIN address ON address.account = id
            WHERE session.account = $1 AND hash = $2 AND expires > $3
            """,
            [account.parameter, .bytes(hash), .int(now)]
        )
        return try rows.first.map { row throws(StoreFault) in (try Session(row, of: account), try Account(row, from: 5)) }
    }

    /// Every session that has not ended, the one seen last first.
    public func sessions(of account: AccountID, now: Int64) async throws(StoreFault) -> [Session] {
        let rows = try await query(
            """
            SELECT hash, device, created, seen, expires FROM session
            WHERE account = $1 AND expires > $2 ORDER BY seen DESC, created DESC, hash
            """,
            [account.parameter, .int(now)]
        )
        return try rows.map { row throws(StoreFault) in try Session(row, of: account) }
    }

    /// Notes that a session was seen.
    public func touch(_ hash: [UInt8], of account: AccountID, seen: Int64) async throws(StoreFault) {
        try await query(
            "UPDATE session SET seen = greatest(seen, $3) WHERE account = $1 AND hash = $2",
            [account.parameter, .bytes(hash), .int(seen)]
        )
    }

    /// Ends a session.
    public func end(_ hash: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await together([
            PostgresStatement("DELETE FROM session WHERE account = $1 AND hash = $2", [account.parameter, .bytes(hash)]),
            PostgresStatement("DELETE FROM push_device WHERE account = $1 AND session = $2", [account.parameter, .bytes(hash)]),
        ])
    }

    /// Keeps a link.
    public func keep(_ link: OneTimeLink) async throws(StoreFault) {
        // The index that this names has no invitations in it: they stand side by side.
        try await query(
            """
            INSERT INTO link (account, hash, purpose, payload, expires) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (account, purpose) WHERE purpose <> 4 DO UPDATE
            SET hash = excluded.hash, payload = excluded.payload, expires = excluded.expires
            """,
            [link.account.parameter, .bytes(link.hash), link.purpose.parameter, .bytes(link.payload), .int(link.expires)]
        )
    }

    /// The link of that hash, without using it.
    public func link(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink? {
        let rows = try await query(
            "SELECT hash, purpose, payload, expires FROM link WHERE account = $1 AND hash = $2 AND expires > $3",
            [account.parameter, .bytes(hash), .int(now)]
        )
        return try rows.first.flatMap { row throws(StoreFault) in try OneTimeLink(row, of: account) }
    }

    /// Uses the link of that hash.
    public func take(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink? {
        // Who deletes it has it: of many at once, one. A purpose that this version does not know is left to one that does.
        let rows = try await query(
            """
            DELETE FROM link WHERE account = $1 AND hash = $2 AND expires > $3 AND purpose = ANY ($4)
            RETURNING hash, purpose, payload, expires
            """,
            [
                account.parameter, .bytes(hash), .int(now),
                .ints(OneTimeLink.Purpose.allCases.map { purpose in Int64(purpose.rawValue) }),
            ]
        )
        return try rows.first.flatMap { row throws(StoreFault) in try OneTimeLink(row, of: account) }
    }

    /// Deletes sessions, links and invitations that have ended by themselves.
    public func sweep(now: Int64) async throws(StoreFault) {
        try await together([
            PostgresStatement("DELETE FROM session WHERE expires <= $1", [.int(now)]),
            PostgresStatement("DELETE FROM link WHERE expires <= $1", [.int(now)]),
            PostgresStatement("DELETE FROM invitation WHERE expires <= $1", [.int(now)]),
            PostgresStatement("DELETE FROM invited WHERE expires <= $1", [.int(now)]),
        ])
    }
}

extension Session {
    /// The session of a row: `hash, device, created, seen, expires`.
    fileprivate init(_ row: PostgresRow, of account: AccountID) throws(StoreFault) {
        self.init(
            account: account,
            hash: try row.read(0),
            device: try row.read(1),
            created: try row.read(2),
            seen: try row.read(3),
            expires: try row.read(4)
        )
    }
}

extension OneTimeLink {
    /// The link of a row: `hash, purpose, payload, expires`; nil for a purpose that this version does not know.
    fileprivate init?(_ row: PostgresRow, of account: AccountID) throws(StoreFault) {
        guard let purpose = Purpose(rawValue: Int(try row.read(1) as Int64)) else { return nil }
        self.init(account: account, hash: try row.read(0), purpose: purpose, payload: try row.read(2), expires: try row.read(3))
    }
}

extension OneTimeLink.Purpose {
    var parameter: PostgresValue { .int(Int64(rawValue)) }
}
