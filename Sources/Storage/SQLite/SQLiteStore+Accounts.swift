import Facts
import Foundation
import GRDB

extension SQLiteStore {
    /// Makes an account and its space.
    public func create(_ account: Account) async throws(StoreFault) -> Account? {
        try await write { database in
            var account = account
            let taken = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM address WHERE key = ?) OR EXISTS (SELECT 1 FROM account WHERE id = ?)",
                arguments: [account.emailKey, account.id.data]
            )
            guard taken == false else { return nil }
            if try !Self.hasAccounts(in: database) { account.isAdministrator = true }
            try database.execute(
                sql: """
                    INSERT INTO account (id, email, password, space, created, administrator) VALUES (?, ?, ?, ?, ?, ?);
                    INSERT INTO address (key, account) VALUES (?, ?);
                    INSERT INTO space (id, epoch, sequence, facts, bytes) VALUES (?, ?, 0, 0, 0);
                    """,
                arguments: [
                    account.id.data, account.email, account.password, account.space.data, account.created,
                    account.isAdministrator, account.emailKey, account.id.data, account.space.data,
                    Int64.random(in: .min ... .max),
                ]
            )
            return account
        }
    }

    /// The account of that name.
    public func account(_ id: AccountID) async throws(StoreFault) -> Account? {
        try await read { try Self.account(id, in: $0) }
    }

    /// The account with that address.
    public func account(emailKey: String) async throws(StoreFault) -> Account? {
        try await read { database in
            let sql = "SELECT account.*, address.key FROM address JOIN account ON id = address.account WHERE key = ?"
            return try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [emailKey]).map { try Account(row: $0) }
        }
    }

    /// Whether there is any account yet.
    public func hasAccounts() async throws(StoreFault) -> Bool {
        try await read { try Self.hasAccounts(in: $0) }
    }

    /// Accounts by their names, a page at a time.
    public func accounts(after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [Account] {
        try await readMany { database in
            let sql = """
                SELECT account.*, address.key FROM account JOIN address ON address.account = id WHERE id > ? ORDER BY id LIMIT ?
                """
            return try Row.fetchAll(database, sql: sql, arguments: [after?.data ?? Data(), limit]).map { try Account(row: $0) }
        }
    }

    /// Gives an account another address.
    public func setEmail(_ email: String, key: String, of account: AccountID) async throws(StoreFault) -> Bool {
        try await write { database in
            let owner = try Data.fetchOne(database, sql: "SELECT account FROM address WHERE key = ?", arguments: [key])
            guard owner == nil || owner == account.data else { return false }
            try database.execute(sql: "UPDATE account SET email = ? WHERE id = ?", arguments: [email, account.data])
            guard database.changesCount == 1 else { return false }
            try database.execute(
                sql: """
                    DELETE FROM address WHERE account = ?; INSERT INTO address (key, account) VALUES (?, ?);
                    DELETE FROM link WHERE account = ? AND purpose <> ?;
                    """,
                arguments: [account.data, key, account.data, account.data, OneTimeLink.Purpose.invitation.rawValue]
            )
            return true
        }
    }

    /// Gives an account another password, and ends every session but one.
    public func setPassword(_ password: String, of account: AccountID, keeping kept: [UInt8]?) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE account SET password = ? WHERE id = ?;
                    DELETE FROM session WHERE account = ? AND hash <> ?;
                    DELETE FROM link WHERE account = ? AND purpose <> ?;
                    """,
                arguments: [
                    password, account.data, account.data, Data(kept ?? []), account.data, OneTimeLink.Purpose.invitation.rawValue,
                ]
            )
        }
    }

    /// Keeps another hash of the same password.
    public func replacePassword(_ old: String, by new: String, of account: AccountID) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: "UPDATE account SET password = ? WHERE id = ? AND password = ?",
                arguments: [new, account.data, old]
            )
        }
    }

    /// Deletes an account with everything that is kept of it.
    public func delete(_ account: AccountID) async throws(StoreFault) {
        let concerned = try await write { database -> [SpaceID] in
            guard let found = try Self.account(account, in: database) else { return [] }
            let concerned = try Self.leaveAll(account, in: database)
            try Self.endInvitations(for: found.emailKey, in: database)
            try Self.deleteGallery(of: account, in: database)
            try database.execute(
                sql: """
                    DELETE FROM fact WHERE space = ?;
                    DELETE FROM space WHERE id = ?;
                    DELETE FROM session WHERE account = ?;
                    DELETE FROM link WHERE account = ?;
                    DELETE FROM push_device WHERE account = ?;
                    DELETE FROM reminded WHERE account = ?;
                    DELETE FROM ring WHERE account = ?;
                    DELETE FROM delivery WHERE account = ?;
                    DELETE FROM address WHERE account = ?;
                    DELETE FROM account WHERE id = ?;
                    """,
                arguments: [found.space.data, found.space.data] + StatementArguments(Array(repeating: account.data, count: 8))
            )
            return concerned
        }
        for space in concerned { tell(space) }
    }

    private static func hasAccounts(in database: Database) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM account)") ?? false
    }

    static func account(_ id: AccountID, in database: Database) throws -> Account? {
        let sql = "SELECT account.*, address.key FROM account JOIN address ON address.account = id WHERE id = ?"
        return try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [id.data]).map { try Account(row: $0) }
    }
}

extension Account {
    /// The account of a row of `account`, with the key of its address.
    init(row: Row) throws(StoreFault) {
        guard let id = Identity(bytes: Array(row["id"] as Data)), let space = Identity(bytes: Array(row["space"] as Data)) else {
            throw .damaged("an account's name of another length")
        }
        self.init(
            id: AccountID(id),
            email: row["email"],
            emailKey: row["key"],
            password: row["password"],
            space: SpaceID(space),
            created: row["created"],
            isAdministrator: row["administrator"]
        )
    }
}
