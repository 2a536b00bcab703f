import CommandTable
import Facts
import Foundation
import Logging
import Planner
import Requests
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("The plan of an account on the server")
struct AccountPlanTests {
    private static let noon: Int64 = 1_800_000_000_000

    /// An account in its own store, which is gone afterwards.
    private struct Home {
        let store: any Store
        let space = SpaceID(Identity(high: 1, low: 2))
        let account = AccountID(Identity(high: 1, low: 1))

        /// The plan as a server holds it that was started just now.
        func plan(within limits: SpaceLimits = .usual, clock: ClockWatch = ClockWatch()) -> AccountReplica {
            let log = RareLog(Logger(label: "test"))
            return AccountReplica(of: account, in: space, of: store, within: limits, clock: clock, log: log)
        }

        /// Writes tasks with these numbers, as a device does.
        func write(_ numbers: Range<UInt64>) async throws {
            let facts = numbers.map { number in
                let timestamp = Timestamp(time: UInt64(noon), counter: UInt16(number % 60_000), device: 7)
                return Fact(
                    Entity(EntityKind(rawValue: 1), Identity(high: number, low: 0)),
                    Field(rawValue: 1),
                    .text("Task \(number)"),
                    timestamp
                )
            }
            _ = try await store.push(facts, to: space, within: .usual)
        }

        /// Writes a task with a note of 800,000 bytes.
        func writeLarge(_ number: UInt64) async throws {
            let timestamp = Timestamp(time: UInt64(noon), counter: 60_000, device: 7)
            let entity = Entity(EntityKind(rawValue: 1), Identity(high: number, low: 1))
            let note = Value.text(String(repeating: "x", count: 800_000))
            _ = try await store.push([Fact(entity, Field(rawValue: 2), note, timestamp)], to: space, within: .usual)
        }

        var epoch: UInt64 {
            get async throws { try #require(try await store.pull(from: space, after: 0, upTo: 1)).epoch }
        }

        func snapshotIsKept() async throws {
            for _ in 0..<1000 where try await store.accountSnapshot(of: space) == nil {
                try await Task.sleep(for: .milliseconds(10))
            }
            try #require(try await store.accountSnapshot(of: space) != nil)
        }
    }

    private func withHome(_ body: (Home) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-plan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = Home(store: try await StoreURL.sqlite(folder.appending(path: "teaspoon.db").path).open())
        _ = try await home.store.create(
            Account(
                id: home.account,
                email: "a@example.org",
                emailKey: "a@example.org",
                password: "",
                space: home.space,
                created: Self.noon
            )
        )
        do {
            try await body(home)
        } catch {
            await home.store.close()
            throw error
        }
        await home.store.close()
    }

    @Test(
        "T14: each command is stored once under its key, whichever server it is sent to again",
        arguments: CommandExample.all.filter { !$0.isOfSharedList }
    )
    func commands(example: CommandExample) async throws {
        let prepared = try PreparedPlan(example)
        try await withHome { home in
            if !prepared.application.facts.isEmpty {
                _ = try await home.store.push(prepared.application.facts, to: home.space, within: .usual)
            }
            let (one, other) = (home.plan(), home.plan())
            let (command, key) = (prepared.command, CommandKey.named("command"))
            let first = try #require(try await one.perform(command, key: key, in: prepared.context)).get()
            #expect(!first.facts.isEmpty)
            let stored = try #require(try await home.store.pull(from: home.space, after: .max, upTo: 1)).cursor
            // What History does not hold sets a value, and sets it again.
            guard first.change != nil else { return }
            let again = try #require(try await other.perform(command, key: key, in: prepared.context)).get()
            #expect(again == first)
            #expect(again.facts.isEmpty)
            let used = try #require(try await other.perform(.noteCopy, key: key, in: prepared.context))
            #expect(throws: Planner.Fault.keyUsed) { try used.get() }
            #expect(try await home.store.pull(from: home.space, after: .max, upTo: 1)?.cursor == stored)
        }
    }

    @Test("A command that could not be stored is not answered, and is carried out when it is sent again")
    func unstored() async throws {
        try await withHome { home in
            let full = home.plan(within: SpaceLimits(facts: 0, bytes: 0))
            let context = CommandContext(now: Self.noon)
            await #expect(throws: StoreFault.full) {
                _ = try await full.perform(.startDay(spoons: 9), key: .named("day"), in: context)
            }
            let result = try #require(try await home.plan().perform(.startDay(spoons: 9), key: .named("day"), in: context)).get()
            #expect(!result.facts.isEmpty)
        }
    }

    /// Asks for the page with all tasks.
    private static var visit: Visit {
        let request = Request(
            method: "GET",
            target: "/app/tasks?show=all&page=all",
            contentType: "",
            body: [],
            now: noon,
            entropy: Array(repeating: 1, count: 32)
        )
        return Visit(request: request, wantsPatch: false)
    }

