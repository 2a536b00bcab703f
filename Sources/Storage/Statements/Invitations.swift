import Facts

/// Invitations to shared lists.
extension StatementStore {
    func invite(_ invitation: Invitation, by owner: AccountID, now: Int64) async throws(StoreFault) -> SharingOutcome {
        let number = invitation.number
        let invited = try await space(of: invitation.guest)
        let others: Statement = """
            SELECT count(*) FROM invitation
            WHERE number = \(number) AND name <> \(invitation.guest.name) AND expires > \(now)
            """
        return try await withLocked(number, reading: [.role(of: owner, in: number), others]) { _, rows throws(StoreFault) in
            guard try rows[0].first?.value(0, as: MemberRole.self) == .own else { return Decision(.refused) }
            guard let row = rows[1].first, try row.value(0, as: Int.self) < SharingLimits.members else {
                return Decision(.tooManyMembers)
            }
            return Decision(
                .done,
                writing: Statement.upsert(invitation),
                telling: invited.map { [$0] } ?? []
            )
        }
    }

    func invitations(to number: UInt32, now: Int64) async throws(StoreFault) -> [Invitation] {
        try await all(
            """
            SELECT \(columns: .invitation) FROM invitation WHERE number = \(number) AND expires > \(now)
            ORDER BY created DESC, name
            """,
            size: .few,
            Invitation.init
        )
    }

    func invitations(for emailKey: String, now: Int64) async throws(StoreFault) -> [Invitation] {
        try await all(.invitations(for: emailKey, now: now), size: .few, Invitation.init)
    }

    func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64) async throws(StoreFault) -> Invitation? {
        try await first(.invitation(guest, to: number, now: now), Invitation.init)
    }

    func endInvitation(_ guest: Invitation.Guest, to number: UInt32) async throws(StoreFault) {
        let invited = try await space(of: guest)
        try await transact(reading: []) { _ in
            Decision((), writing: Statement.endInvitation(guest, to: number), telling: invited.map { [$0] } ?? [])
        }
    }

    /// The own space of the account with the address that is invited: its devices look what waits for them.
    private func space(of guest: Invitation.Guest) async throws(StoreFault) -> SpaceID? {
        guard case .address(_, let key) = guest else { return nil }
        return try await account(emailKey: key)?.space
    }
}

