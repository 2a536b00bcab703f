import Facts
import TestSupport
import Testing

@testable import Planner

struct InsightsTests {
    private func insights(_ person: Person) -> Insights {
        Insights(reading: person.space, at: person.instant, from: person.instant.date.adding(days: -100))
    }

    @Test("N4: a day has its number, the planned spoons, and the spoons really used")
    func day() throws {
        let person = Person()
        try person.startDay(9)
        let shower = try person.plan("Shower", cost: 2)
        _ = try person.plan("Cook", cost: 4)
        try person.checkOff(shower)
        _ = try person.space.perform(.setRealCost(of: shower, to: 3), by: person.origin)
        let day = try #require(insights(person).days.last)
        #expect([day.morning, day.had, day.borrowed, day.planned, day.used, day.over] == [9, 9, 0, 6, 3, 0])
    }

    @Test("N4: borrowed spoons are counted apart, and paying them back does not count as a smaller morning")
    func borrowed() throws {
        let person = Person()
        try person.startDay(4)
        let task = try person.add("Move", cost: 6)
        try person.submit([task], borrowing: 2)
        try person.checkOff(task)
        try person.startNextDay(2)
        let days = insights(person).days
        #expect(days.map(\.borrowed) == [2, 0])
        #expect(days.map(\.over) == [2, 0])
        #expect(days.map(\.had) == [4, 2])
        #expect(days.map(\.morning) == [4, 4])
    }

    @Test("N4, D4: borrowed spoons that a task did not take after all were not borrowed, as the next day counts them")
    func borrowedInVain() throws {
        let person = Person()
        try person.startDay(4)
        let task = try person.add("Move", cost: 6)
        try person.submit([task], borrowing: 2)
        try person.checkOff(task)
        _ = try person.space.perform(.setRealCost(of: task, to: 5), by: person.origin)
        #expect(person.space.newDaySuggestion.borrowed == 1)
        #expect(insights(person).days.map(\.borrowed) == [1])
    }

    @Test("N4, D9: what a task took beyond its plan was not borrowed, as the next day counts it")
    func takenBeyondPlan() throws {
        let person = Person()
        try person.startDay(4)
        let task = try person.add("Move", cost: 6)
        try person.submit([task], borrowing: 2)
        try person.checkOff(task)
        _ = try person.space.perform(.setRealCost(of: task, to: 9), by: person.origin)
        #expect(person.space.newDaySuggestion.borrowed == 2)
        #expect(insights(person).days.map(\.borrowed) == [2])
    }

    @Test("N4: two days of one date count as one, and a day started again before anything was used counts once")
    func sameDate() throws {
        let person = Person()
        try person.startDay(12)
        try person.startDay(5)
        let task = try person.plan("Wash up", cost: 2)
        try person.checkOff(task)
        #expect(insights(person).days.map(\.had) == [5])
        try person.startDay(3)
        #expect(insights(person).days.map(\.had) == [8])
        #expect(insights(person).days.map(\.used) == [2])
    }

    @Test("N4: dates without a day are gaps, never nothing used")
    func gaps() throws {
        let person = Person()
        try person.startDay()
        person.now += 3 * Person.day
        try person.startDay()
        let insights = insights(person)
        #expect(insights.days.map { $0.date.number - insights.days[0].date.number } == [0, 3])
        #expect(insights.weeks(from: insights.days[0].date, count: 1).map(\.noted) == [2])
        #expect(insights.day(insights.days[0].date.adding(days: 1)) == nil)
    }

    @Test("N4: a done task keeps its day when it is deleted or gets another cost afterwards")
    func deleted() throws {
        let person = Person()
        try person.startDay()
        let task = try person.plan("Post", cost: 3)
        try person.checkOff(task)
        try person.startNextDay()
        _ = try person.space.perform(.changeTasks([task], .cost(9)), by: person.origin)
        #expect(insights(person).days.map(\.used) == [3, 0])
        _ = try person.space.perform(.deleteTask(task), by: person.origin)
        #expect(insights(person).days.map(\.used) == [3, 0])
    }

