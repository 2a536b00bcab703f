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

    /// What each task takes from a day that names it.
    private func spoons(_ days: Int) -> [String: Int?] {
        let entries = person.space.calendar(from: date(days), days: 1, at: person.instant).entries(on: date(days))
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.task.title, $0.spoons) })
    }

    private func plan(_ task: Identity, on days: Int) throws {
        _ = try person.space.perform(.takeWeek([IntendedLine(task, on: date(days))]), by: person.origin)
    }

    private func add(_ title: String, cost: Int, on days: Int) throws -> Identity {
        try person.add(title, cost: cost) { $0.due = self.date(days) }
    }

    @Test("C1: a day's spoons are the costs of its due tasks, against the usual number of a day")
    func planned() throws {
        _ = try add("Cook", cost: 4, on: 2)
        _ = try add("Read", cost: 1, on: 2)
        #expect(load(2) == DayLoad(planned: 5, usual: 12, isToday: false))
        try person.startDay(9)
        #expect(load(2) == DayLoad(planned: 5, usual: 9, isToday: false))
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

    @Test("C1, D12: the costs of a day's entries, and besides them the daily tasks or the rest of today's list, are its number")
    func besides() throws {
        _ = try add("Cook", cost: 4, on: 1)
        try person.add("Shower", cost: 2, daily: .all)
        #expect(load(1)?.besides == 2)
        #expect(load(1)?.planned == 6)
        try person.startDay(9)
        let tea = try person.add("Tea", cost: 1)
        let letter = try add("Letter", cost: 3, on: 0)
        _ = try person.space.perform(.submit([tea, letter]), by: person.origin)
        #expect(load(0)?.planned == 6)
        #expect(spoons(0) == ["Letter": 3])
        #expect(load(0)?.besides == 3)
        _ = try person.space.perform(.checkOff([letter]), by: person.origin)
        #expect(spoons(0) == ["Letter": 3])
        #expect(load(0)?.besides == 3)
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

    @Test("C1, D2, D12: today is counted by its own list alone, as on Today; what is due and not in it is named without spoons")
    func today() throws {
        try person.startDay(10)
        try person.plan("Stretch", cost: 1)
        let cook = try add("Cook", cost: 4, on: 0)
        #expect(load(0) == DayLoad(planned: 1, usual: 10, isToday: true, besides: 1))
        #expect(spoons(0) == ["Cook": nil])
        try person.submit([cook])
        #expect(load(0) == DayLoad(planned: 5, usual: 10, isToday: true, besides: 1))
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

    @Test(
        "D12: a task that is planned for a day and due on another counts on the day it is planned for, and is named on the other"
    )
    func plannedBefore() throws {
        try person.startDay()
        let tax = try add("Tax return", cost: 6, on: 5)
        try plan(tax, on: 3)
        #expect((0..<7).map { load($0)?.planned } == [0, 0, 0, 6, 0, 0, 0])
        #expect(spoons(3) == ["Tax return": 6] && spoons(5) == ["Tax return": nil])
        try plan(tax, on: 6)
        #expect((0..<7).map { load($0)?.planned } == [0, 0, 0, 0, 0, 0, 6])
    }

    @Test("D12: a planned day that has passed gives way to a due date still to come, and so does a list of a day that has passed")
    func passed() throws {
        try person.startDay()
        let (tax, cook) = (try add("Tax return", cost: 6, on: 3), try add("Cook", cost: 4, on: 3))
        try plan(tax, on: 1)
        try person.submit([cook])
        #expect((0..<4).map { load($0)?.planned } == [4, 6, 0, 0])
        person.now += 2 * Person.day
        #expect((0..<2).map { load($0)?.planned } == [0, 10])
        // A new day would bring what was planned for the day before.
        _ = try person.space.perform(
            .startDay(spoons: 12, bringing: ComingChoice(shownFor: 12, chosen: [], left: [], unfitting: [])),
            by: person.origin
        )
        #expect((0..<2).map { load($0)?.planned } == [0, 10])
    }

    @Test("D12: a task in today's list does not count again on the date that it is due")
    func listed() throws {
        try person.startDay()
        try person.submit([try add("Cook", cost: 4, on: 2)])
        #expect((0..<3).map { load($0)?.planned } == [4, 0, 0])
        #expect(spoons(2) == ["Cook": nil])
    }

    @Test("D12, T5: each later date of a repeating task has its own spoons, but for those up to the day that it is planned for")
    func repeating() throws {
        try person.startDay()
        let bins = try person.add("Bins", cost: 2) {
            $0.due = self.date(1)
            $0.repeats = RepeatRule(.days, interval: 2)
        }
        #expect((0..<6).map { load($0)?.planned } == [0, 2, 0, 2, 0, 2])
        try plan(bins, on: 4)
        #expect((0..<6).map { load($0)?.planned } == [0, 0, 0, 0, 2, 2])
        #expect(spoons(1) == ["Bins": nil])
    }

    @Test("D12: a step with a day of its own counts there, and its task without it; beneath a task without a day it counts alone")
    func steps() throws {
        try person.startDay()
        let move = try add("Move", cost: 4, on: 2)
        let pack = try person.add("Pack", cost: 1, under: move) { $0.due = self.date(4) }
        try person.add("Tape", cost: 1, under: pack)
        #expect((0..<5).map { load($0)?.planned } == [0, 0, 3, 0, 1])
        try plan(pack, on: 2)
        #expect((0..<5).map { load($0)?.planned } == [0, 0, 4, 0, 0])
        try person.checkOff(pack)
        #expect((0..<5).map { load($0)?.planned } == [1, 0, 3, 0, 0])
    }

    @Test("D12, N1: a day to come has the number that a plan for several days says, less what is borrowed from it")
    func numbers() throws {
        try person.startDay(8)
        person.now += Person.day
        try person.startDay(12)
        try person.submit([try person.add("Move", cost: 10), try person.add("Cook", cost: 4)], borrowing: 2)
        let plan = try #require(person.space.planWeek(WeekFilter(), at: person.instant))
        #expect(plan.days.map(\.total) == [14, 6, 8, 8, 8, 8, 8])
        #expect((0..<7).map { load($0)?.usual } == [14, 6, 8, 8, 8, 8, 8])
    }
}
