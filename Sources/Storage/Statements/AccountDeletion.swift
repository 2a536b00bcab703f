import Facts

/// Deleting an account with everything that is kept of it.
extension StatementStore {
    func delete(_ account: AccountID) async throws(StoreFault) {
        _ = try await delete(account, where: "SELECT 1 FROM account WHERE id = \(account)")
    }

    func delete(_ account: AccountID, whilePassword password: String) async throws(StoreFault) -> Bool {
        try await delete(account, where: .account(account, withPassword: password))
    }

    /// - Parameter permission: gives a row if it may be done.
    /// - Returns: whether the account is gone.
    private func delete(_ account: AccountID, where permission: Statement) async throws(StoreFault) -> Bool {
        // The space of an account never changes. It is asked for first, since only its name says where the row to be locked lies.
        guard let space = try await self.account(account)?.space else { return true }
        let leaving = LeavingLists(account: account, space: space)
        let isThere: [Statement] = [.lockedAccount(account), permission, .memberships(of: account)]
        // First the space, as a push does it, then the lists: two that lock in one order cannot wait for each other.
        return try await transact(
            .read([.lockedSpace(space), .memberships(of: account)]) { rows throws(StoreFault) in
                let memberships = try rows[1].map(Membership.init)
                return .read(leaving.reads(of: memberships) + isThere) { rows throws(StoreFault) in
                    let found = Array(rows.suffix(isThere.count))
                    if found[1].isEmpty { return .finish(Decision(found[0].isEmpty)) }
                    let before = try leaving.decide(Array(rows.dropLast(isThere.count)))
                    // From here on nobody joins a list with this account; what was joined meanwhile is left, too.
                    let numbers = Set(memberships.map(\.number))
                    let joined = try found[2].map(Membership.init).filter { !numbers.contains($0.number) }
                    return .read(leaving.reads(of: joined)) { rows throws(StoreFault) in
                        let since = try leaving.decide(rows)
                        return .finish(
                            Decision(
                                true,
                                writing: before.writing + since.writing + Statement.deletion(of: account, in: space),
                                telling: before.telling + since.telling
                            )
                        )
                    }
                }
            }
        )
    }
}

/// Ends memberships of an account that is deleted: its own lists get another owner, or are deleted where nobody else shares them.
private struct LeavingLists: Sendable {
    let account: AccountID
    /// The account's own.
    let space: SpaceID

    /// How many statements ``reads(of:)`` has for each list.
    private static let readsOfOne = 5

    /// What has to be read of lists, while all others who write into them, or change their members, wait.
    func reads(of memberships: [Membership]) -> [Statement] {
        memberships.flatMap { membership in
            let number = membership.number
            return Statement.lockedList(number, in: membership.space) + [
                .role(of: account, in: number), .members(of: number), .personalSpaces(of: number),
            ]
        }
    }

    /// - Parameter rows: those of ``reads(of:)``.
    /// - Returns: the statements to write, and the personal spaces of the remaining members.
    func decide(_ rows: [[StatementRow]]) throws(StoreFault) -> (writing: [Statement], telling: [SpaceID]) {
        var writing: [Statement] = []
        var telling: [SpaceID] = []
        for start in stride(from: 0, to: rows.count, by: Self.readsOfOne) {
            let (list, role, members, spaces) = (rows[start + 1], rows[start + 2], rows[start + 3], rows[start + 4])
            // The list may have ended, or been left, before it was locked.
            guard let list = try list.first.map(SharedList.init), let role = try role.first?.value(0, as: MemberRole.self) else {
                continue
            }
            let left = try members.map(Member.init).filter { $0.account != account }
            writing += Statement.removal(account, from: list.number)
            guard let heir = heir(among: left) else {
                writing += Statement.deletion(of: list)
                continue
            }
            if role == .own {
                writing += Statement.roleChange(.own, of: heir.account, in: list.number)
                writing += Statement.endInvitations(to: list.number)
            }
            for row in spaces {
                let member: SpaceID = try row.value(0)
                if member != space { telling.append(member) }
            }
        }
        return (writing, telling)
    }
}

extension Statement {
    /// Deletes all that is an account's alone, what waits for its address, and the account.
    ///
    /// - Parameter space: its space.
    fileprivate static func deletion(of account: AccountID, in space: SpaceID) -> [Statement] {
        endInvitations(forAddressOf: account) + deletionOfGallery(of: account) + [
            .deletionOfAccountSnapshot(of: space),
            "DELETE FROM fact WHERE space = \(space)",
            "DELETE FROM space WHERE id = \(space)",
            "DELETE FROM session WHERE account = \(account)",
            "DELETE FROM link WHERE account = \(account)",
            "DELETE FROM push_device WHERE account = \(account)",
            "DELETE FROM reminded WHERE account = \(account)",
            "DELETE FROM ring WHERE account = \(account)",
            "DELETE FROM delivery WHERE account = \(account)",
            "DELETE FROM address WHERE account = \(account)",
            "DELETE FROM account WHERE id = \(account)",
        ]
    }
}
