/// Names a line of the log within an account.
package struct DeliveryRecordName: Equatable, Sendable {
    /// When the message was due, in milliseconds since 1970.
    package var at: Int64
    /// Tells those of one moment apart.
    package var number: Int64

    package init(at: Int64, number: Int64) {
        self.at = at
        self.number = number
    }
}

/// A line of the log: a reminder, its device, and the result.
package struct DeliveryRecord: Equatable, Sendable {
    /// Lines are kept so long, in milliseconds: 30 days.
    package static let retention: Int64 = 30 * 86_400_000
    /// And so many of an account.
    package static let most = 500

    /// Names it.
    package var name: DeliveryRecordName
    /// Where to, as the person knows it.
    package var device: String
    /// Its subject.
    package var what: String
    /// The outcome, as a number that the sender defines.
    package var outcome: Int64
    /// When the device showed it, in milliseconds since 1970; nil: it has not said so.
    package var shown: Int64?

    package init(name: DeliveryRecordName, device: String, what: String, outcome: Int64, shown: Int64? = nil) {
        self.name = name
        self.device = device
        self.what = what
        self.outcome = outcome
        self.shown = shown
    }
}
