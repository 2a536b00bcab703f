import Facts
import GRDB

extension SQLiteStore {
    /// Deletes an account with everything that is kept of it.
    ///
    /// - Parameter permission: gives a row if it may be done.
    /// - Returns: whether the account is gone.
    func delete(_ account: AccountID, where permission: Statement) async throws(StoreFault) -> Bool {
        let concerned = try await write { database -> [SpaceID]? in
            guard let space = try Self.account(account, in: database)?.space else { return [] }
            if try database.rows(permission).isEmpty { return nil }
            let concerned = try Self.leaveAll(account, in: database)
            for statement in Statement.deletion(of: account, in: space) { try database.run(statement) }
            return concerned
        }
        for space in concerned ?? [] { tell(space) }
        return concerned != nil
    }

    /// Keeps a link: there is one of each purpose, but for invitations.
    func keep(_ link: OneTimeLink) async throws(StoreFault) {
        let others: [Statement] =
            link.purpose == .invitation
            ? [] : ["DELETE FROM link WHERE account = \(link.account) AND purpose = \(link.purpose)"]
        try await run(others + [.insertion(of: link)])
    }

    static func account(_ id: AccountID, in database: Database) throws -> Account? {
        try database.first(.account(id), Account.init)
    }
}
