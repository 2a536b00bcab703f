import Facts
import PostgreSQL
import PostgreSQLTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("The store of several servers")
struct PostgreSQLStoreTests {
    private let cluster: ThrowawayPostgres
    private let address: String

    init() async throws {
        cluster = try await ThrowawayPostgres.shared()
        address = try await cluster.newDatabase()
    }

    /// Two servers on one database.
    private func withTwoStores(_ body: (PostgreSQLStore, PostgreSQLStore) async throws -> Void) async throws {
        let one = try await PostgreSQLStore(at: address)
        let other = try await PostgreSQLStore(at: address)
        do {
            try await body(one, other)
        } catch {
            await one.close()
            await other.close()
            throw error
        }
        await one.close()
        await other.close()
    }

    @Test("A cursor that follows two servers' writing skips nothing")
    func cursor() async throws {
        var random = SeededRandom.printed(seed: 1)
        for round in 0..<SeededRandom.histories(usually: 12) {
            let pushes = (0..<80).map { push in
                (0..<Int.random(in: 1...20, using: &random)).map { _ in
                    Fact.sample(
                        .random(in: 0..<200, using: &random),
                        at: .random(in: 1...1000, using: &random),
                        device: UInt64(push)
                    )
                }
            }
            let limits = (0..<7).map { _ in Int.random(in: 1...30, using: &random) }
            try await withTwoStores { one, other in
                let space = try await one.space(number: UInt64(round) + 1)
                let followed = try await Self.follow(space, in: one, by: limits) {
                    try await withThrowingTaskGroup { group in
                        for (number, push) in pushes.enumerated() {
                            let store = number.isMultiple(of: 2) ? one : other
                            group.addTask { _ = try await store.push(push, to: space, within: .usual) }
                        }
                        try await group.waitForAll()
                    }
                }
                let everything = Replica.of(try await other.everything(in: space)).facts
                #expect(followed == everything, "round \(round)")
                #expect(everything == Replica.of(pushes.flatMap { $0 }).facts, "round \(round)")
            }
        }
    }

    /// The facts of a device that pulls all the time while others write, and once more when they are done.
    private static func follow(
        _ space: SpaceID,
        in store: PostgreSQLStore,
        by limits: [Int],
        _ write: @escaping @Sendable () async throws -> Void
    ) async throws -> [Fact] {
        let isWritten = Flag()
        async let writing: Void = {
            defer { isWritten.raise() }
            try await write()
        }()
        var replica = Replica(device: 0)
        var cursor: Int64 = 0
        for pull in 0... {
            // Looked at before the pull: what that misses was written after it.
            let isLast = isWritten.isRaised
            let page = try await store.pull(from: space, after: cursor, upTo: limits[pull % limits.count])
            guard let page else { break }
            for fact in page.facts { replica.merge(fact) }
            #expect(page.cursor >= cursor)
            cursor = page.cursor
            if isLast, !page.hasMore { break }
        }
        try await writing
        return replica.facts
    }

    /// Raised once, seen by others.
    private final class Flag: Sendable {
        private let state = Atomic(false)

        var isRaised: Bool { state.load(ordering: .acquiring) }

        func raise() { state.store(true, ordering: .releasing) }
    }

    @Test("What one server writes, the other hears of")
    func news() async throws {
        try await withTwoStores { one, other in
            let space = try await one.space()
            let (heard, tell) = AsyncStream.makeStream(of: SpaceID?.self)
            other.onMove { tell.yield($0) }
            _ = try await one.push([.sample(1)], to: space, within: .usual)
            #expect(await heard.first { _ in true } == space)
            #expect(try await other.everything(in: space).count == 1)
        }
    }

    @Test("Of two who register first at two servers, one gets the address, and runs them")
    func firstAccount() async throws {
        try await withTwoStores { one, other in
            let made = try await withThrowingTaskGroup(of: Account?.self) { group in
                for number in 1...8 as ClosedRange<UInt64> {
                    let store = number.isMultiple(of: 2) ? one : other
                    group.addTask { try await store.create(.sample("\(number / 3)@example.org", number: number)) }
                }
                return try await group.reduce(into: [Account]()) { made, account in account.map { made.append($0) } }
            }
            #expect(made.map(\.email).sorted() == ["0@example.org", "1@example.org", "2@example.org"])
            #expect(made.count { $0.isAdministrator } == 1)
        }
    }

    @Test("Every table has a placement of its rows, for a database that divides its tables")
    func placements() async throws {
        await (try PostgreSQLStore(address: address)).close()
        let connection = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        let rows = try await connection.query(
            "SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
        )
        var tables: Set<String> = []
        for row in rows { tables.insert(try row.value(0)) }
        #expect(tables == Set(PostgreSQLStore.placements.map(\.table)))
        await connection.close()
    }

