import Facts
import Foundation
import GRDB

extension SQLiteStore {
    /// What a change came to, and whom it is told.
    typealias Told = (outcome: SharingOutcome, spaces: [SpaceID])

    /// Changes who shares what, and tells of it once it is kept.
    private func change(_ body: @escaping @Sendable (Database) throws -> Told) async throws(StoreFault) -> SharingOutcome {
        let told = try await write { database in
            let told = try body(database)
            return Change(outcome: told.outcome, spaces: told.spaces)
        }
        for space in told.spaces { tell(space) }
        return told.outcome
    }

    private struct Change: Sendable {
        let outcome: SharingOutcome
        let spaces: [SpaceID]
    }

    /// Makes a space for a list and puts into it what is to be there.
    func share(_ list: SharedList, by owner: Member, writing pushes: [Push]) async throws(StoreFault) -> SharingOutcome {
        let rows = pushes.map { push in Arrival.rows(of: push.facts) }
        do throws(StoreFault) {
            return try await change { database in
                let taken = try Bool.fetchOne(
                    database,
                    sql: """
                        SELECT EXISTS (SELECT 1 FROM shared_space WHERE number = ?1) OR EXISTS (
                            SELECT 1 FROM membership JOIN shared_space ON shared_space.number = membership.number
                            WHERE account = ?2 AND list = ?3
                        )
                        """,
                    arguments: [list.number, owner.account.data, Data(list.list.bytes)]
                )
                guard taken == false, let account = try Self.account(owner.account, in: database) else { return (.refused, []) }
                guard try Self.lists(of: owner.account, in: database) < SharingLimits.lists else { return (.tooManyLists, []) }
                try database.execute(
                    sql: """
                        INSERT INTO shared_space (number, space, list, created) VALUES (?, ?, ?, ?);
                        INSERT INTO space (id, epoch, sequence, facts, bytes) VALUES (?, ?, 0, 0, 0);
                        """,
                    arguments: [
                        list.number, list.space.data, Data(list.list.bytes), list.created, list.space.data,
                        Int64.random(in: .min ... .max),
                    ]
                )
                try Self.add(owner, to: list.number, in: list.space, database)
                try Self.writeAll(pushes, rows, in: database)
                return (.done, [account.space])
            }
        } catch .full where !pushes.isEmpty {
            return .full
        }
    }

    /// All of it, or what the caller began is undone.
    private static func writeAll(_ pushes: [Push], _ rows: [[FactRow]], in database: Database) throws {
        for pushed in try push(pushes, rows, isWhole: true, in: database) where pushed?.refused.isEmpty != true {
            throw StoreFault.full
        }
    }

    /// Lets somebody in by an invitation.
    func join(_ number: UInt32, as member: Member, by guest: Invitation.Guest, now: Int64) async throws(StoreFault)
        -> SharingOutcome
    {
        try await change { database in
            guard let list = try Self.list(number, in: database),
                let invitation = try Self.invitation(guest, to: number, now: now, in: database),
                try Self.account(member.account, in: database) != nil
            else { return (.refused, []) }
            var joining = member
            joining.role = min(invitation.role, .edit)
            if let role = try Self.role(of: member.account, in: number, database) {
                if joining.role > role { try Self.setRole(joining.role, of: member.account, in: number, database) }
            } else {
                guard try Self.lists(of: member.account, in: database) < SharingLimits.lists else { return (.tooManyLists, []) }
                guard try Self.members(of: number, in: database).count < SharingLimits.members else {
                    return (.tooManyMembers, [])
                }
                try Self.add(joining, to: number, in: list.space, database)
            }
            if case .address = guest { try Self.endInvitation(guest, to: number, in: database) }
            return (.done, try Self.spaces(of: number, in: database))
        }
    }

    /// Says what a member may do.
    func setRole(_ role: MemberRole, of member: AccountID, in number: UInt32, by owner: AccountID)
        async throws(StoreFault) -> SharingOutcome
    {
        try await change { database in
            guard role < .own, try Self.owns(owner, number, database), member != owner,
                try Self.role(of: member, in: number, database) != nil
            else { return (.refused, []) }
            try Self.setRole(role, of: member, in: number, database)
            return (.done, try Self.spaces(of: number, in: database))
        }
    }

