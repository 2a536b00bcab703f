import Facts
import Testing

@testable import Planner

struct WeekPlanTests {
    private func plan(_ person: Person, _ say: (inout WeekFilter) -> Void = { _ in }) throws -> WeekPlan {
        var asked = WeekFilter()
        say(&asked)
        return try #require(person.space.planWeek(asked, at: person.instant))
    }

    private func titles(_ plan: WeekPlan) -> [[String]] { plan.days.map { $0.lines.map(\.task.title) } }

    private func fixed(_ plan: WeekPlan) -> [[String]] { plan.days.map { $0.fixed.map(\.task.title) } }

    private func withDay(_ spoons: Int = 12) throws -> Person {
        let person = Person()
        try person.startDay(spoons)
        return person
    }

    @Test("N1: before the first day there is no plan for several, and asking for one writes nothing")
    func reads() throws {
        let person = Person()
        #expect(person.space.planWeek(WeekFilter(), at: person.instant) == nil)
        try person.startDay()
        try person.add("Tea", cost: 1)
        let before = person.space.replica.facts.count
        #expect(try plan(person).days.count == 7)
        #expect(try plan(person) { $0.days = 30 }.days.count == 30)
        #expect(person.space.replica.facts.count == before)
    }

    @Test("N1: a day takes at most eight tenths of the spoons that are free beside the reserve")
    func room() throws {
        let person = try withDay(11)
        for number in 1...40 { try person.add("Letter \(number)", cost: 1) }
        let plan = try plan(person)
        #expect(plan.days.map(\.planned) == [8, 8, 8, 8, 8, 0, 0])
        #expect(plan.days.map(\.total) == [11, 11, 11, 11, 11, 11, 11])
    }

    @Test("N1: a day counts its fixed tasks: daily and repeating ones, those due at a time, and those planned for it before")
    func fixedTasks() throws {
        let person = try withDay()
        let tomorrow = person.instant.date.adding(days: 1)
        try person.add("Shower", cost: 1, daily: .all)
        try person.add("Bins", cost: 1) {
            $0.due = tomorrow
            $0.repeats = RepeatRule(.weeks(.none))
        }
        try person.add("Dentist", cost: 4) {
            $0.due = tomorrow
            $0.time = 600
        }
        let letter = try person.add("Letter", cost: 2)
        _ = try person.space.perform(.takeWeek([IntendedLine(letter, on: tomorrow)]), by: person.origin)
        let plan = try plan(person)
        #expect(fixed(plan)[1] == ["Dentist", "Bins", "Shower", "Letter"])
        #expect(plan.days[1].planned == 8)
        #expect(fixed(plan)[2] == ["Shower"])
        #expect(plan.isEmpty)
    }

    @Test("N1: a due task comes on a day before it is late, and is worth most of all")
    func due() throws {
        let person = try withDay(5)
        try person.add("Shelf", cost: 3) { $0.priority = .high }
        try person.add("Forms", cost: 3) { $0.due = person.instant.date.adding(days: 1) }
        try person.add("Parcel", cost: 3) { $0.due = person.instant.date }
        let plan = try plan(person)
        #expect(titles(plan).prefix(3) == [["Parcel"], ["Forms"], ["Shelf"]])
    }

    @Test("N1: a task that can only come too late is not planned, and stands first among those that do not fit")
    func tooLate() throws {
        let person = try withDay(6)
        try person.add("Forms", cost: 4) { $0.due = person.instant.date }
        try person.add("Parcel", cost: 4) { $0.due = person.instant.date }
        try person.add("Cellar", cost: 9)
        let plan = try plan(person)
        #expect(titles(plan).flatMap { $0 }.count == 1)
        #expect(plan.waiting.count == 2)
        #expect(plan.waiting.last?.task.title == "Cellar")
    }

    @Test("N1, D12: a due task that no day has room for stays on its date, and what is proposed there leaves room for it")
    func staying() throws {
        let person = try withDay(10)
        try person.add("Removal", cost: 9) { $0.due = person.instant.date.adding(days: 2) }
        for number in 1...40 { try person.add("Letter \(number)", cost: 1) }
        let plan = try plan(person)
        #expect(plan.days[2].planned == 9)
        #expect(fixed(plan)[2] == ["Removal"])
        #expect(plan.days[2].lines.isEmpty)
    }

    @Test("N1: an overdue task can be on any day")
    func overdue() throws {
        let person = try withDay(5)
        try person.plan("Shower", cost: 4)
        try person.add("Forms", cost: 3) { $0.due = person.instant.date.adding(days: -3) }
        #expect(try titles(plan(person)).firstIndex(of: ["Forms"]) == 1)
    }

