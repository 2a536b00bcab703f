import TestSupport
import Testing

@testable import Planner

/// The choice of a day against every set there is.
struct ExactDayTests {
    /// The value of a set of tasks, better first: worth, then fewer spoons, fewer minutes, and the earliest tasks.
    private struct Sum {
        var worth = 0
        var cost = 0
        var steps = 0
        /// The first task is the highest bit.
        var order = 0

        func isBetter(than other: Sum) -> Bool {
            if worth != other.worth { return worth > other.worth }
            if cost != other.cost { return cost < other.cost }
            return steps != other.steps ? steps < other.steps : order > other.order
        }
    }

    private func best(of items: [Weighed], spoons: Int, steps: Int) -> [Int] {
        var best = Sum()
        for set in 0..<(1 << items.count) {
            var sum = Sum(order: set)
            for (index, item) in items.enumerated() where set & (1 << (items.count - 1 - index)) != 0 {
                sum.worth += item.worth
                sum.cost += item.cost
                sum.steps += item.steps
            }
            if sum.cost <= spoons, sum.steps <= steps, sum.isBetter(than: best) { best = sum }
        }
        return items.indices.filter { best.order & (1 << (items.count - 1 - $0)) != 0 }
    }

    private func items(_ random: inout SeededRandom, hasSteps: Bool) -> [Weighed] {
        // Few worths, so that many sets are alike and the order decides.
        let worths = 1 + random.below(12)
        return (0..<random.below(10)).map { _ in
            Weighed(
                cost: 1 + random.below(10),
                steps: hasSteps ? random.below(7) : 0,
                worth: 1 + random.below(worths) * (1 + random.below(2) * 40)
            )
        }
    }

    @Test("N1: the choice is the best there is, on 10,000 random days")
    func exact() {
        var random = SeededRandom.printed(seed: 1)
        for round in 0..<SeededRandom.histories(usually: 10_000) {
            let hasSteps = round % 2 == 1
            let items = items(&random, hasSteps: hasSteps)
            let (spoons, steps) = (random.below(25), hasSteps ? random.below(20) : 0)
            let chosen = ExactDay.choice(of: items, spoons: spoons, steps: steps)
            #expect(chosen == best(of: items, spoons: spoons, steps: steps), "\(items) \(spoons) \(steps)")
        }
    }

    @Test("N1: with fewer spoons a plan never takes more of them")
    func neverMore() {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            let items = items(&random, hasSteps: false)
            var former = 0
            for spoons in 0..<25 {
                let cost = ExactDay.choice(of: items, spoons: spoons).reduce(0) { $0 + items[$1].cost }
                #expect(cost >= former)
                former = cost
            }
        }
    }

    @Test("N1: a thousand tasks, 99 spoons and a whole day of minutes are chosen from")
    func large() {
        var random = SeededRandom.printed(seed: 3)
        let items = (0..<1000).map { _ in
            Weighed(cost: 1 + random.below(10), steps: 1 + random.below(24), worth: 30 + random.below(600))
        }
        let chosen = ExactDay.choice(of: items, spoons: 99, steps: 288)
        #expect(chosen.reduce(0) { $0 + items[$1].cost } <= 99)
        #expect(chosen.reduce(0) { $0 + items[$1].steps } <= 288)
        #expect(chosen.count > 30)
    }
}
