import Synchronization

/// Which push services answered quickly when they were last sent to, whatever they answered.
final class PushStanding: Sendable {
    /// How many are known at most. There are a handful; strangers could name any number.
    static let mostKnown = 1000

    private let quick = Mutex<Set<String>>([])

    /// Whether the service of this origin did.
    func isQuick(_ origin: String) -> Bool {
        quick.withLock { $0.contains(origin) }
    }

    /// Learns how it went this time.
    func note(_ origin: String, wasQuick: Bool) {
        quick.withLock { quick in
            guard wasQuick else {
                quick.remove(origin)
                return
            }
            if quick.count >= Self.mostKnown, !quick.contains(origin) { quick.removeAll() }
            quick.insert(origin)
        }
    }
}
