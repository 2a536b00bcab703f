package import Facts

/// A task in the to-do list of one day.
struct Plan: Equatable {
    var state: Int64
    /// The cost on this day, if it was given.
    let cost: Int?
    var done: Int64?
    var real: Int?
    /// The date that it is for, of a task that repeats.
    var date: LocalDate?

    init?(_ record: Record) {
        guard let state = record[PlanField.state].integer else { return nil }
        self.state = state
        cost = record[PlanField.cost].integer.map { Int($0, within: 0...Costs.range.upperBound) }
        done = record[PlanField.done].integer
        real = record[PlanField.real].integer.map { Int($0, within: Settings.spoons) }
        date = record[PlanField.occurrence].integer.map { LocalDate(stored: $0) }
    }
}

/// A row of the day: a task with its cost today.
package struct TodayItem: Equatable, Sendable {
    package let task: TaskEntry
    /// The planned cost today, without its steps that count by themselves.
    package let cost: Int
    /// The actual cost, if it was recorded.
    package let real: Int?
    /// When it was done; nil: still to do.
    package let done: Int64?
    /// Whether a low day has put it aside: out of sight, and out of the day's sum.
    package let isPutAside: Bool
    /// The other member of its shared list who did it; nil: nobody else did.
    package let doneBy: OtherMember?

    /// The spoons that it takes from the day: the actual cost, once recorded. What another member did takes none.
    package var spent: Int { doneBy == nil ? real ?? cost : 0 }

    /// Whether it has no cost yet: neither a usual one nor one of today.
    var isUncosted: Bool { task.isUncosted(taking: cost) }
}

extension PlanReader {
    /// The plan of a task for a day, if there ever was one that stands.
    ///
    /// The date that it is for may be done on a device that had not heard of the day: then it is done with it. Where it was skipped
    /// there, or done before the day began, there was nothing to plan.
    func plan(_ task: Identity, on day: DayKey) -> Plan? {
        guard var plan = replica[.plan(day, task)].flatMap({ Plan($0) }) else { return nil }
        if plan.done != nil, let next = dateThatHasCome(for: task, since: plan, on: day) {
            (plan.done, plan.real, plan.date) = (nil, nil, next)
        }
        close(&plan, of: task, on: day)
        return plan
    }

    /// Takes the date that a plan is for as closed, if it was done or skipped.
    ///
    /// - Parameter end: later than this it does not matter; nil: always.
    func close(_ plan: inout Plan, of task: Identity, on day: DayKey, before end: Int64? = nil) {
        guard plan.done == nil, let date = plan.date,
            let closed = closing(of: date, task) ?? closingByOther(task, on: day), closed.at < end ?? .max
        else { return }
        if closed.isDone, closed.at >= started(day) ?? 0 {
            plan.done = closed.at
        } else {
            plan.state = PlanState.sentBack
        }
    }

    /// The next date of a task that was done in the current day, if that date has come and no other day was begun: the task is to do again,
    /// for that date. Yesterday's day goes on after midnight, so a date has come only where the day is older.
    private func dateThatHasCome(for task: Identity, since plan: Plan, on day: DayKey) -> LocalDate? {
        guard let wallDate, let done = plan.date, day == currentDay, day.date.adding(days: 1) < wallDate else { return nil }
        guard let task = self.task(task), task.repeats != nil, task.done == nil, let due = task.due else { return nil }
        return done < due && due <= wallDate ? due : nil
    }

    /// Takes a task out of today's list.
    func leaveToday(_ task: TaskEntry, _ changes: ChangeSet) {
        guard let today = currentDay, case .today = bucket(of: task) else { return }
        changes.set(.plan(today, task.identity), PlanField.state, PlanState.sentBack)
    }

    /// The current day's to-do list, done ones included, in own order.
    package var todayItems: [TodayItem] {
        guard let today = currentDay else { return [] }
        let items = items(on: today)
        return sortedIndices(items.count) { items[$0].task.position < items[$1].task.position }.map { items[$0] }
    }

    /// How a task stands in the current day; nil if it is not in it.
    package func todayItem(_ task: Identity) -> TodayItem? {
        guard let today = currentDay else { return nil }
        return item(task, on: today)
    }

    /// How a task stands in the current day.
    ///
    /// - Throws: ``Fault/noSuchTask`` or ``Fault/notInToday``.
    func plannedItem(_ task: Identity) throws(Fault) -> TodayItem {
        if let item = todayItem(task) { return item }
        throw hasTask(task) ? Fault.notInToday : .noSuchTask
    }

    /// The date that a task which repeats was done with today.
    package func dateDone(of task: Identity) -> LocalDate? {
        guard let today = currentDay, let plan = plan(task, on: today), plan.done != nil else { return nil }
        return plan.date
    }

    private func items(on day: DayKey) -> [TodayItem] {
        var items: [TodayItem] = []
        for identity in plannedTasks(day) {
            if let item = item(identity, on: day) { items.append(item) }
        }
        return items
    }

    private func item(_ identity: Identity, on day: DayKey) -> TodayItem? {
        guard let plan = plan(identity, on: day), plan.state == PlanState.planned, let task = task(identity) else { return nil }
        let done = plan.done ?? task.done
        let isPutAside = done == nil && isPutAside(task, on: day)
        let cost = plan.cost ?? spoons(of: task, inListOf: day) ?? 0
        return TodayItem(
            task: task,
            cost: cost,
            real: plan.real,
            done: done,
            isPutAside: isPutAside,
            doneBy: done == nil ? nil : otherMember(whoDid: identity, on: day)
        )
    }
}
