import Foundation
import GRDB

extension SQLiteStore {
    /// A secret of the server's own.
    func secret(_ name: String, otherwise made: [UInt8]) async throws(StoreFault) -> [UInt8] {
        try await write { database in
            try database.execute(
                sql: "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                arguments: [name, Data(made)]
            )
            let kept = try Data.fetchOne(database, sql: "SELECT value FROM secret WHERE name = ?", arguments: [name])
            return kept.map { Array($0) } ?? made
        }
    }

    /// Keeps a device.
    func keep(_ device: PushDevice) async throws(StoreFault) {
        try await write { try Self.keep(device, $0) }
    }

    /// Keeps a device that is known already.
    func renew(_ device: PushDevice) async throws(StoreFault) -> Bool {
        try await write { database in
            let isKnown = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM push_device WHERE account = ? AND (digest = ? OR session = ?))",
                arguments: [device.account.data, Data(device.digest), Data(device.session)]
            )
            guard isKnown == true else { return false }
            try Self.keep(device, database)
            return true
        }
    }

    private static func keep(_ device: PushDevice, _ database: Database) throws {
        let account = device.account.data
        guard let owner = try Self.account(device.account, in: database) else { return }
        try database.execute(
            sql: "DELETE FROM push_device WHERE account = ? AND (digest = ? OR session = ?)",
            arguments: [account, Data(device.digest), Data(device.session)]
        )
        try database.execute(
            sql: """
                INSERT INTO push_device (account, digest, endpoint, key, secret, session, name, zone, created, failing)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
                """,
            arguments: [
                account, Data(device.digest), device.endpoint, Data(device.publicKey), Data(device.secret),
                Data(device.session), device.name, device.zone, device.created,
            ]
        )
        try database.execute(
            sql: """
                DELETE FROM push_device WHERE account = ?1 AND digest IN (
                    SELECT digest FROM push_device LEFT JOIN session
                    ON session.account = push_device.account AND session.hash = push_device.session
                    WHERE push_device.account = ?1
                    ORDER BY session.hash IS NULL, push_device.created DESC, digest LIMIT -1 OFFSET ?2
                )
                """,
            arguments: [account, PushDevice.most]
        )
        try remind(device.account, in: owner.space, zone: device.zone, letters: nil, database)
    }

    /// Gives a session's device to another session.
    func moveDevice(from session: [UInt8], to other: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: "UPDATE push_device SET session = ? WHERE account = ? AND session = ?",
                arguments: [Data(other), account.data, Data(session)]
            )
        }
    }

    /// The devices of an account that are still signed in, the newest first.
    func devices(of account: AccountID, now: Int64) async throws(StoreFault) -> [PushDevice] {
        try await read { database in
            let sql = """
                SELECT push_device.* FROM push_device
                JOIN session ON session.account = push_device.account AND session.hash = push_device.session
                WHERE push_device.account = ? AND session.expires > ? ORDER BY push_device.created DESC, push_device.digest
                """
            return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: [account.data, now]).map { row in
                PushDevice(
                    account: account,
                    digest: Array(row["digest"] as Data),
                    endpoint: row["endpoint"],
                    publicKey: Array(row["key"] as Data),
                    secret: Array(row["secret"] as Data),
                    session: Array(row["session"] as Data),
                    name: row["name"],
                    zone: row["zone"],
                    created: row["created"],
                    failingSince: row["failing"]
                )
            }
        }
    }

    /// Takes a device out.
    func removeDevice(_ digest: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql:
                    "DELETE FROM push_device WHERE account = ? AND digest = ?; UPDATE reminded SET checked = 0 WHERE account = ?",
                arguments: [account.data, Data(digest), account.data]
            )
        }
    }

    /// Whether letters are sent in a device's stead.
    func setLetters(_ wanted: Bool, zone: String, of account: AccountID, in space: SpaceID) async throws(StoreFault) {
        try await write { database in
            guard try Self.account(account, in: database) != nil else { return }
            try Self.remind(account, in: space, zone: zone, letters: wanted, database)
        }
    }

    /// Notes that somebody is reminded, and that it is to be planned anew.
    private static func remind(_ account: AccountID, in space: SpaceID, zone: String, letters: Bool?, _ database: Database) throws
    {
        try database.execute(
            sql: """
                INSERT INTO reminded (account, space, zone, letters, cursor, checked, busy) VALUES (?, ?, ?, ?, -1, 0, 0)
                ON CONFLICT (account) DO UPDATE SET zone = excluded.zone, checked = 0, letters = coalesce(?, letters)
                """,
            arguments: [account.data, space.data, zone, letters ?? false, letters]
        )
    }
}
