import Facts

extension PersonalSpace {
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
        if choice.excess > 0 { try borrow(choice.excess, agreed: borrowing, on: today, budget, changes) }
        for task in choice.tasks {
            if let cost = costs[task.identity] {
                changes.set(.task(task.identity), TaskField.cost, cost)
                changes.clear(.task(task.identity), TaskField.rest)
            }
            take(task, into: today, changes, on: origin.instant.date)
        }
        changes.about = choice.tasks.first?.title ?? ""
        changes.count = choice.tasks.count
        if let rest {
            addRest(of: rest, to: today, changes, origin)
            changes.count += 1
        }
        return try commit(changes, from: origin)
    }

    /// Puts a task that was chosen into today's list.
    func take(_ task: TaskEntry, into today: DayKey, _ changes: ChangeSet, on date: LocalDate) {
        changes.plan(task, for: today)
        // A plan that was sent back earlier today may carry a cost or a mark of its own.
        changes.clear(.plan(today, task.identity), PlanField.cost)
        changes.clear(.plan(today, task.identity), PlanField.done)
        changes.clear(.plan(today, task.identity), PlanField.real)
        want(task, on: today, changes)
        endSnooze(of: task.identity, wantedOn: date, changes)
    }
}
