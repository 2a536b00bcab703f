import CPostgreSQL
import Dispatch
import Synchronization

/// One connection to a PostgreSQL server, by libpq, always in pipeline mode (section 34.5 of the manual): requests are sent at once, and
/// answered in the order in which they were sent.
///
/// Each request has its own sync point, so that one that fails does not take the next with it.
package actor PostgresConnection {
    /// The notifications of the channels that this connection listens to (``script(_:)`` with `LISTEN`); ends with the connection.
    package nonisolated let news: AsyncStream<PostgresNews>

    private nonisolated let executor = ConnectionQueue()
    private nonisolated let lost = Atomic(false)
    private let tell: AsyncStream<PostgresNews>.Continuation
    private var handle: OpaquePointer?
    private var readiness: Readiness?
    private var pending: [PendingRequest] = []
    private var prepared: [PreparedKey: String] = [:]
    private var preparedCount = 0
    /// Why nothing can be asked any more.
    private var end: PostgresFault?
    /// How long the server may say nothing while an answer is waited for; nil for any time.
    private let silence: Duration?
    private var lastHeard = SuspendingClock.now
    private var isWatched = false

    /// How much news waits for a listener that is busy.
    private static let newsKept = 1024

    /// The queue that libpq and the socket's reports share.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Whether the server is gone, or the connection was closed: it does not come back.
    package nonisolated var isLost: Bool {
        lost.load(ordering: .acquiring)
    }

    /// A connection that is ready for use.
    ///
    /// - Parameters:
    ///   - address: a URL (`postgresql:///teaspoon?host=/run/postgresql`) or `keyword=value` words, as libpq reads them.
    ///   - patience: how long the server may take.
    ///   - silence: how long the server may say nothing while an answer is waited for, before the connection counts as lost; nil for any
    ///     time. A server that was stopped in the middle, or whose disk hangs, keeps its connections and does not answer.
    /// - Throws: `.unreachable` or `.refused`.
    package static func connect(
        to address: String,
        within patience: Duration = .seconds(5),
        silence: Duration? = nil
    ) async throws(PostgresFault) -> PostgresConnection {
        let connection = PostgresConnection(silence: silence)
        if try await !connection.open(address, within: patience) { try await connection.makeSettings() }
        return connection
    }

    private init(silence: Duration?) {
        self.silence = silence
        (news, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(Self.newsKept))
    }

    isolated deinit {
        shut(because: .closed)
    }

    /// Carries out one statement, in a separate transaction unless one was begun.
    ///
    /// A task that is cancelled meanwhile still gets its answer.
    /// - Throws: `.unreachable`, `.statement`, `.full` or `.closed`.
    @discardableResult
    package func query(_ sql: StaticString, _ parameters: [PostgresValue] = []) async throws(PostgresFault) -> PostgresRows {
        let answers = try await together([PostgresStatement(sql, parameters)])
        // A successful request has an answer to each statement.
        guard let rows = answers.last else { throw .unreadable(column: 0) }
        return rows
    }

    /// Carries out all of these statements or none, in one round trip.
    ///
    /// - Returns: the rows of each.
    /// - Throws: the first failure: `.unreachable`, `.statement`, `.full` or `.closed`.
    @discardableResult
    package func together(_ statements: [PostgresStatement]) async throws(PostgresFault) -> [PostgresRows] {
        let outcome = await withCheckedContinuation { continuation in
            send(statements, continuation)
        }
        return try outcome.get()
    }

    /// Carries out any number of statements, parted by semicolons: all or none, unless they begin and end transactions themselves.
    ///
    /// For `LISTEN`. Earlier requests are answered first; later ones wait.
    /// - Throws: `.unreachable`, `.statement`, `.full` or `.closed`.
    package func script(_ sql: String) async throws(PostgresFault) {
        try await alone { PQexec($0, sql) }
    }

    /// Carries out a single command that stands in the source but is no `StaticString`: a part of a migration. Several are refused.
    ///
    /// - Throws: `.unreachable`, `.statement`, `.full` or `.closed`.
    func command(_ sql: String) async throws(PostgresFault) {
        try await alone { PQexecParams($0, sql, 0, nil, nil, nil, nil, 0) }
    }

    private func alone(_ carryOut: (OpaquePointer) -> OpaquePointer?) async throws(PostgresFault) {
        // The simple protocol, which alone takes several statements in one text, is not available in pipeline mode; and that can be
        // left only when everything was answered.
        while !pending.isEmpty { try await query("SELECT") }
        guard let handle else { throw end ?? .closed }
        guard PQexitPipelineMode(handle) == 1 else { throw shut(because: lastFault()) }
        let result = carryOut(handle)
        defer { PQclear(result) }
        passOnNews()
        guard let result, PQstatus(handle) == CONNECTION_OK, PQenterPipelineMode(handle) == 1 else {
            throw shut(because: lastFault())
        }
        if PQresultStatus(result) == PGRES_FATAL_ERROR { throw PostgresFault(result) }
    }

    /// Whether nothing is under way: no request, no transaction.
    var isAtRest: Bool {
        guard let handle, pending.isEmpty else { return false }
        return PQtransactionStatus(handle) == PQTRANS_IDLE
    }

    /// Ends the connection. Requests under way are answered with `.closed`.
    package func close() {
        shut(because: .closed)
    }

    /// The settings that a pooler did not pass on.
    private func makeSettings() async throws(PostgresFault) {
        do throws(PostgresFault) {
            try await together(
                Handshake.settings.map {
                    PostgresStatement("SELECT set_config($1, $2, false)", [.text($0.name), .text($0.value)])
                }
            )
        } catch {
            close()
            throw error
        }
    }

    /// - Returns: whether the connection has the settings that it asked for.
    private func open(_ address: String, within patience: Duration) throws(PostgresFault) -> Bool {
        let (handle, hasSettings) = try Handshake.connect(to: address, within: patience)
        self.handle = handle
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else { throw shut(because: lastFault()) }
        readiness = Readiness(
            of: PQsocket(handle),
            on: executor.queue,
            readable: { [weak self] in self?.assumeIsolated { connection in connection.receive() } },
            writable: { [weak self] in self?.assumeIsolated { connection in connection.flush() } }
        )
        guard readiness != nil else { throw shut(because: .unreachable("this program has too many files open")) }
        return hasSettings
    }
}

