import Facts

extension PersonalSpace {
    /// Sends tasks to today's to-do list in one go, or none of them: the list may not exceed the day's spoons.
    ///
    /// - Parameters:
    ///   - costs: the new usual costs of some of them; written only if all are sent.
    ///   - borrowing: how many spoons the person agreed to borrow from tomorrow; nothing is sent if they are too few.
    ///   - rest: of so many minutes is added to the list with them; nil: none is.
    ///   - others: tasks of the list that go back to where they were, in a swap; there is no borrowing then.
    ///   - takesUncosted: whether tasks without a cost come, too, and count 0.
    /// - Throws: as ``choice(of:costing:takingUncosted:)``, and ``Fault/overBudget(by:)``, ``Fault/borrowingOff``; as ``leaving(_:for:at:)``.
    func submit(
        _ identities: [Identity],
        costing costs: [Identity: Int] = [:],
        borrowing: Int = 0,
        resting rest: Int? = nil,
        insteadOf others: [Identity] = [],
        takingUncosted takesUncosted: Bool = false,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let choice = try choice(of: identities, costing: costs, takingUncosted: takesUncosted)
        guard let today = currentDay, let budget else { throw .noDay }
        let swapped = choice.tasks.isEmpty ? [] : try leaving(others, for: choice.cost, at: origin.instant)
        let changes = ChangeSet(swapped.isEmpty ? .planned : .swapped)
        for item in swapped { putBack(item.task, from: today, changes) }
        if choice.excess > 0, swapped.isEmpty {
            try borrow(choice.excess, agreed: borrowing, on: today, budget, changes)
            changes.amount = choice.excess
        }
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
}

extension PlanReader {
    /// Puts a task that was chosen into today's list.
    func take(_ task: TaskEntry, into today: DayKey, _ changes: ChangeSet, on date: LocalDate) {
        plan(task, for: today, changes)
        // A plan that was sent back earlier today may carry a cost or a mark of its own.
        changes.clear(.plan(today, task.identity), PlanField.cost)
        changes.clear(.plan(today, task.identity), PlanField.done)
        changes.clear(.plan(today, task.identity), PlanField.real)
        want(task, on: today, changes)
        endSnooze(of: task.identity, wantedOn: date, changes)
    }
}
