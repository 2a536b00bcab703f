import Facts

/// Sessions: browsers and programs that are signed in.
extension StatementStore {
    func begin(_ session: Session, openedBy password: String) async throws(StoreFault) -> Bool {
        // PostgreSQL waits for a transaction that is changing the password, and then looks at the account again.
        try await run(
            """
            INSERT INTO \(into: .session)
            SELECT id, \(session.hash), \(session.device), \(session.created), \(session.seen), \(session.expires)
            FROM account WHERE id = \(session.account) AND password = \(password) \(postgreSQL: "FOR SHARE")
            """
        ) == 1
    }

    func session(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> (Session, Account)? {
        try await first(
            """
            SELECT \(columns: .session), \(columns: .account), key
            FROM session JOIN account ON id = session.account JOIN address ON address.account = id
            WHERE session.account = \(account) AND hash = \(hash) AND expires > \(now)
            """
        ) { row throws(StoreFault) in
            (try Session(row), try Account(row.dropFirst(Table.session.columns.count)))
        }
    }

    func sessions(of account: AccountID, now: Int64) async throws(StoreFault) -> [Session] {
        try await all(
            """
            SELECT \(columns: .session) FROM session WHERE account = \(account) AND expires > \(now)
            ORDER BY seen DESC, created DESC, hash
            """,
            size: .few,
            Session.init
        )
    }

    func touch(_ hash: [UInt8], of account: AccountID, seen: Int64) async throws(StoreFault) {
        try await run(
            """
            UPDATE session SET seen = \(sqlite: "max", postgreSQL: "greatest")(seen, \(seen))
            WHERE account = \(account) AND hash = \(hash)
            """
        )
    }

    func end(_ hash: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await run([
            "DELETE FROM session WHERE account = \(account) AND hash = \(hash)",
            "DELETE FROM push_device WHERE account = \(account) AND session = \(hash)",
        ])
    }

    func sweep(now: Int64) async throws(StoreFault) {
        // One after another: where tables lie on several machines, each locks rows on all of them.
        try await run("DELETE FROM session WHERE expires <= \(now)")
        try await run("DELETE FROM link WHERE expires <= \(now)")
        try await run("DELETE FROM invitation WHERE expires <= \(now)")
        try await run("DELETE FROM invited WHERE expires <= \(now)")
    }
}

extension Session {
    /// The session of a row: the columns of ``Table/session``.
    fileprivate init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            account: try row.value(0),
            hash: try row.value(1),
            device: try row.value(2),
            created: try row.value(3),
            seen: try row.value(4),
            expires: try row.value(5)
        )
    }
}
