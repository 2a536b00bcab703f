import Facts
import Logging
import ServiceLifecycle
import Storage
import Synchronization

/// Sends the reminders that are due, and records the results. Any number of servers do so on one store: a server leases a reminder for a
/// while, and renews the lease as long as its devices have not answered; should the server die, the reminder is due again soon.
///
/// A reminder that was answered and recorded is never sent again. One that was under way when a server died is, under the same topic and
/// tag, so that a device shows it once.
final class ReminderSender: Service {
    /// How long a reminder is taken on for, in milliseconds.
    private static let lease: Int64 = 30_000
    private static let hold = Duration.seconds(10)
    /// With fewer slots than this free, none are asked for: asking costs as much as a dozen.
    private static let fewest = 32
    /// How long nobody looks whether another server left something, in milliseconds.
    private static let idle: Int64 = 5000
    /// How long deliveries under way may delay the stop.
    private static let patience = 60

    let alarm: AsyncEvent
    private let store: any Store
    private let carrier: ReminderDelivery
    private let notes: OutcomeNotes
    private let log: RareLog

    private let slots = Mutex(DeliverySlots())

    init(in store: any Store, by carrier: ReminderDelivery, alarm: AsyncEvent, logger: Logger) {
        self.store = store
        self.carrier = carrier
        self.alarm = alarm
        let log = RareLog(logger)
        self.log = log
        notes = OutcomeNotes(in: store, log: log)
    }

    func run() async {
        await cancelWhenGracefulShutdown {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.holdOn() }
                await self.send()
                group.cancelAll()
            }
        }
        // Reminders that were not sent yet are given back at once; those under way have a moment to be answered.
        carrier.close()
        for _ in 0..<Self.patience where !slots.withLock({ $0.reminders.isEmpty }) {
            try? await Task.sleep(for: .milliseconds(100))
        }
    }

    private func send() async {
        while !Task.isCancelled {
            do throws(StoreFault) {
                let now = WallClock.now()
                let free = slots.withLock { $0.free(now: now) }
                guard free >= Self.fewest else {
                    await alarm.wait(atMost: .seconds(1))
                    continue
                }
                let isIdle = try await takeOn(free, now: now).get()
                if isIdle { await alarm.wait(atMost: try await untilNext()) }
            } catch {
                if Task.isCancelled { return }
                log.error("Could not load due reminders", error)
                await alarm.wait(atMost: .seconds(2))
            }
        }
    }

    /// Leases reminders that are due, and begins them. Stopping the caller does not stop this: the store may have leased them by then, and
    /// nobody would send them, or give them back, before the lease is over.
    ///
    /// - Returns: whether nothing was due.
    private func takeOn(_ most: Int, now: Int64) async -> Result<Bool, StoreFault> {
        await Task {
            do throws(StoreFault) {
                let token = randomBytes(8)
                let reminders = try await store.claim(upTo: most, now: now, lease: now + Self.lease, token: token)
                try await giveBack(reminders.filter { !begin($0) }, now: now)
                return .success(reminders.isEmpty)
            } catch {
                return .failure(error)
            }
        }.value
    }

    private func untilNext() async throws(StoreFault) -> Duration {
        let next = try await store.nextReminder() ?? .max
        let now = WallClock.now()
        return .milliseconds(next >= now + Self.idle ? Self.idle : max(next - now, 1))
    }

    /// Reminders that found no slot were not tried; others come first.
    private func giveBack(_ reminders: [QueuedReminder], now: Int64) async throws(StoreFault) {
        if reminders.isEmpty { return }
        try await store.settle(
            reminders.map { reminder in
                var reminder = reminder
                reminder.tries -= 1
                reminder.next = now + slots.withLock { $0.pause(reminder, now: now) }
                return ReminderOutcome(reminder)
            }
        )
    }

    /// Stopping the caller does not stop this: the reminder has a lease by now.
    ///
    /// - Returns: whether there was a slot for it.
    private func begin(_ reminder: QueuedReminder) -> Bool {
        guard slots.withLock({ $0.take(reminder, now: WallClock.now()) }) else { return false }
        Task {
            let outcome: ReminderOutcome
            do throws(StoreFault) {
                outcome = try await carrier.carry(reminder)
            } catch {
                log.error("Could not send a reminder", error)
                var later = reminder
                later.next = WallClock.now() + ReminderDelivery.pause(after: reminder.tries)
                outcome = ReminderOutcome(later)
            }
            await notes.note(outcome)
            let isRoom = slots.withLock { slots in
                slots.leave(reminder)
                return slots.free(now: WallClock.now()) >= Self.fewest
            }
            if isRoom { alarm.signal() }
        }
        return true
    }

    private func holdOn() async {
        while (try? await Task.sleep(for: Self.hold)) != nil {
            let reminders = slots.withLock { $0.reminders }
            guard !reminders.isEmpty else { continue }
            do throws(StoreFault) {
                try await store.hold(reminders, until: WallClock.now() + Self.lease)
            } catch {
                if !Task.isCancelled { log.error("Could not extend the lease of reminders", error) }
            }
        }
    }
}

/// Notes outcomes: those that come while one is being noted go together, and what cannot be noted keeps nothing else from it.
actor OutcomeNotes {
    private let store: any Store
    private let log: RareLog
    private var waiting: [(outcome: ReminderOutcome, done: CheckedContinuation<Void, Never>)] = []
    private var isBusy = false

    private static let most = 256

    init(in store: any Store, log: RareLog) {
        self.store = store
        self.log = log
    }

    /// Returns when it is noted, or cannot be.
    func note(_ outcome: ReminderOutcome) async {
        await withCheckedContinuation { done in
            waiting.append((outcome, done))
            guard !isBusy else { return }
            isBusy = true
            Task { await work() }
        }
    }

    private func work() async {
        while !waiting.isEmpty {
            let some = Array(waiting.prefix(Self.most))
            waiting.removeFirst(some.count)
            await settle(some.map(\.outcome))
            for (_, done) in some { done.resume() }
        }
        isBusy = false
    }

    private func settle(_ outcomes: [ReminderOutcome]) async {
        do throws(StoreFault) {
            try await store.settle(outcomes)
        } catch {
            switch error {
            case .unreachable, .full:
                // They are due again when their lease is over.
                log.error("Could not record delivery results", error)
            case .newer, .older, .damaged, .failed, .missing, .unknownStore, .backup:
                if outcomes.count > 1 {
                    for outcome in outcomes { await settle([outcome]) }
                } else {
                    for outcome in outcomes { await settleWithoutLog(outcome, error) }
                }
            }
        }
    }

    /// Better a line too few than a message that goes out again and again.
    private func settleWithoutLog(_ outcome: ReminderOutcome, _ fault: StoreFault) async {
        log.error("Could not record a delivery result", fault)
        do throws(StoreFault) {
            try await store.settle([ReminderOutcome(outcome.reminder, gone: outcome.gone, failing: outcome.failing)])
        } catch {
            log.error("Could not record that a reminder was sent", error)
        }
    }
}
