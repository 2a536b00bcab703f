import Facts

/// Addresses that show one thing of an account to whoever has them.
extension StatementStore {
    func make(_ address: SharedAddress, upTo limit: Int64) async throws(StoreFault) -> Bool {
        try await insert(
            [
                """
                INSERT INTO \(into: .sharedAddress) VALUES (
                    \(address.hash), \(address.account), \(address.listBytes), \(address.label), \(address.created),
                    \(address.opened ?? -1)
                )
                """
            ],
            of: address.account,
            upTo: limit,
            counting: "SELECT count(*) FROM shared_address WHERE account = \(address.account)"
        )
    }

    func sharedAddress(_ hash: [UInt8]) async throws(StoreFault) -> SharedAddress? {
        try await first("SELECT \(columns: .sharedAddress) FROM shared_address WHERE hash = \(hash)", SharedAddress.init)
    }

    func sharedAddresses(of account: AccountID) async throws(StoreFault) -> [SharedAddress] {
        try await all(
            """
            SELECT \(columns: .sharedAddress) FROM shared_address WHERE account = \(account)
            ORDER BY created DESC, hash DESC
            """,
            size: .many,
            SharedAddress.init
        )
    }

    func opened(_ hash: [UInt8], day: Int64) async throws(StoreFault) {
        try await run(
            """
            UPDATE shared_address SET opened = \(sqlite: "max", postgreSQL: "greatest")(opened, \(day)) WHERE hash = \(hash)
            """
        )
    }

    func endSharedAddress(_ hash: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await run("DELETE FROM shared_address WHERE hash = \(hash) AND account = \(account)")
    }
}

extension SharedAddress {
    /// The address of a row: the columns of ``Table/sharedAddress``.
    fileprivate init(_ row: StatementRow) throws(StoreFault) {
        let opened: Int64 = try row.value(5)
        self.init(
            account: try row.value(1),
            hash: try row.value(0),
            subject: try Self.subject(try row.value(2)),
            label: try row.value(3),
            created: try row.value(4),
            opened: opened < 0 ? nil : opened
        )
    }
}
