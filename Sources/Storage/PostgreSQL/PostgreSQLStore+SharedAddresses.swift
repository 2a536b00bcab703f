import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Makes an address.
    func make(_ address: SharedAddress, upTo limit: Int64) async throws(StoreFault) -> Bool {
        try await transaction { transaction throws(PostgresFault) in
            let account = address.account.parameter
            let found = try await transaction.together([
                PostgresStatement("SELECT FROM account WHERE id = $1 FOR UPDATE", [account]),
                PostgresStatement("SELECT count(*) FROM shared_address WHERE account = $1", [account]),
            ])
            guard found.first?.isEmpty == false, let row = found.last?.first, try row.value(0, as: Int64.self) < limit else {
                return false
            }
            try await transaction.finish(with: [
                PostgresStatement(
                    """
                    INSERT INTO shared_address (hash, account, list, label, created, opened) VALUES ($1, $2, $3, $4, $5, $6)
                    """,
                    [
                        .bytes(address.hash), account, .bytes(address.listBytes), .text(address.label), .int(address.created),
                        .int(address.opened ?? -1),
                    ]
                )
            ])
            return true
        }
    }

    /// The address of that hash.
    func sharedAddress(_ hash: [UInt8]) async throws(StoreFault) -> SharedAddress? {
        let rows = try await query(
            "SELECT hash, account, list, label, created, opened FROM shared_address WHERE hash = $1",
            [.bytes(hash)]
        )
        return try rows.first.map { row throws(StoreFault) in try SharedAddress(row) }
    }

    /// The addresses of an account.
    func sharedAddresses(of account: AccountID) async throws(StoreFault) -> [SharedAddress] {
        let rows = try await query(
            """
            SELECT hash, account, list, label, created, opened FROM shared_address WHERE account = $1
            ORDER BY created DESC, hash DESC
            """,
            [account.parameter]
        )
        return try rows.map { row throws(StoreFault) in try SharedAddress(row) }
    }

    /// Notes on which day an address was opened.
    func opened(_ hash: [UInt8], day: Int64) async throws(StoreFault) {
        try await query("UPDATE shared_address SET opened = greatest(opened, $1) WHERE hash = $2", [.int(day), .bytes(hash)])
    }

    /// Ends an address, if it is this account's.
    func endSharedAddress(_ hash: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await query(
            "DELETE FROM shared_address WHERE hash = $1 AND account = $2",
            [.bytes(hash), account.parameter]
        )
    }
}

extension SharedAddress {
    /// The address of a row: `hash, account, list, label, created, opened`.
    fileprivate init(_ row: PostgresRow) throws(StoreFault) {
        let opened: Int64 = try row.read(5)
        self.init(
            account: AccountID(try row.identity(1)),
            hash: try row.read(0),
            subject: try Self.subject(try row.read(2)),
            label: try row.read(3),
            created: try row.read(4),
            opened: opened < 0 ? nil : opened
        )
    }
}
