import Facts
import TestSupport
import Testing

@testable import Planner

/// An offered task can be done, whatever was done before.
struct WhatNowRandomTests {
    @Test("N2: nothing is ever offered that was refused within the hour, is out of sight, or is over the spoons or the minutes")
    func neverWrong() throws {
        var random = SeededRandom.printed(seed: 1)
        for history in 0..<SeededRandom.histories(usually: 60) {
            let seed = random.next()
            var acts = RandomCommands(SeededRandom(seed: seed))
            let space = PersonalSpace(device: 1)
            var now = Person.monday
            if history.isMultiple(of: 2) {
                // A day with something in it, so that something is offered whatever comes up by chance.
                let person = Person(now: now, offset: 60, space: space)
                try person.startDay()
                let task = try person.plan("Tea", cost: 2)
                now = person.now
                let suggestion = try #require(space.whatNow(NowFilter(), at: person.instant)?.suggestion)
                #expect(suggestion.task.identity == task)
                try check(suggestion, NowFilter(), space, person.instant, seed)
            }
            for _ in 0..<40 {
                now += Int64(acts.random.below(Int(Person.hour)))
                let instant = Instant(time: now, offset: 60)
                _ = acts.act(on: space, from: acts.origin(at: instant))
                var asked = NowFilter()
                if acts.random.once(in: 2) { asked.minutes = 1 + acts.random.below(60) }
                if acts.random.once(in: 3) { asked.energy = .lacks(.thinking) }
                guard let suggestion = space.whatNow(asked, at: instant)?.suggestion else { continue }
                try check(suggestion, asked, space, instant, seed)
                if acts.random.once(in: 3) {
                    _ = try space.perform(.passOver(suggestion.task.identity), by: acts.origin(at: instant))
                    let next = space.whatNow(asked, at: instant)?.suggestion
                    #expect(next?.task.identity != suggestion.task.identity, "seed \(seed)")
                } else if acts.random.once(in: 3) {
                    // Taking it on is never refused.
                    _ = try space.perform(.takeOn(suggestion.task.identity), by: acts.origin(at: instant))
                    let item = try #require(space.todayItem(suggestion.planned.identity))
                    #expect(item.done == nil && !item.isPutAside)
                }
            }
        }
    }

    private func check(
        _ suggestion: Suggestion,
        _ asked: NowFilter,
        _ space: PersonalSpace,
        _ instant: Instant,
        _ seed: UInt64
    ) throws {
        let task = suggestion.task
        let budget = try #require(space.budget)
        for one in [task] + space.ancestors(of: task) {
            #expect(!space.isRefused(one.identity, at: instant), "seed \(seed)")
            #expect(!space.isHidden(one, at: instant), "seed \(seed)")
            #expect(!one.isLeftOut && space.isDone(one) == nil, "seed \(seed)")
        }
        #expect(!space.isShelved(task))
        if let minutes = task.minutes, let asked = asked.minutes { #expect(minutes <= asked, "seed \(seed)") }
        if asked.energy != nil { #expect(!task.kinds.contains(.thinking)) }
        #expect(space.openSteps(of: task.identity, but: space.hidden(at: instant)).count == 0)
        if let item = space.todayItem(suggestion.planned.identity) {
            // A rest takes nothing, and so fits a day of which more was spent than there was.
            let unspent = max(budget.limit - budget.spent, 0)
            #expect(!item.isPutAside && item.cost <= unspent, "seed \(seed)")
        } else {
            #expect(budget.excess(adding: suggestion.cost) == 0, "seed \(seed)")
            #expect(suggestion.cost <= budget.left - budget.reserveLeft, "seed \(seed)")
            if space.lowDay != nil { #expect(!space.canWait(task, on: instant.date), "seed \(seed)") }
        }
    }

    @Test("N2: two replicas with the same facts answer alike")
    func alike() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 20) {
            var fleet = Fleet(seed: random.next())
            for _ in 0..<40 { try fleet.step() }
            try fleet.deliverEverything()
            let instant = Instant(time: fleet.now, offset: 0)
            let answers = fleet.devices.map { $0.space.whatNow(NowFilter(), at: instant)?.suggestion?.task.identity }
            for answer in answers { #expect(answer == answers[0]) }
        }
    }
}
