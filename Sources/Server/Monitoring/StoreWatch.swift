import Logging
import ServiceLifecycle
import Storage
import Synchronization

/// Knows whether the store keeps what it is given, and says so in the log: a disk that is full, or a database that went away, is the
/// operator's to mend, and shows nowhere else.
final class StoreWatch: Service {
    private struct State {
        var failingSince: ContinuousClock.Instant?
        var lastFault: ContinuousClock.Instant?
        var lastSaid: ContinuousClock.Instant?
        var faults = 0
        var lastWritten: ContinuousClock.Instant?
    }

    /// How often a store that failed is tried, and how long it must not have failed to count as mended.
    private static let pause = Duration.seconds(1)
    private static let calm = Duration.seconds(3)
    /// How often a failing store is spoken of.
    private static let reminder = Duration.seconds(60)
    /// How long an answer of the store is waited for before it counts as none.
    private static let patience = Duration.seconds(5)

    private let store: any Store
    private let metrics: Metrics
    private let logger: Logger
    private let state = Mutex(State())

    /// Watches from now on.
    init(_ store: any Store, metrics: Metrics, logger: Logger) {
        self.store = store
        self.metrics = metrics
        self.logger = logger
        store.onFault { [weak self] in self?.failed($0) }
    }

    /// Whether the store takes writes: nothing failed lately, and it takes a write at this moment, or did a moment ago.
    func isReady() async -> Bool {
        let (isFailing, isFresh) = state.withLock { state in
            (state.failingSince != nil, state.lastWritten.map { ContinuousClock.now - $0 < Self.patience } ?? false)
        }
        if isFailing { return false }
        if isFresh { return true }
        return await Patience.wait(Self.patience) { await self.takesWrites() } ?? false
    }

    /// Tries a store that failed until it works again.
    func run() async {
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: Self.pause)) != nil {
                guard self.state.withLock({ $0.failingSince != nil }) else { continue }
                if await self.takesWrites() { self.noteCalm() }
            }
        }
    }

    private func takesWrites() async -> Bool {
        do throws(StoreFault) {
            try await store.checkWriting()
            state.withLock { $0.lastWritten = .now }
            return true
        } catch {
            return false
        }
    }

    private func failed(_ fault: StoreFault) {
        metrics.note(.storeFailed)
        let now = ContinuousClock.now
        let isToSay = state.withLock { state in
            state.faults += 1
            state.lastFault = now
            state.lastWritten = nil
            if state.failingSince == nil { state.failingSince = now }
            if let said = state.lastSaid, now - said < Self.reminder { return false }
            state.lastSaid = now
            return true
        }
        if isToSay { logger.error("\(fault)") }
    }

    private func noteCalm() {
        let now = ContinuousClock.now
        let ended = state.withLock { state -> (seconds: Int64, faults: Int)? in
            guard let since = state.failingSince, let last = state.lastFault, now - last >= Self.calm else { return nil }
            let faults = state.faults
            // The time of the last log line stays known, so that a store that fails now and then does not fill the log.
            state = State(lastSaid: state.lastSaid, lastWritten: now)
            return ((last - since).components.seconds, faults)
        }
        guard let ended else { return }
        // As urgent as the fault was, so that both are in the log, or neither.
        logger.error(
            "Database available again",
            metadata: ["seconds": "\(ended.seconds)", "faults": "\(ended.faults)"]
        )
    }
}
