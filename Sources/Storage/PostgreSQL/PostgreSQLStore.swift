import PostgreSQL
import Synchronization

/// The store of any number of servers: a database of PostgreSQL.
///
/// The other servers hear of each write by `NOTIFY`, after its commit (``MoveNotifier``): nobody hears of an uncommitted write. When the
/// database is lost, every request is answered with ``StoreFault/unreachable(_:)`` at once, and when it comes back, work goes on.
final class PostgreSQLStore: StatementStore {
    private let pool: PostgresPool
    private let notifier: MoveNotifier
    private let listener: PostgresListener
    private let listening = Mutex<Task<Void, Never>?>(nil)
    private let listeners = Mutex<[@Sendable (SpaceID?) -> Void]>([])
    private let faultListeners = FaultListeners()

    /// A sentence for the operator.
    let summary: String
    /// Whether its tables are divided among several servers.
    let isDistributed: Bool

    /// Connections at once; one more listens, and one more tells of moves. Together they wait for the disk only once, so more of them gain little.
    private static let connections = 16

    /// A database that says nothing for half a minute, though it was asked, is not waited for: it may have been stopped in the middle.
    static let patience = PostgresPatience(silence: .seconds(30))

    /// Opens a database that is there. Several servers may do so at the same time.
    ///
    /// - Parameters:
    ///   - address: a URL, as libpq reads it.
    ///   - patience: how long it waits for the database.
    ///   - isUpdated: whether its tables are brought up to date, and divided where the database is able to; if not, they must be.
    /// - Throws: ``StoreFault/newer(_:)`` for one that a newer version made; ``StoreFault/older(_:)``;
    ///   ``StoreFault/unreachable(_:)``.
    init(
        address: String,
        patience: PostgresPatience = PostgreSQLStore.patience,
        isUpdated: Bool = true
    ) async throws(StoreFault) {
        let isDistributed = try await isUpdated ? Self.migrate(address, patience) : Self.requireUpToDate(address, patience)
        let prepare: PostgresPool.Preparation = { connection throws(PostgresFault) in
            try await Self.writeDurably(connection)
            if isDistributed { try await Self.planForValues(connection) }
            try await Self.noteInstance(connection)
        }
        let pool = PostgresPool(address, limit: Self.connections, patience: patience, prepare: prepare)
        let listener = PostgresListener(address, channels: [Self.channel], patience: patience)
        let notifier = MoveNotifier(on: PostgresPool(address, limit: 1, patience: patience, prepare: prepare))
        self.isDistributed = isDistributed
        self.pool = pool
        self.listener = listener
        self.notifier = notifier
        do throws(StoreFault) {
            summary = try await Self.summary(of: pool)
        } catch {
            await notifier.close()
            await pool.close()
            await listener.close()
            throw error
        }
        let news = listener.news
        // The first news says that there may have been earlier ones: that does not matter here, since nobody listens yet.
        var first = news.makeAsyncIterator()
        if case .deaf(let fault) = await first.next() {
            await close()
            throw StoreFault(postgres: fault)
        }
        let task = Task { [weak self] in
            for await heard in news { self?.pass(on: heard) }
        }
        listening.withLock { $0 = task }
    }

    private static func summary(of pool: PostgresPool) async throws(StoreFault) -> String {
        do throws(PostgresFault) {
            let rows = try await pool.query("SELECT current_setting('server_version'), current_database()::text")
            guard let row = rows.first else { throw .unreadable(column: 0) }
            return "PostgreSQL \(try row.value(0, as: String.self)), database \(try row.value(1, as: String.self))"
        } catch {
            throw StoreFault(postgres: error)
        }
    }

    /// Writes something that changes nothing.
    func checkWriting() async throws(StoreFault) {
        try await run("UPDATE run SET began = began WHERE number = (SELECT max(number) FROM run)")
    }

    /// Closes it, once everybody was told of what has moved.
    func close() async {
        await notifier.close()
        await pool.close()
        await listener.close()
        await listening.withLock { $0 }?.value
    }

    // MARK: - Reading and writing

    /// All of it, or nothing, in one round trip.
    @discardableResult
    func together(_ statements: [Statement]) async throws(StoreFault) -> [PostgresRows] {
        try await told { () async throws(PostgresFault) in
            let request = PostgreSQLRequest(statements, isDistributed: isDistributed)
            // Citus takes several statements for one transaction only where it is told that one begins.
            let answers =
                isDistributed && request.statements.count > 1
                ? try await pool.transaction { transaction throws(PostgresFault) in
                    try await transaction.finish(with: request.statements)
                }
                : try await pool.together(request.statements)
            return request.answers(to: answers)
        }
    }

    /// Carries out all that is asked in `body` or nothing: nothing when it throws. Afterwards everybody is told of the spaces that moved.
    func write<Value: Sendable>(
        _ body: @Sendable (PostgreSQLTransaction) async throws(StoreFault) -> Value
    ) async throws(StoreFault) -> Value {
        guard let server = notifier.begin() else { throw .closed }
        let moves = TransactionMoves(by: server)
        defer { notifier.end(moving: moves.spaces, isInDoubt: moves.isInDoubt) }
        let result: Result<Value, StoreFault> = try await told { () async throws(PostgresFault) in
            try await pool.transaction { transaction throws(PostgresFault) in
                do throws(StoreFault) {
                    return .success(try await body(PostgreSQLTransaction(transaction, moves, isDistributed: isDistributed)))
                } catch {
                    await transaction.rollBack()
                    return .failure(error)
                }
            }
        }
        if case .failure(let fault) = result { faultListeners.tell(fault) }
        return try result.get()
    }

    /// Tells of a fault those who listen, unless it is the caller who gave up.
    private func told<Value: Sendable>(_ work: () async throws(PostgresFault) -> Value) async throws(StoreFault) -> Value {
        do throws(PostgresFault) {
            return try await work()
        } catch {
            let fault = StoreFault(postgres: error)
            if error != .cancelled { faultListeners.tell(fault) }
            throw fault
        }
    }

    /// Calls back whenever the store could not carry out a request.
    func onFault(_ told: @escaping @Sendable (StoreFault) -> Void) {
        faultListeners.add(told)
    }

    // MARK: - News

    /// Calls back whenever a space has moved.
    func onMove(_ told: @escaping @Sendable (SpaceID?) -> Void) {
        listeners.withLock { $0.append(told) }
    }

    private func pass(on heard: PostgresNews) {
        let space: SpaceID?
        switch heard {
        case .notice(_, let payload): space = SpaceID(news: payload)
        case .gap: space = nil
        // Told as soon as it hears again.
        case .deaf: return
        }
        for told in listeners.withLock({ $0 }) { told(space) }
    }

    /// Where moves are told. The name is part of what servers of different versions share.
    static let channel = "teaspoon_moves"
    /// In place of a space's name: any may have moved.
    static let everySpace = "all"
}

extension StoreFault {
    /// The store's fault for a fault of PostgreSQL.
    init(postgres fault: PostgresFault) {
        switch fault {
        case .unreachable(let reason), .refused(let reason): self = .unreachable(reason)
        case .tooLate: self = .unreachable("all connections stayed in use")
        case .cancelled: self = .unreachable("the request was cancelled")
        case .closed: self = .closed
        case .full: self = .full
        // A copy that only reads, as after a change of the main server: it will be another one soon.
        case .statement("25006", let message): self = .unreachable(message)
        case .statement(let sqlState, let message): self = .failed("\(message) (\(sqlState))")
        case .unreadable(let column): self = .damaged("column \(column) of a row")
        }
    }
}
