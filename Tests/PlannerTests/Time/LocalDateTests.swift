import Foundation
import TestSupport
import Testing

@testable import Planner

struct LocalDateTests {
    private var calendar: Calendar {
        get throws {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
            return calendar
        }
    }

    @Test("D1: every date from 1900 to 2200 agrees with the calendar")
    func everyDate() throws {
        let calendar = try calendar
        let first = try #require(calendar.date(from: DateComponents(year: 1900, month: 1, day: 1)))
        let start = Int((first.timeIntervalSince1970 / 86_400).rounded())
        for number in start..<(start + 301 * 365) {
            let noon = Date(timeIntervalSince1970: Double(number) * 86_400 + 43_200)
            let expected = calendar.dateComponents([.year, .month, .day, .weekday], from: noon)
            let parts = LocalDate(number: number).parts
            guard parts.year == expected.year, parts.month == expected.month, parts.day == expected.day,
                let weekday = expected.weekday, LocalDate(number: number).weekday == (weekday + 5) % 7
            else {
                Issue.record("\(number): \(parts), not \(expected)")
                return
            }
        }
    }

    @Test("D1: the date is the one where the person is", arguments: [-1440, -720, -570, -1, 0, 1, 345, 840, 1440])
    func offsets(offset: Int64) throws {
        let calendar = try calendar
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<200 {
            let time = Int64(random.below(8_000_000_000_000)) - 2_200_000_000_000
            let local = Date(timeIntervalSince1970: Double(time / 1000 + offset * 60))
            let parts = LocalDate(time: time, offset: offset).parts
            // To the second: what lies within one of midnight is for the exact test below.
            guard (time + offset * 60_000) % 86_400_000 >= 1000 else { continue }
            let expected = calendar.dateComponents([.year, .month, .day], from: local)
            #expect(parts.year == expected.year && parts.month == expected.month && parts.day == expected.day)
        }
    }

    @Test("D1: a date changes at midnight, to the millisecond, before 1970 too")
    func midnight() {
        for number in [-40_000, -1, 0, 1, 20_514] {
            let midnight = Int64(number) * 86_400_000
            for offset in [-1440, -90, 0, 60, 1440] as [Int64] {
                #expect(LocalDate(time: midnight - offset * 60_000, offset: offset).number == number)
                #expect(LocalDate(time: midnight - offset * 60_000 - 1, offset: offset).number == number - 1)
            }
        }
    }

    @Test("D1: a clock that is set beyond all sense stops nothing", arguments: [Int64.min, .max, -8_640_000_000_000_000])
    func senseless(time: Int64) {
        let instant = Instant(time: time, offset: 1440)
        #expect(instant.date.number != 0)
        let person = Person(now: time == .max ? time - 10_000 : time)
        #expect((try? person.startDay(5)) != nil)
        #expect(person.space.changes(before: person.instant, limit: 3).count == 1)
    }
}
