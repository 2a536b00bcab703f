extension PostgreSQLStore {
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
