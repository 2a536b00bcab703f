import Facts
import Foundation
import GRDB

/// The rows of who shares what.
extension SQLiteStore {
    static func list(_ number: UInt32, in database: Database) throws -> SharedList? {
        let statement = try database.cachedStatement(sql: "SELECT space, list, created FROM shared_space WHERE number = ?")
        return try Row.fetchOne(statement, arguments: [number]).map { row in
            SharedList(number: number, space: try Self.space(row[0]), list: try Self.identity(row[1]), created: row[2])
        }
    }

    static func memberships(of account: AccountID, in database: Database) throws -> [Membership] {
        let statement = try database.cachedStatement(
            sql: "SELECT number, space, role FROM membership WHERE account = ? ORDER BY number"
        )
        return try Row.fetchAll(statement, arguments: [account.data]).map { row in
            Membership(number: try Self.number(row[0]), space: try Self.space(row[1]), role: try Self.role(row[2]))
        }
    }

    static func members(of number: UInt32, in database: Database) throws -> [Member] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT account, role, name, joined FROM member WHERE number = ? ORDER BY role = 3 DESC, joined, account
                """
        )
        return try Row.fetchAll(statement, arguments: [number]).map { row in
            Member(account: AccountID(try Self.identity(row[0])), role: try Self.role(row[1]), name: row[2], joined: row[3])
        }
    }

    static func lists(of account: AccountID, in database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM membership WHERE account = ?", arguments: [account.data]) ?? 0
    }

    static func role(of account: AccountID, in number: UInt32, _ database: Database) throws -> MemberRole? {
        let statement = try database.cachedStatement(sql: "SELECT role FROM membership WHERE account = ? AND number = ?")
        return try Int64.fetchOne(statement, arguments: [account.data, number]).map { try role($0) }
    }

    static func owns(_ account: AccountID, _ number: UInt32, _ database: Database) throws -> Bool {
        try role(of: account, in: number, database) == .own
    }

    /// The personal spaces of all who share a list: where changes of who shares it are told.
    static func spaces(of number: UInt32, in database: Database) throws -> [SpaceID] {
        try Data.fetchAll(
            database,
            sql: "SELECT account.space FROM member JOIN account ON id = member.account WHERE number = ?",
            arguments: [number]
        )
        .map { try space($0) }
    }

    static func add(_ member: Member, to number: UInt32, in space: SpaceID, _ database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO member (number, account, role, name, joined) VALUES (?, ?, ?, ?, ?);
                INSERT INTO membership (account, number, space, role) VALUES (?, ?, ?, ?);
                """,
            arguments: [
                number, member.account.data, member.role.rawValue, member.name, member.joined, member.account.data, number,
                space.data, member.role.rawValue,
            ]
        )
    }

    static func setRole(_ role: MemberRole, of account: AccountID, in number: UInt32, _ database: Database) throws {
        try database.execute(
            sql: """
                UPDATE member SET role = ? WHERE number = ? AND account = ?;
                UPDATE membership SET role = ? WHERE account = ? AND number = ?;
                """,
            arguments: [role.rawValue, number, account.data, role.rawValue, account.data, number]
        )
    }

    static func remove(_ account: AccountID, from number: UInt32, _ database: Database) throws {
        try database.execute(
            sql: "DELETE FROM member WHERE number = ? AND account = ?; DELETE FROM membership WHERE account = ? AND number = ?;",
            arguments: [number, account.data, account.data, number]
        )
    }

    /// Forgets a list with everything in it.
    static func delete(_ list: SharedList, in database: Database) throws {
        for member in try members(of: list.number, in: database) { try remove(member.account, from: list.number, database) }
        try endInvitations(to: list.number, in: database)
        try database.execute(
            sql: "DELETE FROM fact WHERE space = ?; DELETE FROM space WHERE id = ?; DELETE FROM shared_space WHERE number = ?;",
            arguments: [list.space.data, list.space.data, list.number]
        )
    }

    // MARK: - Columns

    private static func identity(_ bytes: Data) throws(StoreFault) -> Identity {
        guard let identity = Identity(bytes: Array(bytes)) else { throw .damaged("a name of another length") }
        return identity
    }

    private static func space(_ bytes: Data) throws(StoreFault) -> SpaceID {
        SpaceID(try identity(bytes))
    }

    static func number(_ number: Int64) throws(StoreFault) -> UInt32 {
        guard let number = UInt32(exactly: number) else { throw .damaged("a list of another number") }
        return number
    }

    static func role(_ number: Int64) throws(StoreFault) -> MemberRole {
        guard let role = Int(exactly: number).flatMap({ MemberRole(rawValue: $0) }) else { throw .damaged("a role there is not") }
        return role
    }
}
