import Testing

@testable import Planner

struct RepeatRuleTests {
    @Test("T12: an interval is 1 to 999", arguments: [Int.min, -1, 0, 1000, .max])
    func intervals(interval: Int) {
        #expect(RepeatRule(.days, interval: interval) == nil)
        #expect(RepeatRule(.days, interval: 1) != nil)
        #expect(RepeatRule(.days, interval: 999) != nil)
    }

    @Test(
        "T12: a pattern on no day of any calendar is no rule",
        arguments: [
            .monthsOnDay(0), .monthsOnDay(32), .monthsOnDay(-1), .monthsOnDay(.max),
            .monthsOnWeekday(week: 0, weekday: 0), .monthsOnWeekday(week: 5, weekday: 0),
            .monthsOnWeekday(week: -2, weekday: 0), .monthsOnWeekday(week: 1, weekday: 7),
            .monthsOnWeekday(week: 1, weekday: -1), .years(month: 2, day: 30), .years(month: 4, day: 31),
            .years(month: 0, day: 1), .years(month: 13, day: 1), .years(month: 1, day: 0), .years(month: .max, day: .min),
        ] as [RepeatRule.Pattern]
    )
    func impossible(pattern: RepeatRule.Pattern) {
        #expect(RepeatRule(pattern) == nil)
    }

    @Test("T12: a rule ends in a year that can be written, or not at all")
    func until() throws {
        #expect(RepeatRule(.days, until: LocalDate(number: 2_932_897)) == nil)
        #expect(RepeatRule(.days, until: LocalDate(number: .min)) == nil)
        #expect(RepeatRule(.days, until: try date(9999, 12, 31)) != nil)
    }
}
