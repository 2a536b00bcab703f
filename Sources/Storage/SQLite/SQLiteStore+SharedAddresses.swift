import Facts
import Foundation
import GRDB

extension SQLiteStore {
    /// Makes an address.
    func make(_ address: SharedAddress, upTo limit: Int64) async throws(StoreFault) -> Bool {
        try await write { database in
            guard
                try Self.account(address.account, in: database) != nil,
                let there = try Int64.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM shared_address WHERE account = ?",
                    arguments: [address.account.data]
                ), there < limit
            else { return false }
            try database.execute(
                sql: "INSERT INTO shared_address (hash, account, list, label, created, opened) VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [
                    Data(address.hash), address.account.data, Data(address.listBytes), address.label, address.created,
                    address.opened ?? -1,
                ]
            )
            return true
        }
    }

    /// The address of that hash.
    func sharedAddress(_ hash: [UInt8]) async throws(StoreFault) -> SharedAddress? {
        try await read { database in
            let sql = "SELECT hash, account, list, label, created, opened FROM shared_address WHERE hash = ?"
            return try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [Data(hash)]).map { row in
                try SharedAddress(row)
            }
        }
    }

    /// The addresses of an account.
    func sharedAddresses(of account: AccountID) async throws(StoreFault) -> [SharedAddress] {
        try await readMany { database in
            let sql = """
                SELECT hash, account, list, label, created, opened FROM shared_address WHERE account = ?
                ORDER BY created DESC, hash DESC
                """
            return try Row.fetchAll(database, sql: sql, arguments: [account.data]).map { row in try SharedAddress(row) }
        }
    }

    /// Notes on which day an address was opened.
    func opened(_ hash: [UInt8], day: Int64) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: "UPDATE shared_address SET opened = max(opened, ?) WHERE hash = ?",
                arguments: [day, Data(hash)]
            )
        }
    }

    /// Ends an address, if it is this account's.
    func endSharedAddress(_ hash: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM shared_address WHERE hash = ? AND account = ?",
                arguments: [Data(hash), account.data]
            )
        }
    }
}

extension SharedAddress {
    /// The address of a row: `hash, account, list, label, created, opened`.
    fileprivate init(_ row: Row) throws(StoreFault) {
        guard let account = Identity(bytes: Array(row[1] as Data)) else { throw .damaged("an account's name of another length") }
        let opened: Int64 = row[5]
        self.init(
            account: AccountID(account),
            hash: Array(row[0] as Data),
            subject: try Self.subject(Array(row[2] as Data)),
            label: row[3],
            created: row[4],
            opened: opened < 0 ? nil : opened
        )
    }
}
