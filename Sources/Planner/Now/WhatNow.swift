package import Facts

/// The filters of *What now?* besides the limits of the day.
package struct NowFilter: Equatable, Sendable {
    /// Whether the person has energy of one kind.
    package enum Energy: Equatable, Sendable {
        /// The person has some: asks for tasks that take it.
        case has(EnergyKind)
        /// The person has no energy of this kind: asks for tasks that do not take it.
        case lacks(EnergyKind)

        /// Whether there is the energy for a task. A step without kinds of its own has those of its task.
        func allows(_ task: TaskEntry, _ above: [TaskEntry]) -> Bool {
            var kinds = task.kinds
            for one in above where kinds.isEmpty { kinds = one.kinds }
            switch self {
            case .has(let kind): return kinds.contains(kind)
            case .lacks(let kind): return !kinds.contains(kind)
            }
        }
    }

    /// How many minutes there are; nil: any.
    package var minutes: Int?
    /// Which energy there is; nil: any.
    package var energy: Energy?
    /// The task that it is to be smaller than: to take fewer spoons or minutes, and more of neither.
    package var smallerThan: Identity?

    package init() {}
}

/// One task to do now, and the reasons for it.
package final class Suggestion: Sendable {
    /// The task to do: of a task with steps the next of them.
    package let task: TaskEntry
    /// The task that is or will be in today's list for it: the task itself, or, if that is in no list or has no cost, the one that it is a
    /// step of.
    package let planned: TaskEntry
    /// The cost of ``planned`` in the day.
    package let cost: Int
    /// Whether it is in today's list, by itself or with the task that it is a step of.
    package let isInToday: Bool
    /// When it is due, or the next of those that it is a step of.
    package let due: TaskEntry?
    /// How much it matters, or the most of those that it is a step of.
    package let priority: Priority?

    /// Whether it is planned as a separate task, with its own cost.
    package var isWhole: Bool { task.identity == planned.identity }

    init(task: TaskEntry, planned: TaskEntry, cost: Int, isInToday: Bool, above: [TaskEntry]) {
        self.task = task
        self.planned = planned
        self.cost = cost
        self.isInToday = isInToday
        var due: TaskEntry? = task.lastingDue == nil ? nil : task
        var priority = task.priority
        for one in above {
            if due == nil, one.lastingDue != nil { due = one }
            if (one.priority?.rawValue ?? 4) < (priority?.rawValue ?? 4) { priority = one.priority }
        }
        self.due = due
        self.priority = priority
    }
}

/// An answer to *What now?*.
package struct WhatNow: Sendable {
    /// How many tasks it names at most: one to do, and others.
    static let most = 4

    /// The task to do; nil: rest.
    package let suggestion: Suggestion?
    /// The other suggestions, in the same order. If a task of today's list fits, they are of today's list, too.
    package let others: [Suggestion]
    /// The day's arithmetic.
    package let budget: Budget
    /// Whether something would have fit that was refused within the hour.
    package let hasRefused: Bool
}

extension PlanReader {
    /// One thing that fits the spoons and the minutes left; nil before the first day.
    ///
    /// Tasks outside of today's list leave the reserve alone; those in it the person has chosen themselves.
    package func whatNow(_ asked: NowFilter, at instant: Instant) -> WhatNow? {
        let items = todayItems
        guard let budget = budget(of: items) else { return nil }
        let search = NowSearch(in: self, asked, budget, at: instant)
        for item in items where item.done == nil && !item.isPutAside { search.consider(item.task) }
        if !search.hasBest { search.considerWhatWaits() }
        return WhatNow(suggestion: search.best, others: search.others, budget: budget, hasRefused: search.hasRefused)
    }

    /// Of a task and those that it is a step of, the first that is in today's list, with how it stands there; otherwise the first
    /// that was costed. The day's list has room for a step where it has room for the whole.
    func planned(for line: [TaskEntry]) -> (task: TaskEntry, item: TodayItem?)? {
        for one in line {
            if let item = todayItem(one.identity) { return (one, item) }
        }
        for one in line where one.cost != nil { return (one, nil) }
        return nil
    }
}

extension PersonalSpace {
    /// Takes on the offered task: it, or the task that it is a step of, is in today's list from then on.
    ///
    /// - Throws: as ``submit(_:costing:borrowing:resting:from:)``.
    func takeOn(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        guard let (planned, item) = planned(for: [task] + ancestors(of: task)) else { throw .uncosted(title: task.title) }
        guard let item else { return try submit([planned.identity], from: origin) }
        return item.isPutAside ? try wantToday(planned.identity, from: origin) : .nothing
    }
}
