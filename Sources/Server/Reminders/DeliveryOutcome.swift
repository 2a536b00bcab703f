import Pages

/// The result of delivering a reminder, by the number that the log keeps.
enum DeliveryOutcome: Int64, Sendable {
    /// The device's push service took it.
    case taken = 1
    /// The browser had given its subscription up.
    case gone = 2
    /// The push service will not take it.
    case refused = 3
    /// The push service could not be reached as long as it was of use.
    case notReached = 4
    /// An email was sent instead.
    case emailed = 5
    /// An email was to be sent, and could not be.
    case emailFailed = 6
    /// Beyond the day's limit.
    case beyond = 7
    /// No server ran while it was of use.
    case past = 8
    /// There was no device.
    case noDevice = 9
    /// A test reminder failed. The reason is not given: it could reveal the host behind a name that only this server can look up.
    case notTaken = 10

    /// Whether it was an email, and not a message to a device.
    var isEmail: Bool { self == .emailed || self == .emailFailed }

    /// As the log says it.
    var words: Phrase {
        switch self {
        case .taken: .deliveryLogTaken
        case .gone: .deliveryLogGone
        case .refused, .notTaken: .deliveryLogRefused
        case .notReached: .deliveryLogNotReached
        case .emailed: .deliveryLogMail
        case .emailFailed: .deliveryLogNoMail
        case .beyond: .deliveryLogBeyond
        case .past: .deliveryLogPast
        case .noDevice: .deliveryLogNoDevice
        }
    }
}
