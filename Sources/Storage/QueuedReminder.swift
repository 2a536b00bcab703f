public import Facts

/// A message that is to go out, or went out.
public struct QueuedReminder: Equatable, Sendable {
    /// Whose.
    public var account: AccountID
    /// Names it.
    public var name: Identity
    /// When it is due, in milliseconds since 1970.
    public var at: Int64
    /// When something is to be done about it: at first when it is due, then when it is tried again.
    public var next: Int64
    /// The kind of message; only the maker understands it.
    public var kind: Int64
    /// The date it is of, in days since 1970.
    public var day: Int64
    /// Until when it is of use, in milliseconds since 1970.
    public var expires: Int64
    /// How often it was taken on.
    public var tries: Int64
    /// The token of the server that leased it.
    public var token: [UInt8]
    /// The devices that are done with: the first eight bytes of each digest.
    public var settled: [UInt8]
    /// The message; only the maker understands it.
    public var message: [UInt8]
    /// Whether nothing is to be done any more.
    public var isDone: Bool

    /// A reminder that was not tried yet.
    public init(
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
public struct ReminderOutcome: Sendable {
    /// Which one, as it is from now on: `isDone`, `next`, `tries`, `settled`.
    public var reminder: QueuedReminder
    /// The log entries for the person to read.
    public var deliveries: [DeliveryRecord]
    /// Devices that are gone for good.
    public var gone: [[UInt8]]
    /// Devices by digest, and since when nothing has reached them; nil: something did.
    public var failing: [(digest: [UInt8], since: Int64?)]

    /// All of it given.
    public init(
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
