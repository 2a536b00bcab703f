public import Facts

/// A message as it goes out: one reminder, or several that were kept while it was quiet.
public struct ScheduledReminder: Equatable, Sendable {
    /// The kind of message.
    public enum Kind: Equatable, Sendable {
        /// A task's own.
        case task
        /// The end of a timer.
        case timer(isRest: Bool)
        /// Several tasks at the end of the quiet hours.
        case several
        /// That the day has more reminders than the person wants to get one by one.
        case more
        /// Nothing goes out: it is beyond the day's limit, and only recorded.
        case beyond
    }

    /// Names it: the same message has the same name whenever it is planned.
    public let name: Identity
    /// The kind of message.
    public private(set) var kind: Kind
    /// When, in milliseconds since 1970.
    public let at: Int64
    /// The date it goes out, where the person is: days since 1970.
    public let day: Int
    /// The tasks it is about.
    public let tasks: [Identity]
    /// Their titles.
    public let titles: [String]
    /// Until when it is of use, in milliseconds since 1970.
    public let expires: Int64
    /// When its one task is due, where that is known to the minute.
    public let due: Int64?
    /// Which date of its one task it is about, where that repeats.
    public let date: LocalDate?
    /// Whether it comes without a sound: the day is a low one.
    public let isSilent: Bool

    mutating func keepBack() { kind = .beyond }
}

/// The messages that were sent already, as the host knows them.
public struct SentReminders: Sendable {
    /// How many messages went out on a date (days since 1970) that count towards the day's number.
    public var counts: [Int: Int] = [:]
    /// The dates on which a message said that there are more.
    public var saidMore: Set<Int> = []
    /// Those that are not planned again, whatever their result was.
    public var names: Set<Identity> = []
    /// Those that were planned and have not gone out yet.
    public var waiting: Set<Identity> = []
    /// Reminders for a time before this (milliseconds since 1970) that were not planned by then are past: nobody gets them.
    public var since: Int64 = .min

    /// Nothing yet.
    public init() {}
}
