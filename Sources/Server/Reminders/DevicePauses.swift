import Synchronization

/// The devices whose push services asked for a pause, and until when.
///
/// Kept in memory: a server that is started again asks once too early. Counted by the machine's own clock: a wall clock that was
/// years ahead for a while would keep a device from its reminders for years.
final class DevicePauses: Sendable {
    private static let most = 10_000
    /// The longest pause, in milliseconds, whatever a service asks for: four hours, as long as a reminder is of use.
    private static let longest: Int64 = 4 * 3_600_000

    private let ends = Mutex<[[UInt8]: ContinuousClock.Instant]>([:])

    /// How long the pause of a device still lasts, in milliseconds; nil: the service may be asked now.
    func rest(of digest: [UInt8], at now: ContinuousClock.Instant) -> Int64? {
        guard let end = ends.withLock({ $0[digest] }), end > now else { return nil }
        return Int64((end - now) / .milliseconds(1)) + 1
    }

    /// Begins a pause of so many milliseconds, at most four hours.
    func pause(_ digest: [UInt8], for duration: Int64, at now: ContinuousClock.Instant) {
        ends.withLock { ends in
            if ends.count >= Self.most { ends = ends.filter { $0.value > now } }
            guard ends.count < Self.most || ends[digest] != nil else { return }
            ends[digest] = now + .milliseconds(min(max(duration, 0), Self.longest))
        }
    }
}
