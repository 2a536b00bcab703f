import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Makes a space for a list and puts into it what is to be there.
    func share(_ list: SharedList, by owner: Member, writing pushes: [Push]) async throws(StoreFault) -> SharingOutcome {
        let rows = pushes.map { push in Arrival.rows(of: push.facts) }
        return try await transaction { transaction throws(PostgresFault) in
            // First the account's own space, as a push does it, and as two that share at the same time take turns.
            let found = try await transaction.together([
                PostgresStatement(
                    "SELECT space.id FROM account JOIN space ON space.id = account.space WHERE account.id = $1 FOR UPDATE OF space",
                    [owner.account.parameter]
                ),
                PostgresStatement(
                    """
                    SELECT EXISTS (SELECT FROM shared_space WHERE number = $1) OR EXISTS (
                        SELECT FROM membership JOIN shared_space ON shared_space.number = membership.number
                        WHERE account = $2 AND list = $3
                    ), (SELECT count(*) FROM membership WHERE account = $2)
                    """,
                    [.int(Int64(list.number)), owner.account.parameter, .bytes(list.list.bytes)]
                ),
            ])
            guard found.count == 2, let own = found[0].first, let row = found[1].first, try !row.value(0, as: Bool.self) else {
                return .refused
            }
            guard try row.value(1, as: Int64.self) < SharingLimits.lists else { return .tooManyLists }
            try await transaction.together(
                [
                    PostgresStatement(
                        "INSERT INTO shared_space (number, space, list, created) VALUES ($1, $2, $3, $4)",
                        [.int(Int64(list.number)), list.space.parameter, .bytes(list.list.bytes), .int(list.created)]
                    ),
                    PostgresStatement(
                        "INSERT INTO space (id, epoch, sequence, facts, bytes) VALUES ($1, $2, 0, 0, 0)",
                        [list.space.parameter, .int(.random(in: .min ... .max))]
                    ),
                ] + Self.add(owner, to: list.number, in: list.space)
            )
            guard try await Self.writeAll(pushes, rows, in: transaction) else {
                await transaction.rollBack()
                return .full
            }
            guard let space = SpaceID(bytes: try own.value(0)) else { throw .unreadable(column: 0) }
            try await transaction.finish(with: [Self.tell(space)])
            return .done
        }
    }

    /// All of it, or nothing.
    private static func writeAll(_ pushes: [Push], _ rows: [[FactRow]], in transaction: PostgresTransaction)
        async throws(PostgresFault) -> Bool
    {
        let arrivals = try await arrivals(pushes, rows, isWhole: true, in: transaction)
        guard !arrivals.contains(where: { $0?.refused.isEmpty != true }) else { return false }
        let writing = keep(arrivals, of: pushes)
        if !writing.isEmpty { try await transaction.together(writing) }
        return true
    }

    /// Lets somebody in by an invitation.
    func join(_ number: UInt32, as member: Member, by guest: Invitation.Guest, now: Int64) async throws(StoreFault)
        -> SharingOutcome
    {
        try await change(number) { transaction, list throws(PostgresFault) in
            let found = try await transaction.together([
                Self.invitation(guest, to: number, now: now),
                Self.role(of: member.account, in: number),
                PostgresStatement(
                    """
                    SELECT (SELECT count(*) FROM membership WHERE account = $1), (SELECT count(*) FROM member WHERE number = $2)
                    FROM account WHERE id = $1
                    """,
                    [member.account.parameter, .int(Int64(number))]
                ),
            ])
            guard found.count == 3, let invitation = try found[0].first.map({ row throws(PostgresFault) in try Invitation(row) }),
                let counts = found[2].first
            else { return (.refused, []) }
            var joining = member
            joining.role = min(invitation.role, .edit)
            var writing: [PostgresStatement] = []
            if let known = try found[1].first.map({ row throws(PostgresFault) in try row.role(0) }) {
                if joining.role > known { writing += Self.setRole(joining.role, of: member.account, in: number) }
            } else {
                guard try counts.value(0, as: Int64.self) < SharingLimits.lists else { return (.tooManyLists, []) }
                guard try counts.value(1, as: Int64.self) < SharingLimits.members else { return (.tooManyMembers, []) }
                writing += Self.add(joining, to: number, in: list.space)
            }
            if case .address = guest { writing += Self.endInvitation(guest, to: number) }
            return (.done, writing)
        }
    }

    /// Says what a member may do.
    func setRole(_ role: MemberRole, of member: AccountID, in number: UInt32, by owner: AccountID)
        async throws(StoreFault) -> SharingOutcome
    {
        guard role < .own, member != owner else { return .refused }
        return try await change(number) { transaction, _ throws(PostgresFault) in
            let roles = try await Self.roles(of: [owner, member], in: number, transaction)
            guard roles[0] == .own, roles[1] != nil else { return (.refused, []) }
            return (.done, Self.setRole(role, of: member, in: number))
        }
    }

    /// Says by which name the others see a member.
    func setName(_ name: String, of member: AccountID, in number: UInt32) async throws(StoreFault) -> SharingOutcome {
        try await change(number) { transaction, _ throws(PostgresFault) in
            guard try await Self.roles(of: [member], in: number, transaction)[0] != nil else { return (.refused, []) }
            let statement = PostgresStatement(
                "UPDATE member SET name = $3 WHERE number = $1 AND account = $2",
                [.int(Int64(number)), member.parameter, .text(name)]
            )
            return (.done, [statement])
        }
    }

    /// Ends a membership.
    func remove(_ member: AccountID, from number: UInt32, by owner: AccountID?) async throws(StoreFault) -> SharingOutcome {
        try await change(number) { transaction, _ throws(PostgresFault) in
            let roles = try await Self.roles(of: [owner ?? member, member], in: number, transaction)
            guard owner == nil || roles[0] == .own, let role = roles[1], role < .own else { return (.refused, []) }
            return (.done, Self.remove(member, from: number))
        }
    }

    /// Makes the list another member's.
    func handOver(_ number: UInt32, from owner: AccountID, to member: AccountID) async throws(StoreFault) -> SharingOutcome {
        guard member != owner else { return .refused }
        return try await change(number) { transaction, _ throws(PostgresFault) in
            let roles = try await Self.roles(of: [owner, member], in: number, transaction)
            guard roles[0] == .own, roles[1] != nil else { return (.refused, []) }
            return (
                .done,
                Self.setRole(.edit, of: owner, in: number) + Self.setRole(.own, of: member, in: number)
                    + Self.endInvitations(to: number)
            )
        }
    }

    /// Ends the sharing of a list.
    func stop(_ number: UInt32, by owner: AccountID, knowing place: Int64, writing pushes: [Push])
        async throws(StoreFault) -> SharingOutcome
    {
        let rows = pushes.map { push in Arrival.rows(of: push.facts) }
        return try await transaction { transaction throws(PostgresFault) in
            // The account's own space before the list's, as everywhere.
            let arrivals = try await Self.arrivals(pushes, rows, isWhole: true, in: transaction)
            guard let list = try await Self.lock(number, in: transaction),
                try await Self.roles(of: [owner], in: number, transaction)[0] == .own
            else {
                await transaction.rollBack()
                return .refused
            }
            let standing = try await transaction.query("SELECT sequence FROM space WHERE id = $1", [list.space.parameter])
            guard try standing.first?.value(0, as: Int64.self) == place else {
                await transaction.rollBack()
                return .moved
            }
            guard !arrivals.contains(where: { $0?.refused.isEmpty != true }) else {
                await transaction.rollBack()
                return .full
            }
            let concerned = try await Self.spaces(of: number, in: transaction)
            try await transaction.finish(
                with: Self.keep(arrivals, of: pushes) + Self.delete(list) + concerned.map { Self.tell($0) }
            )
            return .done
        }
    }

    // MARK: - Reading

    /// The list of that number.
    func sharedList(_ number: UInt32) async throws(StoreFault) -> SharedList? {
        let rows = try await query(
            "SELECT number, space, list, created FROM shared_space WHERE number = $1",
            [.int(Int64(number))]
        )
        return try Self.stored { () throws(PostgresFault) in
            try rows.first.map { row throws(PostgresFault) in try SharedList(row) }
        }
    }

    /// Every list that an account shares.
    func memberships(of account: AccountID) async throws(StoreFault) -> [Membership] {
        let rows = try await query(
            "SELECT number, space, role FROM membership WHERE account = $1 ORDER BY number",
            [account.parameter]
        )
        return try Self.stored { () throws(PostgresFault) in
            try rows.map { row throws(PostgresFault) in try Membership(row) }
        }
    }

    /// Who shares these lists.
    func members(of numbers: [UInt32]) async throws(StoreFault) -> [UInt32: [Member]] {
        let rows = try await query(
            """
            SELECT given.number, account, role, name, joined
            FROM unnest($1) AS given (number) CROSS JOIN LATERAL (
                SELECT account, role, name, joined FROM member WHERE number = given.number LIMIT $2
            ) AS member
            ORDER BY role = 3 DESC, joined, account
            """,
            [.ints(numbers.map { Int64($0) }), .int(Int64(SharingLimits.members))]
        )
        return try Self.stored { () throws(PostgresFault) in
            var members: [UInt32: [Member]] = [:]
            for row in rows { members[try row.number(0), default: []].append(try Member(row, from: 1)) }
            return members
        }
    }

    /// What a row could not be read for, as a fault of the store.
    static func stored<Value>(_ read: () throws(PostgresFault) -> Value) throws(StoreFault) -> Value {
        do throws(PostgresFault) {
            return try read()
        } catch {
            throw StoreFault(postgres: error)
        }
    }
}