    @Test("Servers that start at the same time all start, and find one set of tables")
    func startingTogether() async throws {
        let stores = try await withThrowingTaskGroup(of: PostgreSQLStore.self) { group in
            for _ in 0..<6 { group.addTask { [address] in try await PostgreSQLStore(at: address) } }
            return try await group.reduce(into: []) { stores, store in stores.append(store) }
        }
        let space = try await stores[0].space()
        for (number, store) in stores.enumerated() {
            _ = try await store.push([.sample(UInt64(number))], to: space, within: .usual)
        }
        #expect(try await stores[5].everything(in: space).count == 6)
        for store in stores { await store.close() }
    }

    @Test("A store that is opened again holds what it held")
    func reopened() async throws {
        let store = try await PostgreSQLStore(at: address)
        let space = try await store.space()
        _ = try await store.push([.sample(1)], to: space, within: .usual)
        await store.close()
        let again = try await PostgreSQLStore(at: address)
        #expect(try await again.everything(in: space).count == 1)
        await again.close()
    }

    @Test("A store that a newer version made is refused, by the name of its newest migration")
    func newer() async throws {
        await (try PostgreSQLStore(at: address)).close()
        let connection = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        try await connection.script("INSERT INTO migration VALUES ('999 tomorrow')")
        await #expect(throws: StoreFault.newer("999 tomorrow")) { try await PostgreSQLStore(at: address) }
        await connection.close()
    }

    @Test("A store of an older version stays as it is, until a server brings it up to date")
    func older() async throws {
        await (try PostgreSQLStore(at: address)).close()
        let connection = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        try await connection.script("DELETE FROM migration WHERE name LIKE '9 %'")
        try await connection.script("ALTER TABLE reminded DROP COLUMN language")
        let url = StoreURL.postgres(address)
        let fault = StoreFault.older("9 languages of reminders")
        await #expect(throws: fault) { try await url.openExisting() }
        // A file of SQLite is copied as it is; here the program that knows these tables has to do it.
        await #expect(throws: fault) { try await url.backup(to: "/nowhere/backup.db") }
        #expect("\(fault)".hasSuffix("or use the program of the older version."))
        await (try url.openForServer()).close()
        await (try url.openExisting()).close()
        await connection.close()
    }

    @Test("A server that is not there, or does not let one in, cannot be reached; its password is in no message")
    func unreachable() async throws {
        for address in [
            "postgresql://someone:secret@/teaspoon?host=/nowhere", "postgresql://someone:secret@[",
            cluster.address(of: "nowhere"),
        ] {
            let fault = await #expect(throws: StoreFault.self) { try await PostgreSQLStore(at: address) }
            guard case .unreachable(let reason) = fault else {
                Issue.record("\(String(describing: fault))")
                continue
            }
            #expect(!reason.contains("secret"))
        }
    }

    @Test("A full store says so, keeps what it kept, and goes on when there is room")
    func fullStore() async throws {
        let store = try await PostgreSQLStore(at: address)
        let space = try await store.space()
        _ = try await store.push([.sample(1)], to: space, within: .usual)
        let connection = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        try await connection.script(
            """
            CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN RAISE 'there is no room' USING ERRCODE = 'disk_full'; END $$
            """
        )
        try await connection.script("CREATE TRIGGER no_room BEFORE UPDATE ON space FOR EACH ROW EXECUTE FUNCTION no_room()")
        await #expect(throws: StoreFault.full) { try await store.push([.sample(2)], to: space, within: .usual) }
        #expect(try await store.everything(in: space).count == 1)
        try await connection.script("DROP TRIGGER no_room ON space")
        _ = try await store.push([.sample(2)], to: space, within: .usual)
        #expect(try await store.everything(in: space).count == 2)
        await connection.close()
        await store.close()
    }

    @Test("Deleting, dropping and pushing at once wait for each other, and never in a ring")
    func noRing() async throws {
        try await withTwoStores { one, other in
            let space = try await one.space()
            let facts = (0..<50).map { Fact.sample($0) }
            _ = try await one.push(facts, to: space, within: .usual)
            try await withThrowingTaskGroup { group in
                for time in UInt64(2)..<30 {
                    let store = time.isMultiple(of: 2) ? one : other
                    group.addTask {
                        let later = facts.map { Fact.sample($0.entity.identity.high, at: time) }
                        _ = try await store.push(
                            Array(time.isMultiple(of: 3) ? later : later.reversed()),
                            to: space,
                            within: .usual
                        )
                    }
                    group.addTask { try await store.drop(Fact.sample(1).entity.kind, scopes: 0..<1, from: space) }
                    if time == 20 { group.addTask { try await other.delete(Account.sample().id) } }
                }
                try await group.waitForAll()
            }
            #expect(try await one.pull(from: space, after: 0, upTo: 1) == nil)
        }
    }

