import Facts
import PostgreSQL

/// The rows of who shares what.
extension PostgreSQLStore {
    /// Changes who shares a list, and tells all who share it before or afterwards.
    ///
    /// - Parameter body: says what came of it, and what is to be written.
    func change(
        _ number: UInt32,
        _ body: @Sendable (PostgresTransaction, SharedList) async throws(PostgresFault) -> (SharingOutcome, [PostgresStatement])
    ) async throws(StoreFault) -> SharingOutcome {
        try await transaction { transaction throws(PostgresFault) in
            guard let list = try await Self.lock(number, in: transaction) else { return .refused }
            let before = try await Self.spaces(of: number, in: transaction)
            let (outcome, writing) = try await body(transaction, list)
            guard !writing.isEmpty else { return outcome }
            try await transaction.together(writing)
            let after = try await Self.spaces(of: number, in: transaction)
            try await transaction.finish(with: Set(before).union(after).map { Self.tell($0) })
            return outcome
        }
    }

    /// Whoever changes who shares a list takes turns with all who write into it: no push comes after the end of its right.
    static func lock(_ number: UInt32, in transaction: PostgresTransaction) async throws(PostgresFault) -> SharedList? {
        let rows = try await transaction.query(
            """
            SELECT number, shared_space.space, list, created FROM shared_space JOIN space ON id = shared_space.space
            WHERE number = $1 FOR UPDATE OF space
            """,
            [.int(Int64(number))]
        )
        return try rows.first.map { row throws(PostgresFault) in try SharedList(row) }
    }

    /// The personal spaces of all who share a list: where changes of who shares it are told.
    static func spaces(of number: UInt32, in transaction: PostgresTransaction) async throws(PostgresFault) -> [SpaceID] {
        let rows = try await transaction.query(
            "SELECT account.space FROM member JOIN account ON id = member.account WHERE number = $1",
            [.int(Int64(number))]
        )
        return try rows.map { row throws(PostgresFault) in
            guard let space = SpaceID(bytes: try row.value(0)) else { throw .unreadable(column: 0) }
            return space
        }
    }

    static func tell(_ space: SpaceID) -> PostgresStatement {
        PostgresStatement("SELECT pg_notify($1, $2)", [.text(channel), .text(space.news)])
    }

    static func role(of account: AccountID, in number: UInt32) -> PostgresStatement {
        PostgresStatement(
            "SELECT role FROM membership WHERE account = $1 AND number = $2",
            [account.parameter, .int(Int64(number))]
        )
    }

    static func roles(of accounts: [AccountID], in number: UInt32, _ transaction: PostgresTransaction)
        async throws(PostgresFault) -> [MemberRole?]
    {
        let found = try await transaction.together(accounts.map { role(of: $0, in: number) })
        guard found.count == accounts.count else { throw .unreadable(column: 0) }
        return try found.map { rows throws(PostgresFault) in
            try rows.first.map { row throws(PostgresFault) in try row.role(0) }
        }
    }

    static func add(_ member: Member, to number: UInt32, in space: SpaceID) -> [PostgresStatement] {
        [
            PostgresStatement(
                "INSERT INTO member (number, account, role, name, joined) VALUES ($1, $2, $3, $4, $5)",
                [
                    .int(Int64(number)), member.account.parameter, .int(Int64(member.role.rawValue)), .text(member.name),
                    .int(member.joined),
                ]
            ),
            PostgresStatement(
                "INSERT INTO membership (account, number, space, role) VALUES ($1, $2, $3, $4)",
                [member.account.parameter, .int(Int64(number)), space.parameter, .int(Int64(member.role.rawValue))]
            ),
        ]
    }

    static func setRole(_ role: MemberRole, of account: AccountID, in number: UInt32) -> [PostgresStatement] {
        let parameters: [PostgresValue] = [.int(Int64(number)), account.parameter, .int(Int64(role.rawValue))]
        return [
            PostgresStatement("UPDATE member SET role = $3 WHERE number = $1 AND account = $2", parameters),
            PostgresStatement("UPDATE membership SET role = $3 WHERE account = $2 AND number = $1", parameters),
        ]
    }

