import Facts

/// How a date of a task that repeats was left behind.
struct Closing {
    /// Milliseconds since 1970.
    let at: Int64
    /// Whether it was done, rather than skipped.
    let isDone: Bool
    /// The date that follows, be it after the end that the rule had.
    let next: LocalDate?
}

/// Tasks that repeat: there is one live copy, and its date moves on when it is done or skipped.
///
/// Each date done or skipped is a separate entity, named by task and date: a date done on two devices apart is done once. The
/// date on the task is where the live copy stood when it was last written; where another device had gone on from there, the
/// dates done lead on to where it stands.
extension PersonalSpace {
    /// More dates than this were never done between two meetings of devices.
    private static let mostSteps = 4000
    /// How far a start is followed.
    private static let mostDaysBehind = 1000

    /// Sets a repeating task's date to that of its live copy. Whether it is done follows from its dates alone: they are, and none
    /// comes after.
    func bringUpToDate(_ task: TaskEntry) {
        guard let rule = task.repeats else {
            leaveEnded(task)
            return
        }
        guard let written = task.due else {
            // The date was taken away there, and the rule given here. In a template there are no dates.
            if !isInTemplate(task) { task.undate() }
            return
        }
        task.done = nil
        var live = written
        for _ in 0..<Self.mostSteps {
            guard let closed = closing(of: live, task.identity) else { break }
            // It ended with that date, unless its end was put off meanwhile.
            guard let next = closed.next ?? following(live, closed, rule), !rule.ends(before: next) else {
                task.done = closed.at
                break
            }
            guard live < next else { break }
            live = next
        }
        task.due = live
        moveStart(of: task, by: live.number - written.number, behind: written)
        guard task.done != nil, !task.daily.isEmpty else { return }
        // Its weekdays go on.
        task.done = nil
        task.undate()
    }

    private func moveStart(of task: TaskEntry, by days: Int, behind due: LocalDate) {
        guard let start = task.start else { return }
        task.start = LocalDate(stored: Int64(start.number + days + lag(of: start, behind: due, task.identity)))
    }

    /// By how many days a start lies behind the due date of a task in a shared list. A member who does a date writes the next one for
    /// all, but only their own start with it: those of the others follow the dates that were done since they were written.
    private func lag(of start: LocalDate, behind due: LocalDate, _ task: Identity) -> Int {
        // Most tasks never had a rule: that field was never written.
        guard home(of: task) != 0, case .some = entry(.task(task), TaskField.repeats),
            let since = replica[.task(task)]?.entry(TaskField.start)?.timestamp
        else { return 0 }
        var date = start
        var lag = 0
        var steps = 0
        while date < due, steps < Self.mostDaysBehind {
            steps += 1
            var next = LocalDate(number: date.number + 1)
            if let following = closing(of: date, task)?.next, date < following, following <= due,
                let written = entry(.occurrence(date, task), OccurrenceField.next)?.timestamp, since < written
            {
                lag += following.number - date.number
                next = following
            }
            date = next
        }
        return lag
    }

    /// The date after one that was done on one device while another made it open again, so that no fact names it. It is computed in the
    /// easternmost time zone: a day too late leaves out a date, a day too early would bring back one that was done.
    @inline(never)
    private func following(_ live: LocalDate, _ closed: Closing, _ rule: RepeatRule) -> LocalDate? {
        rule.withoutEnd.date(after: live, isDone: closed.isDone, on: LocalDate(time: closed.at, offset: 840))
    }

    /// A rule was taken away. If its live copy was done on another device meanwhile, no date is left to come. A member of a
    /// shared list who takes it away, or chooses another date after that, writes only their own start.
    private func leaveEnded(_ task: TaskEntry) {
        if let date = task.ended ?? task.due { moveStart(of: task, by: 0, behind: date) }
        guard task.done == nil, let last = task.ended, let closed = closing(of: last, task.identity) else { return }
        task.done = closed.at
        task.due = last
    }

    /// How a date was closed; nil for an open one.
    func closing(of date: LocalDate, _ task: Identity) -> Closing? {
        guard let record = replica[placed(.occurrence(date, task), OccurrenceField.done)] else { return nil }
        let done = record[OccurrenceField.done].integer
        guard let at = done ?? record[OccurrenceField.skipped].integer else { return nil }
        let next = record[OccurrenceField.next].integer.map { LocalDate(stored: $0) }
        return Closing(at: at, isDone: done != nil, next: next)
    }

    private func isInTemplate(_ task: TaskEntry) -> Bool {
        guard let list = writtenList(of: task) else { return false }
        return value(.list(list), ListField.template).integer == 1
    }
}
