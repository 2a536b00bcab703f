import Credentials

/// How often things may be tried that tell or cost something.
///
/// Passwords for one e-mail address are counted by where they are tried from: or a stranger who guesses would keep the person out. What all
/// networks together may try is bounded more widely; over a whole year that is five million guesses, nothing against a password that is
/// not common. A browser that somebody signed in with before is counted by itself, so that strangers who use all of that up do not keep
/// the person out of the account either.
struct TryLimits: Sendable {
    /// Where a password is tried from.
    struct Origin: Sendable {
        /// The network address, as ``Peer`` gives it.
        let clientAddress: String
        /// The mark that the browser shows from an earlier sign-in; not verified yet.
        let mark: BrowserMark?
    }

    private static let mostKeys = 50_000

    /// Passwords tried for one e-mail address from one network address, or from one site's networks together.
    private let accountFromNetwork = RateLimiter<[String]>(RateLimit(burst: 10, oneMoreEvery: .seconds(60)), capacity: mostKeys)
    private let accountFromSite = RateLimiter<[String]>(RateLimit(burst: 20, oneMoreEvery: .seconds(60)), capacity: mostKeys)
    /// Passwords tried for one address in a browser that it was signed in with before.
    private let accountInBrowser = RateLimiter<[UInt8]>(RateLimit(burst: 10, oneMoreEvery: .seconds(60)), capacity: mostKeys)
    /// Passwords tried for one address, wherever from.
    private let account = RateLimiter<String>(RateLimit(burst: 200, oneMoreEvery: .seconds(6)), capacity: mostKeys)
    /// Passwords tried, accounts made and links asked for from one network address.
    private let anything = NetworkLimit(RateLimit(burst: 40, oneMoreEvery: .seconds(6)), mostKeys: mostKeys)
    /// Mails to one address.
    private let mail = RateLimiter<String>(RateLimit(burst: 3, oneMoreEvery: .seconds(20 * 60)), capacity: mostKeys)

    /// A password is tried for an address.
    func tryPassword(of emailKey: String, from clientAddress: String) throws(AccountFault) {
        try tryAnything(from: clientAddress)
        try Self.take([emailKey, clientAddress], of: accountFromNetwork)
        if let site = Networks(of: clientAddress)?.site { try Self.take([emailKey, site], of: accountFromSite) }
        try Self.take(emailKey, of: account)
    }

    /// A password is tried for an address in a browser that it was signed in with before.
    ///
    /// - Parameter mark: made for that address.
    func tryPassword(in mark: BrowserMark) throws(AccountFault) {
        try Self.take(mark.nonce, of: accountInBrowser)
    }

    /// Something is tried that is no password.
    func tryAnything(from clientAddress: String) throws(AccountFault) {
        if case .tryAgain(let wait) = anything.take(from: clientAddress) { throw .tooOften(wait) }
    }

    /// A mail would be sent.
    func sendMail(to emailKey: String) throws(AccountFault) {
        try Self.take(emailKey, of: mail)
    }

    private static func take<Key: Hashable & Sendable>(_ key: Key, of limiter: RateLimiter<Key>) throws(AccountFault) {
        if case .tryAgain(let wait) = limiter.take(key, at: .now) { throw .tooOften(wait) }
    }
}
