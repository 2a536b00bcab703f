import PostgreSQL
import PostgreSQLTestSupport
import Testing

/// A pool lends its connections in turn, never more than it may have, and gets every one of them back.
struct PoolTests {
    private let address: String

    init() async throws {
        address = try await ThrowawayPostgres.shared().newDatabase()
    }

    /// A pool in which nobody is turned away because the machine is busy.
    private func pool(limit: Int, patience: Duration = ThrowawayPostgres.patience) -> PostgresPool {
        PostgresPool(address, limit: limit, patience: PostgresPatience(connecting: ThrowawayPostgres.patience, turn: patience))
    }

    /// How many connections the server knows of, but for the one that asks.
    private func connectionCount(but own: Int64) async throws -> Int64 {
        let witness = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        // A distributed PostgreSQL has processes of its own in each database.
        let rows = try await witness.query(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'teaspoon'"
        )
        await witness.close()
        return try rows[0].value(0, as: Int64.self) - own
    }

    @Test func `many are served by few connections`() async throws {
        let pool = pool(limit: 3)
        let names = try await withThrowingTaskGroup(of: Int64.self) { group in
            for _ in 0..<100 {
                group.addTask { try await pool.query("SELECT pg_backend_pid()")[0].value(0) }
            }
            return try await group.reduce(into: Set<Int64>()) { names, name in names.insert(name) }
        }
        #expect((1...3).contains(names.count))
        #expect(try await connectionCount(but: 1) <= 3)
        await pool.close()
    }

    @Test func `who waits too long for a connection is told so, and the next is served`() async throws {
        let pool = pool(limit: 1, patience: .milliseconds(20))
        try await pool.withConnection { connection throws(PostgresFault) in
            try await connection.query("SELECT")
            await #expect(throws: PostgresFault.tooLate) { try await pool.query("SELECT") }
        }
        try await pool.query("SELECT")
        await pool.close()
    }

    @Test func `a task that is cancelled while it waits goes away, and leaves no hole`() async throws {
        let pool = pool(limit: 1)
        for _ in 0..<20 {
            try await pool.withConnection { connection throws(PostgresFault) in
                let waiting = (0..<5).map { _ in Task { try await pool.query("SELECT") } }
                await Task.yield()
                for task in waiting { task.cancel() }
                for task in waiting {
                    await #expect(throws: PostgresFault.cancelled) { try await task.value }
                }
            }
        }
        try await pool.query("SELECT")
        await pool.close()
    }

    @Test func `tasks that are cancelled at any instant take no connection with them`() async throws {
        let pool = pool(limit: 2)
        for _ in 0..<200 {
            let task = Task { try await pool.query("SELECT") }
            let other = Task { try await pool.query("SELECT") }
            let third = Task { try await pool.query("SELECT") }
            await Task.yield()
            task.cancel()
            third.cancel()
            _ = await task.result
            _ = await third.result
            _ = try await other.value
        }
        // Both connections can be taken at the same time.
        try await pool.withConnection { _ throws(PostgresFault) in
            _ = try await pool.withConnection { connection throws(PostgresFault) in _ = try await connection.query("SELECT") }
        }
        await pool.close()
    }

    @Test func `a connection that was lost is replaced`() async throws {
        let pool = pool(limit: 1)
        let first = try await pool.query("SELECT pg_backend_pid()")[0].value(0, as: Int64.self)
        await #expect(throws: PostgresFault.self) { try await pool.query("SELECT pg_terminate_backend(pg_backend_pid())") }
        let second = try await pool.query("SELECT pg_backend_pid()")[0].value(0, as: Int64.self)
        #expect(first != second)
        await pool.close()
    }

    @Test func `who waits behind a connection that is lost gets another`() async throws {
        let pool = pool(limit: 1)
        let loser = Task { try await pool.query("SELECT pg_sleep(0.05), pg_terminate_backend(pg_backend_pid())") }
        let waiting = (0..<10).map { _ in Task { try await pool.query("SELECT 1") } }
        _ = await loser.result
        for task in waiting { #expect(try await task.value.count == 1) }
        await pool.close()
    }

    @Test func `a transaction left open is not lent to the next`() async throws {
        let pool = pool(limit: 1)
        try await pool.query("CREATE TABLE thing (name bigint)")
        try await pool.withConnection { connection throws(PostgresFault) in
            _ = try await connection.together([PostgresStatement("BEGIN"), PostgresStatement("INSERT INTO thing VALUES (1)")])
        }
        #expect(try await pool.query("SELECT FROM thing").isEmpty)
        await pool.close()
    }

    @Test func `a connection is reused, not made each time`() async throws {
        let pool = pool(limit: 4)
        var names: Set<Int64> = []
        for _ in 0..<10 {
            names.insert(
                try await pool.transaction { transaction throws(PostgresFault) in
                    try await transaction.query("SELECT pg_backend_pid()")[0].value(0)
                }
            )
            try await pool.withConnection { connection throws(PostgresFault) in try await connection.script("SELECT") }
        }
        #expect(names.count == 1)
        await pool.close()
    }

    @Test func `a closed pool lets nobody in, and closes what comes back`() async throws {
        let pool = pool(limit: 1)
        let name = try await pool.withConnection { connection throws(PostgresFault) in
            let waiting = Task { try await pool.query("SELECT") }
            await Task.yield()
            await pool.close()
            await #expect(throws: PostgresFault.closed) { try await waiting.value }
            return try await connection.query("SELECT pg_backend_pid()")[0].value(0, as: Int64.self)
        }
        await #expect(throws: PostgresFault.closed) { try await pool.query("SELECT") }
        let witness = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        // The server takes a moment to notice.
        while try await !witness.query("SELECT FROM pg_stat_activity WHERE pid = $1", [.int(name)]).isEmpty {}
    }
}
