import Facts
import TestSupport
import Testing

@testable import Planner

/// The rules of docs/planning.md, whatever was done before.
struct PlanRulesTests {
    /// Histories of any kind, each with a day in which something can be planned.
    private func histories(
        seed: UInt64,
        _ check: (PersonalSpace, Instant, inout RandomCommands) throws -> Void
    ) throws {
        var random = SeededRandom.printed(seed: seed)
        for _ in 0..<SeededRandom.histories(usually: 40) {
            var acts = RandomCommands(SeededRandom(seed: random.next()))
            let space = PersonalSpace(device: 1)
            let person = Person(now: Person.monday, offset: 60, space: space)
            try person.startDay(5 + acts.random.below(10))
            for number in 1...4 {
                try person.add("Letter \(number)", cost: 1 + acts.random.below(6)) {
                    if acts.random.once(in: 2) { $0.due = person.instant.date.adding(days: acts.random.below(10)) }
                    $0.priority = acts.random.one(of: [nil, .high, .low])
                }
            }
            try check(space, person.instant, &acts)
            var now = person.now
            for _ in 0..<30 {
                now += Int64(acts.random.below(Int(Person.hour)))
                let instant = Instant(time: now, offset: 60)
                _ = acts.act(on: space, from: acts.origin(at: instant))
                try check(space, instant, &acts)
            }
        }
    }

    private func asked(_ random: inout SeededRandom) -> PlanFilter {
        var asked = PlanFilter()
        if random.once(in: 2) { asked.minutes = 1 + random.below(240) }
        if random.once(in: 3) { asked.energy = .lacks(random.one(of: EnergyKind.allCases)) }
        asked.isLighter = random.once(in: 3)
        return asked
    }

    @Test("N1: a plan takes only free spoons without the reserve, and with the used ones stays within the usual number")
    func neverOver() throws {
        var planned = 0
        try histories(seed: 11) { space, instant, acts in
            guard let plan = space.planDay(asked(&acts.random), at: instant) else { return }
            let cost = plan.lines.reduce(0) { $0 + $1.cost }
            #expect(cost <= plan.room)
            guard cost > 0 else { return }
            planned += 1
            let budget = try #require(space.budget)
            #expect(budget.fromReserve(adding: cost) == 0)
            #expect(budget.excess(adding: cost) == 0)
            #expect(budget.used + cost <= min(budget.total, try #require(space.usualNumber)))
        }
        #expect(planned > 40)
    }

    @Test("N1: spoons borrowed for tasks that a low day hides are not free for a plan, a typed task or What now?")
    func borrowedOnALowDay() throws {
        let person = Person()
        try person.startDay(5)
        let urgent = try person.add("Medicine", cost: 1) { $0.priority = .high }
        let hidden = [try person.add("Shelf", cost: 4), try person.add("Letter", cost: 3)]
        try person.submit([urgent] + hidden, borrowing: 3)
        try person.add("Call", cost: 6)
        _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
        let budget = try #require(person.space.budget)
        #expect(budget.used == 1 && budget.total == 5 && budget.borrowed == 3)
        #expect(budget.freeToFill == 4 - budget.reserve)
        #expect(try #require(person.space.planDay(PlanFilter(), at: person.instant)).room == budget.freeToFill)
    }

    @Test("N1: nothing is planned that is hidden, done, refused, uncosted, in today's list, or can wait on a low day")
    func neverWrong() throws {
        try histories(seed: 12) { space, instant, acts in
            let asked = asked(&acts.random)
            guard let plan = space.planDay(asked, at: instant) else { return }
            var minutes = 0
            for line in plan.lines {
                let task = line.task
                #expect(space.canGoIntoToday(task) && (1...10).contains(line.cost))
                for one in [task] + space.ancestors(of: task) {
                    #expect(!space.isHidden(one, at: instant) && one.done == nil && !one.isLeftOut)
                    #expect(!space.isRefused(one.identity, at: instant))
                    #expect(space.todayItem(one.identity) == nil)
                }
                minutes += line.minutes ?? 30
            }
            if space.lowDay != nil {
                let hidden = space.hidden(at: instant)
                for line in plan.lines {
                    let steps = space.openSteps(of: line.task.identity, but: hidden).next
                    #expect(
                        !space.canWait(line.task, on: instant.date) || steps.map { !space.canWait($0, on: instant.date) } == true
                    )
                }
            }
            if let most = asked.minutes { #expect(minutes <= most) }
            #expect(plan.waiting.count <= 3)
        }
    }

