import Facts
import Foundation
import Logging
import Pages
import Storage
import Testing

@testable import Server

@Suite("Reminders while the server's clock is ahead")
struct WrongClockTests {
    private let account = AccountID(Identity(high: 1, low: 1))
    private let space = SpaceID(Identity(high: 1, low: 2))
    private let logger = Logger(label: "test")

    /// A store with one account, which is reminded by e-mail.
    private func withStore(_ body: (any Store) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-clock-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await StoreURL.sqlite(folder.appending(path: "teaspoon.db").path).open()
        do {
            _ = try await store.create(
                Account(id: account, email: "a@example.org", emailKey: "a@example.org", password: "", space: space, created: 0)
            )
            try await store.setEmailReminders(true, zone: "UTC", language: "en", of: account, in: space)
            try await body(store)
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }

    /// A reminder as it looks after the clock was set ten days ahead.
    private func reminder() -> QueuedReminder {
        let at = WallClock.now() - 10 * 86_400_000
        let message = ReminderMessage(kind: .task, words: ReminderWords(title: "Pills", body: ""))
        return QueuedReminder(
            account: account,
            name: Identity(high: 2, low: 1),
            at: at,
            kind: message.kind.rawValue,
            day: at / 86_400_000,
            expires: at + 4 * 3_600_000,
            message: message.stored
        )
    }

    private func plans(_ store: any Store) -> AccountReplicas {
        AccountReplicas(in: store, within: .usual, clock: ClockWatch(), logger: logger)
    }

    /// Takes on what is due, and carries out its next step.
    private func deliver(_ store: any Store, by clock: ClockWatch) async throws {
        let languages = AccountLanguages(store: store, plans: plans(store), catalogs: Catalogs())
        let carrier = ReminderDelivery(store: store, pushing: nil, mailer: nil, languages: languages, clock: clock)
        let now = WallClock.now()
        for reminder in try await store.claim(upTo: 9, now: now, lease: now + 30_000, token: [1]) {
            try await store.settle([try await carrier.carry(reminder)])
        }
    }

    @Test("C4: a reminder that looks past is put off until the clock has kept its pace for an hour, and then given up")
    func putOff() async throws {
        try await withStore { store in
            let past = reminder()
            try await store.plan([past], of: account, cursor: 0, lease: 0, now: 0, again: 0)
            try await deliver(store, by: ClockWatch(afterHours: 0))
            let later = try #require(try await store.reminders(of: account).first)
            #expect(!later.isDone && later.next > WallClock.now())
            #expect(try await store.deliveries(of: account, upTo: 9).isEmpty)
            // Planned again by a clock that is right, it has its own time.
            try await store.plan([past], of: account, cursor: 0, lease: 0, now: 0, again: 0)
            #expect(try await store.reminders(of: account).first?.next == past.at)
            try await deliver(store, by: ClockWatch(afterHours: 2))
            #expect(try await store.reminders(of: account).first?.isDone == true)
            #expect(try await store.deliveries(of: account, upTo: 9).map(\.outcome) == [DeliveryOutcome.past.rawValue])
        }
    }

    @Test("C4: planning removes no reminder that looks past by a clock that is not trusted", arguments: [0, 2] as [Int64])
    func planning(hours: Int64) async throws {
        try await withStore { store in
            try await store.plan([reminder()], of: account, cursor: 0, lease: 0, now: 0, again: 0)
            let planning = ReminderPlanning(
                in: store,
                plans: plans(store),
                catalogs: Catalogs(),
                clock: ClockWatch(afterHours: hours),
                waking: AsyncEvent(),
                logger: logger
            )
            let running = Task { await planning.run() }
            // While it is being planned, the time of the next planning is no further ahead than the lease.
            while try await !store.outdated(now: WallClock.now() + 30_000, after: nil, upTo: 1).isEmpty {
                try await Task.sleep(for: .milliseconds(10))
            }
            running.cancel()
            await running.value
            #expect(try await store.reminders(of: account).count == (hours == 0 ? 1 : 0))
        }
    }
}

extension ClockWatch {
    /// A clock that has kept its pace for so many hours.
    convenience init(afterHours hours: Int64) {
        self.init()
        _ = trusts(WallClock.now() - hours * 3_600_000, own: ContinuousClock.now.advanced(by: .seconds(-3600 * hours)))
    }
}
