import Foundation
import GRDB

extension SQLiteStore {
    func all<Value: Sendable>(
        _ statement: Statement,
        size: ReadSize,
        _ read: @escaping @Sendable (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> [Value] {
        try await readApart(size) { try $0.all(statement, read) }
    }

    func read<Value: Sendable>(
        together statements: [Statement],
        _ read: @escaping @Sendable ([[StatementRow]]) throws(StoreFault) -> Value
    ) async throws(StoreFault) -> Value {
        try await readApart(.few) { database in try read(statements.map { try database.rows($0) }) }
    }

    @discardableResult
    func run(_ statements: [Statement]) async throws(StoreFault) -> Int {
        try await write { database in
            var affected = 0
            for statement in statements { affected = try database.run(statement) }
            return affected
        }
    }

    func run<Value: Sendable>(
        _ statement: Statement,
        returning read: @escaping @Sendable (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> [Value] {
        try await write { try $0.all(statement, read) }
    }

    func transact<Outcome: Sendable>(_ first: TransactionStep<Outcome>) async throws(StoreFault) -> Outcome {
        let decision = try await write { database in
            var step = first
            while true {
                switch step {
                case .read(let statements, let then): step = try then(statements.map { try database.rows($0) })
                case .finish(let decision):
                    for statement in decision.writing { try database.run(statement) }
                    return decision
                }
            }
        }
        for space in decision.telling { tell(space) }
        return decision.outcome
    }

    /// Nothing: there is one writer at a time.
    var accountsLock: [Statement] { [] }
    var guestsLock: [Statement] { [] }
}

extension Database {
    /// All rows that a statement answers.
    func rows(_ statement: Statement) throws -> [StatementRow] {
        try Row.fetchAll(cachedStatement(sql: statement.sqliteText), arguments: statement.sqliteArguments).map {
            StatementRow($0)
        }
    }

    /// All rows that a statement answers, as `read` makes them.
    func all<Value>(_ statement: Statement, _ read: (StatementRow) throws(StoreFault) -> Value?) throws -> [Value] {
        try rows(statement).compactMap { row in try read(row) }
    }

    /// The first row that a statement answers, as `read` makes it; nil if there are no rows.
    func first<Value>(_ statement: Statement, _ read: (StatementRow) throws(StoreFault) -> Value?) throws -> Value? {
        try Row.fetchOne(cachedStatement(sql: statement.sqliteText), arguments: statement.sqliteArguments)
            .flatMap { row in try read(StatementRow(row)) }
    }

    /// Carries out a statement.
    ///
    /// - Returns: how many rows it inserted, changed or deleted.
    @discardableResult
    func run(_ statement: Statement) throws -> Int {
        let prepared = try cachedStatement(sql: statement.sqliteText)
        try prepared.execute(arguments: statement.sqliteArguments)
        return changesCount
    }
}

extension Statement {
    /// The text for SQLite, with a question mark for each value.
    var sqliteText: String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .sql(let sql), .sqlite(let sql): text += sql.description
            case .postgreSQL: break
            case .value: text += "?"
            }
        }
    }

    /// The values, in the order of the question marks.
    var sqliteArguments: StatementArguments {
        // Of values that may be nil, GRDB makes arguments without a key path, which takes longer than to bind them.
        var values: [(any DatabaseValueConvertible)?] = []
        for case .value(let value) in pieces { values.append(value.sqlite) }
        return StatementArguments(values)
    }
}

extension BoundValue {
    /// As SQLite takes it.
    fileprivate var sqlite: DatabaseValue {
        switch self {
        case .text(let text): text.databaseValue
        case .int(let number): number?.databaseValue ?? .null
        case .bool(let flag): flag?.databaseValue ?? .null
        case .bytes(let bytes): Data(bytes).databaseValue
        case .array: .null
        }
    }
}
