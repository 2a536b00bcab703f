public import Facts

/// The cost of choosing tasks for today.
public struct Choice: Equatable, Sendable {
    /// The tasks, without those that are in today's list already.
    public let tasks: [TaskEntry]
    /// Their total cost.
    public let cost: Int
    /// How many spoons too many that is; 0 if it fits.
    public let excess: Int
    /// How much of the reserve it would use.
    public let fromReserve: Int
}

extension PersonalSpace {
    /// Adds up the chosen tasks.
    ///
    /// - Parameter costs: the new usual costs of some of them.
    /// - Throws: ``Fault/noDay``, ``Fault/nothingChosen``, ``Fault/noSuchTask``, ``Fault/uncosted(title:)``,
    ///   ``Fault/outOfRange(_:)``.
    public func choice(of identities: [Identity], costing costs: [Identity: Int] = [:]) throws(Fault) -> Choice {
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
            cost += try self.cost(of: task, costing: costs)
            tasks.append(task)
        }
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
    public func budget(adding identities: [Identity], costing costs: [Identity: Int] = [:]) -> Budget? {
        guard let budget else { return nil }
        var cost = 0
        for identity in identities.withoutRepeats {
            guard let task = task(identity), bucket(of: task).waits else { continue }
            do throws(Fault) { cost += try self.cost(of: task, costing: costs) } catch { continue }
        }
        return Budget(
            total: budget.total,
            borrowed: budget.borrowed,
            reserve: budget.reserve,
            spent: budget.spent,
            planned: budget.planned + cost
        )
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

    /// Sends tasks to today's to-do list in one go, or none of them: the list may not exceed the day's spoons.
    ///
    /// - Parameters:
    ///   - costs: the new usual costs of some of them; written only if all are sent.
    ///   - borrowing: how many spoons the person agreed to borrow from tomorrow; nothing is sent if they are too few.
    ///   - rest: of so many minutes is added to the list with them; nil: none is.
    /// - Throws: as ``choice(of:costing:)``, and ``Fault/overBudget(by:)``, ``Fault/borrowingOff``.
    func submit(
        _ identities: [Identity],
        costing costs: [Identity: Int] = [:],
        borrowing: Int = 0,
        resting rest: Int? = nil,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let choice = try choice(of: identities, costing: costs)
        guard let today = currentDay, let budget else { throw .noDay }
        let changes = ChangeSet(.planned)
        if choice.excess > 0 {
            if borrowing > 0, settings.isFirm { throw .borrowingOff }
            guard borrowing >= choice.excess else { throw .overBudget(by: choice.excess) }
            changes.set(.day(today), DayField.borrowed, budget.borrowed + choice.excess)
            changes.amount = choice.excess
        }
        for task in choice.tasks {
            if let cost = costs[task.identity] {
                changes.set(.task(task.identity), TaskField.cost, cost)
                changes.clear(.task(task.identity), TaskField.rest)
            }
            changes.plan(task, for: today)
            // A plan that was sent back earlier today may carry a cost or a mark of its own.
            changes.clear(.plan(today, task.identity), PlanField.cost)
            changes.clear(.plan(today, task.identity), PlanField.done)
            changes.clear(.plan(today, task.identity), PlanField.real)
            want(task, on: today, changes)
        }
        changes.about = choice.tasks.first?.title ?? ""
        changes.count = choice.tasks.count
        if let rest {
            addRest(of: rest, to: today, changes, origin)
            changes.count += 1
        }
        return try commit(changes, from: origin)
    }

    /// Sends tasks of today's list back to their categories, which gives their spoons back.
    ///
    /// - Throws: ``Fault/noDay``, ``Fault/noSuchTask``.
    func sendBack(_ identities: [Identity], from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let today = currentDay else { throw .noDay }
        let changes = ChangeSet(.sentBack)
        changes.count = 0
        for identity in identities.withoutRepeats {
            guard let task = task(identity) else { throw .noSuchTask }
            guard case .today = bucket(of: task) else { continue }
            changes.set(.plan(today, identity), PlanField.state, PlanState.sentBack)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }

    /// Puts everything that was left back into its category.
    func startFresh(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.startedFresh)
        changes.count = 0
        for identity in backlog {
            guard let task = task(identity), let day = task.planned else { continue }
            changes.set(.plan(day, identity), PlanField.state, PlanState.sentBack)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }

    /// Puts one task that was left back into its category.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func leaveBacklog(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        guard case .backlog = bucket(of: task), let day = task.planned else { return .nothing }
        let changes = ChangeSet(.sentBack)
        changes.count = 0
        changes.set(.plan(day, identity), PlanField.state, PlanState.sentBack)
        changes.name(task)
        return try commit(changes, from: origin)
    }
}

extension ChangeSet {
    /// Counts one more task, and is called by the first.
    func name(_ task: TaskEntry) {
        if count == 0 { about = task.title }
        count += 1
    }
}
