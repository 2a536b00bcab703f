package import Facts

/// How a task came on weekdays before.
package struct FormerDays: Equatable, Sendable {
    /// The weekdays that it had itself.
    package let daily: Weekdays
    /// Its rule.
    package let rule: RepeatRule?

    /// Nothing, for a new task.
    package init(daily: Weekdays = .none, rule: RepeatRule? = nil) {
        self.daily = daily
        self.rule = rule
    }

    /// The weekdays of each week that both say together; none if the rule is of another kind.
    fileprivate var weekdays: Weekdays {
        guard let rule else { return daily }
        if case .weeks(let weekdays) = rule.pattern, rule.interval == 1, rule.anchor == .date { return daily.union(weekdays) }
        return rule.everyWeek.isEmpty ? .none : daily.union(rule.everyWeek)
    }
}

extension TaskDetails {
    /// Says that a task comes on these weekdays, and chooses what brings it: its own weekdays, or a rule where more is said than they can
    /// hold. A task that comes on the same days already keeps what it has (docs/recurrence.md, "Weekdays or a rule").
    ///
    /// - Parameters:
    ///   - until: the last date.
    ///   - former: how it came before.
    ///   - isShared: whether it is in a shared list.
    /// - Returns: the weekdays that the task has itself.
    package mutating func come(
        on weekdays: Weekdays,
        until: LocalDate? = nil,
        was former: FormerDays = FormerDays(),
        isShared: Bool,
        today: LocalDate
    ) -> Weekdays {
        if !weekdays.isEmpty, former.weekdays == weekdays {
            if let rule = former.rule {
                repeats = RepeatRule(rule.pattern, until: until)
                return former.daily
            }
            if until == nil, due != nil || time == nil && reminder == nil {
                repeats = nil
                return weekdays
            }
        }
        repeats = RepeatRule(everyWeek: weekdays, until: until)
        // Another date than its first is where it is to begin.
        if let due, today <= due, due != repeats?.first(from: today) { return .none }
        if let passed = due, passed < today { due = nil }
        guard until == nil, time == nil, reminder == nil, !isShared else { return .none }
        (due, repeats) = (nil, nil)
        return weekdays
    }
}

extension TaskDraft {
    /// The first of its dates from a day on: the one it is due on, or the first of its rule or weekdays; nil if it has none.
    package func firstDate(from day: LocalDate) -> LocalDate? {
        details.due ?? (details.repeats ?? RepeatRule(everyWeek: daily))?.first(from: day)
    }
}

extension PlanReader {
    /// The same task where "every day", or several weekdays of each week, came out of a line: as it would be had they been chosen in its form.
    ///
    /// - Parameters:
    ///   - list: the list that it is written to.
    ///   - parent: the task that it becomes a step of.
    package func choosingDays(
        _ draft: TaskDraft,
        in list: TaskDetails.Named?,
        under parent: Identity? = nil,
        today: LocalDate
    ) -> TaskDraft {
        guard draft.daily.isEmpty, let rule = draft.details.repeats, !rule.everyWeek.isEmpty else { return draft }
        var details = draft.details
        let isShared = isShared(list, under: parent)
        let daily = details.come(on: rule.everyWeek, until: rule.until, isShared: isShared, today: today)
        return TaskDraft(title: draft.title, note: draft.note, cost: draft.cost, daily: daily, checked: details)
    }

    /// Whether a task that is written to a list, or beneath another task, is in a shared list there.
    package func isShared(_ list: TaskDetails.Named?, under parent: Identity? = nil) -> Bool {
        if let parent { return home(of: parent) != 0 }
        if case .existing(let list) = list { return home(ofList: list) != 0 }
        return false
    }
}
