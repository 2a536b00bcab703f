import PostgreSQL
import PostgreSQLTestSupport
import Testing

/// Each fault has a name, and never contains people's data.
struct FaultTests {
    @Test func `a server that is not there cannot be reached`() async throws {
        let fault = await #expect(throws: PostgresFault.self) {
            try await PostgresConnection.connect(to: "postgresql:///any?host=/nowhere")
        }
        guard case .unreachable = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
    }

    @Test(arguments: ["postgresql://[", "postgresql://someone:secret@[::1", "host", "secret='", "postgresql:///any?secret=1"])
    func `an address that cannot be read is not repeated: a password may stand in it`(address: String) async throws {
        await #expect(throws: PostgresFault.unreachable("its address cannot be read")) {
            try await PostgresConnection.connect(to: address)
        }
    }

    @Test(arguments: [("nowhere", "teaspoon"), ("postgres", "nobody")])
    func `a database or a name that the server does not know is refused`(database: String, user: String) async throws {
        let address = try await ThrowawayPostgres.shared().address(of: database, user: user)
        let fault = await #expect(throws: PostgresFault.self) { try await PostgresConnection.connect(to: address) }
        guard case .refused = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
    }

    @Test func `a full disk has a name of its own`() async throws {
        let connection = try await PostgresConnection.connect(
            to: ThrowawayPostgres.shared().newDatabase(),
            within: ThrowawayPostgres.patience
        )
        await #expect(throws: PostgresFault.full("there is no space")) {
            try await connection.script("DO $$ BEGIN RAISE 'there is no space' USING ERRCODE = 'disk_full'; END $$")
        }
    }

    @Test func `no message holds what was written`() async throws {
        let connection = try await PostgresConnection.connect(
            to: ThrowawayPostgres.shared().newDatabase(),
            within: ThrowawayPostgres.patience
        )
        try await connection.script("CREATE TABLE thing (word text PRIMARY KEY CHECK (word <> 'my private words'))")
        let words = PostgresValue.text("my private words")
        for statement in [
            PostgresStatement("SELECT $1::text::bigint", [words]),
            PostgresStatement("SELECT $1::text::date", [words]),
            PostgresStatement("SELECT $1::text::json", [words]),
            PostgresStatement("SELECT repeat($1, 1000)::name::text::uuid", [words]),
            PostgresStatement("INSERT INTO thing VALUES ($1)", [words]),
            PostgresStatement("INSERT INTO thing SELECT $1 || 'x' FROM generate_series(1, 2)", [words]),
        ] {
            let fault = await #expect(throws: PostgresFault.self) { try await connection.together([statement]) }
            #expect(fault.map { !$0.description.contains("private") } ?? false)
        }
    }

    @Test func `a connection that the server ends says so, and whoever waits is told`() async throws {
        let address = try await ThrowawayPostgres.shared().newDatabase()
        let victim = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        let other = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        let name = try await victim.query("SELECT pg_backend_pid()")[0].value(0, as: Int64.self)
        let waiting = Task { try await victim.query("SELECT pg_sleep(600)") }
        let behind = Task { try await victim.query("SELECT pg_sleep(600)") }
        try await other.query("SELECT pg_terminate_backend($1::integer)", [.int(name)])
        for outcome in [await waiting.result, await behind.result] {
            guard case .failure(PostgresFault.unreachable) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
        }
        #expect(victim.isLost)
    }
}
