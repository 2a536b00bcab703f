import Facts
import Foundation
import Logging
import Planner
import Storage
import Testing

@testable import Server

@Suite("The regular work that deletes what has expired")
struct MaintenanceTests {
    private static let hour: Int64 = 3_600_000
    private static let year: Int64 = 365 * 24 * hour

    /// Whether the clock is trusted at the last of some looks, which are an hour apart.
    ///
    /// - Parameter wall: what the wall clock shows, in milliseconds, after so many hours.
    private static func isTrusted(after hours: Int64, _ wall: (Int64) -> Int64) -> Bool {
        var trial = ClockTrial()
        let begin = ContinuousClock.now
        var isTrusted = false
        for number in 0...hours {
            isTrusted = trial.look(wall: 1_800_000_000_000 + wall(number), own: begin + .milliseconds(number * hour))
        }
        return isTrusted
    }

    @Test("The clock is trusted after six hours at the pace of a clock that nobody can set")
    func trusted() {
        #expect(!Self.isTrusted(after: 5) { $0 * Self.hour })
        #expect(Self.isTrusted(after: 6) { $0 * Self.hour })
        // A clock that is being adjusted is not always as fast as others.
        #expect(Self.isTrusted(after: 6) { $0 * (Self.hour + 2000) })
    }

    @Test("A clock that jumps is not trusted for six hours, nor when it is right again", arguments: [-year, 10 * year])
    func jumped(by jump: Int64) {
        #expect(!Self.isTrusted(after: 100) { $0 * Self.hour + ($0 < 100 ? 0 : jump) })
        #expect(!Self.isTrusted(after: 105) { $0 * Self.hour + ($0 < 100 ? 0 : jump) })
        #expect(!Self.isTrusted(after: 101) { $0 * Self.hour + ($0 == 100 ? jump : 0) })
        #expect(!Self.isTrusted(after: 106) { $0 * Self.hour + ($0 == 100 ? jump : 0) })
        #expect(Self.isTrusted(after: 107) { $0 * Self.hour + ($0 == 100 ? jump : 0) })
    }

    @Test("Until the clock is trusted, what was too old at the last trusted time can be left out, also after a restart")
    func lastTrustedTime() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-clock-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Folder.make(folder.path)
        let (now, clock) = (Int64(1_800_000_000_000), ClockWatch(in: folder.path))
        #expect(clock.timeOfCompaction(now: now) == 0)
        clock.note(now)
        #expect(clock.timeOfCompaction(now: now + 10 * Self.year) == now)
        // One of the two is wrong.
        #expect(clock.timeOfCompaction(now: now - 1) == 0)
        func restarted() -> Int64 { ClockWatch(in: folder.path).timeOfCompaction(now: now + Self.hour) }
        // It is written while nobody waits.
        for _ in 0..<1000 where restarted() != now { try await Task.sleep(for: .milliseconds(10)) }
        #expect(restarted() == now)
        #expect(ClockWatch().timeOfCompaction(now: now) == 0)
    }

    @Test("By a clock that is not trusted no session ends, and no change of the History is deleted")
    func untrusted() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-maintenance-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await StoreURL.sqlite(folder.appending(path: "teaspoon.db").path).open()
        do {
            let logger = Logger(label: "test")
            try await untrusted(store, Guests(in: store, limit: 1, clock: ClockWatch(), logger: logger))
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }

    private func untrusted(_ store: any Store, _ guests: Guests) async throws {
        let (now, space) = (Int64(1_800_000_000_000), SpaceID(Identity(high: 1, low: 2)))
        let account = Account(
            id: AccountID(Identity(high: 1, low: 1)),
            email: "a@example.org",
            emailKey: "a@example.org",
            password: "",
            space: space,
            created: now
        )
        _ = try await store.create(account)
        let hash = [UInt8](repeating: 1, count: 32)
        let session = Session(account: account.id, hash: hash, device: "", created: now, seen: now, expires: now + Self.hour)
        #expect(try await store.begin(session, openedBy: ""))
        let change = Entity(.change, scope: UInt32(now / 86_400_000), Identity(high: 1, low: 3))
        let timestamp = Timestamp(time: UInt64(now), counter: 0, device: 7)
        _ = try await store.push([Fact(change, Field(rawValue: 1), .integer(1), timestamp)], to: space, within: .usual)
        let maintenance = Maintenance(store: store, guests: guests, clock: ClockWatch(), logger: Logger(label: "test"))
        func kept() async throws -> [Int] {
            let sessions = try await store.sessions(of: account.id, now: now)
            return [sessions.count, try await store.pull(from: space, after: 0, upTo: 10)?.facts.count ?? 0]
        }
        await maintenance.once(now: now + 10 * Self.year, isClockTrusted: false)
        #expect(try await kept() == [1, 1])
        await maintenance.once(now: now + 10 * Self.year, isClockTrusted: true)
        #expect(try await kept() == [0, 0])
    }
}
