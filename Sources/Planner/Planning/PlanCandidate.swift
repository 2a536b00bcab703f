import Facts

/// A task that could be planned for the day, and the reasons for it.
public final class PlanCandidate: Sendable {
    /// The task that would be put into today's list.
    public let task: TaskEntry
    /// Its cost, 1–10.
    public let cost: Int
    /// How many minutes it takes, where that is known.
    public let minutes: Int?
    /// The date it is due, or the soonest of those that it is a step of, and of its next step.
    public let due: TaskEntry?
    /// How much it matters, or the most of those that it is a step of, and of its next step.
    public let priority: Priority?
    /// The task that it is a step of, if it is planned by itself because the whole has no cost.
    public let whole: TaskEntry?
    /// Whether it was left of an earlier day.
    public let isCarriedOver: Bool
    /// Its worth: see docs/planning.md.
    public let worth: Int
    /// The first day of a plan for several that it can be on, by number from 0.
    let first: Int

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
        var worth = Worths.base + Worths.spoon * cost + Worths.of(priority)
        if let due = due?.due { worth += Worths.of(daysUntilDue: due.number - date.number) }
        if task.isDaily { worth += Worths.daily }
        if isCarriedOver { worth += Worths.carriedOver }
        self.worth = worth
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
