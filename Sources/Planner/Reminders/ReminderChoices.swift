import Facts

/// How a person wants to be reminded.
public struct ReminderChoices: Equatable, Sendable {
    /// When nothing rings; nil: there is no such time.
    public var quiet: QuietHours?
    /// How many messages a day at most; timers do not count.
    public var most = 10
    /// Whether a message says which task it is about, or only that there is one.
    public var saysWhat = true
    /// When a date without a time is meant, in minutes since midnight.
    public var timeOfDates = 540

    /// The bounds of ``most``.
    public static let mosts = 1...50

    /// The choices of someone who chose nothing.
    public init() {}
}

/// A time of day at which nothing rings, the same every day. Reminders of that time are kept until it ends.
public struct QuietHours: Equatable, Sendable {
    /// When it begins, in minutes since midnight; from then on it is quiet.
    public let begin: Int
    /// When it ends; from then on it is not. At or before ``begin``: on the next day.
    public let end: Int

    /// From one time of day, 0–1439, to another; nil if they are the same, which would be never or always.
    public init?(from begin: Int, until end: Int) {
        guard begin != end, TaskLimits.times.contains(begin), TaskLimits.times.contains(end) else { return nil }
        self.begin = begin
        self.end = end
    }

    /// When it will be over, if it is quiet then.
    func end(at time: LocalDateTime) -> LocalDateTime? {
        if begin < end {
            return time.minute >= begin && time.minute < end ? LocalDateTime(date: time.date, minute: end) : nil
        }
        if time.minute < end { return LocalDateTime(date: time.date, minute: end) }
        guard time.minute >= begin else { return nil }
        return LocalDateTime(date: LocalDate(number: time.date.number + 1), minute: end)
    }
}

/// A local date and time, without a time zone.
public struct LocalDateTime: Equatable, Sendable {
    /// The date on the calendar.
    public let date: LocalDate
    /// Minutes since midnight, 0–1439.
    public let minute: Int

    /// That time of that date.
    public init(date: LocalDate, minute: Int) {
        self.date = date
        self.minute = minute
    }
}

/// The rules of the person's time zone: local time from instants, and instants from local time. The host knows them; the pure rooms have no
/// time zones.
public struct TimeZoneRules {
    /// The moment at which a clock on the wall shows that, in milliseconds since 1970. A time that is left out when clocks go forward
    /// counts as much later as they do; of one that comes twice the first is meant.
    let instant: (LocalDateTime) -> Int64
    /// The time on the clock at a moment.
    let wall: (Int64) -> LocalDateTime

    /// Both directions.
    public init(instant: @escaping (LocalDateTime) -> Int64, wall: @escaping (Int64) -> LocalDateTime) {
        self.instant = instant
        self.wall = wall
    }
}

extension ReminderChoices {
    /// As they are stored. Whatever stands there, they are something that a page could have sent.
    init(_ record: Record) {
        if let begin = record[SettingsField.quietFrom].integer, let end = record[SettingsField.quietUntil].integer {
            quiet = QuietHours(from: Int(clamping: begin), until: Int(clamping: end))
        }
        if let number = record[SettingsField.mostReminders].integer { most = Int(number, within: Self.mosts) }
        saysWhat = record[SettingsField.reminderSays].integer != 0
        if let time = record[SettingsField.timeOfDates].integer { timeOfDates = Int(time, within: TaskLimits.times) }
    }
}
