import TestSupport
import Testing

@testable import Planner

/// The choice of what leaves a day, against every set of one to three tasks.
struct SwapChoiceTests {
    private struct Candidate {
        let positions: [Int]
        let worth: Int

        func isBetter(than other: Candidate) -> Bool {
            if worth != other.worth { return worth < other.worth }
            if positions.count != other.positions.count { return positions.count < other.positions.count }
            return other.positions.reversed().lexicographicallyPrecedes(positions.reversed())
        }
    }

    /// Every set of one to three tasks that makes room, the best first.
    private func every(of items: [Weighed], freeing spoons: Int) -> [Candidate] {
        var sets: [[Int]] = []
        for one in items.indices {
            sets.append([one])
            for two in items.indices where two > one {
                sets.append([one, two])
                for three in items.indices where three > two { sets.append([one, two, three]) }
            }
        }
        let fitting = sets.filter { cost(of: $0, items) >= spoons }
        let weighed = fitting.map { set in Candidate(positions: set, worth: set.reduce(0) { $0 + items[$1].worth }) }
        return weighed.sorted { $0.isBetter(than: $1) }
    }

    private func cost(of positions: [Int], _ items: [Weighed]) -> Int { positions.reduce(0) { $0 + items[$1].cost } }

    /// Whether it would not fit if any one of the tasks stayed.
    private func needsAll(_ positions: [Int], _ items: [Weighed], freeing spoons: Int) -> Bool {
        positions.allSatisfy { cost(of: positions, items) - items[$0].cost < spoons }
    }

    @Test("N7: no better swap exists, on 10,000 random days")
    func exact() {
        var random = SeededRandom.printed(seed: 7)
        var (several, none) = (0, 0)
        for _ in 0..<SeededRandom.histories(usually: 10_000) {
            // Few worths and costs, so that many sets are alike and the order decides.
            let (worths, costs) = (1 + random.below(40), 1 + random.below(10))
            let items = (0..<random.below(13)).map { _ in
                Weighed(cost: 1 + random.below(costs), steps: 0, worth: 1 + random.below(worths))
            }
            let spoons = 1 + random.below(2 * costs)
            let found = SwapChoice.best(of: items, freeing: spoons)
            let every = every(of: items, freeing: spoons)
            #expect(found.first == every.first?.positions, "\(items) \(spoons)")
            let wanted = every.filter { needsAll($0.positions, items, freeing: spoons) }.prefix(3).map(\.positions)
            #expect(found == wanted, "\(items) \(spoons)")
            if found.contains(where: { $0.count == 3 }) { several += 1 }
            if found.isEmpty { none += 1 }
        }
        #expect(several > 100 && none > 100)
    }

    @Test("N7: of swaps that are alike, what stands later in the person's order leaves")
    func order() {
        let alike = Weighed(cost: 2, steps: 0, worth: 10)
        #expect(SwapChoice.best(of: [alike, alike, alike, alike], freeing: 2) == [[3], [2], [1]])
        #expect(SwapChoice.best(of: [alike, alike, alike], freeing: 4) == [[1, 2], [0, 2], [0, 1]])
    }

    @Test("N7: a swap takes no task out in vain, and at most three")
    func needed() {
        let items = [Weighed(cost: 1, steps: 0, worth: 1), Weighed(cost: 4, steps: 0, worth: 5)]
        #expect(SwapChoice.best(of: items, freeing: 4) == [[1]])
        let small = [Weighed](repeating: Weighed(cost: 1, steps: 0, worth: 1), count: 9)
        #expect(SwapChoice.best(of: small, freeing: 4).isEmpty)
    }
}
