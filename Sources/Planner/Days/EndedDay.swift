import Facts

// What the list of a day held when the day ended: when the next one was started. Later commands change the plans and tasks of that day;
// their timestamps tell that they came after its end. A change that was made on the day, on a device that was away, counts.

extension PlanReader {
    /// Keeps what only its tasks tell of the day that ends: tasks are changed and deleted later.
    func keepList(of day: DayKey, _ changes: ChangeSet) {
        for item in todayItems {
            let plan = Entity.plan(day, item.task.identity)
            guard replica.value(plan, PlanField.done).isAbsent else { continue }
            if replica.value(plan, PlanField.cost).isAbsent { changes.set(plan, PlanField.cost, item.cost) }
            // On a device that had not heard of the day.
            if item.doneBy == nil, item.task.planned == day, item.task.repeats == nil, let done = item.done {
                changes.set(plan, PlanField.done, done)
            }
        }
        keepDoneByOthers(changes)
    }

    /// Lets a task that was removed as an example count on no day on which it was left undone.
    func forgetCosts(ofExample task: Identity, on days: [DayKey], _ changes: ChangeSet) {
        for day in days {
            guard let plan = replica[.plan(day, task)], plan[PlanField.done].isAbsent else { continue }
            changes.clear(.plan(day, task), PlanField.cost)
        }
    }

    /// The plan of a task for a day, as it was when the day ended.
    ///
    /// - Parameter end: when the next day was started; nil for the current day.
    func plan(_ task: Identity, on day: DayKey, endedAt end: Int64?) -> Plan? {
        guard let end else { return plan(task, on: day) }
        guard let record = replica[.plan(day, task)], var plan = Plan(record) else { return nil }
        if plan.state == PlanState.sentBack, let sent = record.entry(PlanField.state), sent.timestamp.isFrom(end) {
            plan.state = PlanState.planned
        }
        close(&plan, of: task, on: day, before: end)
        return plan
    }

    /// The cost that a task which is gone had in the list of a day when the day ended; nil if it was gone before that, or was removed as an
    /// example.
    func costWhenGone(_ task: Identity, inListOf day: DayKey, endedAt end: Int64?) -> Int? {
        guard let end, let plan = replica[.plan(day, task)] else { return nil }
        let cost = Plan(plan)?.cost
        // The next day kept it; of a shared list that was left, nothing else tells.
        if let cost, let kept = plan.entry(PlanField.cost), kept.timestamp.isFrom(end) { return cost }
        guard let record = record(ofTask: task), record[TaskField.example].integer != 1 else { return nil }
        guard let deleted = record.entry(TaskField.deleted), !deleted.value.isAbsent else { return nil }
        guard deleted.timestamp.isFrom(end) else { return nil }
        return cost ?? record[TaskField.cost].integer.map { Int($0, within: 0...Costs.range.upperBound) } ?? 0
    }
}

extension Timestamp {
    /// Whether it was written at a moment, in milliseconds since 1970, or after it.
    fileprivate func isFrom(_ moment: Int64) -> Bool { Int64(time) >= moment }
}
