import Facts
import PostgreSQL

extension PostgreSQLStore {
    func all<Value: Sendable>(
        _ statement: Statement,
        size: ReadSize,
        _ read: @escaping @Sendable (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> [Value] {
        try await run(statement, returning: read)
    }

    func read<Value: Sendable>(
        together statements: [Statement],
        _ read: @escaping @Sendable ([[StatementRow]]) throws(StoreFault) -> Value
    ) async throws(StoreFault) -> Value {
        let answers = try await together(statements)
        return try read(answers.map { rows in rows.map { StatementRow($0) } })
    }

    @discardableResult
    func run(_ statements: [Statement]) async throws(StoreFault) -> Int {
        try await together(statements).last?.affected ?? 0
    }

    func run<Value: Sendable>(
        _ statement: Statement,
        returning read: @escaping @Sendable (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> [Value] {
        var values: [Value] = []
        for rows in try await together([statement]) {
            for row in rows {
                if let value = try read(StatementRow(row)) { values.append(value) }
            }
        }
        return values
    }

    func transact<Outcome: Sendable>(_ first: TransactionStep<Outcome>) async throws(StoreFault) -> Outcome {
        try await write { transaction throws(StoreFault) in
            var step = first
            while true {
                switch step {
                case .read(let statements, let then):
                    step = try then(statements.isEmpty ? [] : try await transaction.together(statements))
                case .finish(let decision):
                    if !decision.writing.isEmpty || !decision.telling.isEmpty {
                        try await transaction.finish(with: decision.writing, moving: decision.telling)
                    }
                    return decision.outcome
                }
            }
        }
    }

    var accountsLock: [Statement] { ["SELECT pg_advisory_xact_lock(\(Lock.addresses))"] }
    var guestsLock: [Statement] { ["SELECT pg_advisory_xact_lock(\(Lock.guests))"] }
}

/// A transaction that carries out ``Statement``s.
struct PostgreSQLTransaction: Sendable {
    private let transaction: PostgresTransaction
    private let moves: TransactionMoves
    private let isDistributed: Bool

    init(_ transaction: PostgresTransaction, _ moves: TransactionMoves, isDistributed: Bool) {
        self.transaction = transaction
        self.moves = moves
        self.isDistributed = isDistributed
    }

    /// Carries out several statements in one round trip.
    ///
    /// - Returns: the rows of each.
    @discardableResult
    func together(_ statements: [Statement]) async throws(StoreFault) -> [[StatementRow]] {
        do throws(PostgresFault) {
            let request = PostgreSQLRequest(statements, isDistributed: isDistributed)
            return request.answers(to: try await transaction.together(request.statements)).map { rows in
                rows.map { StatementRow($0) }
            }
        } catch {
            throw StoreFault(postgres: error)
        }
    }

    /// All rows that a statement answers, as `read` makes them.
    func all<Value>(
        _ statement: Statement,
        _ read: (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> [Value] {
        var values: [Value] = []
        for row in try await together([statement]).joined() {
            if let value = try read(row) { values.append(value) }
        }
        return values
    }

    /// The first row that a statement answers, as `read` makes it; nil if there are no rows.
    func first<Value>(
        _ statement: Statement,
        _ read: (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> Value? {
        try await all(statement, read).first
    }

    /// Carries out the last statements and ends the transaction in the same round trip. Nothing can be asked afterwards.
    ///
    /// - Parameter spaces: the spaces that have moved; everybody is told of them afterwards.
    func finish(with statements: [Statement], moving spaces: [SpaceID] = []) async throws(StoreFault) {
        let all = moves.add(spaces) + statements
        do throws(PostgresFault) {
            try await transaction.finish(with: PostgreSQLRequest(all, isDistributed: isDistributed).statements)
        } catch {
            switch error {
            case .statement, .full: break
            default: moves.noteDoubt()
            }
            throw StoreFault(postgres: error)
        }
    }

    /// Undoes everything and ends the transaction. Nothing can be asked afterwards.
    func rollBack() async {
        await transaction.rollBack()
    }
}

/// ``Statement``s as a database is sent them.
///
/// A row that is locked on one of several machines is free again as soon as that machine has committed, and others may not have committed yet. So
/// where tables are divided, a transaction that locks a row first takes a lock of the coordinator, which lasts until all have committed.
struct PostgreSQLRequest {
    /// What is sent, in this order.
    let statements: [PostgresStatement]
    /// The indexes of those whose answers were asked for.
    private let asked: [Int]

    init(_ given: [Statement], isDistributed: Bool) {
        var statements: [PostgresStatement] = []
        var asked: [Int] = []
        for statement in given {
            if isDistributed, let locked = statement.locked {
                statements.append(PostgresStatement("SELECT pg_advisory_xact_lock(\(locked.lockNumber))" as Statement))
            }
            asked.append(statements.count)
            statements.append(PostgresStatement(statement))
        }
        self.statements = statements
        self.asked = asked
    }

    /// The answers to the statements that were given.
    func answers(to all: [PostgresRows]) -> [PostgresRows] {
        asked.compactMap { all.indices.contains($0) ? all[$0] : nil }
    }
}

extension Identity {
    /// A number for an advisory lock. Two that share one wait for each other without need, and that is all.
    fileprivate var lockNumber: Int64 { Int64(bitPattern: high ^ (low &* 0x9e37_79b9_7f4a_7c15)) }
}

extension PostgresStatement {
    /// A statement as PostgreSQL takes it: with a number for each value.
    init(_ statement: Statement) {
        self.init(
            statement.pieces.compactMap { piece in
                switch piece {
                case .sql(let sql), .postgreSQL(let sql): .sql(sql)
                case .sqlite: nil
                case .value(let value): .value(value.postgreSQL)
                }
            }
        )
    }
}

extension BoundValue {
    /// As PostgreSQL takes it.
    fileprivate var postgreSQL: PostgresValue {
        switch self {
        case .text(let text): .text(text)
        case .int(let number): .int(number)
        case .bool(let flag): .bool(flag)
        case .bytes(let bytes): .bytes(bytes)
        case .array(let array): array
        }
    }
}

extension Statement.StringInterpolation {
    /// Many numbers at once, of which `unnest` makes rows.
    mutating func appendInterpolation(array numbers: [Int64]) {
        append(.array(.ints(numbers)))
    }

    /// Many byte strings at once, of which `unnest` makes rows.
    mutating func appendInterpolation(array byteStrings: [[UInt8]]) {
        append(.array(.byteStrings(byteStrings)))
    }
}
