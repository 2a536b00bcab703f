import Facts
import Foundation
import GRDB

extension SQLiteStore {
    /// Keeps an invitation.
    func invite(_ invitation: Invitation, by owner: AccountID, now: Int64) async throws(StoreFault) -> SharingOutcome {
        let invited = try await space(of: invitation.guest)
        let outcome = try await write { database -> SharingOutcome in
            let (number, name) = (invitation.number, Data(invitation.guest.name))
            guard try Self.owns(owner, number, database) else { return .refused }
            let others = try Int.fetchOne(
                database,
                sql: "SELECT count(*) FROM invitation WHERE number = ? AND name <> ? AND expires > ?",
                arguments: [number, name, now]
            )
            guard others ?? 0 < SharingLimits.members else { return .tooManyMembers }
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO invitation (number, name, email, role, created, expires) VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    number, name, invitation.guest.email, invitation.role.rawValue, invitation.created, invitation.expires,
                ]
            )
            if case .address(_, let key) = invitation.guest {
                try database.execute(
                    sql: "INSERT OR REPLACE INTO invited (key, number, expires) VALUES (?, ?, ?)",
                    arguments: [key, number, invitation.expires]
                )
            }
            return .done
        }
        if outcome == .done, let invited { tell(invited) }
        return outcome
    }

    /// The own space of the account with the address that is invited: its devices look what waits for them.
    private func space(of guest: Invitation.Guest) async throws(StoreFault) -> SpaceID? {
        guard case .address(_, let key) = guest else { return nil }
        return try await account(emailKey: key)?.space
    }

    /// The invitations to a list.
    func invitations(to number: UInt32, now: Int64) async throws(StoreFault) -> [Invitation] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM invitation WHERE number = ? AND expires > ? ORDER BY created DESC, name",
                arguments: [number, now]
            )
            .map { try Self.invitation($0) }
        }
    }

    /// The invitations that wait for whoever has this address.
    func invitations(for emailKey: String, now: Int64) async throws(StoreFault) -> [Invitation] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT invitation.* FROM invited JOIN invitation ON invitation.number = invited.number AND name = ?2
                    WHERE key = ?1 AND invitation.expires > ?3 ORDER BY created DESC, invitation.number
                    """,
                arguments: [emailKey, Data(emailKey.utf8), now]
            )
            .map { try Self.invitation($0) }
        }
    }

    /// One invitation.
    func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64) async throws(StoreFault) -> Invitation? {
        try await read { try Self.invitation(guest, to: number, now: now, in: $0) }
    }

    /// Ends an invitation.
    func endInvitation(_ guest: Invitation.Guest, to number: UInt32) async throws(StoreFault) {
        let invited = try await space(of: guest)
        try await write { try Self.endInvitation(guest, to: number, in: $0) }
        if let invited { tell(invited) }
    }

    // MARK: - Rows

    static func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64, in database: Database) throws -> Invitation?
    {
        let row = try Row.fetchOne(
            database,
            sql: "SELECT * FROM invitation WHERE number = ? AND name = ? AND expires > ?",
            arguments: [number, Data(guest.name), now]
        )
        guard let invitation = try row.map({ try Self.invitation($0) }) else { return nil }
        // The name of an address is no secret: it is not taken for that of a link.
        guard guest.email.isEmpty == invitation.guest.email.isEmpty else { return nil }
        return invitation
    }

    static func endInvitation(_ guest: Invitation.Guest, to number: UInt32, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM invitation WHERE number = ? AND name = ?",
            arguments: [number, Data(guest.name)]
        )
        if case .address(_, let key) = guest {
            try database.execute(sql: "DELETE FROM invited WHERE key = ? AND number = ?", arguments: [key, number])
        }
    }

    static func endInvitations(to number: UInt32, in database: Database) throws {
        for row in try Row.fetchAll(database, sql: "SELECT * FROM invitation WHERE number = ?", arguments: [number]) {
            try endInvitation(try invitation(row).guest, to: number, in: database)
        }
    }

    /// Ends what waits for an address.
    static func endInvitations(for emailKey: String, in database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM invitation WHERE name = ?1 AND email <> '' AND number IN (SELECT number FROM invited WHERE key = ?2);
                """,
            arguments: [Data(emailKey.utf8), emailKey]
        )
        try database.execute(sql: "DELETE FROM invited WHERE key = ?", arguments: [emailKey])
    }

    private static func invitation(_ row: Row) throws -> Invitation {
        Invitation(
            number: try number(row["number"]),
            guest: Invitation.Guest(name: Array(row["name"] as Data), email: row["email"]),
            role: try role(row["role"]),
            created: row["created"],
            expires: row["expires"]
        )
    }
}
