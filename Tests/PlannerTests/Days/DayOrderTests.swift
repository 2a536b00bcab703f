import Facts
import Testing

@testable import Planner

/// How today's list is ordered before the person chooses.
struct DayOrderTests {
    private let person = Person()

    private var space: PersonalSpace { person.space }

    private func add(_ title: String, due days: Int, at time: Int?) throws {
        let due = person.instant.date.adding(days: days)
        try person.add(title, cost: 1) {
            $0.due = due
            $0.time = time
        }
    }

    @Test(
        "D5: a day that brings a task with a time is ordered by time of day, any other by cost",
        arguments: [900, nil] as [Int?]
    )
    func begins(time: Int?) throws {
        try person.startDay()
        try add("Dentist", due: 1, at: time)
        try person.startNextDay()
        #expect(space.dayOrder == (time == nil ? .cost : .time))
        try person.startNextDay()
        #expect(space.dayOrder == .cost)
    }

    @Test("D5: a task that is added after the day began changes no order, whether it has a time or not")
    func added() throws {
        try person.startDay()
        try add("Dentist", due: 0, at: 900)
        #expect(space.dayOrder == .cost)
        try add("Pills", due: 1, at: 480)
        try person.startNextDay()
        #expect(space.dayOrder == .time)
        try person.plan("Read", cost: 1)
        #expect(space.dayOrder == .time)
    }

    @Test("D5: an order that the person once chose stands, also the one that the day began with", arguments: DayOrder.allCases)
    func chosen(order: DayOrder) throws {
        try person.startDay()
        _ = try space.perform(.setDayOrder(order), by: person.origin)
        try add("Dentist", due: 1, at: 900)
        try person.startNextDay()
        #expect(space.dayOrder == order)
    }

    @Test("D5: the time of a date before or after the day is no time of the day")
    func otherDate() throws {
        try person.startDay()
        try add("Parcel", due: 1, at: 900)
        person.now += Person.day
        try person.startNextDay()
        #expect(space.todayItems.count == 1)
        #expect(space.dayOrder == .cost)
    }
}
