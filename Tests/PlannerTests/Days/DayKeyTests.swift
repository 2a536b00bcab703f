import Testing

@testable import Planner

struct DayKeyTests {
    private let monday = LocalDate(number: 20_514)

    @Test("D1: a day is named by its date, the same on every device")
    func derived() {
        #expect(DayKey(after: nil, on: monday) == DayKey(first: monday))
        #expect(DayKey(after: DayKey(first: LocalDate(number: 20_513)), on: monday) == DayKey(first: monday))
        #expect(DayKey(first: monday).date == monday)
    }

    @Test("D1: a second day may be started on one date, at any hour")
    func second() {
        let first = DayKey(first: monday)
        let second = DayKey(after: first, on: monday)
        #expect(first < second)
        #expect(second.date == monday)
        #expect(DayKey(after: second, on: LocalDate(number: 20_515)) == DayKey(first: LocalDate(number: 20_515)))
    }

    @Test("D1: after a journey west, where it is the day before again, the new day still comes after the old one")
    func west() {
        let first = DayKey(first: monday)
        #expect(first < DayKey(after: first, on: LocalDate(number: 20_513)))
    }

    @Test("D1: days before 1970 count as 1970, days beyond all calendars as the last there is")
    func extremes() {
        #expect(DayKey(first: LocalDate(number: -400)) == DayKey(first: LocalDate(number: 0)))
        #expect(DayKey(first: LocalDate(number: .min)).date.number == 0)
        #expect(DayKey(first: LocalDate(number: .max)) == DayKey(first: LocalDate(number: 1 << 25)))
        // A key that only ill will can make: no day comes after it, and asking for one stops nothing.
        let last = DayKey(rawValue: .max)
        #expect(DayKey(after: last, on: monday) == last)
    }

    @Test("D1: more days than a key has room for on one date run on, each after the one before")
    func many() {
        var key = DayKey(first: monday)
        for _ in 0..<200 {
            let next = DayKey(after: key, on: monday)
            #expect(key < next)
            key = next
        }
    }
}
