import PostgreSQL
import PostgreSQLTestSupport
import TestSupport
import Testing

/// Many ask one connection at once; each gets an own answer.
struct PipelineTests {
    private let connection: PostgresConnection

    init() async throws {
        connection = try await PostgresConnection.connect(
            to: ThrowawayPostgres.shared().newDatabase(),
            within: ThrowawayPostgres.patience
        )
        try await connection.script("CREATE TABLE thing (name bigint PRIMARY KEY, word text NOT NULL)")
    }

    @Test func `of 200 at once 20 fail, and only these`() async throws {
        let taken = Set((0..<20).map { Int64($0 * 10) })
        try await connection.query("INSERT INTO thing SELECT unnest($1), 'taken'", [.ints(Array(taken))])
        let failed = await withTaskGroup(of: Int64?.self) { group in
            for name in Int64(0)..<200 {
                group.addTask { [connection] in
                    do {
                        try await connection.query("INSERT INTO thing VALUES ($1, 'new')", [.int(name)])
                        return nil
                    } catch {
                        return name
                    }
                }
            }
            return await group.reduce(into: Set<Int64>()) { failed, name in name.map { _ = failed.insert($0) } }
        }
        #expect(failed == taken)
        #expect(try await connection.query("SELECT count(*) FROM thing")[0].value(0) == Int64(200))
    }

    @Test func `each gets the answer to what it asked`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in Int64(0)..<200 {
                group.addTask { [connection] in
                    let rows = try await connection.query("SELECT $1::bigint * 2 FROM generate_series(1, $1)", [.int(number)])
                    #expect(rows.count == number)
                    #expect(try rows.allSatisfy { row in try row.value(0) == number * 2 })
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `what is too large for the socket at once is sent and received whole`() async throws {
        var chance = SeededRandom.printed(seed: 1)
        let bytes = chance.bytes(8_000_000)
        async let first = connection.query("SELECT $1", [.bytes(bytes)])
        async let second = connection.query("SELECT $1", [.bytes(bytes.reversed())])
        #expect(try await first[0].value(0) == bytes)
        #expect(try await second[0].value(0) == Array(bytes.reversed()))
    }

    @Test func `statements sent together are carried out together`() async throws {
        let answers = try await connection.together([
            PostgresStatement("INSERT INTO thing VALUES ($1, $2)", [.int(1), .text("one")]),
            PostgresStatement("SELECT word FROM thing WHERE name = $1", [.int(1)]),
        ])
        #expect(answers.count == 2)
        #expect(try answers[1][0].value(0) == "one")
    }

    @Test func `statements sent together leave nothing where one fails`() async throws {
        let fault = await #expect(throws: PostgresFault.self) {
            try await connection.together([
                PostgresStatement("INSERT INTO thing VALUES (1, 'one')"),
                PostgresStatement("INSERT INTO thing VALUES (1, 'again')"),
                PostgresStatement("INSERT INTO thing VALUES (2, 'two')"),
            ])
        }
        guard case .statement("23505", _) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(try await connection.query("SELECT FROM thing").isEmpty)
    }

    @Test func `a statement that failed can be asked again`() async throws {
        for _ in 0..<3 {
            let rows = try await connection.query("SELECT 10 / $1::bigint", [.int(5)])
            #expect(try rows[0].value(0) == Int64(2))
            await #expect(throws: PostgresFault.self) {
                try await connection.query("SELECT 10 / $1::bigint", [.int(0)])
            }
            await #expect(throws: PostgresFault.self) { try await connection.query("SELECT FROM nowhere") }
        }
    }

    @Test func `a statement is prepared once, however often it is asked or fails`() async throws {
        for number in Int64(0)..<10 {
            let divide = PostgresStatement("SELECT 10 / $1::bigint", [.int(number)])
            _ = try? await connection.together([divide, divide])
        }
        let rows = try await connection.query("SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE 'SELECT 10%'")
        #expect(try rows[0].value(0) == Int64(1))
    }

    @Test func `a statement is prepared again when its table has changed`() async throws {
        try await connection.query("INSERT INTO thing VALUES (1, 'one')")
        #expect(try await connection.query("SELECT * FROM thing")[0].value(1) == "one")
        try await connection.script("ALTER TABLE thing ALTER word TYPE bytea USING convert_to(word, 'UTF8')")
        // PostgreSQL refuses the old plan once.
        await #expect(throws: PostgresFault.self) { try await connection.query("SELECT * FROM thing") }
        #expect(try await connection.query("SELECT * FROM thing")[0].value(1) == Array("one".utf8))
    }

    @Test func `the same text with parameters of another type is another statement`() async throws {
        #expect(try await connection.query("SELECT $1", [.int(1)])[0].value(0) == Int64(1))
        #expect(try await connection.query("SELECT $1", [.text("1")])[0].value(0) == "1")
        #expect(try await connection.query("SELECT $1", [.int(2)])[0].value(0) == Int64(2))
    }

    @Test func `a script holds many statements, and is all or nothing`() async throws {
        try await connection.script("INSERT INTO thing VALUES (1, 'a;b'); INSERT INTO thing VALUES (2, 'two')")
        await #expect(throws: PostgresFault.self) {
            try await connection.script("INSERT INTO thing VALUES (3, 'three'); INSERT INTO thing VALUES (1, 'again')")
        }
        #expect(
            try await connection.query("SELECT name FROM thing ORDER BY name").map { row in try row.value(0) } == [Int64(1), 2]
        )
    }

    @Test func `a script waits for what was asked before, and holds up what is asked after`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in Int64(0)..<100 {
                group.addTask { [connection] in
                    if name.isMultiple(of: 10) {
                        try await connection.script("INSERT INTO thing VALUES (\(name), 'script'); SELECT 1")
                    } else {
                        try await connection.query("INSERT INTO thing VALUES ($1, 'query')", [.int(name)])
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await connection.query("SELECT FROM thing").count == 100)
    }

    @Test func `nothing is asked of a closed connection`() async throws {
        await connection.close()
        await #expect(throws: PostgresFault.closed) { try await connection.query("SELECT") }
        await #expect(throws: PostgresFault.closed) { try await connection.script("SELECT") }
        #expect(connection.isLost)
    }
}
