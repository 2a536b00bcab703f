package import Facts

extension PlanReader {
    /// Where a task is.
    package func bucket(of task: TaskEntry) -> TaskBucket {
        if let today = currentDay, let plan = plan(task.identity, on: today) {
            if plan.state == PlanState.planned {
                return plan.done != nil || task.done != nil ? .doneToday : .today
            }
        } else if let day = task.planned, day != currentDay, let plan = plan(task.identity, on: day) {
            // Planned for a day that is over (or that another device started and then undid) and left undone.
            if plan.state == PlanState.planned, plan.done == nil, task.done == nil {
                return isShelved(task) ? .shelved : .backlog
            }
        }
        if isShelved(task) { return .shelved }
        if task.done != nil { return .done }
        if task.category == nil, isMetWithin(task) { return .within }
        return .category(task.category)
    }

    /// Whether a task that costs nothing by itself is met with what it belongs to: a step, or something to pack. A hundred things to
    /// pack would bury what waits to be costed.
    func isMetWithin(_ task: TaskEntry) -> Bool {
        if parent(of: task) != nil { return true }
        guard let list = list(of: task) else { return false }
        return value(.list(list), ListField.checklist).integer == 1
    }

    /// The list a task is in: for a step, that of the task it belongs to.
    package func list(of task: TaskEntry) -> Identity? {
        // A task that was put into a list while another device deleted it is in none: it must not go with it.
        writtenList(of: task).flatMap { hasList($0) ? $0 : nil }
    }

    /// Whether a task is out of the way: in a list that was put away, or in a template.
    package func isShelved(_ task: TaskEntry) -> Bool {
        guard let list = list(of: task) else { return false }
        return isShelved(list: list)
    }

    /// The tasks of a category in their own order, as far as they wait there.
    package func category(_ cost: Int?) -> [Identity] {
        lists.members(.category(cost))
    }

    /// The tasks left in the to-do lists of earlier days, in own order.
    package var backlog: [Identity] {
        lists.members(.backlog)
    }

    /// The tasks that stand on their own in a list, in own order, done ones included.
    package func members(of list: Identity) -> [Identity] {
        lists.members(.filed(list))
    }

    /// Everything open with a date it is due, the soonest first.
    package var dated: [Identity] {
        lists.members(.dated)
    }

    /// The examples of the first run that are still as they came.
    package var examples: [Identity] {
        lists.members(.examples)
    }
}

extension PlanReader {
    /// Whether nothing was ever written here: a first visit.
    package var isNew: Bool {
        currentDay == nil && replica.entity(below: Entity(.day, .only)) == nil
    }

    /// Whether there was such a task and it was deleted.
    package func isDeleted(_ task: Identity) -> Bool {
        !value(.task(task), TaskField.deleted).isAbsent
    }
}
