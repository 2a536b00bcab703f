import Facts
import Testing

@testable import Planner

/// The steps of a task are part of its cost in every list.
struct StepSpoonsTests {
    private let person = Person()
    private let move: Identity
    private let pack: Identity

    init() throws {
        try person.startDay(12)
        move = try person.add("Move", cost: 4)
        pack = try person.add("Pack", cost: 1, under: move)
    }

    private func cost(_ task: Identity) -> Int? { person.space.todayItem(task)?.cost }

    private var used: Int? { person.space.budget?.used }

    @Test(
        "D12: a task and its step in one list take what the task costs, whichever comes first, and the total says so beforehand"
    )
    func together() throws {
        #expect(try person.space.choice(of: [move, pack]).cost == 4)
        #expect(person.space.budget(adding: [pack, move])?.used == 4)
        try person.submit([move])
        #expect(used == 4 && cost(move) == 4)
        #expect(try person.space.choice(of: [pack]).cost == 0)
        try person.submit([pack])
        #expect(used == 4 && cost(move) == 3 && cost(pack) == 1)
        _ = try person.space.perform(.sendBack([move]), by: person.origin)
        #expect(used == 1)
        #expect(try person.space.choice(of: [move]).cost == 3)
    }

    @Test("D12: a step of a cost given just now counts once, too")
    func costedNow() throws {
        let label = try person.add("Label", under: move)
        #expect(try person.space.choice(of: [move, label], costing: [label: 2]).cost == 4)
        _ = try person.space.perform(.submit([move, label], costing: [label: 2]), by: person.origin)
        #expect(used == 4 && cost(move) == 2)
    }

    @Test("D12: a step that is done is part of what its task takes, and the rest is left", arguments: [false, true])
    func doneStep(isListed: Bool) throws {
        if isListed { try person.submit([move]) }
        try person.checkOff(pack)
        #expect(used == (isListed ? 4 : 1))
        #expect(try isListed || person.space.choice(of: [move]).cost == 3)
        try person.startNextDay()
        try person.submit([move])
        #expect(used == 3 && cost(move) == 3)
    }

    @Test("D12, D5: a task that is done takes its steps with it, and all take what it costs; not done again, all is as it was")
    func doneTogether() throws {
        try person.submit([move])
        try person.checkOff(move)
        #expect(used == 4)
        #expect(person.space.budget?.spent == 4)
        _ = try person.space.perform(.uncheck(move), by: person.origin)
        #expect(used == 4 && cost(move) == 4 && cost(pack) == nil)
    }

    @Test("D12, D9: a number given for today stays as it was given")
    func given() throws {
        try person.submit([move])
        _ = try person.space.perform(.setTodayCost(of: move, to: 6), by: person.origin)
        try person.submit([pack])
        #expect(cost(move) == 6 && used == 7)
        try person.checkOff(move)
        #expect(used == 7)
    }

    @Test("D12, N4: a past list counts a task without the steps in it")
    func past() throws {
        try person.submit([move, pack])
        try person.startNextDay()
        let insights = Insights(reading: person.space, at: person.instant, from: LocalDate(number: 0))
        #expect(insights.days.map(\.planned) == [4, 0])
    }

    @Test("D12, N1: a plan proposes a task with what is left of it beside its steps")
    func proposed() throws {
        try person.checkOff(pack)
        let plan = try #require(person.space.planDay(PlanFilter(), at: person.instant))
        #expect(plan.lines.map(\.task.title) == ["Move"])
        #expect(plan.spoons == 3)
    }

    @Test("D12, D8: a daily task and its daily step make a new day as full as the task alone")
    func daily() throws {
        let morning = try person.add("Morning", cost: 4, daily: .all)
        try person.add("Shower", cost: 1, daily: .all, under: morning)
        let date = person.instant.date.adding(days: 1)
        let ahead = DayLoads(reading: person.space, at: person.instant).load(of: [], on: date)
        try person.startNextDay()
        #expect(used == 4)
        #expect(ahead?.planned == 4)
    }
}
