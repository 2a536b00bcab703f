import Credentials
import Facts
import Foundation
import Logging
import Planner
import Requests
import Storage
import Testing

@testable import Server

@Suite("The plans of browsers without script and account")
struct GuestsTests {
    /// A folder of plans, which is gone afterwards.
    private struct Home {
        let folder: String

        /// The plans as a server has them that was started just now.
        func guests(
            within limits: SpaceLimits,
            heaviest: Int64 = .max,
            rate: RateLimit = .newGuests,
            clock: ClockWatch = ClockWatch()
        ) throws -> Guests {
            let logger = Logger(label: "test")
            return try Guests(
                in: folder,
                limit: 10,
                within: limits,
                heaviest: heaviest,
                rate: rate,
                clock: clock,
                logger: logger
            )
        }

        /// How many bytes the files of a plan have.
        func size(of token: GuestToken) throws -> (snapshot: Int, tail: Int) {
            let path = "\(folder)/\(Hex.encode(token.id))"
            let snapshot = try File.read(path + "/snapshot") ?? []
            let tail = try File.read(path + "/tail") ?? []
            return (snapshot.count, tail.count)
        }
    }

    private func withHome(_ body: (Home) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-guests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(Home(folder: folder.path))
    }

    private func title(_ number: Int) -> String { "Task-\(number)-end" }

    private func visit(
        _ method: String,
        _ target: String,
        _ form: String = "",
        by token: GuestToken? = nil,
        from clientAddress: String = "192.0.2.1",
        for client: ClientPresence? = nil,
        daysAgo days: Int64 = 0
    ) -> Visit {
        let request = Request(
            method: method,
            target: target,
            contentType: form.isEmpty ? "" : "application/x-www-form-urlencoded",
            body: Array(form.utf8),
            now: WallClock.now() - days * 86_400_000,
            entropy: Array(repeating: 1, count: 32),
            host: .server
        )
        return Visit(request: request, wantsPatch: false, token: token, clientAddress: clientAddress, client: client)
    }

