import Facts
public import Planner

extension WeekFilter {
    /// The page that is asked so.
    public var path: String {
        var parts: [String] = []
        if days != 7 { parts.append("days=" + String(days)) }
        for date in free { parts.append("free=" + date.text) }
        return Route.planWeek.path(asked: Text.joined(parts, "&"))
    }
}

extension Words {
    /// The reason for a task's day: "Due Friday, and Thursday is full", "High priority", "Fits in what is free".
    @inline(never)
    static func reason(for line: PlanCandidate, on index: Int, in plan: WeekPlan, _ context: PageContext) -> String {
        var parts = reasons(for: line, context, isBrief: true)
        if parts.isEmpty { parts.append("fits in what is free") }
        let words = capitalised(Text.joined(parts, ", "))
        // A later day than could be is worth a word.
        guard index > 0, let due = line.due?.due, plan.days[index].date <= due else { return words }
        let before = plan.days[index - 1]
        guard before.roomLeft < line.cost, !before.isKeptFree else { return words }
        let name = before.date == context.instant.date ? "today" : weekdays[before.date.weekday]
        return words + ", and " + name + " is full"
    }

    /// Why a task is on none of the days.
    static func waits(_ line: PlanCandidate, _ plan: WeekPlan, _ asked: WeekFilter, _ context: PageContext) -> String {
        if line.cost > plan.mostRoom { return "Takes " + String(line.cost) + ", and no day has that many free" }
        if let task = line.due, let due = task.due, let last = plan.days.last, due <= last.date, context.instant.date <= due {
            return "Due " + Words.due(due, task.time, at: context.instant) + ", and the days before are full"
        }
        return "Other tasks come first"
    }

    /// "Thursday and Friday both take much: Forms is due on Friday." Nil where a day and the one before do not both take much.
    static func heavyNeighbours(before index: Int, in plan: WeekPlan, _ context: PageContext) -> String? {
        guard index > 0, let heavy = plan.days[index].heavyLine, plan.days[index - 1].isHeavy else { return nil }
        let (one, other) = (plan.days[index - 1].date, plan.days[index].date)
        var words = weekdays[one.weekday] + " and " + weekdays[other.weekday] + " both take much"
        if let due = heavy.due?.due {
            words += ": “" + Text.shortened(heavy.task.title, to: 40) + "” is due " + date(due, at: context.instant)
        }
        return words + "."
    }
}
