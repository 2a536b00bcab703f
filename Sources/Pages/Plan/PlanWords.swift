import Facts
public import Planner

extension PlanFilter {
    /// The filters as the query of a URL: "minutes=60&energy=not-thinking"; empty for anything that fits.
    var asked: String {
        var parts: [String] = []
        if let minutes { parts.append("minutes=" + String(minutes)) }
        if let energy { parts.append("energy=" + energy.word) }
        if isLighter { parts.append("lighter=1") }
        return Text.joined(parts, "&")
    }

    /// The page that is asked so.
    public var path: String { Route.plan.path(asked: asked) }
}

extension Words {
    /// At most two reasons for a task in a plan: "Due tomorrow, high priority", "Fits the last 2 spoons".
    @inline(never)
    static func reasons(for index: Int, in plan: DayPlan, _ context: PageContext) -> String {
        let line = plan.lines[index]
        var parts = reasons(for: line, context)
        if parts.isEmpty {
            // Where plans stop at the usual number, more is free.
            let isLast = plan.usual == nil && plan.left(before: index) == line.cost
            parts.append(context.words[isLast ? last(line.cost, context.unit) : Sentence(.planWhyFits)])
        }
        return capitalised(context.words.enumeration(parts))
    }

    /// "fits the last 2 spoons", "fits the last spoon".
    private static func last(_ cost: Int, _ unit: UnitOfEnergy) -> Sentence {
        if cost != 1 { return .planWhyLast(spoons: SpoonCount(count: cost, unit: unit)) }
        return unit.one.isEmpty ? Sentence(.planWhyLastSpoon) : .planWhyLastOwn(unit: unit.one)
    }

    /// The first two of the things that speak for a task in a plan.
    ///
    /// - Parameter isBrief: says a due date without the days that are left, and however far it is.
    static func reasons(for line: PlanCandidate, _ context: PageContext, isBrief: Bool = false) -> [String] {
        let words = context.words
        var parts: [String] = []
        if isBrief, let date = line.due?.due, date.number - context.instant.date.number > 1 {
            parts.append(words[.planWhyDue(date: context.words.date(date, at: context.instant))])
        } else if let due = soon(line, context) {
            parts.append(due)
        }
        if let priority = line.priority { parts.append(words[priority.fact]) }
        if line.task.isDaily { parts.append(words.repetition(line.task.everyWeek)) }
        if line.isCarriedOver { parts.append(words[.planWhyCarried]) }
        if parts.count > 2 { parts.removeLast(parts.count - 2) }
        return parts
    }

    /// "due tomorrow", where it is near enough to count.
    private static func soon(_ line: PlanCandidate, _ context: PageContext) -> String? {
        guard let task = line.due, let due = task.due else { return nil }
        guard due.number - context.instant.date.number <= Worths.week else { return nil }
        let date = context.words.due(due, task.time, at: context.instant)
        return due < context.instant.date ? date : context.words[.planWhyDue(date: date)]
    }

    /// Why a task is not in a plan: "Takes 6, and the plan has room for 4."
    @inline(never)
    static func waits(_ line: PlanCandidate, _ plan: DayPlan, _ asked: PlanFilter, _ words: Catalog) -> Sentence {
        if line.cost > plan.room {
            // What is free may be the reserve, or more than the person usually has: neither is room for a plan.
            return plan.room == 0 ? .planWaitsFull(cost: line.cost) : .planWaitsRoom(cost: line.cost, room: plan.room)
        }
        if let time = asked.minutes, (line.minutes ?? Worths.usualMinutes) > time {
            guard let long = line.minutes else {
                return .planWaitsTimeUsual(minutes: words.minutes(Worths.usualMinutes), time: words.minutes(time))
            }
            return .planWaitsTime(minutes: words.minutes(long), time: words.minutes(time))
        }
        return Sentence(asked.isLighter ? .planWaitsLighter : .planWaitsOthers)
    }
}
