import Facts
import TestSupport
import Testing

@testable import Planner

struct CostOfferTests {
    private func offers(_ person: Person) -> [CostOffer] {
        Insights(reading: person.space, at: person.instant, from: person.instant.date.adding(days: -100)).offers(in: person.space)
    }

    /// A daily task, done once for each of these numbers.
    private func person(_ took: [Int], cost: Int = 2) throws -> (Person, task: Identity) {
        let person = Person()
        let task = try person.add("Shower", cost: cost, daily: .all)
        for real in took {
            try person.startNextDay()
            try person.checkOff(task)
            if real != cost { _ = try person.space.perform(.setRealCost(of: task, to: real), by: person.origin) }
        }
        return (person, task)
    }

    @Test("N4: the cost that a task took most of the last five times is offered as its usual cost")
    func up() throws {
        let (person, task) = try person([3, 3, 2, 3, 3])
        let offer = try #require(offers(person).first)
        #expect(offer.task.identity == task)
        #expect([offer.usual, offer.cost] == [2, 3])
        #expect(offer.took == [3, 3, 2, 3, 3])
    }

    @Test("N4: four times are too few for an offer, and so are two different numbers")
    func few() throws {
        #expect(try offers(person([3, 3, 3, 3]).0).isEmpty)
        #expect(try offers(person([3, 4, 2, 3, 4]).0).isEmpty)
    }

    @Test("N4: a lower cost is offered after ten times only")
    func down() throws {
        #expect(try offers(person(Array(repeating: 1, count: 9)).0).isEmpty)
        #expect(try offers(person(Array(repeating: 1, count: 10)).0).map(\.cost) == [1])
    }

    @Test("N4: nothing that no task can cost is offered")
    func range() throws {
        #expect(try offers(person([11, 11, 11, 11, 11]).0).isEmpty)
        #expect(try offers(person(Array(repeating: 0, count: 12)).0).isEmpty)
    }

    @Test("N4: an offer that was taken is gone, and the days before stay as they were")
    func taken() throws {
        let (person, task) = try person([3, 3, 3, 3, 3])
        let result = try person.space.perform(.changeTasks([task], .cost(3)), by: person.origin)
        #expect(offers(person).isEmpty)
        try person.undo(result.change)
        #expect(offers(person).map(\.cost) == [3])
    }

    @Test("N4: an offer that was declined does not come again, but another number does")
    func declined() throws {
        let (person, task) = try person([3, 3, 3, 3, 3])
        try person.act { try person.space.perform(.declineCost(3, of: task), by: $0) }
        #expect(offers(person).isEmpty)
        for _ in 0..<5 {
            try person.startNextDay()
            try person.checkOff(task)
            _ = try person.space.perform(.setRealCost(of: task, to: 4), by: person.origin)
        }
        #expect(offers(person).map(\.cost) == [4])
    }

    @Test("N4: an offer is the cost of more than half of the last times, and never the present one", arguments: 0..<60)
    func property(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let usual = 1 + random.below(4)
        let took = (0..<(4 + random.below(9))).map { _ in random.once(in: 3) ? random.below(5) : usual + 1 - random.below(2) * 2 }
        let (person, _) = try person(took, cost: usual)
        for offer in offers(person) {
            let last = Array(took.suffix(offer.cost > usual ? 5 : 10))
            #expect(offer.cost != usual && Costs.range.contains(offer.cost))
            #expect(last.count == (offer.cost > usual ? 5 : 10))
            #expect(last.filter { $0 == offer.cost }.count * 2 > last.count)
        }
    }
}
