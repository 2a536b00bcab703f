import Facts
import Testing

@testable import Planner

@Suite("How many are left today, as others may see it")
struct LeftTodayTests {
    @Test("N6: It is the number left of the day that was begun within the longest day, of 25 hours; none before, and none after")
    func left() throws {
        let person = Person()
        #expect(person.space.leftToday(at: person.now) == nil)
        try person.startDay(7)
        let began = person.now
        try person.plan("Cook", cost: 3)
        #expect(person.space.leftToday(at: person.now) == 4)
        #expect(person.space.leftToday(at: began + 25 * Person.hour - 1) == 4)
        #expect(person.space.leftToday(at: began + 25 * Person.hour) == nil)
        try person.startNextDay(5)
        #expect(person.space.leftToday(at: person.now) == 5)
    }

    @Test("N6: The number was last known at the newest change, on any device")
    func known() throws {
        let person = Person()
        #expect(person.space.newestChange == nil)
        try person.startDay(7)
        #expect(person.space.newestChange == person.now)
        let elsewhere = person.elsewhere(device: 2)
        try elsewhere.plan("Cook", cost: 3)
        person.meet(elsewhere)
        #expect(person.space.newestChange == elsewhere.now)
    }

    @Test("N6: Others' writings in a shared list do not count as the person's own activity")
    func ofOthers() throws {
        let person = Person()
        try person.startDay(7)
        let began = person.now
        let timestamp = Timestamp(time: UInt64(began + 5 * Person.hour), counter: 0, device: 9)
        let theirs = Entity(.task, scope: 3, Identity(high: 1, low: 2))
        person.space.apply([Fact(theirs, TaskField.title, .text("Milk"), timestamp)])
        #expect(person.space.newestChange == began)
    }
}
