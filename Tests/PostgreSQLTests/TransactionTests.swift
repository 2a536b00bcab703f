import PostgreSQL
import PostgreSQLTestSupport
import Testing

/// All of a transaction is carried out, or nothing.
struct TransactionTests {
    private let pool: PostgresPool

    init() async throws {
        pool = try await PostgresPool(
            ThrowawayPostgres.shared().newDatabase(),
            limit: 2,
            patience: ThrowawayPostgres.poolPatience
        )
        try await pool.query("CREATE TABLE thing (name bigint PRIMARY KEY)")
    }

    private func names() async throws -> [Int64] {
        try await pool.query("SELECT name FROM thing ORDER BY name").map { row in try row.value(0) }
    }

    @Test func `what was done is kept when it ends well`() async throws {
        let answer = try await pool.transaction { transaction throws(PostgresFault) in
            try await transaction.query("INSERT INTO thing VALUES (1)")
            try await transaction.together([
                PostgresStatement("INSERT INTO thing VALUES (2)"), PostgresStatement("INSERT INTO thing VALUES (3)"),
            ])
            try await transaction.script("INSERT INTO thing VALUES (4); INSERT INTO thing VALUES (5)")
            return "done"
        }
        #expect(answer == "done")
        #expect(try await names() == [1, 2, 3, 4, 5])
    }

    @Test func `nothing is kept when a statement fails`() async throws {
        await #expect(throws: PostgresFault.self) {
            try await pool.transaction { transaction throws(PostgresFault) in
                try await transaction.query("INSERT INTO thing VALUES (1)")
                try await transaction.query("INSERT INTO thing VALUES (1)")
            }
        }
        #expect(try await names().isEmpty)
    }

    @Test func `nothing is kept when the work gives up`() async throws {
        await #expect(throws: PostgresFault.unreadable(column: 7)) {
            try await pool.transaction { transaction throws(PostgresFault) in
                try await transaction.script("INSERT INTO thing VALUES (1); INSERT INTO thing VALUES (2)")
                throw .unreadable(column: 7)
            }
        }
        #expect(try await names().isEmpty)
    }

    @Test func `a failure that the work does not mind is one nevertheless`() async throws {
        let fault = await #expect(throws: PostgresFault.self) {
            try await pool.transaction { transaction throws(PostgresFault) in
                try await transaction.query("INSERT INTO thing VALUES (1)")
                do throws(PostgresFault) { try await transaction.query("INSERT INTO thing VALUES (1)") } catch {}
            }
        }
        guard case .statement("23505", _) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(try await names().isEmpty)
    }

    @Test func `a check that waits for the end of the transaction fails it`() async throws {
        try await pool.query("CREATE TABLE part (name bigint REFERENCES thing DEFERRABLE INITIALLY DEFERRED)")
        await #expect(throws: PostgresFault.self) {
            try await pool.transaction { transaction throws(PostgresFault) in
                _ = try await transaction.query("INSERT INTO part VALUES (1)")
            }
        }
        #expect(try await pool.query("SELECT FROM part").isEmpty)
    }

    @Test func `a transaction can end together with its last statements`() async throws {
        for expected in [[1, 2], [1, 2]] as [[Int64]] {
            // The second time the last statement fails, and takes the first with it.
            try? await pool.transaction { transaction throws(PostgresFault) in
                try await transaction.query("INSERT INTO thing SELECT coalesce(max(name), 0) + 1 FROM thing")
                _ = try await transaction.finish(with: [PostgresStatement("INSERT INTO thing VALUES (2)")])
            }
            #expect(try await names() == expected)
        }
    }

    @Test func `the work can undo everything and still have an answer`() async throws {
        let answer = try await pool.transaction { transaction throws(PostgresFault) in
            try await transaction.query("INSERT INTO thing VALUES (1)")
            await transaction.rollBack()
            return "no"
        }
        #expect(answer == "no")
        #expect(try await names().isEmpty)
    }

    @Test func `nothing is asked after the end`() async throws {
        await #expect(throws: PostgresFault.closed) {
            try await pool.transaction { transaction throws(PostgresFault) in
                try await transaction.finish(with: [PostgresStatement("INSERT INTO thing VALUES (1)")])
                try await transaction.query("INSERT INTO thing VALUES (2)")
            }
        }
        #expect(try await names() == [1])
    }

    @Test func `others see nothing before the end`() async throws {
        try await pool.transaction { transaction throws(PostgresFault) in
            try await transaction.query("INSERT INTO thing VALUES (1)")
            let seen = try await pool.query("SELECT FROM thing")
            #expect(seen.isEmpty)
        }
        #expect(try await names() == [1])
    }

    @Test func `a connection whose transaction failed serves the next`() async throws {
        for _ in 0..<5 {
            await #expect(throws: PostgresFault.self) {
                try await pool.transaction { transaction throws(PostgresFault) in try await transaction.query("SELECT 1 / 0") }
            }
            try await pool.transaction { transaction throws(PostgresFault) in _ = try await transaction.query("SELECT 1") }
        }
    }

    @Test func `a transaction in which nothing was asked asks nothing`() async throws {
        #expect(try await pool.transaction { _ throws(PostgresFault) in 7 } == 7)
    }
}
