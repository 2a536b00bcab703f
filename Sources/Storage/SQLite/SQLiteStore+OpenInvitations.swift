import Foundation
import GRDB

/// Invitations to register: links that work once, of which an account has several at a time.
extension SQLiteStore {
    /// Keeps an invitation to register.
    public func keep(invitation: OneTimeLink, upTo limit: Int64, now: Int64) async throws(StoreFault) -> Bool {
        try await write { database in
            guard
                try Self.account(invitation.account, in: database) != nil,
                let open = try Int64.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM link WHERE account = ? AND purpose = ? AND expires > ?",
                    arguments: [invitation.account.data, OneTimeLink.Purpose.invitation.rawValue, now]
                ), open < limit
            else { return false }
            try database.execute(
                sql: "INSERT INTO link (account, hash, purpose, payload, expires) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    invitation.account.data, Data(invitation.hash), OneTimeLink.Purpose.invitation.rawValue,
                    Data(invitation.payload), invitation.expires,
                ]
            )
            return true
        }
    }

    /// The invitations to register that an account has made and nobody has used.
    public func openInvitations(of account: AccountID, now: Int64) async throws(StoreFault) -> [OneTimeLink] {
        try await read { database in
            let sql = """
                SELECT hash, payload, expires FROM link WHERE account = ? AND purpose = ? AND expires > ? ORDER BY expires DESC, hash
                """
            let arguments: StatementArguments = [account.data, OneTimeLink.Purpose.invitation.rawValue, now]
            return try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
                OneTimeLink(
                    account: account,
                    hash: Array(row[0] as Data),
                    purpose: .invitation,
                    payload: Array(row[1] as Data),
                    expires: row[2]
                )
            }
        }
    }
}
