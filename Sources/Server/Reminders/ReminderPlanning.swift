import Facts
import Logging
import Pages
import Planner
import ServiceLifecycle
import Storage
import Synchronization

/// Plans reminders again wherever a space has moved, for all people who are reminded of its tasks, at the start, and every hour: for the
/// next day and a half, as rows of the store. Of several servers one plans an account.
final class ReminderPlanning: Service {
    /// How far ahead is planned, in milliseconds. Longer than an hour by far: should nothing move for a day, or no server run, it is there.
    private static let horizon: Int64 = 36 * 3_600_000
    /// Reminders due longer ago than this are not planned: they were not known in time.
    private static let slack: Int64 = 60_000
    /// Commands come in rows: a moment is waited, in milliseconds. What has moved meanwhile is looked at together with the first of it.
    private static let pause: Int64 = 250
    private static let lease: Int64 = 20_000
    /// How long after a fault of the store the same is tried again, in milliseconds.
    private static let retry: Int64 = 5000
    private static let hour: Int64 = 3_600_000
    private static let page = 200
    /// How long nobody looks whether the wall clock was set back, in milliseconds.
    private static let idle: Int64 = 60_000
    /// Accounts at once.
    private static let atOnce = 4

    private let store: any Store
    private let plans: AccountReplicas
    private let catalogs: Catalogs
    private let clock: ClockWatch
    private let log: RareLog
    /// Rung when there may be something to send earlier than was known.
    private let sending: AsyncEvent
    private let alarm = AsyncEvent()

    private struct Waiting {
        var spaces: [SpaceID: Int64] = [:]
        var accounts: [AccountID: Int64] = [:]
        /// When all accounts are looked through next.
        var sweep: Int64 = 0
    }

    private let waiting = Mutex(Waiting())

    init(
        in store: any Store,
        plans: AccountReplicas,
        catalogs: Catalogs,
        clock: ClockWatch,
        waking sending: AsyncEvent,
        logger: Logger
    ) {
        self.store = store
        self.plans = plans
        self.catalogs = catalogs
        self.clock = clock
        self.sending = sending
        log = RareLog(logger)
    }

    /// A space has moved; nil: any may have.
    func moved(_ space: SpaceID?) {
        waiting.withLock { waiting in
            guard let space else {
                waiting.sweep = 0
                return
            }
            if waiting.spaces[space] == nil { waiting.spaces[space] = WallClock.now() + Self.pause }
        }
        alarm.signal()
    }

    /// The choices of an account have changed.
    func changed(_ account: AccountID) {
        again(account, in: 0)
    }

    private func again(_ account: AccountID, in pause: Int64) {
        waiting.withLock { $0.accounts[account] = WallClock.now() + pause }
        alarm.signal()
    }

