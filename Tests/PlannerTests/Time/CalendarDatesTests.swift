import TestSupport
import Testing

@testable import Planner

struct CalendarDatesTests {
    @Test("C1: a week begins on its weekday, at most six days before, in every year there is", arguments: 0..<7)
    func weeks(weekday: Int) {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<2000 {
            let date = LocalDate(number: random.below(2_932_897))
            let first = date.weekBegins(on: weekday)
            #expect(first.weekday == weekday)
            #expect((0...6).contains(date.number - first.number))
        }
    }

    @Test("C1: a month begins with its first day and ends with its last")
    func months() {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<2000 {
            let date = LocalDate(number: random.below(2_932_896))
            #expect(date.monthBegins.parts.day == 1)
            #expect(date.monthEnds.adding(days: 1).parts.day == 1)
            #expect(date.monthBegins <= date && date <= date.monthEnds)
            #expect(date.monthEnds.number - date.monthBegins.number < 31)
        }
    }
}
