import Facts
import GRDB

extension SQLiteStore {
    /// Makes a space for a list and puts its facts into it.
    func share(_ list: SharedList, by owner: Member, writing pushes: [Push]) async throws(StoreFault) -> SharingOutcome {
        let rows = pushes.map { push in IngestPlan.rows(of: push.facts) }
        return try await writeFacts { database in
            guard let there = try database.rows(.existing(list, by: owner.account)).first, try !there.value(0, as: Bool.self),
                let account = try Self.account(owner.account, in: database)
            else { return Decision(.refused) }
            guard try there.value(1, as: Int.self) < SharingLimits.lists else { return Decision(.tooManyLists) }
            for statement in Statement.insertion(of: list, ownedBy: owner) { try database.run(statement) }
            guard try Self.writeAll(pushes, rows, in: database) else { return Decision(.full) }
            return Decision(.done, telling: [account.space])
        }
    }

    /// Ends the sharing of a list.
    func stop(_ number: UInt32, by owner: AccountID, knowing sequence: Int64, writing pushes: [Push])
        async throws(StoreFault) -> SharingOutcome
    {
        let rows = pushes.map { push in IngestPlan.rows(of: push.facts) }
        return try await writeFacts { database in
            let role = try database.first(.role(of: owner, in: number)) { row throws(StoreFault) in
                try row.value(0, as: MemberRole.self)
            }
            guard role == .own, let list = try database.first(.sharedList(number), SharedList.init) else {
                return Decision(.refused)
            }
            guard try database.first(.lockedSpace(list.space), SpaceState.init)?.sequence == sequence else {
                return Decision(.moved)
            }
            let concerned = try Self.personalSpaces(of: number, in: database)
            guard try Self.writeAll(pushes, rows, in: database) else { return Decision(.full) }
            for statement in Statement.deletion(of: list) { try database.run(statement) }
            return Decision(.done, telling: concerned)
        }
    }

    /// Writes facts together with what they belong to, and tells of it; nothing is written where they find no room.
    private func writeFacts(
        _ body: @escaping @Sendable (Database) throws -> Decision<SharingOutcome>
    ) async throws(StoreFault) -> SharingOutcome {
        let decision = try await write { database in
            // What was begun is undone, and not as a fault: the store has room, only somebody's space has not.
            var decision = Decision<SharingOutcome>(.full)
            try database.inSavepoint {
                decision = try body(database)
                return decision.outcome == .full ? .rollback : .commit
            }
            return decision
        }
        for space in decision.telling { tell(space) }
        return decision.outcome
    }

    /// Writes all of it, or nothing.
    ///
    /// - Returns: whether it found room.
    private static func writeAll(_ pushes: [Push], _ rows: [[FactRow]], in database: Database) throws -> Bool {
        try push(pushes, rows, isWhole: true, in: database).allSatisfy { $0?.refused.isEmpty == true }
    }

    /// The members of these lists.
    func members(of numbers: [UInt32]) async throws(StoreFault) -> [UInt32: [Member]] {
        try await readMany { database in
            var members: [UInt32: [Member]] = [:]
            for number in numbers {
                let found = try database.all(.members(of: number), Member.init)
                if !found.isEmpty { members[number] = found }
            }
            return members
        }
    }

    private static func personalSpaces(of number: UInt32, in database: Database) throws -> [SpaceID] {
        try database.all(.personalSpaces(of: number)) { row throws(StoreFault) in try row.value(0, as: SpaceID.self) }
    }
}
