import Facts

/// Accounts, and the e-mail addresses that they are found by.
extension StatementStore {
    func create(_ account: Account) async throws(StoreFault) -> Account? {
        try await transact(reading: accountsLock + [.existing(for: account)]) { rows throws(StoreFault) in
            guard let row = rows.last?.first, try !row.value(0, as: Bool.self) else { return Decision(nil) }
            var account = account
            if try !row.value(1, as: Bool.self) { account.isAdministrator = true }
            return Decision(account, writing: Statement.insertion(of: account))
        }
    }

    func account(_ id: AccountID) async throws(StoreFault) -> Account? {
        try await first(.account(id), Account.init)
    }

    func account(emailKey: String) async throws(StoreFault) -> Account? {
        try await first(.account(emailKey: emailKey), Account.init)
    }

    func hasAccounts() async throws(StoreFault) -> Bool {
        try await exists("SELECT 1 FROM address LIMIT 1")
    }

    func accounts(after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [Account] {
        try await all(
            """
            SELECT \(columns: .account), key FROM account JOIN address ON address.account = id
            WHERE id > \(after?.identity.bytes ?? []) ORDER BY id LIMIT \(limit)
            """,
            size: .many,
            Account.init
        )
    }

    func setEmail(_ email: String, key: String, of account: AccountID, whilePassword password: String)
        async throws(StoreFault) -> Bool
    {
        try await setEmail(email, key: key, of: account, where: .account(account, withPassword: password))
    }

    func setEmail(_ email: String, key: String, of account: AccountID, by link: [UInt8], now: Int64)
        async throws(StoreFault) -> Bool
    {
        try await setEmail(email, key: key, of: account, where: .taking(link, of: account, now: now))
    }

    /// - Parameter permission: gives a row if it may be done.
    private func setEmail(_ email: String, key: String, of account: AccountID, where permission: Statement)
        async throws(StoreFault) -> Bool
    {
        let isFree: Statement = """
            SELECT 1 FROM account WHERE id = \(account)
                AND NOT EXISTS (SELECT 1 FROM address WHERE key = \(key) AND account <> \(account))
            """
        let asked = [.lockedAccount(account), permission, isFree, .account(account), .invitations(forAddressOf: account)]
        return try await transact(reading: accountsLock + asked) { rows throws(StoreFault) in
            let rows = Array(rows.suffix(asked.count))
            guard !rows[1].isEmpty, !rows[2].isEmpty, let before = try rows[3].first.map(Account.init) else {
                return Decision(false)
            }
            let invitations = before.emailKey == key ? [] : try rows[4].map(Invitation.init)
            return Decision(
                true,
                writing: [
                    "UPDATE account SET email = \(email) WHERE id = \(account)",
                    "UPDATE address SET key = \(key) WHERE account = \(account)",
                    .endEmailedLinks(of: account),
                ] + invitations.flatMap { Statement.moving($0, to: key) },
                // Its other devices say the address.
                telling: [before.space]
            )
        }
    }

    func setPassword(_ password: String, of account: AccountID, insteadOf old: String, keeping kept: [UInt8]?)
        async throws(StoreFault) -> Bool
    {
        try await transact(reading: [.lockedAccount(account), .account(account, withPassword: old)]) { rows in
            if rows[1].isEmpty { return Decision(false) }
            return Decision(true, writing: Statement.setPassword(password, of: account, keeping: kept))
        }
    }

    func setPassword(_ password: String, of account: AccountID, by link: [UInt8], now: Int64) async throws(StoreFault) -> Bool {
        // First the account, as a deletion does it: two that lock in one order cannot wait for each other.
        try await transact(reading: [.lockedAccount(account), .taking(link, of: account, now: now)]) { rows in
            if rows[1].isEmpty { return Decision(false) }
            return Decision(true, writing: Statement.setPassword(password, of: account, keeping: nil))
        }
    }

    func replacePassword(_ old: String, by new: String, of account: AccountID) async throws(StoreFault) {
        try await run("UPDATE account SET password = \(new) WHERE id = \(account) AND password = \(old)")
    }
}

extension Statement {
    /// The account of that name.
    static func account(_ id: AccountID) -> Statement {
        "SELECT \(columns: .account), key FROM account JOIN address ON address.account = id WHERE id = \(id)"
    }

    /// The account with that address.
    static func account(emailKey: String) -> Statement {
        "SELECT \(columns: .account), key FROM address JOIN account ON id = address.account WHERE key = \(emailKey)"
    }

    /// A row if the account exists and has that password.
    static func account(_ id: AccountID, withPassword password: String) -> Statement {
        "SELECT 1 FROM account WHERE id = \(id) AND password = \(password)"
    }

    /// A row if the account exists. Other writers of the same account wait until this transaction ends.
    static func lockedAccount(_ id: AccountID) -> Statement {
        let row: Statement = "SELECT 1 FROM account WHERE id = \(id) \(postgreSQL: "FOR UPDATE")"
        return row.locking(id.identity)
    }

    /// Whether its address, or its name, is taken; and whether there is any account. Every account has one address.
    fileprivate static func existing(for account: Account) -> Statement {
        """
        SELECT EXISTS (SELECT 1 FROM address WHERE key = \(account.emailKey))
            OR EXISTS (SELECT 1 FROM address WHERE account = \(account.id)), EXISTS (SELECT 1 FROM address)
        """
    }

    fileprivate static func insertion(of account: Account) -> [Statement] {
        [
            """
            INSERT INTO \(into: .account) VALUES (
                \(account.id), \(account.email), \(account.password), \(account.space), \(account.created),
                \(account.isAdministrator)
            )
            """,
            "INSERT INTO \(into: .address) VALUES (\(account.emailKey), \(account.id))",
            .newSpace(account.space),
        ]
    }

    fileprivate static func setPassword(_ password: String, of account: AccountID, keeping kept: [UInt8]?) -> [Statement] {
        [
            "UPDATE account SET password = \(password) WHERE id = \(account)",
            "DELETE FROM session WHERE account = \(account) AND hash <> \(kept ?? [])",
            .endEmailedLinks(of: account),
        ]
    }

    /// Ends the links that were sent to the account's own address. An invitation was sent to somebody else.
    fileprivate static func endEmailedLinks(of account: AccountID) -> Statement {
        "DELETE FROM link WHERE account = \(account) AND purpose <> \(OneTimeLink.Purpose.invitation)"
    }
}

extension Account {
    /// The account of a row: the columns of ``Table/account``, and the key of its address.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            id: try row.value(0),
            email: try row.value(1),
            emailKey: try row.value(6),
            password: try row.value(2),
            space: try row.value(3),
            created: try row.value(4),
            isAdministrator: try row.value(5)
        )
    }
}
