/// Names a line of the log within an account.
public struct DeliveryRecordName: Equatable, Sendable {
    /// When the message was due, in milliseconds since 1970.
    public var at: Int64
    /// Tells those of one moment apart.
    public var number: Int64

    /// Both given.
    public init(at: Int64, number: Int64) {
        self.at = at
        self.number = number
    }
}

/// A line of the log: a reminder, its device, and the result.
public struct DeliveryRecord: Equatable, Sendable {
    /// Lines are kept so long, in milliseconds: 30 days.
    public static let retention: Int64 = 30 * 86_400_000
    /// And so many of an account.
    public static let most = 500

    /// Names it.
    public var name: DeliveryRecordName
    /// Where to, as the person knows it.
    public var device: String
    /// Its subject.
    public var what: String
    /// The outcome, as a number that the sender defines.
    public var outcome: Int64
    /// When the device showed it, in milliseconds since 1970; nil: it has not said so.
    public var shown: Int64?

    /// All of it given.
    public init(name: DeliveryRecordName, device: String, what: String, outcome: Int64, shown: Int64? = nil) {
        self.name = name
        self.device = device
        self.what = what
        self.outcome = outcome
        self.shown = shown
    }
}
