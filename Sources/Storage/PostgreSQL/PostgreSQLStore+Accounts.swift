extension PostgreSQLStore {
    /// Deletes an account with everything that is kept of it.
    ///
    /// - Parameter permission: gives a row if it may be done.
    /// - Returns: whether the account is gone.
    func delete(_ account: AccountID, where permission: Statement) async throws(StoreFault) -> Bool {
        guard let space = try await self.account(account)?.space else { return true }
        return try await write { transaction throws(StoreFault) in
            // First the space, as a push does it: two that lock in one order cannot wait for each other.
            try await transaction.together([.lockedSpace(space)])
            var moved = try await Self.leaveAll(account, in: transaction)
            // From here on nobody joins a list with this account; what was joined meanwhile is left, too.
            let found = try await transaction.together([.lockedAccount(account), permission])
            if found[1].isEmpty {
                await transaction.rollBack()
                return found[0].isEmpty
            }
            moved += try await Self.leaveAll(account, in: transaction)
            try await transaction.finish(with: Statement.deletion(of: account, in: space), moving: moved)
            return true
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