    func run() async {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                let now = WallClock.now()
                let isSweepDue = self.waiting.withLock { waiting in
                    if waiting.sweep > now, waiting.sweep <= now + Self.hour { return false }
                    // The clock was ahead, and so are all these times: what waits for them is found in the store.
                    if waiting.sweep > now { waiting = Waiting() }
                    waiting.sweep = .max
                    return true
                }
                if isSweepDue {
                    let pause = await self.sweep(now: now) ? Self.hour : Self.retry
                    // What moved meanwhile may have asked for the next one at once.
                    self.waiting.withLock { $0.sweep = min($0.sweep, WallClock.now() + pause) }
                }
                await self.planWaiting(now: now)
                await self.alarm.wait(atMost: self.untilNext())
            }
        }
    }

    private func untilNext() -> Duration {
        let next = waiting.withLock { waiting in
            min(waiting.sweep, waiting.spaces.values.min() ?? .max, waiting.accounts.values.min() ?? .max)
        }
        return .milliseconds(min(max(next - WallClock.now(), 1), Self.idle))
    }

    /// Plans those whose turn has come. A store on several machines asks each of them for the accounts of a space, so all spaces that may wait no
    /// longer than a moment share the turn of the first: at most one question in each moment, and no later answer.
    private func planWaiting(now: Int64) async {
        let (spaces, accounts) = waiting.withLock { waiting in
            let isTurn = waiting.spaces.values.contains { $0 <= now }
            let spaces = isTurn ? waiting.spaces.filter { $0.value <= now + Self.pause }.map(\.key) : []
            let accounts = waiting.accounts.filter { $0.value <= now }.map(\.key)
            for space in spaces { waiting.spaces[space] = nil }
            for account in accounts { waiting.accounts[account] = nil }
            return (spaces, accounts)
        }
        var due = Set(accounts)
        do throws(StoreFault) {
            if !spaces.isEmpty { due.formUnion(try await store.reminded(in: spaces)) }
        } catch {
            note(error)
            waiting.withLock { waiting in
                for space in spaces { waiting.spaces[space] = now + Self.retry }
            }
        }
        await plan(Array(due))
    }

    /// Plans all accounts that nobody has planned as they are now.
    ///
    /// - Returns: whether it came to the end.
    private func sweep(now: Int64) async -> Bool {
        var last: AccountID?
        while !Task.isCancelled {
            do throws(StoreFault) {
                let accounts = try await store.outdated(now: now, after: last, upTo: Self.page)
                await plan(accounts)
                last = accounts.last
                if accounts.count < Self.page { return true }
            } catch {
                note(error)
                return false
            }
        }
        return false
    }

    private func plan(_ accounts: [AccountID]) async {
        await withTaskGroup(of: Void.self) { group in
            for (number, account) in accounts.enumerated() {
                if number >= Self.atOnce { await group.next() }
                group.addTask { await self.plan(account) }
            }
        }
        if !accounts.isEmpty { sending.signal() }
    }

    private func plan(_ account: AccountID) async {
        do throws(StoreFault) {
            let now = WallClock.now()
            let isTrusted = clock.trusts(now, after: ReminderDelivery.trial)
            let lease = now + Self.lease
            switch try await store.beginPlanning(account, now: now, lease: lease) {
            case .yours(let reminded): try await plan(reminded, until: lease, now: now, isClockTrusted: isTrusted)
            case .busy: again(account, in: 1000)
            case .nothing: break
            }
        } catch {
            note(error)
            again(account, in: Self.retry)
        }
    }

    private func plan(_ reminded: RemindedAccount, until lease: Int64, now: Int64, isClockTrusted: Bool)
        async throws(StoreFault)
    {
        let account = reminded.account
        var reminders: [QueuedReminder] = []
        var cursor: Int64 = -1
        let isWanted: Bool
        if reminded.wantsEmail { isWanted = true } else { isWanted = try await !store.devices(of: account, now: now).isEmpty }
        let rows = isWanted || !isClockTrusted ? try await store.reminders(of: account) : []
        if isWanted {
            let zone = IANATimeZone(name: reminded.zone) ?? .utc
            let sent = Self.sent(rows, now: now)
            let span = (now - 3 * 24 * Self.hour)..<(now + Self.horizon)
            guard let planned = try await plans.scheduledReminders(in: span, zone, after: sent, of: reminded) else { return }
            cursor = planned.cursor
            let words = catalogs.words(in: Language.wanted(planned.settings.language, device: reminded.language))
            reminders = planned.reminders.map { reminder in
                let message = ReminderMessage(reminder, planned.settings, in: zone, words)
                return QueuedReminder(
                    account: account,
                    name: reminder.name,
                    at: reminder.at,
                    kind: message.kind.rawValue,
                    day: Int64(reminder.day),
                    expires: reminder.expires,
                    message: message.stored
                )
            }
        }
        if !isClockTrusted {
            // By a clock that is wrong for a while they are past; they are sent when it is right.
            let planned = Set(reminders.map(\.name))
            reminders += rows.filter { !$0.isDone && $0.expires <= now && !planned.contains($0.name) }
        }
        // Without a device there is nothing to schedule: adding one plans the account again. By a clock that is not trusted,
        // nothing is forgotten.
        try await store.plan(
            reminders,
            of: account,
            cursor: cursor,
            lease: lease,
            now: isClockTrusted ? now : 0,
            again: now + Self.hour
        )
    }

    private static func sent(_ rows: [QueuedReminder], now: Int64) -> SentReminders {
        var sent = SentReminders()
        sent.since = now - slack
        for row in rows {
            let kind = ReminderMessage.Kind(rawValue: row.kind)
            guard row.isDone else {
                sent.waiting.insert(row.name)
                continue
            }
            sent.names.insert(row.name)
            if kind?.counts == true { sent.counts[Int(row.day), default: 0] += 1 }
            if kind == .more { sent.saidMore.insert(Int(row.day)) }
        }
        return sent
    }

    private func note(_ fault: StoreFault) {
        if Task.isCancelled { return }
        log.error("Could not schedule reminders", fault)
    }
}
