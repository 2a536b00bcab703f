import Testing

@testable import Planner

struct InstantTests {
    /// 2026-03-03 00:00 UTC, a Tuesday.
    private let tuesday: Int64 = 20_515 * 86_400_000
    private let late = DateTimeSettings(dateBegins: 4)

    @Test(
        "A4: where the day begins at four, it is still yesterday at three, to the millisecond",
        arguments: [-570, 0, 330] as [Int64]
    )
    func date(offset: Int64) {
        let four = tuesday + 4 * 3_600_000 - offset * 60_000
        #expect(Instant(time: four - 1, offset: offset, times: late).date.number == 20_514)
        #expect(Instant(time: four, offset: offset, times: late).date.number == 20_515)
        #expect(Instant(time: four - 1, offset: offset).date.number == 20_515)
    }

    @Test("A4: a date begins where the one before it ends", arguments: 0...23)
    func beginning(hour: Int) {
        for offset in [-1440, -90, 0, 345, 1440] as [Int64] {
            let instant = Instant(time: tuesday, offset: offset, times: DateTimeSettings(dateBegins: hour))
            let begins = instant.beginning(of: LocalDate(number: 20_600))
            #expect(instant.at(begins).date.number == 20_600)
            #expect(instant.at(begins - 1).date.number == 20_599)
            #expect(instant.at(begins).clock == hour * 60)
        }
    }

    @Test("A4: the day that a change is filed under does not depend on when the person's day begins")
    func utcDay() {
        for hour in 0..<24 {
            #expect(Instant(time: tuesday, offset: 0, times: DateTimeSettings(dateBegins: hour)).utcDay == 20_515)
        }
    }

    @Test("A4: a clock that is set beyond all sense stops nothing", arguments: [Int64.min, .max])
    func senseless(time: Int64) {
        let instant = Instant(time: time, offset: -1440, times: DateTimeSettings(dateBegins: 23))
        #expect(instant.date.number != 0)
        #expect((0..<1440).contains(instant.clock))
    }

    @Test("A4: a week has its days in order from the one it begins with")
    func week() {
        #expect(DateTimeSettings.standard.weekdaysInOrder == [0, 1, 2, 3, 4, 5, 6])
        #expect(DateTimeSettings(firstWeekday: 6).weekdaysInOrder == [6, 0, 1, 2, 3, 4, 5])
    }

    @Test("A4, T13: tomorrow and next week begin when the person's day and week do")
    func snoozed() {
        // Three in the morning on Tuesday, which to this person is Monday still.
        let times = DateTimeSettings(firstWeekday: 6, dateBegins: 4)
        let instant = Instant(time: tuesday + 3 * 3_600_000, offset: 0, times: times)
        #expect(Snooze.tomorrow.end(from: instant) == .date(LocalDate(number: 20_515)))
        // The next Sunday.
        #expect(Snooze.nextWeek.end(from: instant) == .date(LocalDate(number: 20_520)))
    }

    @Test("A4, D1: a day that is started before the hour is a day of yesterday's date")
    func startedDay() throws {
        let person = Person(now: tuesday + 3 * 3_600_000)
        person.times = late
        try person.startDay()
        #expect(person.space.currentDay?.date.number == 20_514)
        person.now += 2 * Person.hour
        try person.startDay()
        #expect(person.space.currentDay?.date.number == 20_515)
    }
}
