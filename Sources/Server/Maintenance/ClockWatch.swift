import Synchronization

/// The trial of the wall clock, one for the whole server: for everything that is deleted or given up by that clock.
final class ClockWatch: Sendable {
    private let trial = Mutex(ClockTrial())

    /// Whether a time that was just read from the wall clock can be trusted.
    ///
    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - length: for how long the clock must have kept the pace of the machine's own.
    ///   - own: the same moment by the machine's own clock.
    func trusts(_ now: Int64, after length: Duration = ClockTrial.length, own: ContinuousClock.Instant = .now) -> Bool {
        trial.withLock { $0.look(wall: now, own: own, for: length) }
    }

    /// The time by which a snapshot of a plan leaves out what is too old, in milliseconds since 1970: now, or 1970 as long as the
    /// clock is not trusted, so that everything stays.
    ///
    /// - Parameter now: just read from the wall clock.
    func timeOfCompaction(now: Int64) -> Int64 { trusts(now) ? now : 0 }
}