    /// Says by which name the others see a member.
    func setName(_ name: String, of member: AccountID, in number: UInt32) async throws(StoreFault) -> SharingOutcome {
        try await change { database in
            try database.execute(
                sql: "UPDATE member SET name = ? WHERE number = ? AND account = ?",
                arguments: [name, number, member.data]
            )
            guard database.changesCount == 1 else { return (.refused, []) }
            return (.done, try Self.spaces(of: number, in: database))
        }
    }

    /// Ends a membership.
    func remove(_ member: AccountID, from number: UInt32, by owner: AccountID?) async throws(StoreFault) -> SharingOutcome {
        try await change { database in
            if let owner, try !Self.owns(owner, number, database) { return (.refused, []) }
            guard let role = try Self.role(of: member, in: number, database), role < .own else { return (.refused, []) }
            let concerned = try Self.spaces(of: number, in: database)
            try Self.remove(member, from: number, database)
            return (.done, concerned)
        }
    }

    /// Makes the list another member's.
    func handOver(_ number: UInt32, from owner: AccountID, to member: AccountID) async throws(StoreFault) -> SharingOutcome {
        try await change { database in
            guard try Self.owns(owner, number, database), member != owner,
                try Self.role(of: member, in: number, database) != nil
            else { return (.refused, []) }
            try Self.setRole(.edit, of: owner, in: number, database)
            try Self.setRole(.own, of: member, in: number, database)
            try Self.endInvitations(to: number, in: database)
            return (.done, try Self.spaces(of: number, in: database))
        }
    }

    /// Ends the sharing of a list.
    func stop(_ number: UInt32, by owner: AccountID, knowing place: Int64, writing pushes: [Push])
        async throws(StoreFault) -> SharingOutcome
    {
        let rows = pushes.map { push in Arrival.rows(of: push.facts) }
        do throws(StoreFault) {
            return try await change { database in
                guard try Self.owns(owner, number, database), let list = try Self.list(number, in: database) else {
                    return (.refused, [])
                }
                guard try Self.standing(of: list.space, in: database)?.sequence == place else { return (.moved, []) }
                let concerned = try Self.spaces(of: number, in: database)
                try Self.writeAll(pushes, rows, in: database)
                try Self.delete(list, in: database)
                return (.done, concerned)
            }
        } catch .full where !pushes.isEmpty {
            return .full
        }
    }

    // MARK: - Reading

    /// The list of that number.
    func sharedList(_ number: UInt32) async throws(StoreFault) -> SharedList? {
        try await read { try Self.list(number, in: $0) }
    }

    /// Every list that an account shares.
    func memberships(of account: AccountID) async throws(StoreFault) -> [Membership] {
        try await read { try Self.memberships(of: account, in: $0) }
    }

    /// Who shares these lists.
    func members(of numbers: [UInt32]) async throws(StoreFault) -> [UInt32: [Member]] {
        try await read { database in
            var members: [UInt32: [Member]] = [:]
            for number in numbers {
                let found = try Self.members(of: number, in: database)
                if !found.isEmpty { members[number] = found }
            }
            return members
        }
    }

    // MARK: - Deleting an account

    /// Ends every membership of an account; what was its own becomes another's, or goes.
    ///
    /// - Returns: the personal spaces of those who are left.
    static func leaveAll(_ account: AccountID, in database: Database) throws -> [SpaceID] {
        var concerned: [SpaceID] = []
        for membership in try memberships(of: account, in: database) {
            let number = membership.number
            guard let list = try list(number, in: database) else { continue }
            try remove(account, from: number, database)
            let left = try members(of: number, in: database)
            guard let heir = Storage.heir(among: left) else {
                try delete(list, in: database)
                continue
            }
            if membership.role == .own {
                try setRole(.own, of: heir.account, in: number, database)
                try endInvitations(to: number, in: database)
            }
            concerned += try spaces(of: number, in: database)
        }
        return concerned
    }
}
