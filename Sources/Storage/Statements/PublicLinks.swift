import Facts

/// Public links: addresses that show one list, or the spoons, of an account to anyone who has the link.
extension StatementStore {
    func make(_ link: PublicLink, upTo limit: Int64) async throws(StoreFault) -> Bool {
        try await insert(
            [
                """
                INSERT INTO \(into: .publicLink) VALUES (
                    \(link.hash), \(link.account), \(link.listBytes), \(link.label), \(link.created),
                    \(link.opened ?? -1)
                )
                """
            ],
            of: link.account,
            upTo: limit,
            counting: "SELECT count(*) FROM shared_address WHERE account = \(link.account)"
        )
    }

    func publicLink(_ hash: [UInt8]) async throws(StoreFault) -> PublicLink? {
        try await first("SELECT \(columns: .publicLink) FROM shared_address WHERE hash = \(hash)", PublicLink.init)
    }

    func publicLinks(of account: AccountID) async throws(StoreFault) -> [PublicLink] {
        try await all(
            """
            SELECT \(columns: .publicLink) FROM shared_address WHERE account = \(account)
            ORDER BY created DESC, hash DESC
            """,
            size: .many,
            PublicLink.init
        )
    }

    func opened(_ hash: [UInt8], day: Int64) async throws(StoreFault) {
        try await run(
            """
            UPDATE shared_address SET opened = \(sqlite: "max", postgreSQL: "greatest")(opened, \(day)) WHERE hash = \(hash)
            """
        )
    }

    func endPublicLink(_ hash: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await run("DELETE FROM shared_address WHERE hash = \(hash) AND account = \(account)")
    }
}

extension PublicLink {
    /// The public link of a row: the columns of ``Table/publicLink``.
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
