import Facts

/// Shared lists themselves: their numbers, and the spaces that hold what is in them.
extension StatementStore {
    func sharedList(_ number: UInt32) async throws(StoreFault) -> SharedList? {
        try await first(.sharedList(number), SharedList.init)
    }

    /// Reads, decides and writes while all others who write into a list, or change its members, wait. Refuses where there is no such list.
    ///
    /// - Parameter decide: is given the list, and the rows of each of `statements`.
    func withLocked(
        _ number: UInt32,
        reading statements: [Statement],
        _ decide: @escaping @Sendable (SharedList, [[StatementRow]]) throws(StoreFault) -> Decision<SharingOutcome>
    ) async throws(StoreFault) -> SharingOutcome {
        // The space of a list never changes. It is asked for first, since only its name says where a row to be locked lies.
        guard let space = try await sharedList(number)?.space else { return .refused }
        return try await transact(reading: Statement.lockedList(number, in: space) + statements) { rows throws(StoreFault) in
            // The list may have ended before it was locked.
            guard let list = try rows[1].first.map(SharedList.init), list.space == space else { return Decision(.refused) }
            return try decide(list, Array(rows.dropFirst(2)))
        }
    }
}

extension Statement {
    /// The list of that number.
    static func sharedList(_ number: UInt32) -> Statement {
        "SELECT \(columns: .sharedSpace) FROM shared_space WHERE number = \(number)"
    }

    /// The space of a list, locked, and then the list of that number: transactions that write into it or change its members wait until this
    /// one ends.
    static func lockedList(_ number: UInt32, in space: SpaceID) -> [Statement] {
        [.lockedSpace(space), .sharedList(number)]
    }

    /// Whether a number is taken, or the owner shares this list already; and how many lists the owner shares. No row where there is no such account.
    static func existing(_ list: SharedList, by owner: AccountID) -> Statement {
        """
        SELECT EXISTS (SELECT 1 FROM shared_space WHERE number = \(list.number)) OR EXISTS (
            SELECT 1 FROM membership JOIN shared_space ON shared_space.number = membership.number
            WHERE account = \(owner) AND list = \(list.list)
        ), (SELECT count(*) FROM membership WHERE account = \(owner))
        FROM account WHERE id = \(owner)
        """
    }

    /// Makes an empty space for a list, with its first member.
    static func insertion(of list: SharedList, ownedBy owner: Member) -> [Statement] {
        [
            "INSERT INTO \(into: .sharedSpace) VALUES (\(list.number), \(list.space), \(list.list), \(list.created))",
            .newSpace(list.space),
        ] + addition(owner, to: list.number, in: list.space)
    }

    /// Forgets a list with everything in it.
    static func deletion(of list: SharedList) -> [Statement] {
        [
            """
            DELETE FROM membership WHERE number = \(list.number)
                AND account IN (SELECT account FROM member WHERE number = \(list.number))
            """,
            "DELETE FROM member WHERE number = \(list.number)",
        ] + endInvitations(to: list.number) + [
            "DELETE FROM fact WHERE space = \(list.space)",
            "DELETE FROM space WHERE id = \(list.space)",
            "DELETE FROM shared_space WHERE number = \(list.number)",
        ]
    }
}

extension SharedList {
    /// The list of a row: the columns of ``Table/sharedSpace``.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            number: try row.value(0),
            space: try row.value(1),
            list: try row.value(2),
            created: try row.value(3)
        )
    }
}
