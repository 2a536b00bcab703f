import Planner
import TestSupport
import Testing

@testable import Pages

@Suite("Dates and times of a language")
struct CatalogDatesTests {
    private let autumn = LocalDate(text: "2026-10-14") ?? LocalDate(number: 0)
    private let dayFirst = DateTimeSettings.standard
    private let monthFirst = DateTimeSettings(isMonthFirst: true)

    private func date(_ text: String) throws -> LocalDate { try #require(LocalDate(text: text)) }

    @Test("English says a date in either order")
    func english() throws {
        let words = Catalog.english
        #expect(words.date(autumn, .date, dayFirst) == "Wed 14 Oct")
        #expect(words.date(autumn, .date, monthFirst) == "Wed, Oct 14")
        #expect(words.date(autumn, .longDate, dayFirst) == "Wednesday 14 October 2026")
        #expect(words.date(autumn, .longDate, monthFirst) == "Wednesday, October 14, 2026")
        #expect(words.date(autumn, .headDay, dayFirst) == "Wed 14 October")
        #expect(words.date(autumn, .dayOfMonth, monthFirst) == "Oct 14")
        #expect(words.month(autumn) == "October 2026")
    }

    @Test("The year is said where it is another than today’s")
    func year() throws {
        let instant = Instant(time: 1_772_445_600_000, offset: 0)
        #expect(instant.date.parts.year == 2026)
        #expect(Catalog.english.date(autumn, at: instant) == "Wed 14 Oct")
        #expect(Catalog.english.date(try date("2027-01-03"), at: instant) == "Sun 3 Jan 2027")
    }

    @Test("A span names a month once where it can")
    func spans() throws {
        func span(_ first: String, _ last: String, _ words: Catalog, monthFirst: Bool = false) throws -> String {
            let instant = Instant(time: 1_772_445_600_000, offset: 0, times: monthFirst ? self.monthFirst : dayFirst)
            return words.span(try date(first), try date(last), at: instant)
        }
        let (english, polish) = (Catalog.english, try Samples.catalog("pl"))
        #expect(try span("2026-11-23", "2026-11-29", english) == "23 to 29 November")
        #expect(try span("2026-11-30", "2026-12-06", english) == "30 November to 6 December")
        #expect(try span("2026-12-28", "2027-01-03", english) == "28 December to 3 January 2027")
        #expect(try span("2026-11-23", "2026-11-29", english, monthFirst: true) == "November 23 to 29")
        #expect(try span("2026-11-30", "2026-12-06", english, monthFirst: true) == "November 30 to December 6")
        #expect(try span("2026-11-23", "2026-11-29", polish) == "23–29 listopada")
    }

    @Test("Polish inflects the month of a date, and not the name of a month")
    func polish() throws {
        let words = try Samples.catalog("pl")
        #expect(words.date(autumn, .date, dayFirst) == "śr, 14 paź")
        #expect(words.date(autumn, .longDate, dayFirst) == "środa, 14 października 2026")
        #expect(words.month(autumn) == "październik 2026")
    }

    @Test("Arabic writes dates with its own comma, and with Latin digits")
    func arabic() throws {
        let words = try Samples.catalog("ar")
        #expect(words.date(autumn, .date, dayFirst) == "الأربعاء، 14 أكتوبر")
    }

    @Test("A time is said by the clock of the person")
    func clock() throws {
        let polish = try Samples.catalog("pl")
        let twelve = DateTimeSettings(isTwelveHour: true)
        for (minutes, day, half) in [
            (0, "0:00", "12:00 am"), (545, "9:05", "9:05 am"), (720, "12:00", "12:00 pm"), (1265, "21:05", "9:05 pm"),
        ] {
            #expect(Catalog.english.clock(minutes, dayFirst) == day)
            #expect(Catalog.english.clock(minutes, twelve) == half)
        }
        #expect(polish.clock(545, dayFirst) == "09:05")
    }

    @Test("A length is said in hours and minutes")
    func lengths() {
        let said = [0, 5, 60, 90, 120].map { Catalog.english.minutes($0) }
        #expect(said == ["", "5 min", "1 h", "1 h 30 min", "2 h"])
    }

    @Test("Parts of a sentence are joined as the language does")
    func lists() throws {
        #expect(Catalog.english.list([]).isEmpty)
        #expect(Catalog.english.list(["a"]) == "a")
        #expect(Catalog.english.list(["a", "b"]) == "a and b")
        #expect(Catalog.english.list(["a", "b", "c"]) == "a, b and c")
        #expect(try Samples.catalog("pl").list(["a", "b", "c"]) == "a, b i c")
    }

    @Test("A large number has the separator of the language")
    func numbers() throws {
        let polish = try Samples.catalog("pl")
        #expect([999, 9999, 10_000, 1_000_005].map { Catalog.english.number($0) } == ["999", "9999", "10,000", "1,000,005"])
        #expect(polish.number(10_000) == "10\u{a0}000")
    }
}
