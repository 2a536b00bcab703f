import Credentials

/// How often something may be asked of the gallery, and of addresses that show something.
struct PublicPageLimits: Sendable {
    private static let mostKeys = 50_000

    /// Pages asked for from one network address: a search reads more than most pages.
    private let looks = RateLimiter<String>(RateLimit(burst: 300, oneMoreEvery: .milliseconds(250)), capacity: mostKeys)
    /// Templates published by one account.
    private let publishing = RateLimiter<[UInt8]>(RateLimit(burst: 20, oneMoreEvery: .seconds(60)), capacity: mostKeys)
    /// Reports by one account.
    private let reporting = RateLimiter<[UInt8]>(RateLimit(burst: 5, oneMoreEvery: .seconds(10 * 60)), capacity: mostKeys)
    /// One template taken from one network address counts once a day.
    private let uses = RateLimiter<[String]>(RateLimit(burst: 1, oneMoreEvery: .seconds(24 * 60 * 60)), capacity: mostKeys)
    /// One address opened, from wherever.
    private let addresses = RateLimiter<[UInt8]>(RateLimit(burst: 60, oneMoreEvery: .seconds(2)), capacity: mostKeys)

    /// Somebody looks at something.
    func look(from clientAddress: String) throws(AccountFault) { try Self.take(clientAddress, of: looks) }

    /// An account publishes something.
    func publish(_ account: [UInt8]) throws(AccountFault) { try Self.take(account, of: publishing) }

    /// An account reports something.
    func report(_ account: [UInt8]) throws(AccountFault) { try Self.take(account, of: reporting) }

    /// Whether taking this template from there counts.
    func counts(_ template: String, from clientAddress: String) -> Bool {
        if case .allowed = uses.take([template, clientAddress], at: .now) { true } else { false }
    }

    /// An address that there is, is opened.
    func open(_ hash: [UInt8]) throws(AccountFault) { try Self.take(hash, of: addresses) }

    private static func take<Key: Hashable & Sendable>(_ key: Key, of limiter: RateLimiter<Key>) throws(AccountFault) {
        if case .tryAgain(let wait) = limiter.take(key, at: .now) { throw .tooOften(wait) }
    }
}