    private func tasks(_ plan: AccountReplica) async throws -> String {
        let answer = try #require(await plan.answer(Self.visit))
        return String(decoding: answer.body, as: UTF8.self)
    }

    /// A log that counts its lines.
    private struct CountingLog: LogHandler {
        final class Lines: Sendable {
            let count = Mutex(0)
        }

        let lines: Lines
        var logLevel = Logger.Level.info
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { lines.count.withLock { $0 += 1 } }
    }

    /// The titles of the rows on a page.
    private static func titles(_ page: String) -> [String] {
        page.split(separator: "<span class=\"title\" dir=\"auto\">").dropFirst().map { part in
            String(part.prefix { $0 != "<" })
        }
    }

    @Test("A plan read from its snapshot and the facts since is the plan read from all facts")
    func fromSnapshot() async throws {
        try await withHome { home in
            try await home.write(0..<3000)
            _ = try await tasks(home.plan())
            try await home.snapshotIsKept()
            try await home.write(2900..<3010)
            let fromSnapshot = try await tasks(home.plan())
            try await home.store.deleteAccountSnapshot(of: home.space)
            // (Not the pages themselves: a failure would print both.)
            let isSame = try await tasks(home.plan()) == fromSnapshot
            #expect(isSame)
            #expect(Self.titles(fromSnapshot).last == "Task 3009")
        }
    }

    @Test("A snapshot keeps the history while the clock may be years ahead, and only then", arguments: [0, 6] as [Int64])
    func historyInSnapshot(hours: Int64) async throws {
        try await withHome { home in
            // Ten years old, by what the clock shows.
            let day = (WallClock.now() - 3650 * 86_400_000) / 86_400_000
            let change = Entity(.change, scope: UInt32(day), Identity(high: 1, low: 3))
            let timestamp = Timestamp(time: UInt64(day * 86_400_000), counter: 0, device: 7)
            let fact = Fact(change, Field(rawValue: 1), .integer(1), timestamp)
            _ = try await home.store.push([fact], to: home.space, within: .usual)
            try await home.write(0..<3000)
            _ = try await tasks(home.plan(clock: ClockWatch(afterHours: hours)))
            try await home.snapshotIsKept()
            let snapshot = try #require(try await home.store.accountSnapshot(of: home.space))
            let application = Application(device: 9)
            try application.loadSnapshot(snapshot.bytes)
            #expect(application.facts.contains { $0.entity == change } == (hours == 0))
        }
    }

    @Test("A plan of several pages of facts is read whole, with the facts that arrive while it is read")
    func severalPages() async throws {
        try await withHome { home in
            try await home.write(0..<12_000)
            let plan = home.plan()
            async let writing: Void = {
                for number in 0..<40 as Range<UInt64> {
                    try await home.write(number * 300..<number * 300 + 1)
                    try await home.write(12_000 + number..<12_001 + number)
                }
            }()
            _ = try await tasks(plan)
            try await writing
            let titles = try await Self.titles(tasks(plan))
            #expect(titles.count == 12_040)
            try await home.store.deleteAccountSnapshot(of: home.space)
            let isSame = try await Self.titles(tasks(home.plan())) == titles
            #expect(isSame)
        }
    }

    @Test("A small plan is not kept as a snapshot")
    func small() async throws {
        try await withHome { home in
            try await home.write(0..<100)
            let plan = home.plan()
            _ = try await tasks(plan)
            await plan.keepSnapshot(now: Self.noon)
            #expect(try await home.store.accountSnapshot(of: home.space) == nil)
        }
    }

    /// A plan that holds one task which no fact in the store is about.
    private func strangeSnapshot(_ cursors: SyncCursors) -> AccountSnapshot {
        let application = Application(device: 9)
        let timestamp = Timestamp(time: UInt64(Self.noon), counter: 0, device: 9)
        application.take([
            Fact(
                Entity(EntityKind(rawValue: 1), Identity(high: 5, low: 5)),
                Field(rawValue: 1),
                .text("From the snapshot"),
                timestamp
            )
        ])
        return AccountSnapshot(made: Self.noon, reached: cursors.bytes, bytes: application.snapshot(now: Self.noon))
    }

    @Test("The facts of the snapshot are not read from the store again")
    func used() async throws {
        try await withHome { home in
            try await home.write(0..<10)
            let cursors = SyncCursors(own: SyncCursor(space: home.space, epoch: try await home.epoch, position: 10))
            try await home.store.keep(strangeSnapshot(cursors), of: home.space)
            #expect(try await Self.titles(tasks(home.plan())) == ["From the snapshot"])
        }
    }

