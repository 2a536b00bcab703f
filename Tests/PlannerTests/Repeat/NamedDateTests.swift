import TestSupport
import Testing

@testable import Planner

struct NamedDateTests {
    @Test("T12: a date has the number of its name, from the first of the year 1 to the last of 9999")
    func everyDate() {
        let (first, last) = (-719_162, 2_932_896)
        for number in Array(stride(from: first, through: last, by: 11)) + [last] {
            let parts = LocalDate(number: number).parts
            guard LocalDate(year: parts.year, month: parts.month, day: parts.day)?.number == number else {
                Issue.record("\(number): \(parts)")
                return
            }
        }
        #expect(LocalDate(year: 1, month: 1, day: 1)?.number == first)
        #expect(LocalDate(year: 9999, month: 12, day: 31)?.number == last)
        #expect(LocalDate(number: first).isWritable && LocalDate(number: last).isWritable)
        #expect(!LocalDate(number: first - 1).isWritable && !LocalDate(number: last + 1).isWritable)
    }

    @Test(
        "T12: a date that the calendar does not have is refused",
        arguments: [
            (2026, 2, 30), (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
            (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (.max, .max, .max), (.min, .min, .min), (2026, 1, .max), (2026, .min, 1),
        ]
    )
    func impossible(year: Int, month: Int, day: Int) {
        #expect(LocalDate(year: year, month: month, day: day) == nil)
    }

    @Test("T12: a month has as many days as lie before the next")
    func lengths() throws {
        for year in [1, 1900, 2000, 2023, 2024, 2100, 9998] {
            for month in 1...12 {
                let first = try date(year, month, 1)
                let next = try #require(month < 12 ? date(year, month + 1, 1) : date(year + 1, 1, 1))
                #expect(LocalDate.daysInMonth(month, of: year) == next.number - first.number)
                #expect(LocalDate(number: next.number - 1).daysInMonth == next.number - first.number)
            }
        }
    }

    @Test("T12: months later it is the same day, or the month's last")
    func addingMonths() throws {
        #expect(try date(2026, 10, 31).adding(months: 4) == date(2027, 2, 28))
        #expect(try date(2028, 2, 29).adding(months: 12) == date(2029, 2, 28))
        #expect(try date(2014, 4, 30).adding(months: -1202) == date(1914, 2, 28))
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            let start = LocalDate(number: random.below(40_000)).parts
            let months = random.below(4000) - 2000
            let end = try #require(date(start.year, start.month, start.day).adding(months: months))
            let passed = (end.parts.year - start.year) * 12 + end.parts.month - start.month
            #expect(passed == months && end.parts.day == min(start.day, end.daysInMonth), "\(start), \(months) months")
        }
    }

    @Test("T12: months beyond all years lead nowhere, and stop nothing")
    func beyond() throws {
        let date = try date(2026, 11, 21)
        for months in [Int.min, -24_311, 95_678, .max] { #expect(date.adding(months: months) == nil) }
        #expect(date.adding(months: -24_310) == LocalDate(year: 1, month: 1, day: 21))
        #expect(date.adding(months: 95_677)?.parts.year == 9999)
        for number in [Int.min, .max] {
            #expect(LocalDate(number: number).adding(months: 1) == nil)
            #expect(LocalDate(number: number).daysInMonth == 31)
        }
    }
}