// MARK: Sending

extension PostgresConnection {
    private func send(_ statements: [PostgresStatement], _ continuation: CheckedContinuation<PendingRequest.Outcome, Never>) {
        guard let handle else {
            continuation.resume(returning: .failure(end ?? .closed))
            return
        }
        var steps: [PendingRequest.Step] = []
        var names = prepared
        var isSent = true
        for statement in statements {
            let block = ParameterBlock(statement.parameters)
            let key = PreparedKey(sql: statement.sql, types: block.types)
            let name = names[key] ?? newName()
            if names[key] == nil {
                names[key] = name
                isSent = isSent && PQsendPrepare(handle, name, key.sql, block.count, block.types) == 1
                steps.append(.prepare(key, name: name))
            }
            isSent = isSent && sendExecute(name, block, handle)
            steps.append(.execute(key))
        }
        if pending.isEmpty { lastHeard = .now }
        pending.append(PendingRequest(steps, continuation))
        guard isSent, PQpipelineSync(handle) == 1 else {
            // Half a request is on its way, and there is no taking it back.
            shut(because: lastFault())
            return
        }
        flush()
        watchSilence()
    }

    /// A name is never used twice: a statement that was prepared and then failed is still there.
    private func newName() -> String {
        preparedCount += 1
        return "s\(preparedCount)"
    }

    private func sendExecute(_ name: String, _ block: ParameterBlock, _ handle: OpaquePointer) -> Bool {
        block.withPointers { pointers in
            // The last argument: the answer comes in binary, too.
            PQsendQueryPrepared(handle, name, block.count, pointers, block.lengths, block.formats, 1) == 1
        }
    }

