package import Facts

/// A message as it goes out: one reminder, or several that were kept while it was quiet.
package struct ScheduledReminder: Equatable, Sendable {
    /// The kind of message.
    package enum Kind: Equatable, Sendable {
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
    package let name: Identity
    /// The kind of message.
    package private(set) var kind: Kind
    /// When, in milliseconds since 1970.
    package let at: Int64
    /// The date it goes out, where the person is: days since 1970.
    package let day: Int
    /// The tasks it is about.
    package let tasks: [Identity]
    /// Their titles.
    package let titles: [String]
    /// Until when it is of use, in milliseconds since 1970.
    package let expires: Int64
    /// When its one task is due, where that is known to the minute.
    package let due: Int64?
    /// Which date of its one task it is about, where that repeats.
    package let date: LocalDate?
    /// Whether it comes without a sound: the day is a low one.
    package let isSilent: Bool

    mutating func keepBack() { kind = .beyond }
}

/// The messages that were sent already, as the host knows them.
package struct SentReminders: Sendable {
    /// How many messages went out on a date (days since 1970) that count towards the day's number.
    package var counts: [Int: Int] = [:]
    /// The dates on which a message said that there are more.
    package var saidMore: Set<Int> = []
    /// Those that are not planned again, whatever their result was.
    package var names: Set<Identity> = []
    /// Those that were planned and have not gone out yet.
    package var waiting: Set<Identity> = []
    /// Reminders for a time before this (milliseconds since 1970) that were not planned by then are past: nobody gets them.
    package var since: Int64 = .min

    /// Nothing yet.
    package init() {}
}
