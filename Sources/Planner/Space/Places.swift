public import Facts

extension PersonalSpace {
    /// Where a task is.
    public func place(of task: TaskEntry) -> Place {
        if let today = currentDay, let plan = plan(task.identity, on: today) {
            if plan.state == PlanState.planned {
                return plan.done != nil || task.done != nil ? .doneToday : .today
            }
        } else if let day = task.planned, day != currentDay, let plan = plan(task.identity, on: day) {
            // Planned for a day that is over (or that another device started and then undid) and left undone.
            if plan.state == PlanState.planned, plan.done == nil, task.done == nil { return .backlog }
        }
        return task.done == nil ? .category(task.cost) : .done
    }

    /// The tasks of a category in their own order, as far as they wait there.
    public func category(_ cost: Int?) -> [Identity] {
        lists.members(.category(cost))
    }

    /// What was left in the to-do lists of earlier days, in own order.
    public var backlog: [Identity] {
        lists.members(.backlog)
    }

    /// The tasks that new days take up by themselves.
    var dailyTasks: [Identity] {
        lists.members(.daily)
    }

    /// The examples of the first run that are still as they came.
    public var examples: [Identity] {
        lists.members(.examples)
    }
}

extension PersonalSpace {
    /// Whether nothing was ever written here: a first visit.
    public var isNew: Bool {
        currentDay == nil && replica.thing(below: Thing(.day, .only)) == nil
    }

    /// Whether there was such a task and it was deleted.
    public func isDeleted(_ task: Identity) -> Bool {
        !replica.value(.task(task), TaskField.deleted).isAbsent
    }
}
