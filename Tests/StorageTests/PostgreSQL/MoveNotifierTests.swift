import Facts
import PostgreSQL
import PostgreSQLTestSupport
import TestSupport
import Testing

@testable import Storage

@Suite("What servers tell each other of the spaces that moved")
struct MoveNotifierTests {
    private let address: String

    init() async throws {
        address = try await ThrowawayPostgres.shared().newDatabase()
    }

    /// A store, everything that it hears, and a connection beside it.
    private func withStore(
        _ body: (PostgreSQLStore, AsyncStream<SpaceID?>, PostgresConnection) async throws -> Void
    ) async throws {
        let store = try await PostgreSQLStore(at: address)
        let (heard, tell) = AsyncStream.makeStream(of: SpaceID?.self)
        store.onMove { tell.yield($0) }
        let connection = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        do {
            try await body(store, heard, connection)
        } catch {
            await connection.close()
            await store.close()
            throw error
        }
        await connection.close()
        await store.close()
    }

    private static func servers(_ connection: PostgresConnection) async throws -> Int64 {
        try #require(try await connection.query("SELECT count(*) FROM server").first).value(0)
    }

    @Test("Of many spaces that move at the same time, another server hears of each")
    func together() async throws {
        try await withStore { other, heard, _ in
            let store = try await PostgreSQLStore(at: address)
            var spaces: Set<SpaceID> = []
            for number in 1...60 as ClosedRange<UInt64> { spaces.insert(try await store.space(number: number)) }
            try await withThrowingTaskGroup { group in
                for space in spaces {
                    group.addTask { _ = try await store.push([.sample(1)], to: space, within: .usual) }
                }
                try await group.waitForAll()
            }
            var missing = spaces
            for await space in heard {
                if let space { missing.remove(space) }
                if missing.isEmpty { break }
            }
            #expect(missing.isEmpty)
            await store.close()
        }
    }

    @Test("What moved last is told before a server is closed, and nothing is left for others to tell")
    func closed() async throws {
        try await withStore { _, heard, connection in
            let store = try await PostgreSQLStore(at: address)
            let space = try await store.space()
            for number in 0..<20 as Range<UInt64> { _ = try await store.push([.sample(number)], to: space, within: .usual) }
            #expect(try await Self.servers(connection) == 1)
            await store.close()
            #expect(await heard.first { _ in true } == space)
            #expect(try await Self.servers(connection) == 0)
            await #expect(throws: StoreFault.closed) { try await store.push([.sample(99)], to: space, within: .usual) }
        }
    }

    @Test("Of a server that fell silent, another one tells that any space may have moved, once")
    func silent() async throws {
        try await withStore { _, heard, connection in
            // However long this machine takes until the next look, the other one has not fallen silent.
            let seen = "(77, now() - interval '11 seconds'), (78, now() + interval '1 hour')"
            try await connection.script("INSERT INTO server VALUES " + seen)
            #expect(await heard.first { $0 == nil } == .some(nil))
            #expect(try await Self.servers(connection) == 1)
        }
    }

    @Test("A server that fell silent within a transaction is not removed before the transaction has ended")
    func underWay() async throws {
        try await withStore { _, heard, connection in
            try await connection.script("INSERT INTO server VALUES (77, now())")
            let pool = PostgresPool(address, limit: 1, patience: ThrowawayPostgres.poolPatience)
            try await pool.transaction { transaction throws(PostgresFault) in
                try await transaction.together([PostgresStatement(MoveNotifier.registration(of: 77))])
                try await connection.script("UPDATE server SET seen = now() - interval '1 hour'")
                try? await Task.sleep(for: .seconds(5))
                let count: Int64? = try await connection.query("SELECT count(*) FROM server WHERE id = 77").first?.value(0)
                #expect(count == 1)
            }
            #expect(await heard.first { $0 == nil } == .some(nil))
            #expect(try await Self.servers(connection) == 0)
            await pool.close()
        }
    }

    @Test("A server that was removed while it stood still is in the table again before it commits anything")
    func removed() async throws {
        try await withStore { store, _, connection in
            let space = try await store.space()
            _ = try await store.push([.sample(1)], to: space, within: .usual)
            try await connection.script("DELETE FROM server")
            _ = try await store.push([.sample(2)], to: space, within: .usual)
            #expect(try await Self.servers(connection) == 1)
        }
    }

    @Test("A transaction that ends later than its server knows is announced then, by the removal of the number it ran under")
    func inDoubt() async throws {
        try await withStore { store, _, connection in
            let space = try await store.space()
            let notifier = MoveNotifier(on: PostgresPool(address, limit: 1, patience: ThrowawayPostgres.poolPatience))
            let number = try #require(notifier.begin())
            let pool = PostgresPool(address, limit: 1, patience: ThrowawayPostgres.poolPatience)
            try await pool.transaction { transaction throws(PostgresFault) in
                try await transaction.together([PostgresStatement(MoveNotifier.registration(of: number))])
                notifier.end(moving: [space], isInDoubt: true)
            }
            try await connection.script("UPDATE server SET seen = now() - interval '1 hour'")
            #expect(notifier.begin() != number)
            try await Task.sleep(for: .seconds(5))
            #expect(try await Self.servers(connection) == 0)
            notifier.end(moving: [])
            await notifier.close()
            await pool.close()
        }
    }
}
