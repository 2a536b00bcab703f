/// How a person reads clocks and calendars: every text that shows a time or a date follows these choices.
public struct DateTimeSettings: Equatable, Sendable {
    /// Whether the clock counts twice to twelve.
    public var isTwelveHour: Bool
    /// With which day a week begins, 0 for Monday to 6 for Sunday.
    public var firstWeekday: Int
    /// Whether dates are written with the month before the day.
    public var isMonthFirst: Bool
    /// At which hour, 0–23, a date begins: before it, it is still the day before. For people who go to bed after midnight.
    public var dateBegins: Int

    /// A clock of 24 hours, weeks from Monday, the day before the month, days from midnight.
    public static let standard = DateTimeSettings()

    /// The weekdays that a week may begin with.
    public static let weekdays = 0...6
    /// When a day may begin.
    public static let hours = 0...23

    /// The given choices, and the defaults for the others.
    public init(isTwelveHour: Bool = false, firstWeekday: Int = 0, isMonthFirst: Bool = false, dateBegins: Int = 0) {
        self.isTwelveHour = isTwelveHour
        self.firstWeekday = firstWeekday
        self.isMonthFirst = isMonthFirst
        self.dateBegins = dateBegins
    }

    /// How long after midnight a date begins, in milliseconds.
    var dateBeginsAt: Int64 { Int64(dateBegins) * 3_600_000 }

    /// The days of a week (0 for Monday) in the order a week has them.
    public var weekdaysInOrder: [Int] {
        var days: [Int] = []
        for day in 0..<7 { days.append((firstWeekday + day) % 7) }
        return days
    }
}
