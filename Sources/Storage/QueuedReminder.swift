package import Facts

/// A message that is to go out, or went out.
package struct QueuedReminder: Equatable, Sendable {
    /// Whose.
    package var account: AccountID
    /// Names it.
    package var name: Identity
    /// When it is due, in milliseconds since 1970.
    package var at: Int64
    /// When something is to be done about it: at first when it is due, then when it is tried again.
    package var next: Int64
    /// The kind of message; only the maker understands it.
    package var kind: Int64
    /// The date it is of, in days since 1970.
    package var day: Int64
    /// Until when it is of use, in milliseconds since 1970.
    package var expires: Int64
    /// How often it was taken on.
    package var tries: Int64
    /// The token of the server that leased it.
    package var token: [UInt8]
    /// The devices that are done with: the first eight bytes of each digest.
    package var settled: [UInt8]
    /// The message; only the maker understands it.
    package var message: [UInt8]
    /// Whether nothing is to be done any more.
    package var isDone: Bool

    /// A reminder that was not tried yet.
    package init(
        account: AccountID,
        name: Identity,
        at: Int64,
        kind: Int64,
        day: Int64,
        expires: Int64,
        message: [UInt8]
    ) {
        self.account = account
        self.name = name
        self.at = at
        next = at
        self.kind = kind
        self.day = day
        self.expires = expires
        tries = 0
        token = []
        settled = []
        self.message = message
        isDone = false
    }
}

/// The outcome of a reminder that a server claimed.
package struct ReminderOutcome: Sendable {
    /// Which one, as it is from now on: `isDone`, `next`, `tries`, `settled`.
    package var reminder: QueuedReminder
    /// The log entries for the person to read.
    package var deliveries: [DeliveryRecord]
    /// Devices that are gone for good.
    package var gone: [[UInt8]]
    /// Devices by digest, and since when nothing has reached them; nil: something did.
    package var failing: [(digest: [UInt8], since: Int64?)]

    package init(
        _ reminder: QueuedReminder,
        deliveries: [DeliveryRecord] = [],
        gone: [[UInt8]] = [],
        failing: [(digest: [UInt8], since: Int64?)] = []
    ) {
        self.reminder = reminder
        self.deliveries = deliveries
        self.gone = gone
        self.failing = failing
    }
}

extension AccountID {
    /// In which part of the queue an account's reminders stand. Each part is in the order of time, and an engine that divides tables by the
    /// beginning of a key can give each to another machine.
    package var bucket: Int64 { Int64(identity.high >> 60) }

    /// How many parts there are.
    package static let buckets: [Int64] = Array(0..<16)
}
