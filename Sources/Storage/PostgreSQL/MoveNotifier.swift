import PostgreSQL
import Synchronization

/// Tells all servers of a database which spaces have moved: after the commits, in one notice for all moves that wait.
///
/// PostgreSQL lets one transaction at a time commit if it notifies. A push that notified would therefore wait for the disk alone; a notice of
/// its own is confirmed without waiting for the disk (decision 053).
///
/// A server may die between a commit and its notice. So each transaction that moves a space makes sure that its server is in the table
/// `server`, and holds a shared advisory lock of the server's number until it has ended. A server that is silent for ``silence`` and whose
/// number nobody holds is removed by another one, which tells everybody that any space may have moved.
///
/// The end of a transaction may also stay unknown, where the connection is lost: it may be committed later. Then the server takes a new
/// number; the old one is removed once the transaction has ended.
final class MoveNotifier: Sendable {
    /// How long a server may give no sign of life before the others announce what it may have left unannounced.
    static let silence = Duration.seconds(10)

    private struct State {
        /// The server's number in the database: another one at each start, and after a transaction whose end is unknown.
        var server = Int64.random(in: .min ... .max)
        var spaces: Set<SpaceID> = []
        /// There were too many to name.
        var isEverything = false
        /// Transactions that may move spaces and have not ended.
        var underWay = 0
        /// Whether the server may be in the table, by its number now.
        var hasMoved = false
        var isClosed = false

        var isEmpty: Bool { spaces.isEmpty && !isEverything }
    }

    /// How often a server gives a sign of life, and looks for servers that no longer do.
    private static let beat = Duration.seconds(2)
    /// How long the next notice waits after one, so that many moves share it.
    private static let spacing = Duration.milliseconds(10)
    private static let shortestPause = Duration.milliseconds(100)
    private static let longestPause = Duration.seconds(5)
    /// Beyond so many spaces, "any space" is told. That happens where the database is away for long.
    private static let mostSpaces = 10_000

    private let pool: PostgresPool
    private let state = Mutex(State())
    private let wake: AsyncStream<Void>.Continuation
    private let tasks = Mutex<[Task<Void, Never>]>([])

    /// Begins its work.
    ///
    /// - Parameter pool: one connection, which nobody else uses: a notice never waits behind pushes.
    init(on pool: PostgresPool) {
        self.pool = pool
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.wake = wake
        let telling = Task { [weak self] in
            for await _ in wakes { await self?.tellAll() }
        }
        let beating = Task { [weak self] in
            while (try? await Task.sleep(for: Self.beat)) != nil {
                guard let self else { return }
                await giveSign()
            }
        }
        tasks.withLock { $0 = [telling, beating] }
    }

