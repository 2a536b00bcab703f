/// A pool with a bounded number of connections, which its callers take in turn.
///
/// It connects when it is first asked. A connection that was lost is thrown away, and the next to ask makes a new one: when a server comes back,
/// work goes on by itself.
package actor PostgresPool {
    /// The preparation of a new connection before anybody else has it.
    package typealias Preparation = @Sendable (PostgresConnection) async throws(PostgresFault) -> Void

    private let address: String
    private let limit: Int
    private let patience: PostgresPatience
    private let prepare: Preparation
    private var idle: [PostgresConnection] = []
    /// How many of the slots are in use, or are being connected.
    private var taken = 0
    private var queue = WaitingQueue()
    private var isClosed = false

    /// - Parameters:
    ///   - address: a URL or `keyword=value` words, as libpq reads them.
    ///   - limit: how many connections there may be at once, at least 1.
    ///   - patience: how long it waits for the database.
    ///   - prepare: a connection with which it fails is closed, and the caller gets the fault.
    package init(
        _ address: String,
        limit: Int,
        patience: PostgresPatience = PostgresPatience(),
        prepare: @escaping Preparation = { _ in }
    ) {
        self.address = address
        self.limit = max(limit, 1)
        self.patience = patience
        self.prepare = prepare
    }

    /// Carries out one statement, in a separate transaction.
    ///
    /// - Throws: any ``PostgresFault``.
    @discardableResult
    package nonisolated func query(_ sql: StaticString, _ parameters: [PostgresValue] = []) async throws(PostgresFault)
        -> PostgresRows
    {
        try await withConnection { connection throws(PostgresFault) in
            try await connection.query(sql, parameters)
        }
    }

    /// Carries out all of these statements or none, in one round trip.
    ///
    /// - Returns: the rows of each.
    /// - Throws: any ``PostgresFault``.
    @discardableResult
    package nonisolated func together(_ statements: [PostgresStatement]) async throws(PostgresFault) -> [PostgresRows] {
        try await withConnection { connection throws(PostgresFault) in
            try await connection.together(statements)
        }
    }

    /// Carries out all statements of `body` or none: none when it throws.
    ///
    /// - Throws: any ``PostgresFault``. After `.unreachable` nobody knows whether it was carried out: a request that is repeated must bear
    ///   being done twice.
    package nonisolated func transaction<Value: Sendable>(
        _ body: @Sendable (PostgresTransaction) async throws(PostgresFault) -> Value
    ) async throws(PostgresFault) -> Value {
        try await withConnection { connection throws(PostgresFault) in
            let transaction = PostgresTransaction(on: connection)
            let value: Value
            do throws(PostgresFault) {
                value = try await body(transaction)
            } catch {
                await transaction.rollBack()
                throw error
            }
            try await transaction.commit()
            return value
        }
    }

    /// Lends a connection to `body` alone. A transaction that is left open in it is rolled back.
    ///
    /// - Throws: any ``PostgresFault``.
    package nonisolated func withConnection<Value: Sendable>(
        _ body: @Sendable (PostgresConnection) async throws(PostgresFault) -> Value
    ) async throws(PostgresFault) -> Value {
        let connection = try await lease()
        do throws(PostgresFault) {
            let value = try await body(connection)
            await giveBack(connection)
            return value
        } catch {
            await giveBack(connection)
            throw error
        }
    }

    /// Lets nobody in any more. Connections in use are closed when they come back.
    package func close() async {
        isClosed = true
        queue.refuseAll(because: .closed)
        let unused = idle
        idle = []
        for connection in unused { await connection.close() }
    }
}

// MARK: Leases

extension PostgresPool {
    private func lease() async throws(PostgresFault) -> PostgresConnection {
        guard !isClosed else { throw .closed }
        while let connection = idle.popLast() {
            guard !connection.isLost else { continue }
            taken += 1
            return connection
        }
        if taken < limit {
            taken += 1
            return try await connect()
        }
        switch await wait() {
        case .connection(let connection): return connection
        case .slot: return try await connect()
        case .refused(let fault): throw fault
        }
    }

    /// Fills a slot that was taken already.
    private func connect() async throws(PostgresFault) -> PostgresConnection {
        do throws(PostgresFault) {
            return try await prepared()
        } catch {
            taken -= 1
            // As long as other connections are in use, one of them will become free for the caller. Otherwise none will: the server is not
            // there.
            if taken == 0 { queue.refuseAll(because: error) }
            throw error
        }
    }

    private func prepared() async throws(PostgresFault) -> PostgresConnection {
        let connection = try await PostgresConnection.connect(to: address, within: patience.connecting, silence: patience.silence)
        do throws(PostgresFault) {
            try await prepare(connection)
        } catch {
            await connection.close()
            throw error
        }
        return connection
    }

    private func giveBack(_ connection: PostgresConnection) async {
        let isUsable = await connection.isAtRest
        guard isUsable, !isClosed else {
            await connection.close()
            if !queue.admit(.slot) { taken -= 1 }
            return
        }
        guard !queue.admit(.connection(connection)) else { return }
        taken -= 1
        idle.append(connection)
    }

    private func wait() async -> WaitingQueue.Admission {
        let ticket = queue.newTicket()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else {
                    continuation.resume(returning: .refused(.cancelled))
                    return
                }
                let deadline = Task { [patience] in
                    guard (try? await Task.sleep(for: patience.turn)) != nil else { return }
                    giveUp(ticket, because: .tooLate)
                }
                queue.add(ticket, continuation, deadline: deadline)
            }
        } onCancel: {
            Task { await giveUp(ticket, because: .cancelled) }
        }
    }

    private func giveUp(_ ticket: WaitingQueue.Ticket, because fault: PostgresFault) {
        queue.refuse(ticket, because: fault)
    }
}
