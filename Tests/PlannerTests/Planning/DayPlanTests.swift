import Facts
import Testing

@testable import Planner

struct DayPlanTests {
    private func plan(_ person: Person, _ say: (inout PlanFilter) -> Void = { _ in }) throws -> DayPlan {
        var asked = PlanFilter()
        say(&asked)
        return try #require(person.space.planDay(asked, at: person.instant))
    }

    private func titles(_ person: Person, _ say: (inout PlanFilter) -> Void = { _ in }) throws -> [String] {
        try plan(person, say).lines.map(\.task.title)
    }

    private func withDay(_ spoons: Int = 12) throws -> Person {
        let person = Person()
        try person.startDay(spoons)
        return person
    }

    @Test("N1: before the first day there is no plan, and asking for one writes nothing")
    func reads() throws {
        let person = Person()
        #expect(person.space.planDay(PlanFilter(), at: person.instant) == nil)
        try person.startDay()
        try person.add("Tea", cost: 1)
        let before = person.space.replica.facts.count
        #expect(try titles(person) == ["Tea"])
        #expect(person.space.replica.facts.count == before)
    }

    @Test("N1: a plan leaves today's list as it is, and uses only free spoons outside the reserve")
    func room() throws {
        let person = try withDay(8)
        try person.plan("Shower", cost: 3)
        for number in 1...4 { try person.add("Letter \(number)", cost: 2) }
        let plan = try plan(person)
        #expect(plan.room == 4)
        #expect(plan.lines.map(\.task.title) == ["Letter 4", "Letter 3"])
        #expect(plan.waiting.map(\.task.title) == ["Letter 2", "Letter 1"])
        #expect(plan.spoons == 4)
    }

