import PostgreSQL
import PostgreSQLTestSupport
import Testing

/// The server goes, in the middle of everything, and comes back.
struct LostServerTests {
    /// How long a server may say nothing in these tests: longer than a busy machine needs for a short answer.
    private static let silence = Duration.seconds(10)

    @Test func `a server that says nothing for too long is lost`() async throws {
        let cluster = try await ThrowawayPostgres.shared()
        let pool = PostgresPool(
            try await cluster.newDatabase(),
            limit: 1,
            patience: PostgresPatience(connecting: ThrowawayPostgres.patience, silence: Self.silence)
        )
        let fault = await #expect(throws: PostgresFault.self) { try await pool.query("SELECT pg_sleep(60)") }
        guard case .unreachable = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        // The next one gets another connection.
        try await pool.query("SELECT")
        await pool.close()
    }

    @Test func `a server that is not asked may be silent`() async throws {
        let cluster = try await ThrowawayPostgres.shared()
        let pool = PostgresPool(
            try await cluster.newDatabase(),
            limit: 1,
            patience: PostgresPatience(connecting: ThrowawayPostgres.patience, silence: Self.silence)
        )
        let before = try await pool.query("SELECT pg_backend_pid()").first?.value(0, as: Int64.self)
        try await Task.sleep(for: Self.silence + .milliseconds(500))
        let after = try await pool.query("SELECT pg_backend_pid()").first?.value(0, as: Int64.self)
        #expect(before == after)
        await pool.close()
    }

    @Test func `whoever asks of a lost server is told at once, and work goes on when it is back`() async throws {
        let cluster = try await ThrowawayPostgres.start(durable: true)
        let address = try await cluster.newDatabase()
        // Sixteen wait for four connections, on a machine that may be busy with other tests.
        let pool = PostgresPool(
            address,
            limit: 4,
            patience: ThrowawayPostgres.poolPatience
        )
        let listener = PostgresListener(address, channels: ["news"], patience: ThrowawayPostgres.poolPatience)
        var news = listener.news.makeAsyncIterator()
        #expect(await news.next() == .gap)
        try await pool.query("CREATE TABLE thing (name bigint PRIMARY KEY)")

        // Each of 16 goes on until it hears that the server is gone, and says what it was promised.
        let load = Task {
            await withTaskGroup(of: (promised: [Int64], fault: PostgresFault?).self) { group in
                for worker in Int64(0)..<16 {
                    group.addTask {
                        var promised: [Int64] = []
                        while true {
                            let name = worker * 1_000_000 + Int64(promised.count)
                            do throws(PostgresFault) {
                                try await pool.query("INSERT INTO thing VALUES ($1)", [.int(name)])
                                promised.append(name)
                            } catch {
                                return (promised, error)
                            }
                        }
                    }
                }
                return await group.reduce(into: []) { all, one in all.append(one) }
            }
        }
        while try await pool.query("SELECT FROM thing LIMIT 200").count < 200 {}
        try await cluster.breakDown()

        let outcomes = await load.value
        for outcome in outcomes {
            guard case .unreachable = outcome.fault else {
                Issue.record("\(String(describing: outcome.fault))")
                continue
            }
        }
        for _ in 0..<20 {
            let fault = await #expect(throws: PostgresFault.self) { try await pool.query("SELECT") }
            guard case .unreachable = fault else {
                Issue.record("\(String(describing: fault))")
                continue
            }
        }
        guard case .deaf = await news.next() else {
            Issue.record("the listener did not say that it hears nothing")
            return
        }

        try await cluster.comeBack()
        let kept = Set(try await pool.query("SELECT name FROM thing").map { row in try row.value(0, as: Int64.self) })
        #expect(outcomes.flatMap(\.promised).allSatisfy { kept.contains($0) })
        #expect(await news.next() == .gap)
        try await pool.query("NOTIFY news, 'back'")
        #expect(await news.next() == .notice(channel: "news", payload: "back"))

        await listener.close()
        await pool.close()
        try await cluster.stop()
    }
}
