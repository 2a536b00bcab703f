import PostgreSQL
import PostgreSQLTestSupport
import TestSupport
import Testing

/// A value that is sent comes back as it was.
struct RoundTripTests {
    private let connection: PostgresConnection

    init() async throws {
        connection = try await PostgresConnection.connect(
            to: ThrowawayPostgres.shared().newDatabase(),
            within: ThrowawayPostgres.patience
        )
    }

    @Test(arguments: [Int64.min, -1, 0, 1, 0x0102_0304_0506_0708, .max])
    func `whole numbers come back`(number: Int64) async throws {
        let rows = try await connection.query("SELECT $1::bigint", [.int(number)])
        #expect(try rows[0].value(0) == number)
    }

    @Test func `smaller numbers are read as numbers`() async throws {
        let rows = try await connection.query("SELECT (-5)::integer, (-6)::smallint")
        #expect(try rows[0].value(0) == Int64(-5))
        #expect(try rows[0].value(1) == Int64(-6))
    }

    @Test(arguments: ["", "a", "Ünï – 日本語 🥄👩‍👩‍👧", "one\ntwo\t\\ 'three' \"$1\"", String(repeating: "long ", count: 100_000)])
    func `text comes back`(text: String) async throws {
        let rows = try await connection.query("SELECT $1::text", [.text(text)])
        #expect(try rows[0].value(0) == text)
    }

    @Test func `text is refused, not cut, where it holds what PostgreSQL cannot keep`() async throws {
        let fault = await #expect(throws: PostgresFault.self) {
            try await connection.query("SELECT $1::text", [.text("before\u{0}after")])
        }
        guard case .statement("22021", _) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
    }

    @Test func `bytes of any kind come back`() async throws {
        var chance = SeededRandom.printed(seed: 1)
        for length in [0, 1, 255, 256, 70_000] {
            let bytes = chance.bytes(length)
            let rows = try await connection.query("SELECT $1::bytea, length($1::bytea)", [.bytes(bytes)])
            #expect(try rows[0].value(0) == bytes)
            #expect(try rows[0].value(1) == Int64(length))
        }
    }

    @Test(arguments: [true, false])
    func `yes and no come back`(flag: Bool) async throws {
        let rows = try await connection.query("SELECT $1::boolean", [.bool(flag)])
        #expect(try rows[0].value(0) == flag)
    }

    @Test func `nothing comes back as nothing, and is no empty text`() async throws {
        let nothing: [PostgresValue] = [.text(nil), .int(nil), .bool(nil), .bytes(nil), .text("")]
        let row = try #require(try await connection.query("SELECT $1, $2, $3, $4, $5", nothing).first)
        #expect(try row.value(0) == String?.none)
        #expect(try row.value(1) == Int64?.none)
        #expect(try row.value(2) == Bool?.none)
        #expect(try row.value(3) == [UInt8]?.none)
        #expect(try row.value(4) == String?.some(""))
    }

    @Test func `arrays become rows`() async throws {
        var chance = SeededRandom.printed(seed: 2)
        let count = 3000
        let numbers: [Int64?] = (0..<count).map { _ in chance.once(in: 10) ? nil : Int64(bitPattern: chance.next()) }
        let strings: [[UInt8]?] = (0..<count).map { _ in chance.once(in: 10) ? nil : chance.bytes(chance.below(40)) }
        let rows = try await connection.query(
            "SELECT number, string FROM unnest($1, $2) WITH ORDINALITY AS row (number, string, place) ORDER BY place",
            [.ints(numbers), .byteStrings(strings)]
        )
        #expect(try rows.map { row in try row.value(0, as: Int64?.self) } == numbers)
        #expect(try rows.map { row in try row.value(1, as: [UInt8]?.self) } == strings)
    }

    @Test func `empty arrays become no rows`() async throws {
        let rows = try await connection.query("SELECT * FROM unnest($1, $2)", [.ints([]), .byteStrings([])])
        #expect(rows.isEmpty)
    }

    @Test func `a column is not read as what it is not`() async throws {
        let row = try #require(try await connection.query("SELECT 'a'::text, NULL::bigint").first)
        #expect(throws: PostgresFault.unreadable(column: 0)) { try row.value(0, as: Int64.self) }
        #expect(throws: PostgresFault.unreadable(column: 1)) { try row.value(1, as: Int64.self) }
        #expect(throws: PostgresFault.unreadable(column: 2)) { try row.value(2, as: String.self) }
    }

    @Test func `an answer counts what was written`() async throws {
        try await connection.script("CREATE TABLE thing (number bigint)")
        let written = try await connection.query("INSERT INTO thing SELECT unnest($1)", [.ints([1, 2, 3])])
        #expect(written.affected == 3)
        #expect(try await connection.query("UPDATE thing SET number = 0 WHERE number > 1").affected == 2)
    }
}