    @Test("N1: a hidden task comes on no day before it is in sight")
    func begins() throws {
        let person = try withDay()
        try person.add("Letter", cost: 1) { $0.start = person.instant.date.adding(days: 3) }
        let tea = try person.add("Tea", cost: 1)
        _ = try person.space.perform(.snooze([tea], .tomorrow), by: person.origin)
        try person.add("Later", cost: 1) { $0.start = person.instant.date.adding(days: 8) }
        let titles = try titles(plan(person))
        #expect(titles[1] == ["Tea"])
        #expect(titles[3] == ["Letter"])
        #expect(titles.flatMap { $0 }.count == 2)
    }

    @Test("N1: a day that is kept free gets nothing")
    func keptFree() throws {
        let person = try withDay(6)
        for number in 1...3 { try person.add("Letter \(number)", cost: 4) }
        let date = person.instant.date.adding(days: 1)
        let plan = try plan(person) { $0.toggle(date) }
        #expect(plan.days.map(\.isKeptFree) == [false, true, false, false, false, false, false])
        #expect(titles(plan)[1].isEmpty && titles(plan).flatMap { $0 }.count == 3)
    }

    @Test("N1: the next day pays back the spoons borrowed from it")
    func borrowed() throws {
        let person = try withDay(6)
        _ = try person.space.perform(.submit([person.add("Party", cost: 9)], borrowing: 3), by: person.origin)
        let days = try plan(person).days
        #expect(days.map(\.total).prefix(3) == [9, 3, 6])
    }

    @Test("N1: days to come are planned up to the smaller of the usual number and the last one given")
    func usual() throws {
        let person = Person()
        for _ in 0..<3 { try person.startNextDay(6) }
        try person.startNextDay(20)
        #expect(try plan(person).days.map(\.total).prefix(2) == [20, 6])
        for _ in 0..<1 { try person.startNextDay(4) }
        #expect(try plan(person).days.map(\.total).prefix(2) == [4, 4])
    }

    @Test("N1: tasks that can wait are on no low day: not on today's, and on none while every day is low")
    func lowDay() throws {
        let person = try withDay()
        try person.add("Shelf", cost: 1)
        try person.add("Pills", cost: 1) { $0.priority = .high }
        _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
        #expect(try titles(plan(person)).prefix(2) == [["Pills"], ["Shelf"]])
        _ = try person.space.perform(.beginLowDay(.untilSaid), by: person.origin)
        #expect(try titles(plan(person)).flatMap { $0 } == ["Pills"])
    }

    @Test("N1: repeating tasks are proposed for today only, and daily tasks never")
    func repeating() throws {
        let person = try withDay()
        try person.add("Bins", cost: 1) {
            $0.due = person.instant.date
            $0.repeats = RepeatRule(.weeks(.none))
        }
        try person.add("Shower", cost: 1, daily: .all)
        #expect(try titles(plan(person)) == [["Bins"], [], [], [], [], [], []])
    }

    @Test("N1: before the New Day of a date, that date is planned like the ones after it")
    func notBegun() throws {
        let person = try withDay(6)
        person.now += Person.day
        try person.add("Letter", cost: 2)
        let plan = try plan(person)
        #expect(plan.days[0].date == person.instant.date && !plan.days[0].isToday)
        #expect(titles(plan)[0] == ["Letter"])
    }

    @Test(
        "N1: tasks that take much are not on neighbouring days where another day has room, and a rest comes between two of one day"
    )
    func heavy() throws {
        let person = try withDay(6)
        try person.add("Shelf", cost: 4)
        try person.add("Cellar", cost: 4)
        #expect(try titles(plan(person)).map(\.count).prefix(3) == [1, 0, 1])
        let other = try withDay(12)
        for title in ["Shelf", "Cellar"] { try other.add(title, cost: 4) { $0.due = other.instant.date } }
        let plan = try plan(other)
        #expect(plan.days[0].lines.count == 2 && plan.days[0].rest == 10)
        var settings = other.space.settings
        settings.proposesRests = false
        _ = try other.space.perform(.changeSettings(settings), by: other.origin)
        #expect(try self.plan(other).days[0].rest == nil)
    }

    @Test("N1: tasks without a cost are counted, not planned")
    func uncosted() throws {
        let person = try withDay()
        try person.add("Call")
        let plan = try plan(person)
        #expect(plan.isEmpty && plan.uncosted == 1)
    }
}
