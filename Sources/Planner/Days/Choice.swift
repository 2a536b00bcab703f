package import Facts

/// The cost of choosing tasks for today.
package struct Choice: Equatable, Sendable {
    /// The tasks, without those that are in today's list already.
    package let tasks: [TaskEntry]
    /// Their total cost.
    package let cost: Int
    /// How many spoons too many that is; 0 if it fits.
    package let excess: Int
    /// How much of the reserve it would use.
    package let fromReserve: Int
}

extension PlanReader {
    /// Adds up the chosen tasks.
    ///
    /// - Parameters:
    ///   - costs: the new usual costs of some of them.
    ///   - takesUncosted: whether tasks without a cost are chosen, too, and count 0; else they are refused.
    /// - Throws: ``Fault/noDay``, ``Fault/nothingChosen``, ``Fault/noSuchTask``, ``Fault/uncosted(title:)``,
    ///   ``Fault/outOfRange(_:)``.
    package func choice(
        of identities: [Identity],
        costing costs: [Identity: Int] = [:],
        takingUncosted takesUncosted: Bool = false
    ) throws(Fault) -> Choice {
        guard let budget else { throw .noDay }
        guard !identities.isEmpty else { throw .nothingChosen }
        var tasks: [TaskEntry] = []
        var cost = 0
        for identity in identities.withoutRepeats {
            guard let task = task(identity) else { throw .noSuchTask }
            let bucket = bucket(of: task)
            // Met in its own list alone, it cannot have been chosen among those to plan.
            if case .shelved = bucket { throw .noSuchTask }
            guard bucket.waits else { continue }
            if !takesUncosted || task.cost != nil || costs[identity] != nil { cost += try self.cost(of: task, costing: costs) }
            tasks.append(task)
        }
        cost -= spoonsCountedTwice(in: tasks, costing: costs)
        let excess = budget.excess(adding: cost)
        return Choice(
            tasks: tasks,
            cost: cost,
            excess: excess,
            fromReserve: budget.fromReserve(adding: cost)
        )
    }

    /// The day's budget as it would be with these tasks in today's list, too; nil before the first day. Leaves out tasks that are in the
    /// list already, and those without a valid cost.
    ///
    /// - Parameter costs: the new usual costs of some of them.
    @inline(never)
    package func budget(adding identities: [Identity], costing costs: [Identity: Int] = [:]) -> Budget? {
        guard let budget else { return nil }
        var cost = 0
        var tasks: [TaskEntry] = []
        for identity in identities.withoutRepeats {
            guard let task = task(identity), bucket(of: task).waits else { continue }
            do throws(Fault) { cost += try self.cost(of: task, costing: costs) } catch { continue }
            tasks.append(task)
        }
        cost -= spoonsCountedTwice(in: tasks, costing: costs)
        return budget.adding(cost)
    }

    /// The cost of a task as it is chosen: the number given just now comes before the usual cost.
    private func cost(of task: TaskEntry, costing costs: [Identity: Int]) throws(Fault) -> Int {
        if let given = costs[task.identity] {
            guard Costs.range.contains(given) else { throw .outOfRange(Costs.range) }
            return given
        }
        guard let usual = task.cost else { throw .uncosted(title: task.title) }
        return usual
    }

    /// By how much the costs of tasks, added up, are more than what the current day's list would take with them: what belongs to their
    /// steps, and what a task in the list no longer takes when a step of it comes in by itself.
    private func spoonsCountedTwice(in tasks: [TaskEntry], costing costs: [Identity: Int]) -> Int {
        var chosen: Set<Identity> = []
        for task in tasks where ancestry(of: task) != nil || hasSteps(task.identity) { chosen.insert(task.identity) }
        guard !chosen.isEmpty, let today = currentDay else { return 0 }
        let days = TaskDays(from: listDays.first, list: today.date, choosing: chosen, costing: costs)
        var twice = 0
        var seen = chosen
        for task in tasks where chosen.contains(task.identity) {
            twice += (costs[task.identity] ?? task.cost ?? 0) - (days.spoons(of: task, in: self) ?? 0)
            for above in ancestors(of: task) where seen.insert(above.identity).inserted {
                guard let item = todayItem(above.identity), item.done == nil, !item.isPutAside,
                    plan(above.identity, on: today)?.cost == nil, let now = days.spoons(of: above, in: self)
                else { continue }
                twice += item.cost - now
            }
        }
        return twice
    }
}
