import Credentials

/// How often things may be tried that tell or cost something.
///
/// Passwords for one address are counted by where they are tried from: or a stranger who guesses would keep the person out. What all
/// places together may try is bounded more widely; over a whole year that is five million guesses, nothing against a password that is
/// not common.
struct TryLimits: Sendable {
    private static let mostKeys = 50_000

    /// Passwords tried for one address from one place.
    private let accountFromPlace = RateLimiter<[String]>(RateLimit(burst: 10, oneMoreEvery: .seconds(60)), capacity: mostKeys)
    /// Passwords tried for one address, wherever from.
    private let account = RateLimiter<String>(RateLimit(burst: 200, oneMoreEvery: .seconds(6)), capacity: mostKeys)
    /// Passwords tried, accounts made and links asked for from one place.
    private let place = RateLimiter<String>(RateLimit(burst: 40, oneMoreEvery: .seconds(6)), capacity: mostKeys)
    /// Mails to one address.
    private let mail = RateLimiter<String>(RateLimit(burst: 3, oneMoreEvery: .seconds(20 * 60)), capacity: mostKeys)

    /// A password is tried for an address.
    func tryPassword(of emailKey: String, from place: String) throws(AccountFault) {
        try Self.take(place, of: self.place)
        try Self.take([emailKey, place], of: accountFromPlace)
        try Self.take(emailKey, of: account)
    }

    /// Something is tried that is no password.
    func tryAnything(from place: String) throws(AccountFault) {
        try Self.take(place, of: self.place)
    }

    /// A mail would be sent.
    func sendMail(to emailKey: String) throws(AccountFault) {
        try Self.take(emailKey, of: mail)
    }

    private static func take<Key: Hashable & Sendable>(_ key: Key, of limiter: RateLimiter<Key>) throws(AccountFault) {
        if case .tryAgain(let wait) = limiter.take(key, at: .now) { throw .tooOften(wait) }
    }
}
