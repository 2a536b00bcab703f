import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Makes a space for a list and puts its facts into it.
    func share(_ list: SharedList, by owner: Member, writing pushes: [Push]) async throws(StoreFault) -> SharingOutcome {
        let rows = pushes.map { push in IngestPlan.rows(of: push.facts) }
        guard let own = try await account(owner.account)?.space else { return .refused }
        return try await write { transaction throws(StoreFault) in
            // First the account's own space, as a push does it, and as two that share at the same time take turns.
            let found = try await transaction.together([.lockedSpace(own), .existing(list, by: owner.account)])
            guard !found[0].isEmpty, let row = found[1].first, try !row.value(0, as: Bool.self) else { return .refused }
            guard try row.value(1, as: Int.self) < SharingLimits.lists else { return .tooManyLists }
            try await transaction.together(Statement.insertion(of: list, ownedBy: owner))
            let ingestPlans = try await Self.ingestPlans(pushes, rows, isWhole: true, in: transaction)
            guard !ingestPlans.contains(where: { $0?.refused.isEmpty != true }) else {
                await transaction.rollBack()
                return .full
            }
            let moved = Self.moved(ingestPlans, of: pushes) + [own]
            try await transaction.finish(with: Self.keep(ingestPlans, of: pushes), moving: moved)
            return .done
        }
    }

    /// Ends the sharing of a list.
    func stop(_ number: UInt32, by owner: AccountID, knowing sequence: Int64, writing pushes: [Push])
        async throws(StoreFault) -> SharingOutcome
    {
        let rows = pushes.map { push in IngestPlan.rows(of: push.facts) }
        guard let space = try await sharedList(number)?.space else { return .refused }
        return try await write { transaction throws(StoreFault) in
            // The account's own space before the list's, as everywhere.
            let ingestPlans = try await Self.ingestPlans(pushes, rows, isWhole: true, in: transaction)
            let found = try await transaction.together(Statement.lockedList(number, in: space))
            guard let list = try found[1].first.map(SharedList.init), list.space == space,
                try await Self.role(of: owner, in: number, transaction) == .own
            else {
                await transaction.rollBack()
                return .refused
            }
            guard try found[0].first.map(SpaceState.init)?.sequence == sequence else {
                await transaction.rollBack()
                return .moved
            }
            guard !ingestPlans.contains(where: { $0?.refused.isEmpty != true }) else {
                await transaction.rollBack()
                return .full
            }
            let concerned = try await Self.personalSpaces(of: number, in: transaction)
            try await transaction.finish(
                with: Self.keep(ingestPlans, of: pushes) + Statement.deletion(of: list),
                moving: Self.moved(ingestPlans, of: pushes) + concerned
            )
            return .done
        }
    }

    /// The members of these lists.
    func members(of numbers: [UInt32]) async throws(StoreFault) -> [UInt32: [Member]] {
        let found = try await all(
            """
            SELECT \(columns: .member)
            FROM unnest(\(array: numbers.map { Int64($0) })) AS given (number) CROSS JOIN LATERAL (
                SELECT * FROM member WHERE number = given.number LIMIT \(SharingLimits.members)
            ) AS member
            ORDER BY role = \(MemberRole.own) DESC, joined, account
            """,
            size: .many
        ) { row throws(StoreFault) in
            (number: try row.value(0, as: UInt32.self), member: try Member(row))
        }
        return Dictionary(grouping: found, by: \.number).mapValues { members in members.map(\.member) }
    }

    private static func role(of account: AccountID, in number: UInt32, _ transaction: PostgreSQLTransaction)
        async throws(StoreFault) -> MemberRole?
    {
        try await transaction.first(.role(of: account, in: number)) { row throws(StoreFault) in
            try row.value(0, as: MemberRole.self)
        }
    }

    private static func personalSpaces(of number: UInt32, in transaction: PostgreSQLTransaction)
        async throws(StoreFault) -> [SpaceID]
    {
        try await transaction.all(.personalSpaces(of: number)) { row throws(StoreFault) in try row.value(0, as: SpaceID.self) }
    }
}
