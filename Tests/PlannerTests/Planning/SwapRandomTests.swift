import Facts
import TestSupport
import Testing

@testable import Planner

/// Swaps of whole random days, against every set of tasks by the rules as docs/planning.md says them.
struct SwapRandomTests {
    private struct Left {
        let task: Identity
        let cost: Int
        let worth: Int
        /// Its index in the person's order.
        let index: Int
    }

    /// The tasks that may leave, by what the test itself knows of each.
    private func leaving(_ space: PersonalSpace, _ date: LocalDate, carriedOver: Set<Identity>) -> [Left] {
        var found: [Left] = []
        for (index, item) in space.todayItems.enumerated() {
            let task = item.task
            guard item.done == nil, task.daily.isEmpty, !task.isRest, task.due != date else { continue }
            var worth = 30 + 3 * item.cost
            switch task.priority {
            case .high: worth += 160
            case .medium: worth += 60
            case .low: worth += 20
            case nil: break
            }
            switch task.due.map({ $0.number - date.number }) {
            case .some(...0): worth += 400
            case .some(1...2): worth += 120
            case .some(3...7): worth += 40
            default: break
            }
            if carriedOver.contains(task.identity) { worth += 10 }
            found.append(Left(task: task.identity, cost: item.cost, worth: worth, index: index))
        }
        return found
    }

    /// The best three swaps, found by trying every one.
    private func best(of left: [Left], for cost: Int, _ budget: Budget) -> [[Identity]] {
        func fits(_ out: [Left]) -> Bool {
            let used = budget.used + cost - out.reduce(0) { $0 + $1.cost }
            return used <= budget.limit && (used <= budget.limit - budget.reserve || used <= budget.used)
        }
        if fits([]) { return [] }
        var swaps: [[Left]] = []
        func add(_ out: [Left]) {
            let isNeeded = out.indices.allSatisfy { index in !fits(out.enumerated().filter { $0.offset != index }.map(\.element))
            }
            if fits(out), isNeeded { swaps.append(out) }
        }
        for one in left.indices {
            add([left[one]])
            for two in left.indices where two > one {
                add([left[one], left[two]])
                for three in left.indices where three > two { add([left[one], left[two], left[three]]) }
            }
        }
        swaps.sort { mine, theirs in
            let (one, other) = (mine.reduce(0) { $0 + $1.worth }, theirs.reduce(0) { $0 + $1.worth })
            if one != other { return one < other }
            if mine.count != theirs.count { return mine.count < theirs.count }
            return theirs.reversed().map(\.index).lexicographicallyPrecedes(mine.reversed().map(\.index))
        }
        return swaps.prefix(3).map { $0.map(\.task) }
    }

    /// Somebody on the second day, with tasks of all kinds in its list, some of them carried over.
    private func randomDay(_ random: inout SeededRandom) throws -> (Person, carriedOver: Set<Identity>) {
        let person = Person()
        var settings = person.space.settings
        settings.reserve = random.below(4)
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
        try person.startDay(99)
        let second = person.instant.date.adding(days: 1)
        var tasks: [Identity] = []
        for number in 0..<(2 + random.below(10)) {
            let daily: Weekdays = random.once(in: 8) ? .all : .none
            let due = random.once(in: 2) ? second.adding(days: random.below(14) - 3) : nil
            let priority = random.once(in: 3) ? random.one(of: Priority.allCases) : nil
            tasks.append(
                try person.add("Task \(number)", cost: random.below(11), daily: daily) {
                    $0.due = due
                    $0.priority = priority
                }
            )
        }
        let carried = tasks.filter { _ in random.once(in: 3) }
        if !carried.isEmpty { try person.submit(carried) }
        try person.startNextDay(99)
        try person.submit(tasks, borrowing: 99)
        for task in tasks where random.once(in: 6) { try person.checkOff(task) }
        let used = person.space.budget?.used ?? 0
        _ = try person.space.perform(.adjustDay(spoons: min(max(used + random.below(6) - 2, 0), 99)), by: person.origin)
        return (person, Set(carried))
    }

    @Test("N7: no better swap exists for any cost, on whole random days; and each is carried out as it was shown")
    func exact() throws {
        var random = SeededRandom.printed(seed: 66)
        var (offered, ofThree) = (0, 0)
        for _ in 0..<SeededRandom.histories(usually: 400) {
            let (person, carriedOver) = try randomDay(&random)
            let budget = try #require(person.space.budget)
            let left = leaving(person.space, person.instant.date, carriedOver: carriedOver)
            for cost in 1...25 {
                let swaps = person.space.swaps(for: cost, at: person.instant)
                let found = swaps.map { $0.out.map(\.task.identity) }
                #expect(found == best(of: left, for: cost, budget), "cost \(cost)")
                offered += found.isEmpty ? 0 : 1
                ofThree += found.contains { $0.count == 3 } ? 1 : 0
                guard cost <= 10, let swap = swaps.last else { continue }
                let draft = try TaskDraft(title: "Call doctor", cost: cost)
                let out = swap.out.map(\.task.identity)
                let before = VisibleState(person.space)
                let origin = person.origin
                _ = try person.space.perform(.addTask(draft, intoToday: true, insteadOf: out), by: origin)
                #expect(person.space.budget == swap.budget)
                #expect(person.space.budget?.over == 0)
                #expect((person.space.budget?.reserveLeft ?? 0) >= min(budget.reserveLeft, budget.left))
                try person.undo(origin.identity)
                #expect(VisibleState(person.space) == before)
            }
        }
        #expect(offered > 1000 && ofThree > 100)
    }
}
