/// How a person reads clocks and calendars: every text that shows a time or a date follows these choices.
package struct DateTimeSettings: Equatable, Sendable {
    /// Whether the clock counts twice to twelve.
    package var isTwelveHour: Bool
    /// With which day a week begins, 0 for Monday to 6 for Sunday.
    package var firstWeekday: Int
    /// Whether dates are written with the month before the day.
    package var isMonthFirst: Bool
    /// At which hour, 0–23, a date begins: before it, it is still the day before. For people who go to bed after midnight.
    package var dateBegins: Int

    /// A clock of 24 hours, weeks from Monday, the day before the month, days from midnight.
    package static let standard = DateTimeSettings()

    /// The weekdays that a week may begin with.
    package static let weekdays = 0...6
    /// When a day may begin.
    package static let hours = 0...23

    /// The given choices, and the defaults for the others.
    package init(isTwelveHour: Bool = false, firstWeekday: Int = 0, isMonthFirst: Bool = false, dateBegins: Int = 0) {
        self.isTwelveHour = isTwelveHour
        self.firstWeekday = firstWeekday
        self.isMonthFirst = isMonthFirst
        self.dateBegins = dateBegins
    }

    /// How long after midnight a date begins, in milliseconds.
    var dateBeginsAt: Int64 { Int64(dateBegins) * 3_600_000 }

    /// The days of a week (0 for Monday) in the order a week has them.
    package var weekdaysInOrder: [Int] {
        var days: [Int] = []
        for day in 0..<7 { days.append((firstWeekday + day) % 7) }
        return days
    }
}
