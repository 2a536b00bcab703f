import Facts
import Testing

@testable import Planner

/// Rules of every day and of certain weekdays, which do what weekdays of the task's own do. It is Monday, 2 March 2026.
struct EveryDayTests {
    private let person = Person()
    private var space: PersonalSpace { person.space }

    private func date(_ days: Int) -> LocalDate { LocalDate(number: 20_514 + days) }

    /// A task that comes by its rule, from Monday on.
    @discardableResult
    private func add(
        _ title: String = "Pills",
        cost: Int? = 2,
        _ rule: RepeatRule? = RepeatRule(.days),
        daily: Weekdays = .none,
        due: Int = 0
    ) throws -> Identity {
        try person.add(title, cost: cost, daily: daily) {
            $0.repeats = rule
            $0.due = self.date(due)
        }
    }

    private func due(_ task: Identity) -> Int? { space.task(task)?.due.map { $0.number - 20_514 } }

    /// The spoons of a day ahead, as the calendar counts them.
    private func load(_ days: Int) -> Int? {
        let entries = space.calendar(from: date(days), days: 1, at: person.instant).entries(on: date(days))
        return DayLoads(reading: space, at: person.instant).load(of: entries, on: date(days))?.planned
    }

    @Test("D8, T12: a rule of every day brings its task into every new day, done before or not, and it counts")
    func everyNewDay() throws {
        let task = try add()
        try person.startDay()
        for day in 0..<6 {
            #expect(person.today == [task] && space.budget?.planned == 2, "day \(day)")
            #expect(space.backlog.isEmpty)
            if day % 2 == 0 { try person.checkOff(task) }
            try person.startNextDay()
        }
    }

    @Test("D8, T12: it comes where the setting leaves out what is due, and may use the reserve")
    func asDaily() throws {
        var settings = space.settings
        settings.bringsDue = false
        _ = try space.perform(.changeSettings(settings), by: person.origin)
        let task = try add(cost: 3)
        #expect(space.comingTasks(spoons: 3, at: person.instant).coming.map(\.reason) == [.daily])
        try person.startDay(3)
        #expect(person.today == [task])
    }

    @Test("D8, T12: several weekdays of each week come on those; one weekday, and every other week, wait until they are done")
    func weekdays() throws {
        let both = try add("Mondays and Thursdays", RepeatRule(.weeks(Weekdays([0, 3]))))
        let one = try add("Mondays", RepeatRule(.weeks(Weekdays([0]))))
        let other = try add("Every other week", RepeatRule(.weeks(Weekdays([0, 3])), interval: 2))
        try person.startDay()
        #expect(Set(person.today) == [both, one, other])
        try person.startNextDay()
        #expect(person.today.isEmpty)
        #expect(Set(space.backlog) == [both, one, other])
        try person.startNextDay()
        try person.startNextDay()
        #expect(person.today == [both])
    }

    @Test("D8, T12: after days without a new day it comes once, for that day, and done then it is for the next")
    func afterAWhile() throws {
        try person.startDay()
        let task = try add()
        person.now += 4 * Person.day
        try person.startNextDay()
        #expect(person.today == [task])
        try person.act { try space.perform(.checkOff([task]), by: $0) }
        #expect(due(task) == 6)
        // It was done on the day that it was for; nothing says that it was due before.
        let span = space.calendar(from: date(0), days: 6, at: person.instant)
        #expect(span.days.map { $0.map(\.kind) }.prefix(5).allSatisfy { $0.isEmpty })
        #expect(span.days[5].contains { if case .wasDone = $0.kind { true } else { false } })
        try person.act { try space.perform(.uncheck(task), by: $0) }
        #expect(person.bucket(of: task) == .today)
        try person.checkOff(task)
        #expect(due(task) == 6)
    }

