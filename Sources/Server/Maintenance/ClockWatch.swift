import Dispatch
import Synchronization

/// The trial of the wall clock, one for the whole server: for everything that is deleted or given up by that clock.
final class ClockWatch: Sendable {
    private let trial = Mutex(ClockTrial())
    /// The last time that was noted, in this run of the server or an earlier one, in milliseconds since 1970; 0: none.
    private let noted: Mutex<Int64>
    /// Where it is kept for the next run; nil: nowhere.
    private let path: String?

    /// Begins a new trial.
    ///
    /// - Parameter folder: the data folder, which keeps the last trusted time for the next run of the server; nil: it is not kept.
    init(in folder: String? = nil) {
        let path = folder.map { $0 + "/clock" }
        let kept = path.flatMap { try? File.read($0) }
        noted = Mutex(kept.flatMap { Int64(String(decoding: $0, as: UTF8.self)) } ?? 0)
        self.path = path
    }

    /// Notes a time that is trusted.
    func note(_ now: Int64) {
        noted.withLock { $0 = now }
        guard let path else { return }
        // Nobody waits for the disk. If the power fails meanwhile, the beginning of the number may be kept, which is an earlier time.
        DispatchQueue.global().async { try? File.write(Array(String(now).utf8), to: path) }
    }

    /// Whether a time that was just read from the wall clock can be trusted.
    ///
    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - length: for how long the clock must have kept the pace of the machine's own.
    ///   - own: the same moment by the machine's own clock.
    func trusts(_ now: Int64, after length: Duration = ClockTrial.length, own: ContinuousClock.Instant = .now) -> Bool {
        trial.withLock { $0.look(wall: now, own: own, for: length) }
    }

    /// Whether stored timestamps that are ahead of this time are wrong, and not the clock: it is not earlier than the last time that was trusted.
    /// A clock that was not looked at before has to be trusted first.
    ///
    /// - Parameter now: just read from the wall clock.
    func isNotBehind(_ now: Int64) -> Bool {
        let last = noted.withLock { $0 }
        return last > 0 ? now >= last : trusts(now)
    }

    /// The time by which a snapshot of a plan leaves out what is too old, in milliseconds since 1970: now, or the last time that
    /// was trusted as long as the clock is not. If the clock shows an earlier time than that, one of the two is wrong, and everything stays.
    ///
    /// - Parameter now: just read from the wall clock.
    func timeOfCompaction(now: Int64) -> Int64 {
        if trusts(now) { return now }
        let last = noted.withLock { $0 }
        return last <= now ? last : 0
    }
}
