import Planner
import Testing

@testable import Pages

struct RepeatWordsTests {
    private func words(
        _ pattern: RepeatRule.Pattern,
        interval: Int = 1,
        anchor: RepeatRule.Anchor = .date,
        until: LocalDate? = nil,
        times: DateTimeSettings = .standard
    ) throws -> String {
        Catalog.english.repetition(
            try #require(RepeatRule(pattern, interval: interval, anchor: anchor, until: until)),
            times
        )
    }

    @Test("T12: the weekdays of a week are worded plainly")
    func weekdays() throws {
        #expect(try words(.weeks(.all)) == "every day")
        #expect(try words(.weeks(Weekdays([5, 6]))) == "every Sat and Sun")
        #expect(try words(.weeks(Weekdays([0, 2, 4]))) == "every Mon, Wed and Fri")
        #expect(try words(.weeks(Weekdays([0, 1, 2, 3, 4]))) == "every day from Mon to Fri")
    }

    @Test("T12: weekdays of every other week say so")
    func weeks() throws {
        #expect(try words(.weeks(.none), interval: 2) == "every 2 weeks")
        #expect(try words(.weeks(Weekdays([0])), interval: 2) == "every 2 weeks on Mon")
        #expect(try words(.weeks(Weekdays([0, 1, 2, 3, 4])), interval: 2) == "every 2 weeks from Mon to Fri")
        #expect(try words(.weeks(.all), interval: 2) == "every 2 weeks from Mon to Sun")
    }

    @Test("T12: every day of the month has its ending, and says where a month may be too short for it")
    func ordinals() throws {
        let endings = [1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd"]
        for day in 1...30 {
            let short = day > 28 ? ", or its last day" : ""
            #expect(try words(.monthsOnDay(day)) == "every month on the \(day)\(endings[day] ?? "th")\(short)")
        }
        #expect(try words(.monthsOnDay(1), interval: 12) == "every 12 months on the 1st")
        #expect(try words(.monthsOnDay(31)) == "every month on the last day")
    }

    @Test("T12: the weekdays of a month and the dates of a year are written with their names")
    func names() throws {
        #expect(try words(.monthsOnWeekday(week: 1, weekday: 0)) == "every month on the 1st Mon")
        #expect(try words(.monthsOnWeekday(week: 3, weekday: 6), interval: 2) == "every 2 months on the 3rd Sun")
        #expect(try words(.years(month: 1, day: 1)) == "every year on 1 Jan")
        #expect(try words(.years(month: 12, day: 31), interval: 4) == "every 4 years on 31 Dec")
    }

    @Test("T12: a rule counted from completion says only how long after")
    func completion() throws {
        #expect(try words(.days, anchor: .completion) == "1 day after completion")
        #expect(try words(.weeks(Weekdays([0])), anchor: .completion) == "1 week after completion")
        #expect(try words(.monthsOnDay(31), interval: 6, anchor: .completion) == "6 months after completion")
        #expect(try words(.years(month: 2, day: 29), anchor: .completion) == "1 year after completion")
    }

    @Test("T12: the end is written with its year")
    func end() throws {
        let until = try #require(LocalDate(year: 2028, month: 2, day: 29))
        #expect(try words(.days, interval: 2, until: until) == "every 2 days, until 29 Feb 2028")
        #expect(try words(.days, anchor: .completion, until: until) == "1 day after completion, until 29 Feb 2028")
    }

    @Test("T12, A4: dates within a repetition stand in the person's order")
    func monthFirst() throws {
        let times = DateTimeSettings(isMonthFirst: true)
        let end = LocalDate(year: 2026, month: 12, day: 1)
        #expect(try words(.years(month: 10, day: 14), until: end, times: times) == "every year on Oct 14, until Dec 1, 2026")
    }
}
