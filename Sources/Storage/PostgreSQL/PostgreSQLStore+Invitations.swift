import PostgreSQL

extension PostgreSQLStore {
    /// Keeps an invitation.
    func invite(_ invitation: Invitation, by owner: AccountID, now: Int64) async throws(StoreFault) -> SharingOutcome {
        let number = PostgresValue.int(Int64(invitation.number))
        let name = PostgresValue.bytes(invitation.guest.name)
        let invited = try await space(of: invitation.guest)
        return try await transaction { transaction throws(PostgresFault) in
            guard try await Self.lock(invitation.number, in: transaction) != nil,
                try await Self.roles(of: [owner], in: invitation.number, transaction)[0] == .own
            else { return .refused }
            let others = try await transaction.query(
                "SELECT count(*) FROM invitation WHERE number = $1 AND name <> $2 AND expires > $3",
                [number, name, .int(now)]
            )
            guard let count = try others.first?.value(0, as: Int64.self), count < SharingLimits.members else {
                return .tooManyMembers
            }
            var writing = [
                PostgresStatement(
                    """
                    INSERT INTO invitation (number, name, email, role, created, expires) VALUES ($1, $2, $3, $4, $5, $6)
                    ON CONFLICT (number, name) DO UPDATE
                    SET email = excluded.email, role = excluded.role, created = excluded.created, expires = excluded.expires
                    """,
                    [
                        number, name, .text(invitation.guest.email), .int(Int64(invitation.role.rawValue)),
                        .int(invitation.created), .int(invitation.expires),
                    ]
                )
            ]
            if case .address(_, let key) = invitation.guest {
                writing.append(
                    PostgresStatement(
                        """
                        INSERT INTO invited (key, number, expires) VALUES ($1, $2, $3)
                        ON CONFLICT (key, number) DO UPDATE SET expires = excluded.expires
                        """,
                        [.text(key), number, .int(invitation.expires)]
                    )
                )
            }
            if let invited { writing.append(Self.tell(invited)) }
            try await transaction.finish(with: writing)
            return .done
        }
    }

    /// The invitations to a list.
    func invitations(to number: UInt32, now: Int64) async throws(StoreFault) -> [Invitation] {
        let rows = try await query(
            """
            SELECT number, name, email, role, created, expires FROM invitation
            WHERE number = $1 AND expires > $2 ORDER BY created DESC, name
            """,
            [.int(Int64(number)), .int(now)]
        )
        return try Self.stored { () throws(PostgresFault) in try rows.map { row throws(PostgresFault) in try Invitation(row) } }
    }

    /// The invitations that wait for whoever has this address.
    func invitations(for emailKey: String, now: Int64) async throws(StoreFault) -> [Invitation] {
        let rows = try await query(
            """
            SELECT invitation.number, name, email, role, created, invitation.expires
            FROM invited JOIN invitation ON invitation.number = invited.number AND name = $2
            WHERE key = $1 AND invitation.expires > $3 ORDER BY created DESC, invitation.number
            """,
            [.text(emailKey), .bytes(Array(emailKey.utf8)), .int(now)]
        )
        return try Self.stored { () throws(PostgresFault) in try rows.map { row throws(PostgresFault) in try Invitation(row) } }
    }

    /// One invitation.
    func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64) async throws(StoreFault) -> Invitation? {
        let asked = Self.invitation(guest, to: number, now: now)
        return try await transaction { transaction throws(PostgresFault) in
            try await transaction.finish(with: [asked]).first?.first.map { row throws(PostgresFault) in try Invitation(row) }
        }
    }

    /// Ends an invitation.
    func endInvitation(_ guest: Invitation.Guest, to number: UInt32) async throws(StoreFault) {
        let invited = try await space(of: guest)
        try await together(Self.endInvitation(guest, to: number) + (invited.map { [Self.tell($0)] } ?? []))
    }

    /// The own space of the account with the address that is invited: its devices look what waits for them.
    private func space(of guest: Invitation.Guest) async throws(StoreFault) -> SpaceID? {
        guard case .address(_, let key) = guest else { return nil }
        return try await account(emailKey: key)?.space
    }

    // MARK: - Rows

    /// Asks for one. The name of an address is no secret: it is not taken for that of a link.
    static func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64) -> PostgresStatement {
        PostgresStatement(
            """
            SELECT number, name, email, role, created, expires FROM invitation
            WHERE number = $1 AND name = $2 AND expires > $3 AND (email = '') = $4
            """,
            [.int(Int64(number)), .bytes(guest.name), .int(now), .bool(guest.email.isEmpty)]
        )
    }

    static func endInvitation(_ guest: Invitation.Guest, to number: UInt32) -> [PostgresStatement] {
        var statements = [
            PostgresStatement(
                "DELETE FROM invitation WHERE number = $1 AND name = $2",
                [.int(Int64(number)), .bytes(guest.name)]
            )
        ]
        if case .address(_, let key) = guest {
            statements.append(
                PostgresStatement("DELETE FROM invited WHERE key = $1 AND number = $2", [.text(key), .int(Int64(number))])
            )
        }
        return statements
    }

    static func endInvitations(to number: UInt32) -> [PostgresStatement] {
        let number = [PostgresValue.int(Int64(number))]
        return [
            PostgresStatement(
                """
                DELETE FROM invited WHERE number = $1 AND key IN (
                    SELECT convert_from(name, 'UTF8') FROM invitation WHERE number = $1 AND email <> ''
                )
                """,
                number
            ),
            PostgresStatement("DELETE FROM invitation WHERE number = $1", number),
        ]
    }

    /// Ends what waits for the address of an account.
    static func endInvitations(forAddressOf account: AccountID) -> [PostgresStatement] {
        [
            PostgresStatement(
                """
                DELETE FROM invitation USING address, invited
                WHERE address.account = $1 AND invited.key = address.key
                    AND invitation.number = invited.number AND name = convert_to(address.key, 'UTF8') AND email <> ''
                """,
                [account.parameter]
            ),
            PostgresStatement(
                "DELETE FROM invited WHERE key = (SELECT key FROM address WHERE account = $1)",
                [account.parameter]
            ),
        ]
    }
}

extension Invitation {
    /// The invitation of a row: `number, name, email, role, created, expires`.
    init(_ row: PostgresRow) throws(PostgresFault) {
        self.init(
            number: try row.number(0),
            guest: Guest(name: try row.value(1), email: try row.value(2)),
            role: try row.role(3),
            created: try row.value(4),
            expires: try row.value(5)
        )
    }
}
