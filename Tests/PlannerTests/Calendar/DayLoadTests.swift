import Facts
import Testing

@testable import Planner

struct DayLoadTests {
    private let person = Person()

    private func date(_ days: Int) -> LocalDate { person.instant.date.adding(days: days) }

    private func load(_ days: Int) -> DayLoad? {
        let entries = person.space.calendar(from: date(days), days: 1, at: person.instant).entries(on: date(days))
        return DayLoads(reading: person.space, at: person.instant).load(of: entries, on: date(days))
    }

    private func add(_ title: String, cost: Int, on days: Int) throws -> Identity {
        try person.add(title, cost: cost) { $0.due = self.date(days) }
    }

    @Test("C1: a day's spoons are the costs of its due tasks, against the usual number of a day")
    func planned() throws {
        _ = try add("Cook", cost: 4, on: 2)
        _ = try add("Read", cost: 1, on: 2)
        #expect(load(2) == DayLoad(planned: 5, unplanned: 0, usual: 12, isToday: false))
        try person.startDay(9)
        #expect(load(2) == DayLoad(planned: 5, unplanned: 0, usual: 9, isToday: false))
        _ = try person.space.perform(.adjustDay(spoons: 3), by: person.origin)
        #expect(load(2)?.over == 2)
    }

    @Test("C1, D8: a daily task counts on its weekdays, once")
    func daily() throws {
        // Monday is today.
        try person.add("Shower", cost: 2, daily: Weekdays([2, 3]))
        #expect((0..<7).map { load($0)?.planned } == [0, 0, 2, 2, 0, 0, 0])
        try person.add("Wash", cost: 3, daily: Weekdays([2])) { $0.due = self.date(2) }
        #expect(load(2)?.planned == 5)
    }

    @Test("C1, D8: a daily task that is hidden until a date counts from it on")
    func hiddenDaily() throws {
        try person.add("Antibiotics", cost: 3, daily: .all) { $0.start = self.date(2) }
        #expect((0..<4).map { load($0)?.planned } == [0, 0, 3, 3])
        let walk = try person.add("Walk", cost: 2, daily: .all)
        _ = try person.space.perform(.snooze([walk], .until(date(1))), by: person.origin)
        #expect((0..<4).map { load($0)?.planned } == [0, 2, 5, 5])
    }

    @Test("C1, D8, L2: a daily task that its checklist skips does not count")
    func skippedDaily() throws {
        let list = try person.addList("Bag", isChecklist: true)
        let towel = try person.add("Towel", cost: 2, daily: .all) { $0.list = .existing(list) }
        #expect(load(1)?.planned == 2)
        _ = try person.space.perform(.setLeftOut(towel, true), by: person.origin)
        #expect(load(1)?.planned == 0)
    }

    @Test("C1, D2: today is counted by its own list, as on Today, and due tasks that are not in it stand apart")
    func today() throws {
        try person.startDay(10)
        try person.plan("Stretch", cost: 1)
        let cook = try add("Cook", cost: 4, on: 0)
        #expect(load(0) == DayLoad(planned: 1, unplanned: 4, usual: 10, isToday: true))
        try person.submit([cook])
        #expect(load(0) == DayLoad(planned: 5, unplanned: 0, usual: 10, isToday: true))
        try person.checkOff(cook)
        #expect(load(0)?.planned == 5)
    }

    @Test("C1: repeating tasks count; tasks that begin, done tasks and past days do not")
    func counted() throws {
        try person.add("Bins", cost: 1) {
            $0.due = self.date(1)
            $0.repeats = RepeatRule(.days, interval: 2)
        }
        try person.add("Form", cost: 7) {
            $0.start = self.date(3)
            $0.due = self.date(9)
        }
        let done = try add("Cook", cost: 4, on: 3)
        try person.checkOff(done)
        #expect(load(3)?.planned == 1)
        #expect(load(-1) == nil)
    }
}
