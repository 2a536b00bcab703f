import Facts
import GRDB

extension SQLiteStore {
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
