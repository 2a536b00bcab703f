import PostgreSQL
import PostgreSQLTestSupport
import Testing

/// A listener hears the notifications of others, and is told when some may be missing.
struct ListenerTests {
    private let address: String
    private let speaker: PostgresConnection

    init() async throws {
        address = try await ThrowawayPostgres.shared().newDatabase()
        speaker = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
    }

    private func say(_ word: String, on channel: String = "news") async throws {
        try await speaker.query("SELECT pg_notify($1, $2)", [.text(channel), .text(word)])
    }

    @Test func `a notice is heard, in the order in which it was given`() async throws {
        let listener = PostgresListener(address, channels: ["news"], patience: ThrowawayPostgres.poolPatience)
        var news = listener.news.makeAsyncIterator()
        #expect(await news.next() == .gap)
        for word in ["one", "", "Ünï 🥄"] { try await say(word) }
        for word in ["one", "", "Ünï 🥄"] { #expect(await news.next() == .notice(channel: "news", payload: word)) }
        await listener.close()
        #expect(await news.next() == nil)
    }

    @Test func `only the channels that were named are heard, whatever their names`() async throws {
        let listener = PostgresListener(
            address,
            channels: ["News; of \"today\"", "other"],
            patience: ThrowawayPostgres.poolPatience
        )
        var news = listener.news.makeAsyncIterator()
        #expect(await news.next() == .gap)
        try await say("not for us")
        try await say("for us", on: "News; of \"today\"")
        try await say("too", on: "other")
        #expect(await news.next() == .notice(channel: "News; of \"today\"", payload: "for us"))
        #expect(await news.next() == .notice(channel: "other", payload: "too"))
        await listener.close()
    }

    @Test func `what was rolled back is not heard`() async throws {
        let listener = PostgresListener(address, channels: ["news"], patience: ThrowawayPostgres.poolPatience)
        var news = listener.news.makeAsyncIterator()
        #expect(await news.next() == .gap)
        try await speaker.script("BEGIN; NOTIFY news, 'no'; ROLLBACK; NOTIFY news, 'yes'")
        #expect(await news.next() == .notice(channel: "news", payload: "yes"))
        await listener.close()
    }

    @Test func `a listener whose connection is ended listens again, and says that news may be missing`() async throws {
        let listener = PostgresListener(address, channels: ["news"], patience: ThrowawayPostgres.poolPatience)
        var news = listener.news.makeAsyncIterator()
        #expect(await news.next() == .gap)
        try await speaker.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        guard case .deaf(.unreachable) = await news.next() else {
            Issue.record("it did not say that it hears nothing")
            return
        }
        #expect(await news.next() == .gap)
        try await say("again")
        #expect(await news.next() == .notice(channel: "news", payload: "again"))
        await listener.close()
    }

    @Test func `who is too busy to hear everything is told so`() async throws {
        let listener = PostgresListener(address, channels: ["news", "end"], patience: ThrowawayPostgres.poolPatience)
        var news = listener.news.makeAsyncIterator()
        #expect(await news.next() == .gap)
        try await speaker.query("SELECT pg_notify('news', number::text) FROM generate_series(1, 5000) AS number")
        // Comes back when the listener has been sent all of it.
        let witness = PostgresListener(address, channels: ["end"], patience: ThrowawayPostgres.poolPatience)
        var seen = witness.news.makeAsyncIterator()
        #expect(await seen.next() == .gap)
        try await say("end", on: "end")
        #expect(await seen.next() == .notice(channel: "end", payload: "end"))
        var heard: [PostgresNews] = []
        while let next = await news.next() {
            heard.append(next)
            if next == .notice(channel: "end", payload: "end") { break }
        }
        #expect(heard.count > 5000 || heard.contains(.gap))
        await listener.close()
        await witness.close()
    }
}