    @Test("N1: every plan can be taken as it is, in one change that can be undone")
    func taken() throws {
        var taken = 0
        try histories(seed: 13) { space, instant, acts in
            guard acts.random.once(in: 4), let plan = space.planDay(asked(&acts.random), at: instant), !plan.lines.isEmpty else {
                return
            }
            taken += 1
            let before = VisibleState(space)
            let result = try space.perform(
                .submit(
                    plan.lines.map(\.task.identity),
                    resting: plan.rest?.minutes
                ),
                by: acts.origin(at: instant)
            )
            for line in plan.lines { #expect(space.todayItem(line.task.identity)?.done == nil) }
            #expect(space.todayItems.count { $0.done == nil } > 0)
            _ = try space.perform(.toggleUndo(try #require(result.change)), by: acts.origin(at: instant))
            #expect(VisibleState(space) == before)
        }
        #expect(taken > 20)
    }

    @Test("N1: adding done tasks never makes a plan of more spoons, today or after")
    func doneNeverRaises() throws {
        try histories(seed: 14) { space, instant, acts in
            guard acts.random.once(in: 6), let before = space.planDay(PlanFilter(), at: instant) else { return }
            let copy = PersonalSpace(device: 2)
            copy.apply(space.replica.facts)
            let person = Person(device: 2, now: instant.time, offset: 60, space: copy)
            for number in 0...acts.random.below(3) {
                let task = try person.add("Done \(number)", cost: 1 + acts.random.below(5))
                try person.checkOff(task)
            }
            let after = try #require(copy.planDay(PlanFilter(), at: instant))
            #expect(after.spoons <= before.spoons)
            try person.startNextDay(before.budget.total)
            let other = PersonalSpace(device: 3)
            other.apply(space.replica.facts)
            let still = Person(device: 3, now: instant.time, offset: 60, space: other)
            try still.startNextDay(before.budget.total)
            let next = try #require(copy.planDay(PlanFilter(), at: person.instant))
            let without = try #require(other.planDay(PlanFilter(), at: person.instant))
            #expect(next.spoons <= without.spoons)
        }
    }

    @Test("N1: after a low day, or a day over its number, the next plan is not fuller than usual")
    func noCatchingUp() throws {
        var random = SeededRandom.printed(seed: 15)
        for _ in 0..<SeededRandom.histories(usually: 200) {
            let person = Person()
            let usual = 3 + random.below(9)
            for _ in 0..<(3 + random.below(4)) { try person.startNextDay(usual) }
            if random.once(in: 2) {
                _ = try person.space.perform(.beginLowDay(.today), by: person.origin)
            } else {
                let task = try person.plan("Cellar", cost: 1)
                _ = try person.space.perform(.setRealCost(of: task, to: 10 + random.below(9)), by: person.origin)
                try person.checkOff(task)
            }
            try person.startNextDay(usual + random.below(20))
            for _ in 0..<15 { try person.add("Letter", cost: 1 + random.below(3)) { $0.due = person.instant.date } }
            let plan = try #require(person.space.planDay(PlanFilter(), at: person.instant))
            #expect(plan.budget.used + plan.spoons <= usual)
        }
    }

    @Test("N1: the same facts, received in any order, make the same plan on every device")
    func sameEverywhere() throws {
        try histories(seed: 16) { space, instant, acts in
            guard acts.random.once(in: 6) else { return }
            let asked = asked(&acts.random)
            let other = PersonalSpace(device: 7)
            other.apply(space.replica.facts.shuffled(using: &acts.random))
            let (mine, theirs) = (space.planDay(asked, at: instant), other.planDay(asked, at: instant))
            #expect(mine?.lines.map(\.task) == theirs?.lines.map(\.task))
            #expect(mine?.waiting.map(\.task) == theirs?.waiting.map(\.task))
            #expect(mine?.lighter == theirs?.lighter && mine?.uncosted == theirs?.uncosted)
        }
    }
}
