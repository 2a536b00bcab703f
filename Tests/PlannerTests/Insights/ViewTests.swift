import Facts
import Interchange
import TestSupport
import Testing

@testable import Planner

/// The views that speak only from some number of days on.
struct ViewTests {
    private func insights(_ person: Person) -> Insights {
        Insights(reading: person.space, at: person.instant, from: person.instant.date.adding(days: -100))
    }

    /// A day for each of these, with that many used.
    private func person(_ used: [Int], spoons: Int = 9) throws -> Person {
        let person = Person()
        for (index, spent) in used.enumerated() {
            if index == 0 { try person.startDay(spoons) } else { try person.startNextDay(spoons) }
            if spent > 0 {
                let task = try person.add("Task", cost: 1)
                try person.checkOff(task)
                _ = try person.space.perform(.setRealCost(of: task, to: spent), by: person.origin)
            }
        }
        return person
    }

    @Test("N4: the sentence about days after heavier ones needs three of them and three others")
    func heavierFewest() throws {
        let (first, last) = (LocalDate(number: 0), LocalDate(number: 1 << 20))
        let few = try insights(person([3, 3, 3, 3, 3, 9, 3, 9, 3])).heavier(from: first, to: last)
        #expect(few == nil)
        let many = try insights(person([3, 9, 3, 3, 9, 3, 3, 3, 9, 3, 3, 3, 3, 3])).heavier(from: first, to: last)
        let heavier = try #require(many)
        #expect(heavier.days.map(\.used) == [9, 9, 9])
        #expect(heavier.mornings == [9, 9, 9])
    }

    @Test("N4: a heavier day took more than three quarters of the days did, and the day after it has a number", arguments: 0..<40)
    func heavierProperty(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let used = (0..<(8 + random.below(20))).map { _ in random.below(12) }
        let insights = try insights(person(used))
        guard let heavier = insights.heavier(from: LocalDate(number: 0), to: insights.today) else { return }
        let past = Array(used.dropLast())
        #expect(heavier.days.count >= HeavierDays.fewest && past.count - heavier.days.count >= HeavierDays.fewest)
        for day in heavier.days { #expect(past.filter { $0 < day.used }.count * 4 >= past.count * 3 - 4) }
        #expect(heavier.days.count * 4 <= past.count)
        #expect(heavier.days.count == heavier.mornings.count)
    }

    @Test("N4: today is compared with five days at least, and with the spoons they had used by this time")
    func soFar() throws {
        let few = try person([4, 4, 4, 4, 4])
        #expect(insights(few).soFar(at: few.instant) == nil)
        let person = try person([4, 4, 4, 4, 4, 4])
        let soFar = try #require(insights(person).soFar(at: person.instant))
        #expect(soFar.used == 4)
        // Each was done a few seconds later on its day than the one before; by now all were.
        #expect(soFar.usual == 4...4)
        // An hour before, none of the others had used anything.
        person.now -= Person.hour
        #expect(insights(person).soFar(at: person.instant)?.usual == 0...0)
    }

    @Test("N4: where the spoons went is shown from seven days on, by list and by kind, with tasks in no list apart")
    func whereItWent() throws {
        let six = try person([1, 1, 1, 1, 1, 1])
        #expect(insights(six).whereItWent(in: six.space) == nil)
        let person = try person([1, 1, 1, 1, 1, 1, 1])
        let list = try person.addList("Home")
        let task = try person.add("Sweep", cost: 3) {
            $0.list = .existing(list)
            $0.kinds = EnergyKinds([.physical])
        }
        try person.checkOff(task)
        let went = try #require(insights(person).whereItWent(in: person.space))
        #expect(went.used == 10 && went.elsewhere == 7)
        #expect(went.groups.map(\.name) == ["Home"] && went.groups.map(\.used) == [3])
        #expect(went.kinds == [3, 0, 0, 0])
    }

    @Test("N4: weeks sum up the spoons of their days, without days that do not count")
    func weeks() throws {
        let person = try person([9, 12, 3], spoons: 9)
        let first = insights(person).days[0].date
        #expect(insights(person).weeks(from: first, count: 1).map(\.percent) == [24 * 100 / 27])
        _ = try person.space.perform(
            .setDaysLeftOut(from: first.adding(days: 1), to: first.adding(days: 1), true),
            by: person.origin
        )
        let week = insights(person).weeks(from: first, count: 1)[0]
        #expect([week.noted, week.had, week.used] == [2, 18, 12])
    }

    @Test("N4: leaving days out is one change that can be undone, and is refused for a date without a day")
    func leavingOut() throws {
        let person = try person([1, 1])
        let first = insights(person).days[0].date
        try person.act { try person.space.perform(.setDaysLeftOut(from: first, to: first.adding(days: 1), true), by: $0) }
        #expect(throws: Fault.noDay) {
            try person.space.perform(
                .setDaysLeftOut(from: first.adding(days: 9), to: first.adding(days: 10), true),
                by: person.origin
            )
        }
        #expect(throws: Fault.notADate) {
            try person.space.perform(.setDaysLeftOut(from: first, to: first.adding(days: -1), true), by: person.origin)
        }
    }

    @Test("N4: days that do not count change nothing that is usual, whatever was on them", arguments: 0..<30)
    func leftOutProperty(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let used = (0..<(4 + random.below(10))).map { _ in random.below(9) }
        let person = try person(used)
        let days = insights(person).days
        let out = days[random.below(days.count)].date
        _ = try person.space.perform(.setDaysLeftOut(from: out, to: out, true), by: person.origin)
        let left = insights(person)
        #expect(left.days.map(\.date) == days.map(\.date).filter { $0 != out })
        #expect(left.days.map(\.used) == days.filter { $0.date != out }.map(\.used))
        #expect(left.leftOut == [out])
    }

    @Test("N4: the contents of the report are kept, undone in one change, and exported with everything")
    func report() throws {
        let person = Person()
        try person.startDay()
        try person.act { try person.space.perform(.setReport(name: "Ada", text: "Mornings are hard."), by: $0) }
        let other = Person(device: 2, now: person.now)
        _ = try other.space.perform(
            .importFacts(try TeaspoonFile.facts(of: TeaspoonFile.bytes(of: person.space, now: person.now), now: other.now)),
            by: other.origin
        )
        #expect(other.space.reportName == "Ada" && other.space.reportText == "Mornings are hard.")
    }
}
