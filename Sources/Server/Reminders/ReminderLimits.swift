import Credentials
import Storage

/// How often the devices of an account may ask for something about its reminders.
struct ReminderLimits: Sendable {
    private static let mostKeys = 10_000

    private let tries = RateLimiter<AccountID>(RateLimit(burst: 5, oneMoreEvery: .seconds(10)), capacity: mostKeys)
    private let additions = RateLimiter<AccountID>(RateLimit(burst: 30, oneMoreEvery: .seconds(10)), capacity: mostKeys)
    private let shown = RateLimiter<AccountID>(RateLimit(burst: 200, oneMoreEvery: .seconds(1)), capacity: mostKeys)

    /// A test reminder would be sent.
    func tryDevice(of account: AccountID) throws(AccountFault) { try Self.take(account, of: tries) }

    /// A device would be added, or say where it is by now: each time all is planned again.
    func add(to account: AccountID) throws(AccountFault) { try Self.take(account, of: additions) }

    /// A device says that it showed something: twenty of them say so of each message.
    func noteShown(to account: AccountID) throws(AccountFault) { try Self.take(account, of: shown) }

    private static func take(_ account: AccountID, of limiter: RateLimiter<AccountID>) throws(AccountFault) {
        if case .tryAgain(let wait) = limiter.take(account, at: .now) { throw .tooOften(wait) }
    }
}
