import Facts

// A task of every day, or of certain weekdays, by its own weekdays or by its rule: both come into every new day of theirs by themselves
// (docs/recurrence.md, "Every day").

extension RepeatRule {
    /// The weekdays of a rule that falls on each day, or on several weekdays of each week. None for every other rule: its dates wait until
    /// they are done.
    package var everyWeek: Weekdays {
        guard interval == 1, anchor == .date else { return .none }
        switch pattern {
        case .days: return .all
        case .weeks(let weekdays): return weekdays.count > 1 ? weekdays : .none
        case .monthsOnDay, .monthsOnWeekday, .years: return .none
        }
    }

    /// The rule of chosen weekdays; nil for none.
    package init?(everyWeek weekdays: Weekdays, until: LocalDate? = nil) {
        guard !weekdays.isEmpty else { return nil }
        self.init(weekdays == .all ? .days : .weeks(weekdays), until: until)
    }
}

extension TaskEntry {
    /// Whether doing it is not the end of it: by a rule, or by its own weekdays.
    var comesAgain: Bool { repeats != nil || !daily.isEmpty }

    /// The weekdays on which new days take it up by themselves: its own, and those of its rule.
    package var everyWeek: Weekdays { daily.union(repeats?.everyWeek ?? .none) }

    /// Whether its rule takes it into new days: the dates of the rule that pass are over.
    package var isDailyByRule: Bool { repeats.map { !$0.everyWeek.isEmpty } ?? false }

    /// Whether new days take it up by themselves, by its own weekdays or by its rule.
    package var isDaily: Bool { !daily.isEmpty || isDailyByRule }

    /// Whether the new day of a date takes it up: the date has one of its weekdays, or its rule falls on it.
    package func isDaily(on date: LocalDate) -> Bool {
        if daily.contains(date.weekday) { return true }
        guard done == nil, let due, due <= date, let rule = repeats else { return false }
        return rule.everyWeek.contains(date.weekday) && !rule.ends(before: date)
    }

    /// The date from which it waits to be done; nil without one, and for a task whose dates pass.
    package var lastingDue: LocalDate? { isDailyByRule ? nil : due }

    /// Whether its date says more than how often it repeats: where its dates pass, only a beginning does that is yet to come.
    package func saysDue(on today: LocalDate) -> Bool {
        guard let due else { return false }
        guard isDailyByRule, let next = repeats?.first(from: today.adding(days: 1)) else { return !isDailyByRule }
        return next < due
    }
}

extension PlanReader {
    /// The date that the live copy of a task stands for on a day: its own, or, where its dates pass, the last of them by then. If that was
    /// done or skipped before an earlier one was chosen again, it is the earlier one.
    func liveDate(of task: TaskEntry, on day: LocalDate) -> LocalDate? {
        guard let due = task.due, task.isDailyByRule, let rule = task.repeats else { return task.due }
        let last = rule.last(by: day, from: due, seriesDate: task.seriesDate)
        if last != due, case .some = closing(of: last, task.identity) { return due }
        return last
    }
}