    /// A transaction begins that may move spaces.
    ///
    /// - Returns: the server's number; `nil` after ``close()``: the transaction must not begin, because its moves would not be announced.
    func begin() -> Int64? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            state.underWay += 1
            return state.server
        }
    }

    /// A transaction has ended. Announces the spaces that it moved.
    ///
    /// - Parameter isInDoubt: nobody knows how it ended, and whether it has ended at all.
    func end(moving spaces: Set<SpaceID>, isInDoubt: Bool = false) {
        let isNews = state.withLock { state in
            state.underWay -= 1
            guard !spaces.isEmpty else { return false }
            state.hasMoved = true
            if isInDoubt { (state.server, state.hasMoved) = (Int64.random(in: .min ... .max), false) }
            Self.add(spaces, to: &state)
            return true
        }
        if isNews { wake.yield() }
    }

    /// Tells of everything that waits, and stops. Where that cannot be told, or a transaction has not ended, the server stays in the table, and
    /// another server tells of it.
    func close() async {
        state.withLock { $0.isClosed = true }
        wake.finish()
        let running = tasks.withLock { $0 }
        for task in running { task.cancel() }
        for task in running { await task.value }
        await tellOnce()
        let leaving = state.withLock { $0.hasMoved && $0.isEmpty && $0.underWay == 0 ? $0.server : nil }
        if let leaving { try? await carryOut([Self.departure(of: leaving)]) }
        await pool.close()
    }

    // MARK: - Telling

    /// Announces pending moves until none is left or the notifier is closed.
    private func tellAll() async {
        var pause = Self.shortestPause
        while state.withLock({ !$0.isEmpty }), !Task.isCancelled {
            if await tellOnce() {
                pause = Self.shortestPause
                try? await Task.sleep(for: Self.spacing)
            } else {
                try? await Task.sleep(for: pause)
                pause = min(pause * 2, Self.longestPause)
            }
        }
    }

    /// One notice of all that waits. What could not be told waits again.
    @discardableResult
    private func tellOnce() async -> Bool {
        let (spaces, isEverything) = state.withLock { state in
            defer { (state.spaces, state.isEverything) = ([], false) }
            return (state.spaces, state.isEverything)
        }
        guard isEverything || !spaces.isEmpty else { return true }
        do throws(PostgresFault) {
            try await carryOut([Self.notice(isEverything ? [PostgreSQLStore.everySpace] : spaces.map(\.news))])
            return true
        } catch {
            state.withLock { state in
                Self.add(spaces, to: &state)
                if isEverything { Self.forgetNames(&state) }
            }
            return false
        }
    }

    private static func add(_ spaces: Set<SpaceID>, to state: inout State) {
        guard !state.isEverything else { return }
        state.spaces.formUnion(spaces)
        if state.spaces.count > mostSpaces { forgetNames(&state) }
    }

    private static func forgetNames(_ state: inout State) {
        (state.spaces, state.isEverything) = ([], true)
    }

    /// A sign of life; and a word to everybody for each server that no longer gives one.
    private func giveSign() async {
        // Where the database is away, the next one will do.
        try? await carryOut([Self.sign(of: state.withLock { $0.server }), Self.removal(ofSilentFor: Self.silence)])
    }
}

// MARK: - Statements

extension MoveNotifier {
    /// Part of each transaction that moves a space: its server is in the table, and is not removed before the transaction has ended.
    static func registration(of server: Int64) -> Statement {
        """
        INSERT INTO server (id, seen)
        SELECT \(server), clock_timestamp() WHERE pg_advisory_xact_lock_shared(\(server)) IS NOT NULL
        ON CONFLICT (id) DO NOTHING
        """
    }

    /// The notices that follow are committed without waiting for the disk. One that is lost in a crash of the database does no harm: every
    /// server then loses its connection and tells its pages to synchronise.
    private static let atOnce: Statement = "SELECT set_config('synchronous_commit', 'off', true)"

    /// Texts of notices contain no comma.
    private static func notice(_ news: [String]) -> Statement {
        """
        SELECT pg_notify(\(PostgreSQLStore.channel), space)
        FROM unnest(string_to_array(\(news.joined(separator: ",")), ',')) AS space
        """
    }

    private static func sign(of server: Int64) -> Statement {
        "UPDATE server SET seen = clock_timestamp() WHERE id = \(server)"
    }

    private static func removal(ofSilentFor silence: Duration) -> Statement {
        """
        WITH silent AS MATERIALIZED (
            SELECT id FROM server
            WHERE seen < clock_timestamp() - make_interval(secs => \(Int(silence.components.seconds)))
            FOR UPDATE SKIP LOCKED
        ), gone AS (
            DELETE FROM server WHERE id IN (SELECT id FROM silent WHERE pg_try_advisory_xact_lock(id)) RETURNING id
        )
        SELECT pg_notify(\(PostgreSQLStore.channel), \(PostgreSQLStore.everySpace)) FROM gone LIMIT 1
        """
    }

    private static func departure(of server: Int64) -> Statement {
        "DELETE FROM server WHERE id = \(server) AND pg_try_advisory_xact_lock(\(server))"
    }

    private func carryOut(_ statements: [Statement]) async throws(PostgresFault) {
        try await pool.together(([Self.atOnce] + statements).map { PostgresStatement($0) })
    }
}
