/// The result of sending a message.
package enum PushOutcome: Equatable, Sendable {
    /// The push service has it, and is responsible for it from now on.
    case taken
    /// The browser gave the subscription up (404, 410): it is never to be sent to again.
    case gone
    /// The push service takes only shorter ones (413).
    case tooLarge
    /// Not now (408, 429, 5xx, no answer in time, not to be reached): in so many seconds, at most a day, where the push service said when.
    case tryLater(after: Int64?)
    /// The push service will never take it, by the code of RFC 9110 §15: any redirection, and what the caller is to blame for.
    case refused(Int)
    /// The address leads to where nothing is sent (``PushRules``).
    case forbidden

    /// The longest wait that a push service is believed.
    private static let longestWait: Int64 = 86_400

    /// By what the push service answered.
    init(status: Int, retryAfter: Int64) {
        switch status {
        case 200..<300: self = .taken
        case 404, 410: self = .gone
        case 413: self = .tooLarge
        case 408, 429, 500...: self = .tryLater(after: retryAfter > 0 ? min(retryAfter, Self.longestWait) : nil)
        default: self = .refused(status)
        }
    }
}