    @Test("N1: a day with more than usual is planned up to the usual number")
    func usual() throws {
        let person = Person()
        for _ in 0..<3 { try person.startNextDay(6) }
        try person.startNextDay(20)
        for number in 1...20 { try person.add("Letter \(number)", cost: 1) }
        let plan = try plan(person)
        #expect(plan.usual == 6)
        #expect(plan.spoons == 6)
        // Done tasks count, too.
        try person.checkOff(try #require(plan.lines.first?.task.identity))
        #expect(try self.plan(person).spoons == 5)
    }

    @Test("N1: the lighter plan takes at most six tenths of the room, and is offered where it is another")
    func lighter() throws {
        let person = try withDay(11)
        for number in 1...10 { try person.add("Letter \(number)", cost: 1) }
        #expect(try plan(person).spoons == 10)
        #expect(try plan(person).lighter == 6)
        #expect(try plan(person) { $0.isLighter = true }.lines.count == 6)
        let other = try withDay(11)
        try other.add("Tea", cost: 1)
        #expect(try plan(other).lighter == nil)
        #expect(try titles(other) { $0.isLighter = true } == ["Tea"])
    }

    @Test("N1: tasks without a cost are counted, not planned; rests, hidden tasks and templates are not")
    func uncosted() throws {
        let person = try withDay()
        try person.add("Letter")
        try person.add("Later") { $0.start = person.instant.date.adding(days: 3) }
        try person.add("Nap", cost: 0)
        #expect(try plan(person).uncosted == 1)
        #expect(try plan(person).lines.isEmpty)
    }

    @Test("N1: a whole with a cost is planned as one; of one without, the next step that has one")
    func steps() throws {
        let person = try withDay()
        let move = try person.add("Move house")
        try person.add("Boxes", cost: 2, under: move) { $0.minutes = 10 }
        try person.add("Van", cost: 3, under: move)
        let trip = try person.add("Trip", cost: 4)
        try person.add("Ticket", under: trip) { $0.due = person.instant.date }
        let plan = try plan(person)
        #expect(plan.lines.map(\.task.title) == ["Trip", "Boxes"])
        #expect(plan.lines.map { $0.whole?.title } == [nil, "Move house"])
        #expect(plan.lines[0].due?.title == "Ticket")
        #expect(plan.lines[1].minutes == 10)
    }

    @Test("N1: a daily task is planned on its weekday, unless it was sent back today")
    func daily() throws {
        let person = try withDay()
        let shower = try person.add("Shower", cost: 2, daily: .all)
        try person.add("Bins", cost: 1, daily: Weekdays(bits: 8))
        #expect(try titles(person) == ["Shower"])
        try person.submit([shower])
        _ = try person.space.perform(.sendBack([shower]), by: person.origin)
        #expect(try titles(person) == [])
    }

    @Test("N1: a repeating task is planned when its date has come")
    func repeats() throws {
        let person = try withDay()
        try person.add("Rent", cost: 2) {
            $0.due = person.instant.date.adding(days: 2)
            $0.repeats = RepeatRule(.days, interval: 30)
        }
        #expect(try titles(person) == [])
        person.now += 2 * Person.day
        #expect(try titles(person) == ["Rent"])
    }

    @Test("N1, D12: a task that is due at a time is left on its day until that has come")
    func appointments() throws {
        let person = try withDay()
        try person.add("Team sync", cost: 2) {
            $0.due = person.instant.date.adding(days: 1)
            $0.time = 540
        }
        let trip = try person.add("Trip", cost: 3)
        try person.add("Train", under: trip) {
            $0.due = person.instant.date.adding(days: 1)
            $0.time = 480
        }
        try person.add("Letter", cost: 1) { $0.due = person.instant.date.adding(days: 1) }
        #expect(try titles(person) == ["Trip", "Letter"])
        person.now += Person.day
        #expect(try Set(titles(person)) == ["Team sync", "Trip", "Letter"])
    }

    @Test("N1: a task refused in What now? is not planned within the hour")
    func refused() throws {
        let person = try withDay()
        let task = try person.add("Letter", cost: 2)
        _ = try person.space.perform(.passOver(task), by: person.origin)
        #expect(try titles(person) == [])
        person.now += Person.hour
        #expect(try titles(person) == ["Letter"])
    }

    @Test("N1: on a low day only tasks that cannot wait are planned")
    func lowDay() throws {
        let person = try withDay()
        try person.add("Shelf", cost: 1)
        try person.add("Pills", cost: 1) { $0.priority = .high }
        _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
        #expect(try titles(person) == ["Pills"])
    }

    @Test("N1: tasks that take a missing kind of energy are left out, and with a number of minutes those that take longer")
    func asked() throws {
        let person = try withDay()
        try person.add("Taxes", cost: 2) {
            $0.kinds = EnergyKinds([.thinking])
            $0.minutes = 60
        }
        try person.add("Sweep", cost: 1) { $0.minutes = 12 }
        try person.add("Call", cost: 1)
        #expect(try titles(person) { $0.energy = .lacks(.thinking) }.sorted() == ["Call", "Sweep"])
        // A task without minutes counts half an hour; twelve are three times five.
        #expect(try titles(person) { $0.minutes = 44 } == ["Sweep"])
        #expect(try titles(person) { $0.minutes = 45 }.sorted() == ["Call", "Sweep"])
        #expect(try titles(person) { $0.minutes = 104 } == ["Taxes", "Sweep"])
    }

    @Test("N1: between two tasks that take much a rest is proposed, as long as the person's are, unless the day has one")
    func rest() throws {
        let person = try withDay()
        try person.plan("Shower", cost: 4)
        #expect(try plan(person).rest == nil)
        try person.add("Taxes", cost: 6)
        let rest = try #require(try plan(person).rest)
        #expect(rest.minutes == 10)
        #expect(rest.before.title == "Shower")
        #expect(rest.after.title == "Taxes")
        let task = try #require(try plan(person).lines.first?.task.identity)
        try person.act { try person.space.perform(.submit([task], resting: 25), by: $0) }
        #expect(person.space.todayItems.map(\.task.title).sorted() == ["Rest", "Shower", "Taxes"])
        #expect(person.space.todayItems.first { $0.task.isRest }?.task.minutes == 25)
        try person.add("Letter", cost: 1)
        #expect(try plan(person).rest == nil)
    }

    @Test("N1: the reasons for a task are the two things that add most to its worth")
    func reasons() throws {
        let person = try withDay()
        let shower = try person.add("Shower", cost: 2, daily: .all) { $0.priority = .low }
        #expect(try plan(person).lines.map(\.reasons) == [[.priority, .daily]])
        // A date in five days adds less than every day, and more than a low priority.
        try person.add("Buy soap", under: shower) { $0.due = person.instant.date.adding(days: 5) }
        #expect(try plan(person).lines.map(\.reasons) == [[.due, .daily]])
        try person.add("Letter", cost: 1) { $0.due = person.instant.date.adding(days: 8) }
        #expect(try plan(person).lines.last?.reasons == [])
    }

    @Test("N1: the order of worth: due today, high, due soon, daily, medium, due this week, low, carried over, and then the rest")
    func order() throws {
        let person = Person()
        try person.startDay(99)
        try person.plan("carried over", cost: 1)
        try person.startNextDay(99)
        let today = person.instant.date
        try person.add("the rest", cost: 1)
        try person.add("low", cost: 1) { $0.priority = .low }
        try person.add("this week", cost: 1) { $0.due = today.adding(days: 7) }
        try person.add("medium", cost: 1) { $0.priority = .medium }
        try person.add("daily", cost: 1, daily: .all)
        try person.add("soon", cost: 1) { $0.due = today.adding(days: 2) }
        try person.add("high", cost: 1) { $0.priority = .high }
        try person.add("past", cost: 1) { $0.due = today.adding(days: -9) }
        try person.add("later", cost: 1) { $0.due = today.adding(days: 8) }
        let plan = try plan(person)
        #expect(
            plan.lines.map(\.task.title) == [
                "past", "high", "soon", "daily", "medium", "this week", "low", "carried over", "later", "the rest",
            ]
        )
        #expect(plan.lines.map(\.worth) == [433, 193, 153, 113, 93, 73, 53, 43, 33, 33])
    }
}
