import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Makes an account and its space.
    public func create(_ account: Account) async throws(StoreFault) -> Account? {
        try await transaction { transaction throws(PostgresFault) in
            let found = try await transaction.together([
                Self.takeTurn,
                PostgresStatement(
                    """
                    SELECT EXISTS (SELECT FROM address WHERE key = $1) OR EXISTS (SELECT FROM account WHERE id = $2),
                        EXISTS (SELECT FROM account)
                    """,
                    [.text(account.emailKey), account.id.parameter]
                ),
            ])
            guard let row = found.last?.first, try !row.value(0, as: Bool.self) else { return nil }
            var account = account
            if try !row.value(1, as: Bool.self) { account.isAdministrator = true }
            try await transaction.finish(with: Self.insert(account))
            return account
        }
    }

    /// The account of that name.
    public func account(_ id: AccountID) async throws(StoreFault) -> Account? {
        let rows = try await query(
            """
            SELECT id, email, key, password, space, created, administrator
            FROM account JOIN address ON address.account = id WHERE id = $1
            """,
            [id.parameter]
        )
        return try rows.first.map { row throws(StoreFault) in try Account(row) }
    }

    /// The account with that address.
    public func account(emailKey: String) async throws(StoreFault) -> Account? {
        let rows = try await query(
            """
            SELECT id, email, key, password, space, created, administrator
            FROM address JOIN account ON id = address.account WHERE key = $1
            """,
            [.text(emailKey)]
        )
        return try rows.first.map { row throws(StoreFault) in try Account(row) }
    }

    /// Whether there is any account yet.
    public func hasAccounts() async throws(StoreFault) -> Bool {
        try await !query("SELECT FROM account LIMIT 1").isEmpty
    }

    /// Accounts by their names, a page at a time.
    public func accounts(after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [Account] {
        let rows = try await query(
            """
            SELECT id, email, key, password, space, created, administrator
            FROM account JOIN address ON address.account = id WHERE id > $1 ORDER BY id LIMIT $2
            """,
            [after?.parameter ?? .bytes([]), .int(Int64(limit))]
        )
        return try rows.map { row throws(StoreFault) in try Account(row) }
    }

    /// Gives an account another address.
    public func setEmail(_ email: String, key: String, of account: AccountID) async throws(StoreFault) -> Bool {
        try await transaction { transaction throws(PostgresFault) in
            let found = try await transaction.together([
                Self.takeTurn,
                PostgresStatement(
                    """
                    SELECT FROM account WHERE id = $2 AND NOT EXISTS (SELECT FROM address WHERE key = $1 AND account <> $2)
                    """,
                    [.text(key), account.parameter]
                ),
            ])
            guard found.last?.isEmpty == false else { return false }
            try await transaction.finish(with: [
                PostgresStatement("UPDATE account SET email = $1 WHERE id = $2", [.text(email), account.parameter]),
                PostgresStatement("UPDATE address SET key = $1 WHERE account = $2", [.text(key), account.parameter]),
                Self.endLinks(of: account),
            ])
            return true
        }
    }

    /// Gives an account another password, and ends every session but one.
    public func setPassword(_ password: String, of account: AccountID, keeping kept: [UInt8]?) async throws(StoreFault) {
        try await together([
            PostgresStatement("UPDATE account SET password = $1 WHERE id = $2", [.text(password), account.parameter]),
            PostgresStatement("DELETE FROM session WHERE account = $1 AND hash <> $2", [account.parameter, .bytes(kept ?? [])]),
            Self.endLinks(of: account),
        ])
    }

    /// Keeps another hash of the same password.
    public func replacePassword(_ old: String, by new: String, of account: AccountID) async throws(StoreFault) {
        try await query(
            "UPDATE account SET password = $1 WHERE id = $2 AND password = $3",
            [.text(new), account.parameter, .text(old)]
        )
    }

    /// Ends what was sent by letter; an invitation is for somebody else.
    private static func endLinks(of account: AccountID) -> PostgresStatement {
        PostgresStatement(
            "DELETE FROM link WHERE account = $1 AND purpose <> $2",
            [account.parameter, OneTimeLink.Purpose.invitation.parameter]
        )
    }

    /// Deletes an account with everything that is kept of it.
    public func delete(_ account: AccountID) async throws(StoreFault) {
        let id = [account.parameter]
        let own: [PostgresStatement] =
            Self.deleteGallery(of: account) + [
                PostgresStatement("DELETE FROM fact WHERE space = (SELECT space FROM account WHERE id = $1)", id),
                PostgresStatement("DELETE FROM space WHERE id = (SELECT space FROM account WHERE id = $1)", id),
                PostgresStatement("DELETE FROM session WHERE account = $1", id),
                PostgresStatement("DELETE FROM link WHERE account = $1", id),
                PostgresStatement("DELETE FROM push_device WHERE account = $1", id),
                PostgresStatement("DELETE FROM reminded WHERE account = $1", id),
                PostgresStatement("DELETE FROM ring WHERE account = $1", id),
                PostgresStatement("DELETE FROM delivery WHERE account = $1", id),
                PostgresStatement("DELETE FROM address WHERE account = $1", id),
                PostgresStatement("DELETE FROM account WHERE id = $1", id),
            ]
        try await transaction { transaction throws(PostgresFault) in
            // First, as a push does it: two that lock in one order cannot wait for each other.
            try await transaction.query("SELECT FROM space WHERE id = (SELECT space FROM account WHERE id = $1) FOR UPDATE", id)
            try await Self.leaveAll(account, in: transaction)
            try await transaction.finish(with: Self.endInvitations(forAddressOf: account) + own)
        }
    }

    /// Who makes an account or changes an address waits for the others that do: or two could get one address, and both be the first.
    static var takeTurn: PostgresStatement {
        PostgresStatement("SELECT pg_advisory_xact_lock($1)", [.int(Lock.addresses)])
    }

    private static func insert(_ account: Account) -> [PostgresStatement] {
        [
            PostgresStatement(
                "INSERT INTO account (id, email, password, space, created, administrator) VALUES ($1, $2, $3, $4, $5, $6)",
                [
                    account.id.parameter, .text(account.email), .text(account.password), account.space.parameter,
                    .int(account.created), .bool(account.isAdministrator),
                ]
            ),
            PostgresStatement(
                "INSERT INTO address (key, account) VALUES ($1, $2)",
                [.text(account.emailKey), account.id.parameter]
            ),
            PostgresStatement(
                "INSERT INTO space (id, epoch, sequence, facts, bytes) VALUES ($1, $2, 0, 0, 0)",
                [account.space.parameter, .int(.random(in: .min ... .max))]
            ),
        ]
    }
}

extension Account {
    /// The account of a row: `id, email, key, password, space, created, administrator`, from that column on.
    init(_ row: PostgresRow, from column: Int = 0) throws(StoreFault) {
        self.init(
            id: AccountID(try row.identity(column)),
            email: try row.read(column + 1),
            emailKey: try row.read(column + 2),
            password: try row.read(column + 3),
            space: SpaceID(try row.identity(column + 4)),
            created: try row.read(column + 5),
            isAdministrator: try row.read(column + 6)
        )
    }
}