    private func flush() {
        guard let handle else { return }
        let left = PQflush(handle)
        guard left >= 0 else {
            shut(because: lastFault())
            return
        }
        readiness?.wantWriting(left > 0)
    }
}

// MARK: Receiving

extension PostgresConnection {
    /// Takes in everything that is there, the end as well: of a socket that the server has closed the system tells once only, and
    /// its last words may stand before the end.
    private func receive() {
        lastHeard = .now
        while let handle {
            let isConnected = PQconsumeInput(handle) == 1
            passOnNews()
            takeResults(of: handle)
            guard isConnected else {
                shut(because: lastFault())
                return
            }
            flush()
            guard Readiness.isReadable(PQsocket(handle)) else { return }
        }
    }

    private func passOnNews() {
        while let handle, let notice = PQnotifies(handle) {
            let heard = PostgresNews.notice(
                channel: String(cString: notice.pointee.relname),
                payload: String(cString: notice.pointee.extra)
            )
            // Where a busy listener made the oldest news fall out, it is told so.
            if case .dropped = tell.yield(heard) { tell.yield(.gap) }
            PQfreemem(notice)
        }
    }

    private func takeResults(of handle: OpaquePointer) {
        while let request = pending.first, PQisBusy(handle) == 0 {
            guard let result = PQgetResult(handle) else {
                // NULL ends the answer to one step. A second NULL in a row means that nothing more has arrived.
                guard request.endStep() else { return }
                continue
            }
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_PIPELINE_SYNC:
                pending.removeFirst()
                request.finish()
            case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
                remember(request.step)
                request.take(PostgresRows(result))
            case PGRES_PIPELINE_ABORTED:
                request.skip()
            default:
                let fault = PostgresFault(result)
                if fault.isOfPreparation { forget(request.step) }
                request.fail(fault)
            }
        }
    }

    /// Only statements that the server has prepared are relied on. Until then, a request for the same statement prepares it once more,
    /// under another name: so no request fails because of another.
    private func remember(_ step: PendingRequest.Step?) {
        guard case .prepare(let key, let name) = step else { return }
        prepared[key] = name
    }

    /// The next request prepares the statement again. Not after every fault: a prepared statement stays with the server as long as the
    /// connection.
    private func forget(_ step: PendingRequest.Step?) {
        guard case .execute(let key) = step else { return }
        prepared[key] = nil
    }
}

// MARK: Silence

extension PostgresConnection {
    /// Looks again when the server would have been silent for too long.
    private func watchSilence() {
        guard let silence, !isWatched, handle != nil else { return }
        isWatched = true
        let left = silence - (SuspendingClock.now - lastHeard)
        executor.queue.asyncAfter(deadline: .now() + max(left / .seconds(1), 0)) { [weak self] in
            self?.assumeIsolated { connection in connection.endSilence(after: silence) }
        }
    }

    private func endSilence(after silence: Duration) {
        isWatched = false
        guard !pending.isEmpty else { return }
        if SuspendingClock.now - lastHeard < silence { return watchSilence() }
        shut(because: .unreachable("it has not answered for \(silence)"))
    }
}

// MARK: Ending

extension PostgresConnection {
    private func lastFault() -> PostgresFault {
        .unreachable(Handshake.firstLine(of: handle.map { String(cString: PQerrorMessage($0)) } ?? ""))
    }

    /// Nothing can be asked from now on; all who wait are told why.
    @discardableResult
    private func shut(because fault: PostgresFault) -> PostgresFault {
        guard let handle else { return end ?? fault }
        self.handle = nil
        end = fault
        lost.store(true, ordering: .releasing)
        readiness?.stop()
        readiness = nil
        PQfinish(handle)
        tell.finish()
        let unanswered = pending
        pending = []
        for request in unanswered {
            request.fail(fault)
            request.finish()
        }
        return fault
    }
}
