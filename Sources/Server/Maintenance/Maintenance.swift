import Facts
import Logging
import Planner
import ServiceLifecycle
import Storage

/// The regular work that keeps the store from growing for ever: it removes expired sessions and links, and changes that nobody can undo any
/// more; and the guests' plans that no browser can open any longer. Any server may do it, and several at once do no harm.
struct Maintenance: Service {
    let store: any Store
    let guests: Guests
    let clock: ClockWatch
    let logger: Logger

    /// Somebody who starts a server waits for its first answer, so maintenance does not begin at once.
    private static let first = Duration.seconds(60)
    private static let pause = Duration.seconds(60 * 60)
    private static let timesADay = 24
    private static let page = 500

    func run() async {
        await cancelWhenGracefulShutdown {
            await mendValues()
            var pause = Self.first
            var times = 0
            while (try? await Task.sleep(for: pause)) != nil {
                let now = WallClock.now()
                let isClockTrusted = clock.trusts(now)
                if isClockTrusted { clock.note(now) }
                await once(now: now, isClockTrusted: isClockTrusted)
                await guests.hearOfDay()
                times += 1
                if times.isMultiple(of: Self.timesADay) { await guests.countDay() }
                pause = Self.pause
            }
        }
    }

    /// Brings stored values within their bounds, which takes a while once. Nobody waits for it: no answer has a value that is beyond them.
    private func mendValues() async {
        do throws(StoreFault) {
            let count = try await store.mendValues()
            if count > 0 { logger.notice("Brought \(count) stored values within the bounds of their fields") }
        } catch {
            // The next start will do.
            if Task.isCancelled { return }
            logger.error("Stored values could not be looked through: \(error)")
        }
    }

    /// All of the work in the store, once; by a clock that is not trusted only what can be made again.
    func once(now: Int64, isClockTrusted: Bool) async {
        do throws(StoreFault) {
            try await store.sweepSnapshots(now: now)
            guard isClockTrusted else { return }
            try await store.sweep(now: now)
            try await dropOldChanges(now: now)
        } catch {
            // The next time will do; and a server that is being stopped has not failed.
            if Task.isCancelled { return }
            logger.error("Database maintenance failed: \(error)")
        }
    }

    private func dropOldChanges(now: Int64) async throws(StoreFault) {
        let today = max(now / 86_400_000, 0)
        // A day more than devices keep: a change that one of them still shows is still here.
        let oldest = UInt32(clamping: today - Int64(History.days) - 1)
        guard oldest > 0 else { return }
        var last: AccountID?
        while !Task.isCancelled {
            let accounts = try await store.accounts(after: last, upTo: Self.page)
            for account in accounts {
                try await store.drop(.change, scopes: 0..<oldest, from: account.space)
            }
            last = accounts.last?.id
            if accounts.count < Self.page { break }
        }
        last = nil
        while !Task.isCancelled {
            let guests = try await store.guests(after: last, upTo: Self.page)
            for guest in guests { try await store.drop(.change, scopes: 0..<oldest, from: guest.space) }
            last = guests.last?.id
            if guests.count < Self.page { return }
        }
    }
}
