import Foundation
import GRDB

extension SQLiteStore {
    /// Keeps a session, if the account still has the password that opened it.
    public func begin(_ session: Session, openedBy password: String) async throws(StoreFault) -> Bool {
        try await write { database in
            try database.execute(
                sql: """
                    INSERT INTO session (account, hash, device, created, seen, expires)
                    SELECT id, ?, ?, ?, ?, ? FROM account WHERE id = ? AND password = ?
                    """,
                arguments: [
                    Data(session.hash), session.device, session.created, session.seen, session.expires, session.account.data,
                    password,
                ]
            )
            return database.changesCount == 1
        }
    }

    /// The session of that hash with its account.
    public func session(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> (Session, Account)? {
        try await read { database in
            let sql = "SELECT * FROM session WHERE account = ? AND hash = ? AND expires > ?"
            let row = try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [account.data, Data(hash), now])
            guard let row, let owner = try Self.account(account, in: database) else { return nil }
            return (Session(row: row, of: account), owner)
        }
    }

    /// Every session that has not ended, the one seen last first.
    public func sessions(of account: AccountID, now: Int64) async throws(StoreFault) -> [Session] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM session WHERE account = ? AND expires > ? ORDER BY seen DESC, created DESC, hash",
                arguments: [account.data, now]
            )
            .map { Session(row: $0, of: account) }
        }
    }

    /// Notes that a session was seen.
    public func touch(_ hash: [UInt8], of account: AccountID, seen: Int64) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: "UPDATE session SET seen = max(seen, ?) WHERE account = ? AND hash = ?",
                arguments: [seen, account.data, Data(hash)]
            )
        }
    }

    /// Ends a session.
    public func end(_ hash: [UInt8], of account: AccountID) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: """
                    DELETE FROM session WHERE account = ? AND hash = ?;
                    DELETE FROM push_device WHERE account = ? AND session = ?;
                    """,
                arguments: [account.data, Data(hash), account.data, Data(hash)]
            )
        }
    }

    /// Keeps a link.
    public func keep(_ link: OneTimeLink) async throws(StoreFault) {
        try await write { database in
            if link.purpose != .invitation {
                try database.execute(
                    sql: "DELETE FROM link WHERE account = ? AND purpose = ?",
                    arguments: [link.account.data, link.purpose.rawValue]
                )
            }
            try database.execute(
                sql: "INSERT INTO link (account, hash, purpose, payload, expires) VALUES (?, ?, ?, ?, ?)",
                arguments: [link.account.data, Data(link.hash), link.purpose.rawValue, Data(link.payload), link.expires]
            )
        }
    }

    /// The link of that hash, without using it.
    public func link(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink? {
        try await read { try Self.link(hash, of: account, now: now, in: $0) }
    }

    /// Uses the link of that hash.
    public func take(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink? {
        try await write { database in
            guard let link = try Self.link(hash, of: account, now: now, in: database) else { return nil }
            try database.execute(
                sql: "DELETE FROM link WHERE account = ? AND hash = ?",
                arguments: [account.data, Data(hash)]
            )
            return link
        }
    }

    /// Deletes sessions, links and invitations that have ended by themselves.
    public func sweep(now: Int64) async throws(StoreFault) {
        try await write { database in
            try database.execute(
                sql: """
                    DELETE FROM session WHERE expires <= ?; DELETE FROM link WHERE expires <= ?;
                    DELETE FROM invitation WHERE expires <= ?; DELETE FROM invited WHERE expires <= ?;
                    """,
                arguments: [now, now, now, now]
            )
        }
    }

    private static func link(
        _ hash: [UInt8],
        of account: AccountID,
        now: Int64,
        in database: Database
    ) throws -> OneTimeLink? {
        let row = try Row.fetchOne(
            database,
            sql: "SELECT purpose, payload, expires FROM link WHERE account = ? AND hash = ? AND expires > ?",
            arguments: [account.data, Data(hash), now]
        )
        // A purpose that this version does not know is nothing that it could do.
        guard let row, let purpose = OneTimeLink.Purpose(rawValue: row[0]) else { return nil }
        return OneTimeLink(account: account, hash: hash, purpose: purpose, payload: Array(row[1] as Data), expires: row[2])
    }
}

extension Session {
    /// The session of a row.
    init(row: Row, of account: AccountID) {
        self.init(
            account: account,
            hash: Array(row["hash"] as Data),
            device: row["device"],
            created: row["created"],
            seen: row["seen"],
            expires: row["expires"]
        )
    }
}
