import Planner

/// The dates on which other programs are to bring a task back.
struct CalendarSeries {
    /// The first of them.
    let date: LocalDate
    let rule: String

    /// Nil for a task that does not repeat by the calendar. RFC 5545 has no rule that counts from completion, and counts every rule from
    /// its first date: it would lead on from a date that was moved.
    init?(of task: TaskEntry, in space: PlanReader, at instant: Instant) {
        let isByDaysAlone = !task.daily.isEmpty && (task.due == nil || task.isDailyByRule)
        if let due = task.due, !isByDaysAlone {
            guard let rule = task.repeats, rule.anchor == .date, task.seriesDate == nil else { return nil }
            // Days of a daily task that passed are over.
            let isOver = task.isDailyByRule && due < instant.date
            date = isOver ? rule.next(after: instant.date.adding(days: -1), from: due) ?? due : due
            self.rule = rule.exchanged(at: task.time)
            return
        }
        // A daily task comes back on its weekdays, from the next on which it is to do.
        let daily = task.everyWeek
        guard isByDaysAlone, !space.isShelved(task), let rule = RepeatRule(everyWeek: daily) else { return nil }
        var day = max(instant.date, task.start ?? instant.date)
        // Done on the current day, which may have begun yesterday, it is to do on the day after.
        if space.bucket(of: task) == .doneToday, let done = space.currentDay?.date { day = max(day, done.adding(days: 1)) }
        while !daily.contains(day.weekday) { day = day.adding(days: 1) }
        guard day.isWritable else { return nil }
        date = day
        self.rule = rule.text
    }
}
