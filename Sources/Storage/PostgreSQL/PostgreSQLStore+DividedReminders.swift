import Facts
import PostgreSQL

/// Whose reminders are planned again, where accounts and spaces may lie on different machines: no statement joins the two.
extension PostgreSQLStore {
    /// The accounts that are reminded of the tasks in any of these spaces. One question for all of them, since it asks every machine.
    func remindedEverywhere(in spaces: [SpaceID]) async throws(StoreFault) -> [AccountID] {
        if spaces.isEmpty { return [] }
        let names = spaces.map(\.identity.bytes)
        let members = try await all(
            """
            SELECT member.account FROM shared_space JOIN member ON member.number = shared_space.number
            WHERE shared_space.space = ANY (\(array: names))
            """,
            size: .many
        ) { row throws(StoreFault) in try row.value(0, as: AccountID.self) }
        return try await all(
            """
            SELECT account FROM reminded WHERE space = ANY (\(array: names))
            UNION ALL SELECT account FROM reminded WHERE account = ANY (\(array: members.map(\.identity.bytes)))
            """,
            size: .many
        ) { row throws(StoreFault) in try row.value(0) }
    }

    /// Those whose reminders are to be planned again. Looks at a page of accounts after another, until there are enough of them.
    func outdatedEverywhere(now: Int64, after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [AccountID] {
        var (outdated, last) = ([AccountID](), after)
        while outdated.count < limit {
            let page = try await all(
                """
                SELECT account, space, cursor, checked FROM reminded
                WHERE account > \(last?.identity.bytes ?? []) ORDER BY account LIMIT \(Self.examinedAtOnce)
                """,
                size: .many,
                PlannedAccount.init
            )
            let cursors = try await cursors(of: page.filter { !$0.isDue(now) })
            outdated += page.filter { $0.isDue(now) || cursors[$0.account, default: $0.cursor] != $0.cursor }.map(\.account)
            last = page.last?.account
            if page.count < Self.examinedAtOnce { break }
        }
        return Array(outdated.prefix(limit))
    }

    private static let examinedAtOnce = 1000

    /// ``RemindedAccount/combinedCursor(own:shared:)`` of an account, as its spaces are now; nil if it is not reminded.
    func currentCursor(of account: AccountID) async throws(StoreFault) -> Int64? {
        let found = try await first(
            "SELECT account, space, cursor, checked FROM reminded WHERE account = \(account)",
            PlannedAccount.init
        )
        guard let found else { return nil }
        return try await cursors(of: [found])[account] ?? found.cursor
    }

    /// ``RemindedAccount/combinedCursor(own:shared:)`` of these accounts, as the spaces are now; of those whose own space is there.
    private func cursors(of accounts: [PlannedAccount]) async throws(StoreFault) -> [AccountID: Int64] {
        if accounts.isEmpty { return [:] }
        let memberships = try await all(
            "SELECT account, space, number FROM membership WHERE account = ANY (\(array: accounts.map(\.account.identity.bytes)))",
            size: .many
        ) { row throws(StoreFault) in
            (
                account: try row.value(0, as: AccountID.self), space: try row.value(1, as: SpaceID.self),
                number: try row.value(2, as: UInt32.self)
            )
        }
        let names = Set(accounts.map(\.space) + memberships.map(\.space)).map(\.identity.bytes)
        let spaces = try await all("SELECT id, sequence FROM space WHERE id = ANY (\(array: names))", size: .many) {
            row throws(StoreFault) in (try row.value(0, as: SpaceID.self), try row.value(1, as: Int64.self))
        }
        let sequences = Dictionary(spaces) { first, _ in first }
        let lists = Dictionary(grouping: memberships, by: \.account)
        var cursors: [AccountID: Int64] = [:]
        for account in accounts {
            guard let own = sequences[account.space] else { continue }
            let shared = (lists[account.account] ?? []).compactMap { list in
                sequences[list.space].map { (number: list.number, cursor: $0) }
            }
            cursors[account.account] = RemindedAccount.combinedCursor(own: own, shared: shared)
        }
        return cursors
    }

    /// How far the spaces of an account were known when its reminders were planned, and when they are to be planned again.
    private struct PlannedAccount {
        let account: AccountID
        let space: SpaceID
        let cursor: Int64
        let checked: Int64

        /// As ``Statement/hasCome(_:_:)`` has it.
        func isDue(_ now: Int64) -> Bool { checked <= now || checked > now + RemindedAccount.longest }

        init(_ row: StatementRow) throws(StoreFault) {
            account = try row.value(0)
            space = try row.value(1)
            cursor = try row.value(2)
            checked = try row.value(3)
        }
    }
}
