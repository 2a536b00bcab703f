import PostgreSQL

/// Invitations to register: links that work once, of which an account has several at a time.
extension PostgreSQLStore {
    /// Keeps an invitation to register.
    public func keep(invitation: OneTimeLink, upTo limit: Int64, now: Int64) async throws(StoreFault) -> Bool {
        try await transaction { transaction throws(PostgresFault) in
            let account = invitation.account.parameter
            let purpose = OneTimeLink.Purpose.invitation.parameter
            let found = try await transaction.together([
                PostgresStatement("SELECT FROM account WHERE id = $1 FOR UPDATE", [account]),
                PostgresStatement(
                    "SELECT count(*) FROM link WHERE account = $1 AND purpose = $2 AND expires > $3",
                    [account, purpose, .int(now)]
                ),
            ])
            guard found.first?.isEmpty == false, let row = found.last?.first, try row.value(0, as: Int64.self) < limit else {
                return false
            }
            try await transaction.finish(with: [
                PostgresStatement(
                    "INSERT INTO link (account, hash, purpose, payload, expires) VALUES ($1, $2, $3, $4, $5)",
                    [account, .bytes(invitation.hash), purpose, .bytes(invitation.payload), .int(invitation.expires)]
                )
            ])
            return true
        }
    }

    /// The invitations to register that an account has made and nobody has used.
    public func openInvitations(of account: AccountID, now: Int64) async throws(StoreFault) -> [OneTimeLink] {
        let rows = try await query(
            """
            SELECT hash, payload, expires FROM link WHERE account = $1 AND purpose = $2 AND expires > $3 ORDER BY expires DESC, hash
            """,
            [account.parameter, OneTimeLink.Purpose.invitation.parameter, .int(now)]
        )
        return try rows.map { row throws(StoreFault) in
            OneTimeLink(
                account: account,
                hash: try row.read(0),
                purpose: .invitation,
                payload: try row.read(1),
                expires: try row.read(2)
            )
        }
    }
}
