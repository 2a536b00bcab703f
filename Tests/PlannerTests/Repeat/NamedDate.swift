import Testing

@testable import Planner

/// The date with that year, month and day; fails the test if the calendar has no such date.
func date(_ year: Int, _ month: Int, _ day: Int) throws -> LocalDate {
    try #require(LocalDate(year: year, month: month, day: day))
}