    static func remove(_ account: AccountID, from number: UInt32) -> [PostgresStatement] {
        let parameters: [PostgresValue] = [.int(Int64(number)), account.parameter]
        return [
            PostgresStatement("DELETE FROM member WHERE number = $1 AND account = $2", parameters),
            PostgresStatement("DELETE FROM membership WHERE account = $2 AND number = $1", parameters),
        ]
    }

    /// Forgets a list with everything in it.
    static func delete(_ list: SharedList) -> [PostgresStatement] {
        let (number, space): ([PostgresValue], [PostgresValue]) = ([.int(Int64(list.number))], [list.space.parameter])
        return [
            PostgresStatement(
                """
                DELETE FROM membership WHERE number = $1 AND account IN (SELECT account FROM member WHERE number = $1)
                """,
                number
            ),
            PostgresStatement("DELETE FROM member WHERE number = $1", number),
        ] + endInvitations(to: list.number) + [
            PostgresStatement("DELETE FROM fact WHERE space = $1", space),
            PostgresStatement("DELETE FROM space WHERE id = $1", space),
            PostgresStatement("DELETE FROM shared_space WHERE number = $1", number),
        ]
    }

    // MARK: - Deleting an account

    /// Ends every membership of an account; what was its own becomes another's, or goes. Its own space is locked already.
    static func leaveAll(_ account: AccountID, in transaction: PostgresTransaction) async throws(PostgresFault) {
        let rows = try await transaction.query(
            "SELECT number, space, role FROM membership WHERE account = $1 ORDER BY number",
            [account.parameter]
        )
        for row in rows {
            let number = try row.number(0)
            guard let list = try await lock(number, in: transaction),
                let role = try await roles(of: [account], in: number, transaction)[0]
            else { continue }
            try await transaction.together(remove(account, from: number))
            let left = try await transaction.query(
                "SELECT account, role, name, joined FROM member WHERE number = $1 ORDER BY joined, account",
                [.int(Int64(number))]
            )
            let members = try left.map { row throws(PostgresFault) in try Member(row) }
            guard let heir = Storage.heir(among: members) else {
                try await transaction.together(delete(list))
                continue
            }
            var writing = try await spaces(of: number, in: transaction).map { tell($0) }
            if role == .own { writing += setRole(.own, of: heir.account, in: number) + endInvitations(to: number) }
            try await transaction.together(writing)
        }
    }
}

extension SpaceID {
    /// Reads what a column holds; anything else is nil.
    init?(bytes: [UInt8]) {
        guard let identity = Identity(bytes: bytes) else { return nil }
        self.init(identity)
    }
}

extension PostgresRow {
    /// The number of a list in a column.
    func number(_ column: Int) throws(PostgresFault) -> UInt32 {
        guard let number = UInt32(exactly: try value(column, as: Int64.self)) else { throw .unreadable(column: column) }
        return number
    }

    /// The role in a column.
    func role(_ column: Int) throws(PostgresFault) -> MemberRole {
        guard let role = MemberRole(rawValue: Int(try value(column, as: Int64.self))) else { throw .unreadable(column: column) }
        return role
    }
}

extension SharedList {
    /// The list of a row: `number, space, list, created`.
    init(_ row: PostgresRow) throws(PostgresFault) {
        guard let space = SpaceID(bytes: try row.value(1)), let list = Identity(bytes: try row.value(2)) else {
            throw .unreadable(column: 1)
        }
        self.init(number: try row.number(0), space: space, list: list, created: try row.value(3))
    }
}

extension Membership {
    /// The membership of a row: `number, space, role`.
    init(_ row: PostgresRow) throws(PostgresFault) {
        guard let space = SpaceID(bytes: try row.value(1)) else { throw .unreadable(column: 1) }
        self.init(number: try row.number(0), space: space, role: try row.role(2))
    }
}

extension Member {
    /// The member of a row: `account, role, name, joined`, from that column on.
    init(_ row: PostgresRow, from column: Int = 0) throws(PostgresFault) {
        guard let account = Identity(bytes: try row.value(column)) else { throw .unreadable(column: column) }
        self.init(
            account: AccountID(account),
            role: try row.role(column + 1),
            name: try row.value(column + 2),
            joined: try row.value(column + 3)
        )
    }
}
