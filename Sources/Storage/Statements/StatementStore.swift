import Facts

/// A store that carries out ``Statement``s. What both stores do in the same words is written once, in extensions of this protocol, one file
/// for each subject. What they do differently (locks, queues, copying) stands with each store.
protocol StatementStore: Store {
    /// Reads rows, all from one moment.
    ///
    /// - Parameters:
    ///   - size: how many rows it may look at.
    ///   - read: makes a value of a row; a row of which it makes nil is left out.
    func all<Value: Sendable>(
        _ statement: Statement,
        size: ReadSize,
        _ read: @escaping @Sendable (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> [Value]

    /// Reads by several statements in one turn, each from a moment of its own.
    ///
    /// - Parameters:
    ///   - statements: each looks at a handful of rows.
    ///   - read: gets the rows of each of them.
    func read<Value: Sendable>(
        together statements: [Statement],
        _ read: @escaping @Sendable ([[StatementRow]]) throws(StoreFault) -> Value
    ) async throws(StoreFault) -> Value

    /// Reads the newest run, and how far it is.
    var currentPosition: Statement { get }

    /// Reads where the run of a position ended: where the next one began; of the newest one, where the store is.
    func end(of position: StorePosition) -> Statement

    /// Carries out statements that write: all of them, or nothing.
    ///
    /// - Returns: how many rows the last of them inserted, changed or deleted.
    @discardableResult
    func run(_ statements: [Statement]) async throws(StoreFault) -> Int

    /// Carries out a statement that writes and answers with what it wrote (`RETURNING`).
    func run<Value: Sendable>(
        _ statement: Statement,
        returning read: @escaping @Sendable (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> [Value]

    /// Reads, decides and writes within one transaction, step by step.
    func transact<Outcome: Sendable>(_ first: TransactionStep<Outcome>) async throws(StoreFault) -> Outcome

    /// Makes the transactions that create an account or change an e-mail address wait for each other, when it is read at their beginning.
    /// Without it, two could get the same address, or both be the first account.
    var accountsLock: [Statement] { get }

    /// The same for guests: without it, two servers could make one more than there may be.
    var guestsLock: [Statement] { get }

    /// Inserts the facts that a space takes.
    static func insertion(of ingestPlan: IngestPlan, into space: SpaceID) -> [Statement]
}

/// How much a read may look at.
enum ReadSize {
    /// A look-up by key, or a handful of rows: a few dozen microseconds.
    case few
    /// Any number of rows. Such reads have threads of their own in SQLite, so that look-ups do not wait behind them.
    case many
}

extension StatementStore {
    /// The first row that a statement answers, as `read` makes it; nil if there are no rows.
    func first<Value: Sendable>(
        _ statement: Statement,
        _ read: @escaping @Sendable (StatementRow) throws(StoreFault) -> Value?
    ) async throws(StoreFault) -> Value? {
        try await all(statement, size: .few, read).first
    }

    /// Whether a statement answers any row.
    func exists(_ statement: Statement) async throws(StoreFault) -> Bool {
        try await first(statement) { _ in true } != nil
    }

    /// Reads, decides and writes within one transaction.
    ///
    /// - Parameters:
    ///   - statements: the reads, with the rows that are locked for them; carried out in this order.
    ///   - decide: gets the rows of each of them, and returns the statements to write. It must do nothing else.
    func transact<Outcome: Sendable>(
        reading statements: [Statement],
        _ decide: @escaping @Sendable ([[StatementRow]]) throws(StoreFault) -> Decision<Outcome>
    ) async throws(StoreFault) -> Outcome {
        try await transact(.read(statements) { rows throws(StoreFault) in .finish(try decide(rows)) })
    }

    /// Carries out one statement that writes.
    ///
    /// - Returns: how many rows it inserted, changed or deleted.
    @discardableResult
    func run(_ statement: Statement) async throws(StoreFault) -> Int {
        try await run([statement])
    }

    /// Inserts something of an account's, where it has fewer than so many of them.
    ///
    /// - Parameter count: counts what the account has.
    /// - Returns: false if it has so many, or is not there.
    func insert(
        _ statements: [Statement],
        of account: AccountID,
        upTo limit: Int64,
        counting count: Statement
    ) async throws(StoreFault) -> Bool {
        try await transact(reading: [.lockedAccount(account), count]) { rows throws(StoreFault) in
            guard !rows[0].isEmpty, let row = rows[1].first, try row.value(0, as: Int64.self) < limit else {
                return Decision(false)
            }
            return Decision(true, writing: statements)
        }
    }
}
