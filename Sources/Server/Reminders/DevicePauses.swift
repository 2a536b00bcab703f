import Synchronization

/// Which devices' services want to be left alone, and until when. Kept in memory: a server that is started again asks once too early.
final class DevicePauses: Sendable {
    private static let most = 10_000
    /// A service may say anything; nobody is kept from a device for longer, in milliseconds: four hours, as long as a reminder is of use.
    private static let longest: Int64 = 4 * 3_600_000

    private let ends = Mutex<[[UInt8]: Int64]>([:])

    /// When a device can be asked again, in milliseconds since 1970; nil: now.
    func end(of digest: [UInt8], now: Int64) -> Int64? {
        ends.withLock { $0[digest].flatMap { $0 > now ? $0 : nil } }
    }

    /// Leaves a device alone for so long, in milliseconds.
    func pause(_ digest: [UInt8], for duration: Int64, now: Int64) {
        ends.withLock { ends in
            if ends.count >= Self.most { ends = ends.filter { $0.value > now } }
            if ends.count < Self.most { ends[digest] = now + min(max(duration, 0), Self.longest) }
        }
    }
}
