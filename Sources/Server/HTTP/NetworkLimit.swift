import Credentials

/// How often something may be done from one network address, as ``Peer`` gives it. From all networks of a subscriber together it may be
/// done twice as often, and from those of a site four times: an address is easily changed there.
struct NetworkLimit: Sendable {
    /// Of addresses, of subscribers, and of sites.
    private let limiters: [RateLimiter<String>]

    /// - Parameters:
    ///   - limit: of one address.
    ///   - mostKeys: how many addresses are remembered at most.
    init(_ limit: RateLimit, mostKeys: Int) {
        limiters = [1, 2, 4].map { factor in
            RateLimiter(RateLimit(burst: limit.burst * factor, oneMoreEvery: limit.interval / factor), capacity: mostKeys)
        }
    }

    /// Counts one, if it may be done now.
    func take(from clientAddress: String) -> RateAnswer {
        for (limiter, network) in zip(limiters, Self.networks(of: clientAddress)) {
            let answer = limiter.take(network, at: .now)
            guard answer == .allowed else { return answer }
        }
        return .allowed
    }

    /// What was counted turned out not to count.
    func giveBack(to clientAddress: String) {
        for (limiter, network) in zip(limiters, Self.networks(of: clientAddress)) { limiter.giveBack(network) }
    }

    private static func networks(of clientAddress: String) -> [String] {
        [clientAddress] + (Networks(of: clientAddress).map { [$0.subscriber, $0.site] } ?? [])
    }
}

/// The wider networks of IPv6 that an address lies in: providers give a subscriber 256 networks (RFC 6177), and a site 65,536.
struct Networks {
    /// The first 56 bits.
    let subscriber: String
    /// The first 48 bits.
    let site: String

    /// - Parameter clientAddress: as ``Peer`` writes it: 64 bits of IPv6 as 16 hexadecimal digits; anything else has no wider network.
    init?(of clientAddress: String) {
        guard clientAddress.utf8.count == 16, !clientAddress.contains(".") else { return nil }
        subscriber = String(clientAddress.prefix(14))
        site = String(clientAddress.prefix(12))
    }
}