extension Statement {
    /// One invitation. The name of an address is no secret: it is not taken for that of a link.
    static func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64) -> Statement {
        """
        SELECT \(columns: .invitation) FROM invitation
        WHERE number = \(number) AND name = \(guest.name) AND expires > \(now) AND (email = '') = \(guest.email.isEmpty)
        """
    }

    /// The invitations that wait for an address, the newest first.
    static func invitations(for emailKey: String, now: Int64) -> Statement {
        """
        SELECT \(columns: .invitation)
        FROM invited JOIN invitation ON invitation.number = invited.number AND name = \(Array(emailKey.utf8))
        WHERE key = \(emailKey) AND invitation.expires > \(now) ORDER BY created DESC, invitation.number
        """
    }

    /// What waits for the address of an account.
    static func invitations(forAddressOf account: AccountID) -> Statement {
        """
        SELECT \(columns: .invitation) FROM invitation
        WHERE email <> '' AND name = \(nameOfInvitation(forAddressOf: account))
            AND number IN (SELECT number FROM invited WHERE key = \(key(ofAddressOf: account)))
        """
    }

    /// Has an invitation wait for another address. Where one waits there, the person gets the greater right. Its maker sees the address
    /// that they typed, as before.
    static func moving(_ invitation: Invitation, to key: String) -> [Statement] {
        guard case .address(let email, _) = invitation.guest else { return [] }
        let name = Invitation.Guest.address(email: email, key: key).name
        let greatest: Statement = "\(sqlite: "max", postgreSQL: "greatest")"
        return endInvitation(invitation.guest, to: invitation.number) + [
            """
            INSERT INTO \(into: .invitation) VALUES (
                \(invitation.number), \(name), \(email), \(invitation.role), \(invitation.created), \(invitation.expires)
            )
            ON CONFLICT (number, name) DO UPDATE
            SET role = \(greatest)(invitation.role, excluded.role), expires = \(greatest)(invitation.expires, excluded.expires)
            """,
            """
            INSERT INTO \(into: .invited) VALUES (\(key), \(invitation.number), \(invitation.expires))
            ON CONFLICT (key, number) DO UPDATE SET expires = \(greatest)(invited.expires, excluded.expires)
            """,
        ]
    }

    fileprivate static func upsert(_ invitation: Invitation) -> [Statement] {
        var statements: [Statement] = [
            """
            INSERT INTO \(into: .invitation) VALUES (
                \(invitation.number), \(invitation.guest.name), \(invitation.guest.email), \(invitation.role),
                \(invitation.created), \(invitation.expires)
            )
            ON CONFLICT (number, name) DO UPDATE
            SET email = excluded.email, role = excluded.role, created = excluded.created, expires = excluded.expires
            """
        ]
        if case .address(_, let key) = invitation.guest {
            statements.append(
                """
                INSERT INTO \(into: .invited) VALUES (\(key), \(invitation.number), \(invitation.expires))
                ON CONFLICT (key, number) DO UPDATE SET expires = excluded.expires
                """
            )
        }
        return statements
    }

    static func endInvitation(_ guest: Invitation.Guest, to number: UInt32) -> [Statement] {
        var statements: [Statement] = ["DELETE FROM invitation WHERE number = \(number) AND name = \(guest.name)"]
        if case .address(_, let key) = guest {
            statements.append("DELETE FROM invited WHERE key = \(key) AND number = \(number)")
        }
        return statements
    }

    static func endInvitations(to number: UInt32) -> [Statement] {
        [
            """
            DELETE FROM invited WHERE number = \(number) AND key IN (
                SELECT \(sqlite: "CAST(name AS TEXT)", postgreSQL: "convert_from(name, 'UTF8')")
                FROM invitation WHERE number = \(number) AND email <> ''
            )
            """,
            "DELETE FROM invitation WHERE number = \(number)",
        ]
    }

    /// Ends what waits for the address of an account.
    static func endInvitations(forAddressOf account: AccountID) -> [Statement] {
        let key = key(ofAddressOf: account)
        return [
            """
            DELETE FROM invitation WHERE email <> '' AND name = \(nameOfInvitation(forAddressOf: account))
                AND number IN (SELECT number FROM invited WHERE key = \(key))
            """,
            "DELETE FROM invited WHERE key = \(key)",
        ]
    }

    /// Ends what waits for the address of an account in one list.
    static func endInvitation(to number: UInt32, forAddressOf account: AccountID) -> [Statement] {
        [
            """
            DELETE FROM invitation WHERE number = \(number) AND email <> '' AND name = \(nameOfInvitation(forAddressOf: account))
            """,
            "DELETE FROM invited WHERE key = \(key(ofAddressOf: account)) AND number = \(number)",
        ]
    }

    /// Ends every invitation by which a member could get the right to write in a list, also after leaving it: links, and what waits
    /// for the member's own address.
    static func endInvitationsToWrite(in number: UInt32, reaching account: AccountID) -> Statement {
        """
        DELETE FROM invitation WHERE number = \(number) AND role = \(MemberRole.edit)
            AND (email = '' OR name = \(nameOfInvitation(forAddressOf: account)))
        """
    }

    private static func key(ofAddressOf account: AccountID) -> Statement {
        "(SELECT key FROM address WHERE account = \(account))"
    }

    /// The address as it names an invitation.
    private static func nameOfInvitation(forAddressOf account: AccountID) -> Statement {
        let key = key(ofAddressOf: account)
        return "\(sqlite: "CAST", postgreSQL: "convert_to")(\(key)\(sqlite: " AS BLOB", postgreSQL: ", 'UTF8'"))"
    }
}

extension Invitation {
    /// The invitation of a row: the columns of ``Table/invitation``.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            number: try row.value(0),
            guest: Guest(name: try row.value(1), email: try row.value(2)),
            role: try row.value(3),
            created: try row.value(4),
            expires: try row.value(5)
        )
    }
}
