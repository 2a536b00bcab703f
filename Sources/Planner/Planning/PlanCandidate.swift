import Facts

/// What adds to a task's worth besides what every task has.
package enum PlanReason: Sendable {
    /// It is due soon, or was due.
    case due
    /// It has a priority.
    case priority
    /// It is done every day, or on this weekday.
    case daily
    /// It was left of an earlier day.
    case carriedOver
}

/// A task that could be planned for the day, and the reasons for it.
package final class PlanCandidate: Sendable {
    /// The task that would be put into today's list.
    package let task: TaskEntry
    /// Its cost, 1–10.
    package let cost: Int
    /// How many minutes it takes, where that is known.
    package let minutes: Int?
    /// The date it is due, or the soonest of those that it is a step of, and of its next step.
    package let due: TaskEntry?
    /// How much it matters, or the most of those that it is a step of, and of its next step.
    package let priority: Priority?
    /// The task that it is a step of, if it is planned by itself because the whole has no cost.
    package let whole: TaskEntry?
    /// Whether it was left of an earlier day.
    package let isCarriedOver: Bool
    /// Its worth: see docs/planning.md.
    package let worth: Int
    /// The first day of a plan for several that it can be on, by number from 0.
    package let first: Int
    /// The part of its worth that its date adds; 0 for a date that is far away.
    private let dueWorth: Int

    /// - Parameters:
    ///   - line: the task, its next step, and all that they are steps of.
    ///   - date: tasks due by then are worth most: the day that is planned, or the last of several.
    init(_ task: TaskEntry, cost: Int, line: [TaskEntry], isCarriedOver: Bool, on date: LocalDate, first: Int = 0) {
        self.task = task
        self.first = first
        self.cost = cost
        self.isCarriedOver = isCarriedOver
        var due: TaskEntry?
        var priority: Priority?
        for one in line {
            if let date = one.lastingDue, due?.due.map({ date < $0 }) ?? true { due = one }
            if (one.priority?.rawValue ?? 4) < (priority?.rawValue ?? 4) { priority = one.priority }
        }
        self.due = due
        self.priority = priority
        minutes = task.minutes ?? line.first?.minutes
        let last = line.last ?? task
        whole = last.identity == task.identity ? nil : last
        dueWorth = due?.due.map { Worths.of(daysUntilDue: $0.number - date.number) } ?? 0
        var worth = Worths.base + Worths.spoon * cost + Worths.of(priority) + dueWorth
        if task.isDaily { worth += Worths.daily }
        if isCarriedOver { worth += Worths.carriedOver }
        self.worth = worth
    }

    /// The two things that add most to its worth, or fewer, in the order of ``PlanReason``.
    package var reasons: [PlanReason] {
        let parts: [(reason: PlanReason, worth: Int)] = [
            (.due, dueWorth), (.priority, Worths.of(priority)), (.daily, task.isDaily ? Worths.daily : 0),
            (.carriedOver, isCarriedOver ? Worths.carriedOver : 0),
        ]
        var most: [(reason: PlanReason, worth: Int)] = []
        for part in parts where part.worth > 0 { most.append(part) }
        while most.count > 2 {
            var least = 0
            for index in most.indices where most[index].worth <= most[least].worth { least = index }
            most.remove(at: least)
        }
        var reasons: [PlanReason] = []
        for part in most { reasons.append(part.reason) }
        return reasons
    }

    /// Most worth first, and among equals as the person has them in order.
    static func ordered(_ found: [PlanCandidate]) -> [PlanCandidate] {
        var ordered: [PlanCandidate] = []
        ordered.reserveCapacity(found.count)
        let order = sortedIndices(found.count) { one, other in
            let (mine, theirs) = (found[one], found[other])
            return mine.worth != theirs.worth ? mine.worth > theirs.worth : mine.task.position < theirs.task.position
        }
        for index in order { ordered.append(found[index]) }
        return ordered
    }

    /// Steps of five minutes that it takes from a time that is short.
    var steps: Int {
        let step = ExactDay.minutesInStep
        return ((minutes ?? Worths.usualMinutes) + step - 1) / step
    }
}