    @Test("D8, T12: days that passed are no due date: not in the calendar, in no plan, in no reason")
    func neverWasDue() throws {
        try person.startDay()
        let task = try add()
        person.now += 3 * Person.day
        #expect(space.calendar(from: date(0), days: 3, at: person.instant).days.allSatisfy { $0.isEmpty })
        #expect(space.task(task)?.lastingDue == nil)
        #expect(space.task(task)?.saysDue(on: person.instant.date) == false)
        // The day that is to begin counts it, and so do those after it.
        #expect((3...5).map { load($0) } == [2, 2, 2])
    }

    @Test("D8, T12: before its first date it does not come, and its row says when it begins")
    func notYet() throws {
        let task = try add(due: 3)
        try person.startDay()
        #expect(person.today.isEmpty && space.task(task)?.saysDue(on: date(0)) == true)
        #expect((1...4).map { load($0) } == [0, 0, 2, 2])
        for _ in 0..<3 { try person.startNextDay() }
        #expect(person.today == [task])
    }

    @Test("D8, T12: after its last date it does not come")
    func ended() throws {
        let task = try add("Pills", RepeatRule(.days, until: date(1)))
        try person.startDay()
        try person.startNextDay()
        #expect(person.today == [task])
        try person.startNextDay()
        #expect(person.today.isEmpty)
        // Noted the day after, its last date is done.
        try person.act { try space.perform(.checkOff([task]), by: $0) }
        #expect(space.task(task)?.done != nil && due(task) == 1)
    }

    @Test("D8, T12: skipped for today, it comes into the next new day")
    func skipped() throws {
        let task = try add()
        try person.startDay()
        try person.startNextDay()
        try person.act { try space.perform(.skipOnce(task), by: $0) }
        #expect(person.today.isEmpty && due(task) == 2)
        try person.startNextDay()
        #expect(person.today == [task])
    }

    @Test(
        "D8, T12: an earlier date that is chosen again is to do for itself, where the present one was done; the next day it comes"
    )
    func chosenAgain() throws {
        let identity = try add()
        try person.startDay()
        try person.checkOff(identity)
        for _ in 0..<2 { try person.startNextDay() }
        try person.checkOff(identity)
        #expect(due(identity) == 3)
        _ = try space.perform(.changeTasks([identity], .due(date(0))), by: person.origin)
        let task = try #require(space.task(identity))
        #expect(due(identity) == 0 && space.liveDate(of: task, on: date(2)) == date(0))
        try person.startNextDay()
        #expect(person.today == [identity] && space.liveDate(of: task, on: date(3)) == date(3))
        try person.checkOff(identity)
        #expect(due(identity) == 4)
    }

    @Test("D8, T12, A3: with weekdays of its own besides, it comes once a day, counts once, and is done once")
    func bothWays() throws {
        let task = try add(daily: .all)
        try person.startDay()
        for _ in 0..<3 {
            #expect(person.today == [task] && space.budget?.planned == 2)
            #expect(load(person.instant.date.number - 20_514 + 1) == 2)
            try person.checkOff(task)
            try person.startNextDay()
        }
        // Left undone for two days, too.
        try person.startNextDay()
        #expect(person.today == [task] && space.budget?.planned == 2)
    }

    @Test("D8, L5: in a shared list any member may do it, so New Day offers it unticked")
    func shared() throws {
        let two = try TwoPeople()
        two.share()
        let pills = try two.ada.add("Pills", cost: 2) {
            $0.list = .existing(two.list)
            $0.due = two.ada.instant.date
            $0.repeats = RepeatRule(.days)
        }
        let coming = two.ada.space.comingTasks(spoons: 12, at: two.ada.instant)
        #expect(coming.offered.map(\.task.identity).contains(pills))
        #expect(!coming.coming.map(\.task.identity).contains(pills))
    }

    @Test("N7, N1: like every daily task it leaves in no swap, and no plan for several days moves it")
    func plans() throws {
        let task = try add()
        try person.startDay(3)
        #expect(space.swaps(for: 2, at: person.instant).isEmpty)
        try person.startNextDay(1)
        #expect(person.today.isEmpty)
        let week = try #require(space.planWeek(WeekFilter(), at: person.instant))
        #expect(week.days.allSatisfy { day in day.lines.allSatisfy { $0.task.identity != task } })
    }
}
