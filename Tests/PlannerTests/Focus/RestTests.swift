import Facts
import Testing

@testable import Planner

struct RestTests {
    private static let minute: Int64 = 60_000
    private let person = Person()

    private func rest(_ minutes: Int, as task: Identity? = nil) throws {
        _ = try person.space.perform(.startTimer(minutes: minutes, task: task, isRest: true), by: person.origin)
    }

    private var done: [TodayItem] { person.space.todayItems.filter { $0.done != nil } }

    @Test("C3: a rest stands under Done today, with its minutes, and costs nothing")
    func rested() throws {
        try person.startDay(3)
        try person.plan("Letter", cost: 3)
        try rest(10)
        person.now += 20 * Self.minute
        try person.act { try person.space.perform(.noteRest, by: $0) }
        let item = try #require(done.first)
        #expect(item.task.title == "Rest")
        #expect(item.task.isRest)
        #expect(item.task.minutes == 10)
        #expect(item.spent == 0)
        #expect(person.space.budget?.used == 3)
        #expect(person.space.budget?.over == 0)
        // Noted already, it is only put away.
        _ = try person.space.perform(.stopTimer, by: person.origin)
        #expect(done.count == 1)
        #expect(person.space.timer == nil)
    }

    @Test("C3: that was enough: as many minutes as it took")
    func enough() throws {
        try person.startDay()
        try rest(30)
        person.now += 4 * Self.minute
        try person.act { try person.space.perform(.stopTimer, by: $0) }
        #expect(done.map(\.task.minutes) == [4])
        #expect(person.space.changes(before: person.instant, limit: 1).first?.name == .rested)
    }

    @Test("C3: with pauses, and with five more after it was over, it is one rest with all its minutes")
    func longer() throws {
        try person.startDay()
        try rest(10)
        person.now += 4 * Self.minute
        _ = try person.space.perform(.pauseTimer, by: person.origin)
        person.now += Person.hour
        _ = try person.space.perform(.resumeTimer, by: person.origin)
        person.now += Person.hour
        _ = try person.space.perform(.noteRest, by: person.origin)
        _ = try person.space.perform(.extendTimer, by: person.origin)
        person.now += Person.hour
        _ = try person.space.perform(.stopTimer, by: person.origin)
        #expect(done.map(\.task.minutes) == [15])
    }

    @Test("C3: two devices that both end it make one rest")
    func apart() throws {
        try person.startDay()
        try rest(10)
        let other = person.elsewhere(device: 2)
        person.now += Person.hour
        other.now += Person.hour
        _ = try person.space.perform(.noteRest, by: person.origin)
        _ = try other.space.perform(.stopTimer, by: other.origin)
        person.meet(other)
        #expect(person.today.count == 1)
        #expect(other.today == person.today)
        #expect(VisibleState(person.space) == VisibleState(other.space))
    }

    @Test("C3: a rest that was planned is done when its time is up; it goes into any day, however full")
    func planned() throws {
        try person.startDay(2)
        try person.plan("Letter", cost: 2)
        let lie = try person.add("Lie down", cost: 0)
        #expect(person.bucket(of: lie) == .category(nil))
        #expect(person.space.task(lie)?.cost == 0)
        _ = try person.submit([lie])
        #expect(person.bucket(of: lie) == .today)
        #expect(person.space.budget?.over == 0)
        try rest(20, as: lie)
        person.now += 21 * Self.minute
        try person.act { try person.space.perform(.noteRest, by: $0) }
        #expect(person.bucket(of: lie) == .doneToday)
        #expect(done.map(\.task.title) == ["Lie down"])
        #expect(person.space.timeSpent(on: lie).minutes(at: person.now) == 20)
        #expect(person.space.budget?.used == 2)
    }

    @Test("C3: a timer for a task is a rest where the task is one, and no other task is done by itself")
    func kinds() throws {
        let lie = try person.add("Lie down", cost: 0)
        let letter = try person.add("Letter", cost: 2)
        _ = try person.space.perform(.startTimer(minutes: 5, task: lie), by: person.origin)
        #expect(person.space.timer?.isRest == true)
        try rest(5, as: letter)
        #expect(person.space.timer?.isRest == false)
        person.now += Person.hour
        _ = try person.space.perform(.noteRest, by: person.origin)
        _ = try person.space.perform(.stopTimer, by: person.origin)
        #expect(person.space.task(letter)?.done == nil)
    }

    @Test("C3: without a day it is done all the same")
    func withoutDay() throws {
        try rest(5)
        let task = try #require(person.space.timer?.identity)
        person.now += Person.hour
        _ = try person.space.perform(.stopTimer, by: person.origin)
        #expect(person.bucket(of: task) == .done)
    }

