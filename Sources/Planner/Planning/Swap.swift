import Facts

/// A swap: open tasks that leave today's list, so that others fit without borrowing and without more of the reserve. It is offered where
/// tasks do not fit, and never made unless the person takes it. docs/planning.md has the rules.
package final class Swap: Sendable {
    /// The tasks that leave today's list, in the person's order: one to three.
    package let out: [TodayItem]
    /// The day with the swap.
    package let budget: Budget

    fileprivate init(_ out: [TodayItem], _ budget: Budget) {
        self.out = out
        self.budget = budget
    }
}

extension Budget {
    /// The most that may be used after a swap: it borrows no spoon, and leaves as much of the reserve free as before.
    var mostWithSwap: Int { min(limit, max(limit - reserve, used)) }
}

extension PlanReader {
    /// The best swaps for tasks that do not fit, the best first; none if they fit, and none before the first day.
    ///
    /// - Parameter cost: of the tasks that are to come into today's list, all together.
    package func swaps(for cost: Int, at instant: Instant) -> [Swap] {
        let items = todayItems
        guard cost > 0, let budget = budget(of: items), cost <= budget.mostWithSwap else { return [] }
        let spoons = budget.used + cost - budget.mostWithSwap
        guard spoons > 0, spoons <= SwapChoice.mostTasks * Costs.range.upperBound else { return [] }
        let search = SwapSearch(in: self, at: instant)
        var leaving: [Int] = []
        var weighed: [Weighed] = []
        for (index, item) in items.enumerated() {
            guard let worth = search.worth(of: item) else { continue }
            leaving.append(index)
            weighed.append(Weighed(cost: item.cost, steps: 0, worth: worth))
        }
        var swaps: [Swap] = []
        for positions in SwapChoice.best(of: weighed, freeing: spoons) {
            var out: [TodayItem] = []
            var rest = items
            for position in positions { out.append(items[leaving[position]]) }
            for position in positions.reversed() { rest.remove(at: leaving[position]) }
            if let after = self.budget(of: rest, adding: cost) { swaps.append(Swap(out, after)) }
        }
        return swaps
    }

    /// The tasks that still have to leave today's list for a swap that the person took. A task that has left the list meanwhile is skipped;
    /// one that was done since, or may not leave for another reason, stays.
    ///
    /// - Parameter cost: of the tasks that are to come into today's list.
    /// - Throws: ``Fault/outOfRange(_:)`` for too many tasks, ``Fault/noDay``; ``Fault/overBudget(by:)`` or ``Fault/usesReserve(_:)`` if
    ///   the swap does not make enough room now.
    func leaving(_ identities: [Identity], for cost: Int, at instant: Instant) throws(Fault) -> [TodayItem] {
        guard !identities.isEmpty else { return [] }
        guard identities.count <= SwapChoice.mostTasks else { throw .outOfRange(1...SwapChoice.mostTasks) }
        guard let budget else { throw .noDay }
        let search = SwapSearch(in: self, at: instant)
        var leaving: [TodayItem] = []
        var freed = 0
        for identity in identities.withoutRepeats {
            guard let item = todayItem(identity), search.worth(of: item) != nil else { continue }
            leaving.append(item)
            freed += item.cost
        }
        if budget.used + cost - freed > budget.mostWithSwap {
            let excess = budget.excess(adding: cost)
            throw excess > 0 ? .overBudget(by: excess) : .usesReserve(budget.fromReserve(adding: cost))
        }
        return leaving
    }
}

/// Says of the tasks of today's list which may leave it in a swap, and what they are worth there.
private final class SwapSearch {
    private let space: PlanReader
    private let instant: Instant
    private let openSteps: OpenSteps

    init(in space: PlanReader, at instant: Instant) {
        self.space = space
        self.instant = instant
        openSteps = OpenSteps(but: space.hidden(at: instant))
    }

    /// The worth of a task, as a plan has it; nil for a task that stays: one that is done or put aside, a daily task, a rest, one that is
    /// due today, with a time or without, and a step of such a task.
    func worth(of item: TodayItem) -> Int? {
        let task = item.task
        guard let today = space.currentDay, item.done == nil, !item.isPutAside, Costs.range.contains(item.cost), !task.isRest
        else {
            return nil
        }
        let next = space.hasSteps(task.identity) ? openSteps.beneath(task.identity, in: space).next ?? task : task
        let line = [next] + space.ancestors(of: next)
        // After midnight, the day that goes on and the date that has begun are both today.
        let last = max(today.date, instant.date)
        for one in line {
            if one.isDaily { return nil }
            if let due = one.due, today.date <= due, due <= last { return nil }
        }
        let isCarriedOver = space.previousPlan(of: task.identity, in: today).day != nil
        return PlanCandidate(task, cost: item.cost, line: line, isCarriedOver: isCarriedOver, on: instant.date).worth
    }
}
