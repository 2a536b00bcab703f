import Facts

/// The members of shared lists: who joins, what they may do, and who owns a list.
extension StatementStore {
    func join(_ number: UInt32, as member: Member, by guest: Invitation.Guest, now: Int64) async throws(StoreFault)
        -> SharingOutcome
    {
        let asked: [Statement] = [
            // A deletion of the account waits, and then leaves this list, too.
            .lockedAccount(member.account), .invitation(guest, to: number, now: now), .role(of: member.account, in: number),
            .counts(for: member.account, in: number),
        ]
        return try await change(number, reading: asked) { list, rows throws(StoreFault) in
            guard let invitation = try rows[1].first.map(Invitation.init), let counts = rows[3].first else {
                return Decision(.refused)
            }
            var joining = member
            joining.role = min(invitation.role, .edit)
            var writing: [Statement] = []
            if let role = try rows[2].first?.value(0, as: MemberRole.self) {
                if joining.role > role { writing += Statement.roleChange(joining.role, of: member.account, in: number) }
            } else {
                guard try counts.value(0, as: Int.self) < SharingLimits.lists else { return Decision(.tooManyLists) }
                guard try counts.value(1, as: Int.self) < SharingLimits.members else { return Decision(.tooManyMembers) }
                writing += Statement.addition(joining, to: number, in: list.space)
            }
            if case .address = guest { writing += Statement.endInvitation(guest, to: number) }
            return Decision(.done, writing: writing, telling: [try counts.value(2)])
        }
    }

    func setRole(_ role: MemberRole, of member: AccountID, in number: UInt32, by owner: AccountID)
        async throws(StoreFault) -> SharingOutcome
    {
        guard role < .own, member != owner else { return .refused }
        return try await change(number, roles: [owner, member]) { roles in
            guard roles[0] == .own, roles[1] != nil else { return Decision(.refused) }
            let ends = role == .view ? [Statement.endInvitationsToWrite(in: number, reaching: member)] : []
            return Decision(.done, writing: Statement.roleChange(role, of: member, in: number) + ends)
        }
    }

    func setName(_ name: String, of member: AccountID, in number: UInt32) async throws(StoreFault) -> SharingOutcome {
        try await change(number, roles: [member]) { roles in
            if roles[0] == nil { return Decision(.refused) }
            return Decision(
                .done,
                writing: ["UPDATE member SET name = \(name) WHERE number = \(number) AND account = \(member)"]
            )
        }
    }

    func remove(_ member: AccountID, from number: UInt32, by owner: AccountID?) async throws(StoreFault) -> SharingOutcome {
        try await change(number, roles: [owner ?? member, member]) { roles in
            guard owner == nil || roles[0] == .own, let role = roles[1], role < .own else { return Decision(.refused) }
            // A removed member is not to come back by an invitation that nobody remembers: they joined by a link instead.
            let ends = owner == nil ? [] : Statement.endInvitation(to: number, forAddressOf: member)
            return Decision(.done, writing: Statement.removal(member, from: number) + ends)
        }
    }

    func handOver(_ number: UInt32, from owner: AccountID, to member: AccountID) async throws(StoreFault) -> SharingOutcome {
        guard member != owner else { return .refused }
        return try await change(number, roles: [owner, member]) { roles in
            guard roles[0] == .own, roles[1] != nil else { return Decision(.refused) }
            return Decision(
                .done,
                writing: Statement.roleChange(.edit, of: owner, in: number)
                    + Statement.roleChange(.own, of: member, in: number) + Statement.endInvitations(to: number)
            )
        }
    }

    func memberships(of account: AccountID) async throws(StoreFault) -> [Membership] {
        try await all(.memberships(of: account), size: .few, Membership.init)
    }

    // MARK: - Changing

