import Facts
import Testing

@testable import Planner

struct NewDayTests {
    @Test("D1: a day begins with the number that was given, and nothing used")
    func starts() throws {
        let person = Person()
        try person.startDay(9)
        #expect(person.space.budget == Budget(total: 9, borrowed: 0, reserve: 1, spent: 0, planned: 0))
    }

    @Test("D1: any number from 0 to 99 is taken", arguments: [0, 1, 12, 99])
    func takes(spoons: Int) throws {
        let person = Person()
        try person.startDay(spoons)
        #expect(person.space.budget?.total == spoons)
    }

    @Test("D1: a number outside 0 to 99 is refused and changes nothing", arguments: [-1, 100, .min, .max])
    func refuses(spoons: Int) {
        let person = Person()
        #expect(throws: Fault.outOfRange(0...99)) { try person.space.perform(.startDay(spoons: spoons), by: person.origin) }
        #expect(person.space.replica.facts.isEmpty)
    }

    @Test("D1: a new day gives the spoons back, and open tasks are in the backlog: nothing is lost")
    func carriesOver() throws {
        let person = Person()
        try person.startDay()
        let done = try person.plan("Cook", cost: 4)
        let left = try person.plan("Laundry", cost: 3)
        let waiting = try person.add("Write to Ada", cost: 2)
        try person.checkOff(done)
        try person.startNextDay()
        #expect(person.space.budget?.used == 0)
        #expect(person.space.backlog == [left])
        #expect(person.bucket(of: done) == .done)
        #expect(person.bucket(of: waiting) == .category(2))
    }

    @Test("D1: open tasks stay in the backlog over many days")
    func staysInBacklog() throws {
        let person = Person()
        try person.startDay()
        let left = try person.plan("Laundry", cost: 3)
        for _ in 0..<5 { try person.startNextDay() }
        #expect(person.space.backlog == [left])
    }

    @Test("D1: adjusting today changes the number and leaves the list as it is")
    func adjusts() throws {
        let person = Person()
        try person.startDay()
        let task = try person.plan("Cook", cost: 4)
        _ = try person.space.perform(.adjustDay(spoons: 3), by: person.origin)
        #expect(person.space.budget == Budget(total: 3, borrowed: 0, reserve: 1, spent: 0, planned: 4))
        #expect(person.space.budget?.over == 1)
        #expect(person.today == [task])
    }

    @Test("D1: there is nothing to adjust before the first day")
    func nothingToAdjust() {
        let person = Person()
        #expect(throws: Fault.noDay) { try person.space.perform(.adjustDay(spoons: 3), by: person.origin) }
    }

    @Test("D1: the first suggestion is 12, then the number that the last day began with")
    func suggestsTheLast() throws {
        let person = Person()
        #expect(person.space.newDaySuggestion.spoons == 12)
        try person.startDay(7)
        #expect(person.space.newDaySuggestion == NewDaySuggestion(spoons: 7, usual: 7, borrowed: 0, isFixed: false))
    }

    @Test("D1: a fixed daily number from the settings is suggested instead")
    func suggestsTheFixed() throws {
        let person = Person()
        var settings = Settings.standard
        settings.dailyMaximum = 15
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
        try person.startDay(7)
        #expect(person.space.newDaySuggestion == NewDaySuggestion(spoons: 15, usual: 15, borrowed: 0, isFixed: true))
    }

    @Test("D4: borrowed spoons are taken off the next suggestion, which never falls below 0")
    func suggestsLessWhatWasBorrowed() throws {
        let person = Person()
        try person.startDay(4)
        try person.submit([try person.add("Cook", cost: 7)], borrowing: 3)
        #expect(person.space.newDaySuggestion == NewDaySuggestion(spoons: 1, usual: 4, borrowed: 3, isFixed: false))
        try person.submit([try person.add("See a friend", cost: 10)], borrowing: 10)
        #expect(person.space.newDaySuggestion.spoons == 0)
        try person.startNextDay(1)
        #expect(person.space.newDaySuggestion == NewDaySuggestion(spoons: 1, usual: 1, borrowed: 0, isFixed: false))
    }

    @Test("D4: paying back once does not make the smaller number the usual one; saying another does")
    func suggestsTheUsualAgain() throws {
        let person = Person()
        try person.startDay(12)
        try person.submit([try person.add("See a friend", cost: 8), try person.add("Cook", cost: 7)], borrowing: 3)
        try person.startNextDay(9)
        #expect(person.space.newDaySuggestion == NewDaySuggestion(spoons: 12, usual: 12, borrowed: 0, isFixed: false))
        _ = try person.space.perform(.adjustDay(spoons: 8), by: person.origin)
        #expect(person.space.newDaySuggestion.spoons == 8)
    }

    @Test("D1: two devices that start the same day apart end with one day, the later number, and both lists")
    func twoDevices() throws {
        let phone = Person(device: 1)
        try phone.startDay()
        let laptop = phone.elsewhere(device: 2)
        try laptop.startNextDay(10)
        phone.now += Person.hour
        try phone.startNextDay(8)
        let one = try phone.plan("Cook", cost: 4)
        let other = try laptop.plan("Laundry", cost: 3)
        phone.meet(laptop)
        #expect(phone.space.replica.entities(.day).count == 2)
        #expect(phone.space.budget == Budget(total: 8, borrowed: 0, reserve: 1, spent: 0, planned: 7))
        #expect(Set(phone.today) == [one, other])
        #expect(VisibleState(phone.space) == VisibleState(laptop.space))
    }

    @Test("D1: the same form sent twice starts one day")
    func sentTwice() throws {
        let person = Person()
        let origin = person.origin
        let first = try person.space.perform(.startDay(spoons: 5), by: origin)
        let again = try person.space.perform(.startDay(spoons: 5), by: origin)
        #expect(again == first)
        #expect(again.facts.isEmpty)
        #expect(person.space.replica.entities(.day).count == 1)
    }
}
