extension PostgreSQLStore {
    /// Deletes an account with everything that is kept of it.
    func delete(_ account: AccountID) async throws(StoreFault) {
        try await write { transaction throws(StoreFault) in
            // First the space, as a push does it: two that lock in one order cannot wait for each other.
            try await transaction.together([
                "SELECT 1 FROM space WHERE id = (SELECT space FROM account WHERE id = \(account)) FOR UPDATE"
            ])
            let moved = try await Self.leaveAll(account, in: transaction)
            try await transaction.finish(with: Statement.deletion(of: account), moving: moved)
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