    @Test("N4: a task that is deleted before it is done is no longer planned, whatever it was to cost on its day")
    func deletedOpen() throws {
        let person = Person()
        try person.startDay()
        let tasks = [try person.plan("Post", cost: 3), try person.plan("Cook", cost: 4)]
        _ = try person.space.perform(.setTodayCost(of: tasks[1], to: 6), by: person.origin)
        #expect(insights(person).days.map(\.planned) == [9])
        _ = try person.space.perform(.deleteTasks(tasks), by: person.origin)
        #expect(insights(person).days.map(\.planned) == [0])
    }

    @Test("N4: a task that was carried over counts on the day on which it was done")
    func carriedOver() throws {
        let person = Person()
        try person.startDay()
        let task = try person.plan("Letter", cost: 3)
        try person.startNextDay()
        try person.checkOff(task)
        #expect(insights(person).days.map(\.used) == [0, 3])
        #expect(insights(person).days.map(\.planned) == [3, 3])
    }

    @Test("N4: rests are counted with their minutes and take nothing")
    func rests() throws {
        let person = Person()
        try person.startDay()
        let rest = try person.add("Lie down", cost: 0) { $0.minutes = 25 }
        try person.checkOff(rest)
        let day = try #require(insights(person).days.last)
        #expect([day.rests, day.restMinutes, day.used] == [1, 25, 0])
        #expect(day.isRestDay)
    }

    @Test("N4: a day remembers that it was a low day, and undoing or ending it forgets that")
    func low() throws {
        let person = Person()
        try person.startDay()
        let result = try person.space.perform(.beginLowDay(.today), by: person.origin)
        try person.startNextDay()
        #expect(insights(person).days.map(\.isLow) == [true, false])
        try person.undo(result.change)
        #expect(insights(person).days.map(\.isLow) == [false, false])
        _ = try person.space.perform(.beginLowDay(.untilSaid), by: person.origin)
        try person.startNextDay()
        _ = try person.space.perform(.endLowDay, by: person.origin)
        #expect(insights(person).days.map(\.isLow) == [false, true, false])
    }

    @Test("N4: a task of two kinds of energy is in both")
    func kinds() throws {
        let person = Person()
        try person.startDay()
        let task = try person.add("Talk", cost: 3) { $0.kinds = EnergyKinds([.social, .thinking]) }
        try person.submit([task])
        try person.checkOff(task)
        #expect(insights(person).days.last?.kinds == [0, 3, 3, 0])
    }

    @Test("N4: devices that know the same have the same insights")
    func devices() throws {
        let person = Person()
        try person.startDay(8)
        let other = person.elsewhere(device: 2)
        let task = try other.plan("Soup", cost: 2)
        try other.checkOff(task)
        person.meet(other)
        #expect(insights(person).days.map(\.used) == [2])
        #expect(insights(other).days.map(\.used) == [2])
    }

    @Test("N4: the usual number is in the middle of the given numbers, never above all of them", arguments: 0..<200)
    func middle(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let numbers = (0..<(1 + random.below(20))).map { _ in random.below(100) }
        let sorted = numbers.sorted()
        #expect(Median.of(numbers) == sorted[(sorted.count - 1) / 2])
        let half = Median.middleHalf(of: numbers)
        #expect(numbers.filter { $0 < half?.lowerBound ?? 0 }.count * 4 <= numbers.count)
        #expect(numbers.filter { $0 > half?.upperBound ?? 0 }.count * 4 <= numbers.count)
    }

    @Test("N4: more done tasks never raise the usual number", arguments: 0..<50)
    func neverRaises(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let person = Person()
        for _ in 0..<(2 + random.below(20)) {
            try person.startNextDay(random.below(20))
            if random.once(in: 3) { try person.checkOff(person.add("Task", cost: 1 + random.below(10))) }
        }
        let before = insights(person).usualMorning
        for _ in 0..<10 { try person.checkOff(person.add("More", cost: 1 + random.below(10))) }
        #expect(insights(person).usualMorning == before)
    }

    @Test("N4: twelve weeks are counted right beside ten thousand tasks")
    func manyTasks() throws {
        let person = Person()
        for number in 0..<10_000 { try person.add("Task \(number)", cost: 1 + number % 10) }
        let shower = try person.add("Shower", cost: 2, daily: .all)
        for _ in 0..<84 {
            try person.startNextDay()
            try person.checkOff(shower)
        }
        #expect(insights(person).days.map(\.used) == Array(repeating: 2, count: 84))
    }
}
