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
    static func reason(for index: Int, in plan: DayPlan, _ context: PageContext) -> String {
        let line = plan.lines[index]
        let parts = reasons(for: line, context)
        if parts.isEmpty {
            guard plan.left(before: index) == line.cost else { return "Fits in what is free" }
            return "Fits the last " + (line.cost == 1 ? context.settings.unitOne : context.spoons(line.cost))
        }
        return capitalised(Text.joined(parts, ", "))
    }

    /// The first two of the things that speak for a task in a plan.
    ///
    /// - Parameter isBrief: says a due date without the days that are left, and however far it is.
    static func reasons(for line: PlanCandidate, _ context: PageContext, isBrief: Bool = false) -> [String] {
        var parts: [String] = []
        if isBrief, let date = line.due?.due, date.number - context.instant.date.number > 1 {
            parts.append("due " + Words.date(date, at: context.instant))
        } else if let due = soon(line, context) {
            parts.append(due)
        }
        if let priority = line.priority { parts.append(priority.word.description + " priority") }
        if !line.task.daily.isEmpty { parts.append(repetition(line.task.daily)) }
        if line.isCarriedOver { parts.append("carried over") }
        if parts.count > 2 { parts.removeLast(parts.count - 2) }
        return parts
    }

    /// "due tomorrow", where it is near enough to count.
    private static func soon(_ line: PlanCandidate, _ context: PageContext) -> String? {
        guard let task = line.due, let due = task.due else { return nil }
        guard due.number - context.instant.date.number <= Worths.week else { return nil }
        return (due < context.instant.date ? "" : "due ") + Words.due(due, task.time, at: context.instant)
    }

    /// Why a task is not in a plan: "Takes 6, and 4 are free."
    @inline(never)
    static func waits(_ line: PlanCandidate, _ plan: DayPlan, _ asked: PlanFilter, _ context: PageContext) -> String {
        if line.cost > plan.room {
            // What is free may be the reserve, or more than the person usually has: neither is room for a plan.
            let room = plan.room == 0 ? "is full" : "has room for " + String(plan.room)
            return "Takes " + String(line.cost) + ", and the plan " + room
        }
        if let minutes = asked.minutes, (line.minutes ?? Worths.usualMinutes) > minutes {
            let long = Words.minutes(line.minutes ?? Worths.usualMinutes)
            return (line.minutes == nil ? "Counts as " : "Takes ") + long + ", and there is " + Words.minutes(minutes)
        }
        return asked.isLighter ? "Not in the lighter plan" : "Other tasks come first"
    }
}
