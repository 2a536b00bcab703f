import Credentials
import Facts
import Foundation
import Logging
import Planner
import Requests
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("The plans of browsers without script and account")
struct GuestsTests {
    /// A store of plans, which is gone afterwards.
    private struct Home {
        let store: any Store

        /// The plans as a server has them that was started just now.
        func guests(
            within limits: SpaceLimits = .guest,
            most: Int = 10,
            total: Int64 = .max,
            heaviest: Int64 = .max,
            rate: RateLimit = .newGuests
        ) -> Guests {
            Guests(
                in: store,
                limit: most,
                total: total,
                within: limits,
                heaviest: heaviest,
                rate: rate,
                clock: ClockWatch(),
                logger: Logger(label: "test")
            )
        }

        func use() async throws -> GuestUse { try await store.guestUse() }
        func count() async throws -> Int { Int(try await store.guestUse().guests) }
        func day() async throws -> Int { Int(try await store.guestDay()) }
    }

    private func withHome(_ body: (Home) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-guests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await StoreURL.sqlite(folder.appending(path: "teaspoon.db").path).open()
        do {
            try await body(Home(store: store))
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }

    private func title(_ number: Int) -> String { "Task-\(number)-end" }

    private func visit(
        _ method: String,
        _ target: String,
        _ form: String = "",
        by token: GuestToken? = nil,
        from clientAddress: String = "192.0.2.1",
        for client: ClientPresence? = nil
    ) -> Visit {
        let request = Request(
            method: method,
            target: target,
            contentType: form.isEmpty ? "" : "application/x-www-form-urlencoded",
            body: Array(form.utf8),
            now: WallClock.now(),
            entropy: Array(repeating: 1, count: 32),
            host: .server
        )
        return Visit(request: request, wantsPatch: false, token: token, clientAddress: clientAddress, client: client)
    }

    /// Sends the form of a new task.
    ///
    /// - Returns: the status of the answer, and the token of the plan that the task went into.
    private func add(_ number: Int, to guests: Guests, by token: GuestToken? = nil) async throws
        -> (status: Int, token: GuestToken?)
    {
        let form = "title=\(title(number))&keep=server&nonce=\(Identity(high: UInt64(number), low: 1).hex)"
        let answer = await guests.answer(visit("POST", "/app/tasks/new", form, by: token))
        return (try #require(answer?.response.status), answer?.token)
    }

    /// Adds tasks to a plan that has one, until there is no room.
    ///
    /// - Returns: how many tasks it holds then.
    private func fill(_ guests: Guests, by token: GuestToken) async throws -> Int {
        var count = 1
        while true {
            let status = try await add(count, to: guests, by: token).status
            if status == 507 { return count }
            try #require(status == 303 && count < 1000)
            count += 1
        }
    }

    private func tasks(_ guests: Guests, by token: GuestToken) async throws -> String {
        let answer = await guests.answer(visit("GET", "/app/tasks?show=all&page=all", by: token))
        return String(decoding: try #require(answer?.response.body), as: UTF8.self)
    }

    /// The status of the answer to the first form of a browser at this network address; nil if no plan is begun for it.
    private func begin(_ guests: Guests, from clientAddress: String, title: String = "Tea") async -> Int? {
        let form = "title=\(title)&keep=server&nonce=\(Identity(high: 1, low: 1).hex)"
        return await guests.answer(visit("POST", "/app/tasks/new", form, from: clientAddress))?.response.status
    }

    @Test("What nobody waits for any longer is neither computed nor kept")
    func givenUp() async throws {
        try await withHome { home in
            let guests = home.guests()
            let token = try #require(try await add(0, to: guests).token)
            let client = ClientPresence()
            let form = "title=\(title(1))&nonce=\(Identity(high: 1, low: 1).hex)"
            #expect(await guests.answer(visit("GET", "/app/tasks", by: token, for: client))?.response.status == 200)
            client.goes()
            let answer = await guests.answer(visit("GET", "/app/tasks", by: token, for: client))
            #expect(answer?.response.status == 503 && answer?.response.body == [])
            _ = await guests.answer(visit("POST", "/app/tasks/new", form, by: token, for: client))
            #expect(try await !tasks(guests, by: token).contains(title(1)))
        }
    }

    @Test("One network address begins so many plans, and leaves the others to other addresses")
    func rate() async throws {
        try await withHome { home in
            let guests = home.guests(rate: RateLimit(burst: 2, oneMoreEvery: .seconds(3600)))
            // What begins no plan is not counted.
            for _ in 0..<3 { #expect(await begin(guests, from: "192.0.2.1", title: "") == 422) }
            for _ in 0..<2 { #expect(await begin(guests, from: "192.0.2.1") == 303) }
            #expect(await begin(guests, from: "192.0.2.1") == 503)
            #expect(await begin(guests, from: "192.0.2.2") == 303)
            let count = try await home.count()
            #expect(count == 3)
        }
    }

    @Test("The networks of one IPv6 subscriber begin twice as many plans together as one of them")
    func subscriber() async throws {
        try await withHome { home in
            let guests = home.guests(rate: RateLimit(burst: 1, oneMoreEvery: .seconds(3600)))
            for network in ["20010db800010101", "20010db800010102"] { #expect(await begin(guests, from: network) == 303) }
            #expect(await begin(guests, from: "20010db800010103") == 503)
            #expect(await begin(guests, from: "20010db800010201") == 303)
        }
    }

    @Test("A plan without a form for longer than a cookie lasts is deleted, and nothing else")
    func unused() async throws {
        try await withHome { home in
            let guests = home.guests()
            let unused = try #require(try await add(0, to: guests).token)
            let used = try #require(try await add(1, to: guests).token)
            for _ in 0..<Guests.mostUnusedDays { await guests.countDay() }
            #expect(try await tasks(guests, by: unused).contains(title(0)))
            // A form renews the cookie, even where it changes nothing; looking does not.
            _ = await guests.answer(visit("POST", "/app/tasks/new", "title=", by: used))
            await guests.countDay()
            #expect(await !guests.keepsPlan(of: unused))
            #expect(try await tasks(guests, by: used).contains(title(1)))
            #expect(try await home.count() == 1)
        }
    }

    @Test("Servers of one store count each day once, and one that was just started counts none")
    func days() async throws {
        try await withHome { home in
            let (one, other) = (home.guests(), home.guests())
            for _ in 0..<3 {
                await one.countDay()
                await other.countDay()
            }
            let day = try await home.day()
            #expect(day == 3)
            // The one that counted stops; the other goes on.
            await other.countDay()
            #expect(try await home.day() == 4)
        }
    }

    @Test("A full plan refuses further facts, also after a restart, and keeps nothing of a refused change")
    func mostFacts() async throws {
        try await withHome { home in
            let limits = SpaceLimits(facts: 100, bytes: 1 << 20)
            let guests = home.guests(within: limits)
            let token = try #require(try await add(0, to: guests).token)
            let count = try await fill(guests, by: token)
            #expect(count > 1)
            let restarted = home.guests(within: limits)
            #expect(try await add(count, to: restarted, by: token).status == 507)
            let page = try await tasks(restarted, by: token)
            #expect(page.contains(title(count - 1)))
            #expect(!page.contains(title(count)))
            let roomier = home.guests()
            #expect(try await add(count, to: roomier, by: token).status == 303)
        }
    }

    @Test("A full plan is not counted as a crash")
    func fullIsNoCrash() async throws {
        try await withHome { home in
            let token = try #require(try await add(0, to: home.guests()).token)
            let guests = home.guests(within: SpaceLimits(facts: 0, bytes: 0))
            #expect(try await add(1, to: guests, by: token).status == 507)
            let answer = await guests.answer(visit("GET", "/app/about", by: token))
            let page = String(decoding: try #require(answer?.response.body), as: UTF8.self)
            #expect(page.contains("No crashes on this device."))
        }
    }

    @Test("A plan never takes more bytes than its limit, and keeps every change that it accepted", arguments: [false, true])
    func mostBytes(restarts: Bool) async throws {
        try await withHome { home in
            let limits = SpaceLimits(facts: .max, bytes: 3000)
            var guests = home.guests(within: limits)
            let token = try #require(try await add(0, to: guests).token)
            var count = 1
            while try await add(count, to: guests, by: token).status == 303 {
                count += 1
                try #require(count < 1000)
                #expect(try await home.use().bytes <= 3000)
                if restarts { guests = home.guests(within: limits) }
            }
            #expect(count > 1)
            #expect(try await add(count, to: guests, by: token).status == 507)
            let page = try await tasks(guests, by: token)
            #expect((0..<count).allSatisfy { page.contains(title($0)) })
            #expect(!page.contains(title(count)))
        }
    }

    @Test("Once all plans take half of their total, one beyond its share grows no further, and smaller ones do")
    func total() async throws {
        try await withHome { home in
            let note = String(repeating: "x", count: 9000)
            let first = home.guests()
            let large = try #require(try await add(0, to: first).token)
            let small = try #require(try await add(1, to: first).token)
            for number in 100..<120 as Range<UInt64> {
                let form = "title=Large&note=\(note)&nonce=\(Identity(high: number, low: 1).hex)"
                let grown = await first.answer(visit("POST", "/app/tasks/new", form, by: large))
                #expect(grown?.response.status == 303)
            }
            let use = try await home.use()
            try #require(use.bytes > 20 * 9000)
            let all = use.bytes + 200 * use.facts
            let scarce = home.guests(total: 2 * all)
            #expect(try await add(2, to: scarce, by: large).status == 507)
            #expect(try await tasks(scarce, by: large).contains(title(0)))
            #expect(try await add(3, to: scarce, by: small).status == 303)
            #expect(try await add(4, to: scarce).status == 303)
            #expect(try await add(5, to: home.guests(total: 4 * all), by: large).status == 303)
        }
    }

    @Test("There are no more plans than are allowed, and one that was deleted makes room")
    func most() async throws {
        try await withHome { home in
            let guests = home.guests(most: 1)
            let token = try #require(try await add(0, to: guests).token)
            #expect(try await add(1, to: guests).status == 503)
            _ = await guests.answer(visit("POST", "/app/data/erase", "sure=yes", by: token))
            #expect(try await home.count() == 0)
            #expect(try await add(2, to: guests).status == 303)
        }
    }

    @Test("What one server keeps, another shows at once; what one erases is gone at the other")
    func twoServers() async throws {
        try await withHome { home in
            let (one, other) = (home.guests(), home.guests())
            let token = try #require(try await add(0, to: one).token)
            #expect(try await tasks(other, by: token).contains(title(0)))
            #expect(try await add(1, to: other, by: token).status == 303)
            #expect(try await tasks(one, by: token).contains(title(1)))
            _ = await other.answer(visit("POST", "/app/data/erase", "sure=yes", by: token))
            #expect(await one.answer(visit("GET", "/app/tasks", by: token)) == nil)
        }
    }

    @Test("A plan goes somewhere else whole, with a form that came in between")
    func moved() async throws {
        try await withHome { home in
            let guests = home.guests()
            let token = try #require(try await add(0, to: guests).token)
            let taken = Mutex<[Int]>([])
            let isGone = await guests.movePlan(of: token) { facts in
                let times = taken.withLock { counts in
                    counts.append(facts.count)
                    return counts.count
                }
                if times == 1 { _ = try? await add(1, to: guests, by: token) }
                return true
            }
            #expect(isGone)
            let counts = taken.withLock { $0 }
            #expect(counts.count == 2 && counts[1] > counts[0])
            #expect(await !guests.keepsPlan(of: token))
        }
    }

    @Test("A plan that is larger than one may be is shown, and can be erased")
    func tooLarge() async throws {
        try await withHome { home in
            let token = try #require(try await add(0, to: home.guests()).token)
            let guests = home.guests(within: SpaceLimits(facts: 0, bytes: 0))
            #expect(try await add(1, to: guests, by: token).status == 507)
            #expect(try await tasks(guests, by: token).contains(title(0)))
            let answer = await guests.answer(visit("POST", "/app/data/erase", "sure=yes", by: token))
            #expect(answer?.response.erases == true)
            #expect(try await home.use() == GuestUse(guests: 0, facts: 0, bytes: 0))
        }
    }

    @Test("The page for a full plan says that the server has no space left, not the device")
    func fullPage() async throws {
        try await withHome { home in
            let guests = home.guests(within: SpaceLimits(facts: 1, bytes: 1 << 20))
            let form = "title=\(title(0))&keep=server&nonce=\(Identity(high: 0, low: 1).hex)"
            let answer = await guests.answer(visit("POST", "/app/tasks/new", form))
            let page = String(decoding: try #require(answer?.response.body), as: UTF8.self)
            #expect(page.contains("There is no space left for this on the server, so nothing was changed."))
            // What was typed is not lost.
            #expect(page.contains(title(0)))
        }
    }

    @Test(
        "A plan that would be too large from its first form on is not made",
        arguments: [SpaceLimits(facts: 1, bytes: 1 << 20), SpaceLimits(facts: 100, bytes: 10)]
    )
    func tooLargeAtFirst(limits: SpaceLimits) async throws {
        try await withHome { home in
            let answer = try await add(0, to: home.guests(within: limits))
            #expect(answer.status == 507)
            #expect(answer.token == nil)
            #expect(try await home.count() == 0)
        }
    }

    @Test("Plans that are too large together do not stay in memory, and are read again from the store")
    func heaviest() async throws {
        try await withHome { home in
            let guests = home.guests(heaviest: 1)
            let first = try #require(try await add(0, to: guests).token)
            let second = try #require(try await add(1, to: guests).token)
            #expect(try await tasks(guests, by: first).contains(title(0)))
            #expect(try await tasks(guests, by: second).contains(title(1)))
            #expect(await guests.held == 0)
            let roomier = home.guests()
            _ = try await (tasks(roomier, by: first), tasks(roomier, by: second))
            #expect(await roomier.held == 2)
        }
    }
}