    @Test("C3: a rest that repeats, and one of every day, go on")
    func comesBack() throws {
        try person.startDay()
        let daily = try person.add("Lie down", cost: 0, daily: .all)
        let weekly = try person.add("Hammock", cost: 0) { $0.repeats = RepeatRule(.weeks(.none), interval: 1, anchor: .date) }
        let due = try #require(person.space.task(weekly)?.due)
        try person.startNextDay()
        #expect(person.today == [daily])
        for task in [daily, weekly] {
            try rest(5, as: task)
            person.now += Person.hour
            _ = try person.space.perform(.stopTimer, by: person.origin)
        }
        #expect(done.count == 2)
        #expect(person.space.task(weekly)?.due?.number == due.number + 7)
        try person.startNextDay()
        #expect(person.today == [daily])
    }

    @Test("C3: a cost given to it makes it a task like others, and taken away a rest again")
    func costed() throws {
        let lie = try person.add("Lie down", cost: 0)
        try person.act { try person.space.perform(.changeTasks([lie], .cost(3)), by: $0) }
        #expect(person.space.task(lie)?.isRest == false)
        #expect(person.bucket(of: lie) == .category(3))
        try person.act { try person.space.perform(.editTask(lie, try TaskDraft(title: "Lie down", cost: 0)), by: $0) }
        #expect(person.space.task(lie)?.cost == 0)
        #expect(person.bucket(of: lie) == .category(nil))
        #expect(throws: Fault.outOfRange(1...10)) { try TaskDraft(title: "x", cost: 11) }
        #expect(throws: Fault.outOfRange(1...10)) { try TaskDraft(title: "x", cost: -1) }
    }

    @Test("C3: copied with its list, it is a rest there too")
    func copied() throws {
        let list = try person.addList("Slow morning")
        try person.add("Lie down", cost: 0) { $0.list = .existing(list) }
        let origin = person.origin
        _ = try person.space.perform(.makeTemplate(of: list), by: origin)
        let copies = person.space.members(of: origin.identity)
        #expect(copies.compactMap { person.space.task($0)?.isRest } == [true])
    }

    @Test("C3: a rest that was deleted or undone stays deleted, whatever timer ends afterwards")
    func gone() throws {
        try person.startDay()
        try rest(5)
        let task = try #require(person.space.timer?.identity)
        person.now += Person.hour
        _ = try person.space.perform(.noteRest, by: person.origin)
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        _ = try person.space.perform(.extendTimer, by: person.origin)
        person.now += Person.hour
        _ = try person.space.perform(.stopTimer, by: person.origin)
        #expect(!person.space.hasTask(task))
        #expect(done.isEmpty)
    }

    @Test("C3: noted the next morning, a rest was done when it ended: its next date is counted from then")
    func notedLate() throws {
        try person.startDay()
        let daily = RepeatRule(.days, interval: 1, anchor: .date)
        let task = try person.add("Lie down", cost: 0) { $0.repeats = daily }
        let due = try #require(person.space.task(task)?.due)
        person.now = Person.monday + 15 * Person.hour
        try rest(10, as: task)
        person.now += 9 * Person.hour
        _ = try person.space.perform(.noteRest, by: person.origin)
        #expect(person.space.task(task)?.due?.number == due.number + 1)
    }

    @Test("C3: a rest that was recorded and undone is not recorded again by itself, nor when the timer is stopped")
    func takenBack() throws {
        try person.startDay()
        let planned = try person.plan("Lie down", cost: 0)
        for task in [nil, planned] {
            try rest(5, as: task)
            person.now += Person.hour
            let noted = try person.space.perform(.noteRest, by: person.origin)
            #expect(done.count == 1)
            try person.undo(noted.change)
            #expect(try person.space.perform(.noteRest, by: person.origin) == .nothing)
            _ = try person.space.perform(.stopTimer, by: person.origin)
            #expect(done.isEmpty)
            #expect(person.space.timer == nil)
        }
    }

    @Test("C3: begun by mistake and stopped at once, reset or not, it is no rest that was had")
    func byMistake() throws {
        try person.startDay()
        try rest(10)
        _ = try person.space.perform(.resetTimer, by: person.origin)
        _ = try person.space.perform(.stopTimer, by: person.origin)
        try rest(10)
        _ = try person.space.perform(.startTimer(minutes: 15), by: person.origin)
        #expect(done.isEmpty)
        #expect(person.space.changes(before: person.instant, limit: 9).allSatisfy { $0.name != .rested })
    }
}
