import Facts
package import Planner

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
    package var path: String { Route.plan.path(asked: asked) }
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

    /// What speaks most for a task in a plan.
    ///
    /// - Parameter isBrief: says a due date without the days that are left.
    static func reasons(for line: PlanCandidate, _ context: PageContext, isBrief: Bool = false) -> [String] {
        let words = context.words
        var parts: [String] = []
        for reason in line.reasons {
            switch reason {
            case .due:
                if let due = due(line, context, isBrief: isBrief) { parts.append(due) }
            case .priority: if let priority = line.priority { parts.append(words[priority.fact]) }
            case .daily: parts.append(words.repetition(line.task.everyWeek))
            case .carriedOver: parts.append(words[.planWhyCarried])
            }
        }
        return parts
    }

    /// "due tomorrow", "was due Tue 24 Nov".
    private static func due(_ line: PlanCandidate, _ context: PageContext, isBrief: Bool) -> String? {
        guard let task = line.due, let due = task.due else { return nil }
        if isBrief, due.number - context.instant.date.number > 1 {
            return context.words[.planWhyDue(date: context.words.date(due, at: context.instant))]
        }
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
        if asked.isLighter, case .some = plan.lighter { return Sentence(.planWaitsLighter) }
        if let usual = plan.usual, plan.stops(before: line, asked) { return .planWaitsUsual(cost: line.cost, usual: usual) }
        return Sentence(.planWaitsOthers)
    }
}