    /// Sends the form of a new task.
    ///
    /// - Returns: the status of the answer, and the token of the plan that the task went into.
    private func add(_ number: Int, to guests: Guests, by token: GuestToken? = nil, daysAgo days: Int64 = 0)
        async throws -> (status: Int, token: GuestToken?)
    {
        let form = "title=\(title(number))&keep=server&nonce=\(Identity(high: UInt64(number), low: 1).hex)"
        let answer = await guests.answer(visit("POST", "/app/tasks/new", form, by: token, daysAgo: days))
        return (try #require(answer?.response.status), answer?.token)
    }

    /// Adds tasks to a plan that has one, until there is no room.
    ///
    /// - Returns: how many tasks it holds then.
    private func fill(_ guests: Guests, by token: GuestToken, daysAgo days: Int64 = 0) async throws -> Int {
        var count = 1
        while true {
            let status = try await add(count, to: guests, by: token, daysAgo: days).status
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
            let guests = try home.guests(within: .guest)
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
            let guests = try home.guests(within: .guest, rate: RateLimit(burst: 2, oneMoreEvery: .seconds(3600)))
            // What begins no plan is not counted.
            for _ in 0..<3 { #expect(await begin(guests, from: "192.0.2.1", title: "") == 422) }
            for _ in 0..<2 { #expect(await begin(guests, from: "192.0.2.1") == 303) }
            #expect(await begin(guests, from: "192.0.2.1") == 503)
            #expect(await begin(guests, from: "192.0.2.2") == 303)
            #expect(try Folder.names(in: home.folder).count == 3)
        }
    }

    @Test("The networks of one IPv6 subscriber begin twice as many plans together as one of them")
    func subscriber() async throws {
        try await withHome { home in
            let guests = try home.guests(within: .guest, rate: RateLimit(burst: 1, oneMoreEvery: .seconds(3600)))
            for network in ["20010db800010101", "20010db800010102"] { #expect(await begin(guests, from: network) == 303) }
            #expect(await begin(guests, from: "20010db800010103") == 503)
            #expect(await begin(guests, from: "20010db800010201") == 303)
        }
    }

    @Test("A plan without a form for longer than a cookie lasts is deleted, and nothing else")
    func unused() async throws {
        try await withHome { home in
            let guests = try home.guests(within: .guest)
            let unused = try #require(try await add(0, to: guests).token)
            let used = try #require(try await add(1, to: guests).token)
            try Folder.make(home.folder + "/not-a-plan")
            for _ in 0..<Guest.mostUnusedDays { await guests.countDay() }
            #expect(try await tasks(guests, by: unused).contains(title(0)))
            // A form renews the cookie, even where it changes nothing; looking does not.
            _ = await guests.answer(visit("POST", "/app/tasks/new", "title=", by: used))
            await guests.countDay()
            #expect(await !guests.keepsPlan(of: unused))
            #expect(try await tasks(guests, by: used).contains(title(1)))
            #expect(Set(try Folder.names(in: home.folder)) == ["not-a-plan", Hex.encode(used.id)])
        }
    }

    @Test("A full plan refuses further facts, also after a restart, and keeps nothing of a refused change")
    func mostFacts() async throws {
        try await withHome { home in
            let limits = SpaceLimits(facts: 100, bytes: 1 << 20)
            let guests = try home.guests(within: limits)
            let token = try #require(try await add(0, to: guests).token)
            let count = try await fill(guests, by: token)
            #expect(count > 1)
            let restarted = try home.guests(within: limits)
            #expect(try await add(count, to: restarted, by: token).status == 507)
            let page = try await tasks(restarted, by: token)
            #expect(page.contains(title(count - 1)))
            #expect(!page.contains(title(count)))
            let roomier = try home.guests(within: .guest)
            #expect(try await add(count, to: roomier, by: token).status == 303)
        }
    }

    @Test("A full plan is not counted as a crash")
    func fullIsNoCrash() async throws {
        try await withHome { home in
            let token = try #require(try await add(0, to: home.guests(within: .guest)).token)
            let guests = try home.guests(within: SpaceLimits(facts: 0, bytes: 0))
            #expect(try await add(1, to: guests, by: token).status == 507)
            let answer = await guests.answer(visit("GET", "/app/about", by: token))
            let page = String(decoding: try #require(answer?.response.body), as: UTF8.self)
            #expect(page.contains("No crashes on this device."))
        }
    }

    @Test("A plan never takes more bytes than its limit, and keeps every change that it accepted", arguments: [false, true])
    func mostBytes(restarts: Bool) async throws {
        try await withHome { home in
            let limits = SpaceLimits(facts: .max, bytes: 6000)
            var guests = try home.guests(within: limits)
            let token = try #require(try await add(0, to: guests).token)
            var count = 1
            while try await add(count, to: guests, by: token).status == 303 {
                count += 1
                try #require(count < 1000)
                let size = try home.size(of: token)
                #expect(size.snapshot + size.tail <= 6000)
                // Such a server knows nothing of the plan but its files.
                if restarts { guests = try home.guests(within: limits) }
            }
            #expect(count > 1)
            #expect(try await add(count, to: guests, by: token).status == 507)
            let page = try await tasks(guests, by: token)
            #expect((0..<count).allSatisfy { page.contains(title($0)) })
            #expect(!page.contains(title(count)))
        }
    }

    @Test("A full plan leaves out the history that nobody can see any more, before it refuses something")
    func compacted() async throws {
        let limits = SpaceLimits(facts: 100, bytes: 1 << 20)
        var counts: [Int] = []
        for days in [0, 3650] as [Int64] {
            try await withHome { home in
                let guests = try home.guests(within: limits, clock: ClockWatch(afterHours: 6))
                let token = try #require(try await add(0, to: guests, daysAgo: days).token)
                let count = try await fill(guests, by: token, daysAgo: days)
                counts.append(count)
                let size = try home.size(of: token)
                #expect((size.snapshot > 0) == (days > 0))
                let restarted = try home.guests(within: limits, clock: ClockWatch(afterHours: 6))
                #expect(try await add(count, to: restarted, by: token, daysAgo: days).status == 507)
                let page = try await tasks(restarted, by: token)
                #expect((0..<count).allSatisfy { page.contains(title($0)) })
            }
        }
        #expect(counts[0] < counts[1])
    }

    @Test("A compacted plan keeps its history while the clock may be years ahead, and only then", arguments: [0, 6] as [Int64])
    func compactedByWrongClock(hours: Int64) async throws {
        try await withHome { home in
            let token = try #require(try await add(0, to: home.guests(within: .guest), daysAgo: 3650).token)
            let path = "\(home.folder)/\(Hex.encode(token.id))"
            let tail = try #require(try File.read(path + "/tail"))
            try File.write(Array(repeatElement(tail, count: 500).joined()), to: path + "/tail")
            let guests = try home.guests(within: .guest, clock: ClockWatch(afterHours: hours))
            #expect(try await add(1, to: guests, by: token, daysAgo: 3650).status == 303)
            let size = try home.size(of: token)
            #expect(size.snapshot > 0 && size.tail == 0)
            let reopened = Guest(at: path, within: .guest, clock: ClockWatch(), log: RareLog(Logger(label: "test")))
            let changes = try #require(await reopened.facts(token: token)).filter { $0.entity.kind == .change }
            #expect(changes.isEmpty == (hours > 0))
        }
    }

    @Test("A plan that is larger than one may be is shown, and can be erased")
    func tooLarge() async throws {
        try await withHome { home in
            let token = try #require(try await add(0, to: home.guests(within: .guest)).token)
            let guests = try home.guests(within: SpaceLimits(facts: 0, bytes: 0))
            #expect(try await add(1, to: guests, by: token).status == 507)
            #expect(try await tasks(guests, by: token).contains(title(0)))
            let answer = await guests.answer(visit("POST", "/app/data/erase", "sure=yes", by: token))
            #expect(answer?.response.erases == true)
            #expect(try home.size(of: token).tail == 0)
        }
    }

    @Test("The page for a full plan says that the server has no space left, not the device")
    func fullPage() async throws {
        try await withHome { home in
            let guests = try home.guests(within: SpaceLimits(facts: 1, bytes: 1 << 20))
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
        arguments: [SpaceLimits(facts: 1, bytes: 1 << 20), SpaceLimits(facts: 100, bytes: 40)]
    )
    func tooLargeAtFirst(limits: SpaceLimits) async throws {
        try await withHome { home in
            let answer = try await add(0, to: home.guests(within: limits))
            #expect(answer.status == 507)
            #expect(answer.token == nil)
            #expect(try Folder.names(in: home.folder).isEmpty)
        }
    }

    @Test("Plans that are too large together do not stay in memory, and are read again from their files")
    func heaviest() async throws {
        try await withHome { home in
            let guests = try home.guests(within: .guest, heaviest: 1)
            let first = try #require(try await add(0, to: guests).token)
            let second = try #require(try await add(1, to: guests).token)
            #expect(await guests.held == 0)
            #expect(try await tasks(guests, by: first).contains(title(0)))
            #expect(try await tasks(guests, by: second).contains(title(1)))
            let roomier = try home.guests(within: .guest)
            _ = try await (tasks(roomier, by: first), tasks(roomier, by: second))
            #expect(await roomier.held == 2)
        }
    }

    @Test("A plan in memory weighs as much as its facts, or more where they are large")
    func weight() async throws {
        try await withHome { home in
            let token = GuestToken()
            let path = "\(home.folder)/\(Hex.encode(token.id))"
            let entity = Entity(EntityKind(rawValue: 1), Identity(high: 1, low: 1))
            let note = Value.text(String(repeating: "x", count: 800_000))
            let fact = Fact(entity, Field(rawValue: 2), note, Timestamp(time: 1_800_000_000_000, counter: 0, device: 1))
            try GuestStore.create(at: path, secret: token.secret, device: 1, first: Batch([fact]).wire)
            let guest = Guest(at: path, within: .guest, clock: ClockWatch(), log: RareLog(Logger(label: "test")))
            #expect(guest.weight == 0)
            let facts = try #require(await guest.facts(token: token))
            #expect(guest.weight == 4000)
            #expect(await guest.erase(token: token, holding: facts))
            #expect(guest.weight == 0)
        }
    }

    @Test("The size of a plan is that of its files, with its snapshot, and when it is opened again")
    func sizes() async throws {
        try await withHome { home in
            let token = GuestToken()
            let path = "\(home.folder)/\(Hex.encode(token.id))"
            try GuestStore.create(at: path, secret: token.secret, device: 1, first: [1, 2, 3])
            let store = try GuestStore.open(path).store
            let first = try home.size(of: token)
            #expect(store.size == Int64(first.tail))
            let announced = store.size(adding: [4, 5])
            try store.append([4, 5])
            #expect(store.size == announced)
            let second = try home.size(of: token)
            #expect(store.size == Int64(second.tail))
            try store.replace(with: [UInt8](repeating: 7, count: 100))
            #expect(store.size == 100)
            try store.append([6])
            let last = try home.size(of: token)
            #expect(last.snapshot == 100 && last.tail > 0)
            #expect(store.size == Int64(last.snapshot + last.tail))
            #expect(try GuestStore.open(path).store.size == store.size)
        }
    }
}
