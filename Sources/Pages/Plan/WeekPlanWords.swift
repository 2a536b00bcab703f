import Facts
package import Planner

extension WeekFilter {
    /// The page that is asked so.
    package var path: String {
        var parts: [String] = []
        if days != 7 { parts.append("days=" + String(days)) }
        for date in free { parts.append("free=" + date.text) }
        return Route.planWeek.path(asked: Text.joined(parts, "&"))
    }
}

extension Words {
    /// The reason for a task's day: "Due Fri 27 Nov, and Thursday has no room for it.", "High priority."; nil where it only fits.
    @inline(never)
    static func reason(for line: PlanCandidate, on index: Int, in plan: WeekPlan, _ context: PageContext) -> Sentence? {
        let parts = reasons(for: line, context, isBrief: true)
        if parts.isEmpty { return nil }
        let reasons = capitalised(context.words.enumeration(parts))
        // A later day than could be is worth a word.
        guard index > 0, let due = line.due?.due, plan.days[index].date <= due else { return .weekPlanWhy(reasons: reasons) }
        let before = plan.days[index - 1]
        // It may have been hidden on the day before.
        guard before.roomLeft < line.cost, !before.isKeptFree, line.first < index else { return .weekPlanWhy(reasons: reasons) }
        if before.date == context.instant.date { return .weekPlanWhyFullToday(reasons: reasons) }
        return .weekPlanWhyFull(reasons: reasons, day: context.words.weekday(before.date.weekday))
    }

    /// Why a task is on none of the days.
    static func waits(_ line: PlanCandidate, _ plan: WeekPlan, _ context: PageContext) -> Sentence {
        if line.cost > plan.mostRoom {
            return plan.mostRoom == 0 ? .planWaitsFull(cost: line.cost) : .weekPlanWaitsRoom(cost: line.cost, room: plan.mostRoom)
        }
        if let task = line.due, let due = task.due, let last = plan.days.last, due <= last.date, context.instant.date <= due {
            let sight = context.instant.date.adding(days: line.first)
            if due < sight { return .taskHiddenUntil(time: context.words.date(sight, at: context.instant)) }
            return .weekPlanWaitsDue(date: context.words.due(due, task.time, at: context.instant))
        }
        return Sentence(.weekPlanWaitsOthers)
    }

    /// "Thursday and Friday both take a lot: “Forms” is due Fri 27 Nov." Nil where a day and the one before do not both
    /// take much. The date is named only where it limits the days that the task can be on.
    static func heavyNeighbours(before index: Int, in plan: WeekPlan, _ context: PageContext) -> Sentence? {
        guard index > 0, let heavy = plan.days[index].heavyLine, plan.days[index - 1].isHeavy else { return nil }
        let first = context.words.weekday(plan.days[index - 1].date.weekday)
        let second = context.words.weekday(plan.days[index].date.weekday)
        guard let due = heavy.due?.due, let last = plan.days.last, due <= last.date, context.instant.date <= due else {
            return .weekPlanHeavy(first: first, second: second)
        }
        let task = Text.shortened(heavy.task.title, to: 40)
        return .weekPlanHeavyDue(first: first, second: second, task: task, date: context.words.date(due, at: context.instant))
    }
}