    @Test(
        "A snapshot that no longer holds is deleted, and the plan is read from its facts",
        arguments: ["another epoch", "another space", "a list that was left", "another form", "damaged"]
    )
    func refused(why: String) async throws {
        try await withHome { home in
            try await home.write(0..<10)
            var cursors = SyncCursors(own: SyncCursor(space: home.space, epoch: try await home.epoch, position: 10))
            switch why {
            case "another epoch": cursors.own.epoch &+= 1
            case "another space": cursors.own.space = SpaceID(Identity(high: 3, low: 3))
            case "a list that was left":
                cursors.lists[4] = SyncCursor(space: SpaceID(Identity(high: 4, low: 4)), epoch: 1, position: 1)
            default: break
            }
            var snapshot = strangeSnapshot(cursors)
            if why == "another form" { snapshot.reached = [0x82, 0x18, 99, 0x80] }
            if why == "damaged" { snapshot.bytes[snapshot.bytes.count / 2] ^= 1 }
            try await home.store.keep(snapshot, of: home.space)
            #expect(try await Self.titles(tasks(home.plan())) == (0..<10).map { "Task \($0)" })
            #expect(try await home.store.accountSnapshot(of: home.space) == nil)
        }
    }

    /// The weight of a plan that is up to date.
    private static func weight(_ plan: AccountReplica) async throws -> Int64 {
        _ = try await plan.read { _ in true }
        return await plan.weight
    }

    @Test("A full plan is not counted as a crash")
    func fullIsNoCrash() async throws {
        try await withHome { home in
            let plan = home.plan(within: SpaceLimits(facts: 0, bytes: 0))
            let visit = { (method: String, target: String, form: String) in
                let request = Request(
                    method: method,
                    target: target,
                    contentType: form.isEmpty ? "" : "application/x-www-form-urlencoded",
                    body: Array(form.utf8),
                    now: Self.noon,
                    entropy: Array(repeating: 1, count: 32),
                    host: .server
                )
                return Visit(request: request, wantsPatch: false)
            }
            let form = "title=Tea&nonce=\(Identity(high: 1, low: 1).hex)"
            #expect(await plan.answer(visit("POST", "/app/tasks/new", form))?.status == 507)
            let answer = try #require(await plan.answer(visit("GET", "/app/about", "")))
            #expect(String(decoding: answer.body, as: UTF8.self).contains("No crashes on this device."))
        }
    }

    @Test("While the store fails, the log says so once, however many pages are asked for")
    func failingStore() async throws {
        try await withHome { home in
            let lines = CountingLog.Lines()
            let logger = Logger(label: "test") { _ in CountingLog(lines: lines) }
            let plans = AccountReplicas(in: home.store, within: .usual, clock: ClockWatch(), logger: logger)
            let account = try #require(await home.store.account(home.account))
            await home.store.close()
            for _ in 0..<3 {
                let answer = await plans.answer(Self.visit, of: account)
                #expect(answer?.status == 503)
            }
            let count = lines.count.withLock { $0 }
            #expect(count == 1)
        }
    }

    @Test("A plan weighs as many facts as it has, and more where their values are large")
    func largeValues() async throws {
        try await withHome { home in
            try await home.write(0..<10)
            let plan = home.plan()
            #expect(try await Self.weight(plan) == 10)
            try await home.writeLarge(1)
            #expect(try await Self.weight(plan) == 4000)
            #expect(try await Self.weight(home.plan()) == 4000)
            // More than the store gives at once: read in another way by a server that was just started.
            try await home.writeLarge(2)
            try await home.write(10..<20)
            #expect(try await Self.weight(plan) == 8000)
            #expect(try await Self.weight(home.plan()) == 8000)
            try await home.write(20..<3000)
            _ = try await Self.weight(plan)
            try await home.snapshotIsKept()
            let snapshot = try #require(try await home.store.accountSnapshot(of: home.space))
            #expect(try await Self.weight(home.plan()) == Int64(snapshot.bytes.count) / 200)
        }
    }

    @Test("However many plans take long, other work goes on")
    func ownThreads() async throws {
        try await withHome { home in
            let busy = DispatchSemaphore(value: 0)
            let plans = (0..<16).map { _ in home.plan() }
            let done = await withTaskGroup(of: Bool.self) { group in
                for plan in plans {
                    group.addTask {
                        let waited = try? await plan.read { _ in busy.wait(timeout: .now() + 30) == .success }
                        return waited == true
                    }
                }
                // On the shared threads, this would find none free until the plans give up.
                group.addTask {
                    try? await Task.sleep(for: .milliseconds(100))
                    for _ in plans { busy.signal() }
                    return true
                }
                return await group.reduce(true) { $0 && $1 }
            }
            #expect(done)
        }
    }

    @Test("How far each space is known is read as it was written")
    func cursors() throws {
        let own = SyncCursor(space: SpaceID(Identity(high: 1, low: 2)), epoch: .max, position: .max)
        let cursors = SyncCursors(own: own, lists: [7: SyncCursor(space: SpaceID(Identity(high: 3, low: 4))), .max: own])
        #expect(try SyncCursors(cursors.bytes) == cursors)
    }
}