    /// Returns when so many transactions wait for the row of an account, or when it is over; after a long wait it records an issue.
    private static func waiters(_ count: Int64, seenBy connection: PostgresConnection, unless isOver: Flag)
        async throws(PostgresFault)
    {
        let end = ContinuousClock.now + ThrowawayPostgres.patience
        while !isOver.isRaised {
            let waiting: Int64? = try await connection.query(
                """
                SELECT count(*) FROM pg_stat_activity
                WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM account%FOR UPDATE%'
                """
            ).first?.value(0)
            if waiting == count { return }
            guard ContinuousClock.now < end else {
                Issue.record("\(waiting ?? 0) transactions wait, not \(count)")
                return
            }
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    @Test(
        "L5: An account that joins a list while another server deletes it does not stay in the list",
        .enabled(if: !ThrowawayPostgres.isDistributed),
        arguments: [false, true]
    )
    func joiningWhileDeleted(joinsFirst: Bool) async throws {
        try await withTwoStores { one, other in
            let ada = try #require(try await one.create(.sample("ada@example.org", number: 1)))
            let bob = try #require(try await one.create(.sample("bob@example.org", number: 2)))
            let list = SharedList(number: 5, space: SpaceID(Identity(high: 50, low: 0)), list: .only, created: noon)
            #expect(try await one.share(list, by: .sample(ada, .own), writing: []) == .done)
            let link = Invitation.Guest.link([UInt8](repeating: 9, count: 32))
            let invitation = Invitation(number: 5, guest: link, role: .edit, created: noon, expires: noon + 1000)
            #expect(try await one.invite(invitation, by: ada.id, now: noon) == .done)
            let hasJoined = Flag()
            let delete: @Sendable () -> Task<Void, any Error> = { Task { try await one.delete(bob.id) } }
            let join: @Sendable () -> Task<SharingOutcome, any Error> = {
                Task {
                    defer { hasJoined.raise() }
                    return try await other.join(5, as: .sample(bob, .edit), by: link, now: noon)
                }
            }
            let witness = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
            let pool = PostgresPool(address, limit: 1, patience: ThrowawayPostgres.poolPatience)
            let (deleting, joining) = try await pool.transaction {
                transaction throws(PostgresFault) -> (Task<Void, any Error>, Task<SharingOutcome, any Error>) in
                // Both wait for the account's row, one behind the other.
                try await transaction.query("SELECT 1 FROM account WHERE id = $1 FOR UPDATE", [.bytes(bob.id.identity.bytes)])
                if joinsFirst {
                    let joining = join()
                    try await Self.waiters(1, seenBy: witness, unless: hasJoined)
                    let deleting = delete()
                    try await Self.waiters(2, seenBy: witness, unless: hasJoined)
                    return (deleting, joining)
                }
                let deleting = delete()
                try await Self.waiters(1, seenBy: witness, unless: hasJoined)
                let joining = join()
                try await Self.waiters(2, seenBy: witness, unless: hasJoined)
                return (deleting, joining)
            }
            let outcome: SharingOutcome = joinsFirst ? .done : .refused
            #expect(try await joining.value == outcome)
            try await deleting.value
            #expect(try await one.memberships(of: bob.id).isEmpty)
            #expect(try await one.members(of: [5]) == [5: [.sample(ada, .own)]])
            #expect(try await one.examine().isEmpty)
            await witness.close()
            await pool.close()
        }
    }

    @Test("The server goes and comes back: a caller gets an error, then an answer, and learns that news may have been missed")
    func lostServer() async throws {
        let cluster = try await ThrowawayPostgres.start(durable: true)
        let store = try await PostgreSQLStore(at: cluster.newDatabase())
        let space = try await store.space()
        let (heard, tell) = AsyncStream.makeStream(of: SpaceID?.self)
        store.onMove { tell.yield($0) }
        let load = Task {
            var kept: [Fact] = []
            while true {
                let fact = Fact.sample(UInt64(kept.count))
                do throws(StoreFault) {
                    _ = try await store.push([fact], to: space, within: .usual)
                    kept.append(fact)
                } catch {
                    return (kept, error)
                }
            }
        }
        for await move in heard.prefix(20) { #expect(move == space) }
        try await cluster.breakDown()
        let (kept, fault) = await load.value
        guard case .unreachable = fault else {
            Issue.record("\(fault)")
            return
        }
        await #expect(throws: StoreFault.self) { try await store.checkWriting() }

        try await cluster.comeBack()
        try await store.checkWriting()
        let found = Set(try await store.everything(in: space).map(\.entity.identity.high))
        #expect(kept.allSatisfy { found.contains($0.entity.identity.high) })
        #expect(await heard.first { $0 == nil } == .some(nil))
        _ = try await store.push([.sample(.max)], to: space, within: .usual)
        #expect(await heard.first { $0 != nil } == space)
        await store.close()
        try await cluster.stop()
    }

    @Test("The check finds damaged data")
    func unsound() async throws {
        let store = try await PostgreSQLStore(at: address)
        let space = try await store.space()
        _ = try await store.push([.sample(1), .sample(2)], to: space, within: .usual)
        let connection = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        try await connection.script(
            """
            UPDATE fact SET value = '\\xff', sequence = sequence + 10;
            INSERT INTO fact VALUES ('nowhere', 'thing', 1, '', '', 1);
            """
        )
        let findings = try await store.examine()
        #expect(findings.contains { $0.contains("2 facts cannot be read") })
        #expect(findings.contains { $0.contains("beyond the newest sequence number") })
        #expect(findings.contains { $0.contains("counted wrong") })
        #expect(findings.contains { $0.contains("1 facts are of no space") })
        await connection.close()
        await store.close()
    }
}
