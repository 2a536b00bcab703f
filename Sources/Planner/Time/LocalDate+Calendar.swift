/// Months and weeks, as a calendar lays them out.
extension LocalDate {
    /// Whether a task can have it: from 1970 to 9999.
    package var isOnCalendar: Bool { Self.numbers.contains(number) }

    /// The first day of its month.
    package var monthBegins: LocalDate { LocalDate(number: number - parts.day + 1) }

    /// The last day of its month.
    package var monthEnds: LocalDate { LocalDate(number: number - parts.day + daysInMonth) }

    /// The first day of its week.
    ///
    /// - Parameter weekday: with which day weeks begin, 0 for Monday to 6 for Sunday.
    package func weekBegins(on weekday: Int) -> LocalDate {
        LocalDate(number: number - (self.weekday - weekday + 7) % 7)
    }

    /// So many days later, or earlier.
    package func adding(days: Int) -> LocalDate {
        LocalDate(number: number + days)
    }
}
