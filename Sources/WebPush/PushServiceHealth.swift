import Synchronization

/// The health of push services: which of them answer quickly, whatever they answer.
///
/// Those of the large browsers do until they did not; any other has to show it first.
final class PushServiceHealth: Sendable {
    /// How many are known at most. There are a handful; strangers could name any number.
    static let mostKnown = 1000
    /// So many slow answers one after another, and it is slow: one is chance.
    static let misses = 3

    /// Chromium, Firefox, Safari, Edge: a host of this name, or below it.
    private static let large = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"]

    /// How many slow answers the last ones of each origin were.
    private let slowness = Mutex<[String: Int]>([:])

    /// Whether a service is to be counted on.
    func isQuick(_ endpoint: PushEndpoint) -> Bool {
        let known = slowness.withLock { $0[endpoint.origin] }
        return known.map { $0 < Self.misses } ?? Self.isLarge(endpoint.host)
    }

    /// Learns how it went this time.
    func note(_ endpoint: PushEndpoint, wasQuick: Bool) {
        let unknown = Self.isLarge(endpoint.host) ? 0 : Self.misses
        slowness.withLock { slowness in
            let before = slowness[endpoint.origin]
            if before == nil, slowness.count >= Self.mostKnown { slowness.removeAll() }
            slowness[endpoint.origin] = wasQuick ? 0 : min((before ?? unknown) + 1, Self.misses)
        }
    }

    /// Whether a host is a large browser's.
    static func isLarge(_ host: String) -> Bool {
        large.contains { host == $0 || host.hasSuffix(".\($0)") }
    }
}