    /// Changes who shares a list, and tells all who share it before or afterwards. Takes turns with all who write into the list: no push
    /// comes after the end of its right.
    ///
    /// - Parameter decide: is given the rows of each of `statements`.
    private func change(
        _ number: UInt32,
        reading statements: [Statement],
        _ decide: @escaping @Sendable (SharedList, [[StatementRow]]) throws(StoreFault) -> Decision<SharingOutcome>
    ) async throws(StoreFault) -> SharingOutcome {
        try await withLocked(number, reading: [.personalSpaces(of: number)] + statements) { list, rows throws(StoreFault) in
            let decision = try decide(list, Array(rows.dropFirst()))
            if decision.writing.isEmpty { return decision }
            let before = try rows[0].map { row throws(StoreFault) in try row.value(0, as: SpaceID.self) }
            return Decision(
                decision.outcome,
                writing: decision.writing,
                telling: before + decision.telling.filter { !before.contains($0) }
            )
        }
    }

    /// Changes who shares a list, by what these accounts may do there.
    private func change(
        _ number: UInt32,
        roles accounts: [AccountID],
        _ decide: @escaping @Sendable ([MemberRole?]) -> Decision<SharingOutcome>
    ) async throws(StoreFault) -> SharingOutcome {
        try await change(number, reading: accounts.map { .role(of: $0, in: number) }) { _, rows throws(StoreFault) in
            decide(try rows.map { rows throws(StoreFault) in try rows.first?.value(0) })
        }
    }
}

extension Statement {
    /// The personal spaces of all members of a list: changes of its members are announced there.
    static func personalSpaces(of number: UInt32) -> Statement {
        "SELECT account.space FROM member JOIN account ON id = member.account WHERE number = \(number)"
    }

    static func memberships(of account: AccountID) -> Statement {
        "SELECT \(columns: .membership) FROM membership WHERE account = \(account) ORDER BY number"
    }

    /// The members of a list: the owner first, then by when they joined.
    static func members(of number: UInt32) -> Statement {
        """
        SELECT \(columns: .member) FROM member WHERE number = \(number)
        ORDER BY role = \(MemberRole.own) DESC, joined, account
        """
    }

    static func role(of account: AccountID, in number: UInt32) -> Statement {
        "SELECT role FROM membership WHERE account = \(account) AND number = \(number)"
    }

    /// How many lists an account shares, how many members a list has, and the account's own space.
    fileprivate static func counts(for account: AccountID, in number: UInt32) -> Statement {
        """
        SELECT (SELECT count(*) FROM membership WHERE account = \(account)),
            (SELECT count(*) FROM member WHERE number = \(number)), space
        FROM account WHERE id = \(account)
        """
    }

    /// Adds a member to a list.
    static func addition(_ member: Member, to number: UInt32, in space: SpaceID) -> [Statement] {
        [
            """
            INSERT INTO \(into: .member) VALUES (
                \(number), \(member.account), \(member.role), \(member.name), \(member.joined)
            )
            """,
            "INSERT INTO \(into: .membership) VALUES (\(member.account), \(number), \(space), \(member.role))",
        ]
    }

    static func roleChange(_ role: MemberRole, of account: AccountID, in number: UInt32) -> [Statement] {
        [
            "UPDATE member SET role = \(role) WHERE number = \(number) AND account = \(account)",
            "UPDATE membership SET role = \(role) WHERE account = \(account) AND number = \(number)",
        ]
    }

    static func removal(_ account: AccountID, from number: UInt32) -> [Statement] {
        [
            "DELETE FROM member WHERE number = \(number) AND account = \(account)",
            "DELETE FROM membership WHERE account = \(account) AND number = \(number)",
        ]
    }
}

extension Membership {
    /// The membership of a row: the columns of ``Table/membership``.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(number: try row.value(1), space: try row.value(2), role: try row.value(3))
    }
}

extension Member {
    /// The member of a row: the columns of ``Table/member``.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(account: try row.value(1), role: try row.value(2), name: try row.value(3), joined: try row.value(4))
    }
}
