import PostgreSQL

extension PostgreSQLStore {
    /// Deletes an account with everything that is kept of it.
    func delete(_ account: AccountID) async throws(StoreFault) {
        let id = [account.parameter]
        try await transaction { transaction throws(PostgresFault) in
            // First, as a push does it: two that lock in one order cannot wait for each other.
            try await transaction.query("SELECT FROM space WHERE id = (SELECT space FROM account WHERE id = $1) FOR UPDATE", id)
            try await Self.leaveAll(account, in: transaction)
            try await transaction.finish(
                with: Self.endInvitations(forAddressOf: account) + Self.deleteGallery(of: account)
                    + Statement.deletion(of: account).map { PostgresStatement($0) }
            )
        }
    }

    /// Keeps a link: there is one of each purpose, but for invitations, which are not in the index that this names.
    func keep(_ link: OneTimeLink) async throws(StoreFault) {
        try await run(
            """
            \(.insertion(of: link)) ON CONFLICT (account, purpose) WHERE purpose <> 4 DO UPDATE
            SET hash = excluded.hash, payload = excluded.payload, expires = excluded.expires
            """
        )
    }
}
