import Facts

/// Where a task was before it came into the list of a day. Its plan for that day keeps this, so that a swap can put it back there. Its
/// category needs no keeping: it follows from its cost.
struct PreviousPlan {
    /// The earlier day in whose list it was left; nil: it was not in the Backlog.
    let day: DayKey?
    /// The date that it was planned for.
    let date: LocalDate?
}

extension PlanReader {
    /// Puts a task into the to-do list of a day, and keeps where it was.
    func plan(_ task: TaskEntry, for day: DayKey, _ changes: ChangeSet) {
        let plan = Entity.plan(day, task.identity)
        var left: DayKey?
        switch bucket(of: task) {
        // What a day leaves undone is in the Backlog once the next is started.
        case .backlog, .today: left = task.planned
        case .category, .doneToday, .done, .within, .shelved: break
        }
        changes.set(plan, PlanField.left, left.map { .integer(Int64($0.rawValue)) } ?? Value.absent)
        changes.set(plan, PlanField.intended, replica.value(.dismissal(task.identity), DismissalField.intended))
        changes.plan(task, for: day, in: self)
    }

    /// Where a task of a day's list was before. An earlier day counts only while the task is still to do in its list.
    func previousPlan(of task: Identity, in day: DayKey) -> PreviousPlan {
        guard let record = replica[.plan(day, task)] else { return PreviousPlan(day: nil, date: nil) }
        var left = record[PlanField.left].integer.map { DayKey(rawValue: UInt32(clamping: $0)) }
        if let key = left {
            let plan = key == day ? nil : self.plan(task, on: key)
            if plan?.state != PlanState.planned || plan?.done != nil { left = nil }
        }
        return PreviousPlan(day: left, date: record[PlanField.intended].integer.map { LocalDate(stored: $0) })
    }

    /// Takes a task out of today's list and puts it back where it was.
    func putBack(_ task: TaskEntry, from today: DayKey, _ changes: ChangeSet) {
        let plan = Entity.plan(today, task.identity)
        let previous = previousPlan(of: task.identity, in: today)
        if let day = previous.day {
            changes.clear(plan, PlanField.state)
            changes.set(.task(task.identity), TaskField.planned, Int64(day.rawValue))
        } else {
            changes.set(plan, PlanField.state, PlanState.sentBack)
        }
        let intended = Entity.dismissal(task.identity)
        if let date = previous.date, replica.value(intended, DismissalField.intended).isAbsent {
            changes.set(intended, DismissalField.intended, date.number)
        }
    }
}
