import Facts
import TestSupport
import Testing

@testable import Planner

/// Numbers of days that are over.
struct PastDaysTests {
    private func days(_ space: PersonalSpace, at instant: Instant) -> [DayRecord] {
        Insights(reading: space, at: instant, from: instant.date.adding(days: -100)).days
    }

    private func planned(_ person: Person) -> [Int] {
        days(person.space, at: person.instant).map(\.planned)
    }

    @Test("N4: starting fresh changes no earlier day")
    func startFresh() throws {
        let person = Person()
        try person.startDay()
        _ = try person.plan("Passport", cost: 4)
        _ = try person.plan("Gift", cost: 2)
        try person.startNextDay()
        _ = try person.space.perform(.startFresh, by: person.origin)
        #expect(planned(person) == [6, 0])
    }

    @Test("N4: a task that is deleted after its day stays planned on it, one that is deleted on the day does not")
    func deletedLater() throws {
        let person = Person()
        try person.startDay()
        let tasks = [try person.plan("Passport", cost: 4), try person.plan("Gift", cost: 2)]
        _ = try person.space.perform(.deleteTask(tasks[1]), by: person.origin)
        let other = person.elsewhere(device: 2)
        try person.startNextDay()
        other.now = person.now
        _ = try other.space.perform(.deleteTask(tasks[0]), by: other.origin)
        other.space.apply(person.space.replica.facts)
        #expect(planned(other) == [4, 0])
    }

    @Test("N4: another cost, and a place within another task, change no earlier day")
    func changedLater() throws {
        let person = Person()
        try person.startDay()
        let passport = try person.plan("Passport", cost: 4)
        let travel = try person.plan("Travel", cost: 5)
        try person.startNextDay()
        _ = try person.space.perform(.changeTasks([passport], .cost(9)), by: person.origin)
        _ = try person.space.perform(.setParent(of: passport, to: travel), by: person.origin)
        #expect(planned(person) == [9, 0])
    }

    @Test("N4: a change that was made on the day counts, also when it is received after the day's end")
    func receivedLater() throws {
        let person = Person()
        try person.startDay()
        let passport = try person.plan("Passport", cost: 4)
        let away = person.elsewhere(device: 2)
        _ = try away.space.perform(.sendBack([passport]), by: away.origin)
        _ = try away.plan("Gift", cost: 2)
        try person.startNextDay()
        person.space.apply(away.space.replica.facts)
        #expect(planned(person) == [2, 0])
    }

    @Test("N4: a date of a repeating task that is done or skipped later changes no earlier day")
    func repeats() throws {
        let person = Person()
        try person.startDay()
        let date = person.instant.date
        let plants = try person.add("Plants", cost: 2) { details in
            details.due = date
            details.repeats = RepeatRule(.days)
        }
        let rent = try person.add("Rent", cost: 3) { details in
            details.due = date
            details.repeats = RepeatRule(.days)
        }
        try person.submit([plants, rent])
        try person.startNextDay()
        _ = try person.space.perform(.skipOnce(plants), by: person.origin)
        try person.checkOff(rent)
        let days = days(person.space, at: person.instant)
        #expect(days.map(\.planned) == [5, 3])
        #expect(days.map(\.used) == [0, 3])
    }

    @Test("N4: examples that are removed after their day count on no day")
    func examples() throws {
        let person = Person()
        _ = try person.space.perform(.startDay(spoons: 12, withExamples: true), by: person.origin)
        try person.startNextDay()
        _ = try person.space.perform(.removeExamples, by: person.origin)
        #expect(planned(person) == [0, 0])
    }

    /// Commands by which the person changes what earlier days show: undoing, removing examples, leaving days out, and reading a file.
    private static let changing: [RandomCommands.Kind] = [.undo, .examples, .leaveDaysOut, .importFacts]

    @Test("N4: nothing that is done after a day changes its numbers, whatever it is")
    func random() throws {
        var random = SeededRandom.printed(seed: 44)
        for _ in 0..<12 {
            var commands = RandomCommands(SeededRandom(seed: random.next()))
            let space = PersonalSpace(device: 1)
            var now = Person.monday
            for _ in 0..<120 {
                now += 1000 + Int64(random.below(6)) * Person.hour
                let instant = Instant(time: now, offset: 0)
                let kinds: [RandomCommands.Kind] = random.once(in: 2) ? [.add, .submit, .startDay] : RandomCommands.Kind.allCases
                let kind = random.one(of: kinds)
                let before = past(space, at: instant)
                _ = try? commands.act(kind, on: space, from: commands.origin(at: instant))
                guard !Self.changing.contains(kind) else { continue }
                #expect(Array(past(space, at: instant).prefix(before.count)) == before, "\(kind)")
            }
        }
    }

    /// Date, had, borrowed, planned and used of the days before the current one.
    private func past(_ space: PersonalSpace, at instant: Instant) -> [[Int]] {
        guard let today = space.currentDay?.date else { return [] }
        return days(space, at: instant).filter { $0.date < today }.map { day in
            [Int(day.date.number), day.had, day.borrowed, day.planned, day.used]
        }
    }
}
