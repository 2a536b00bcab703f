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
        if let start = task.start { task.start = LocalDate(stored: Int64(start.number + live.number - written.number)) }
        guard task.done != nil, !task.daily.isEmpty else { return }
        // Its weekdays go on.
        task.done = nil
        task.undate()
    }

    /// The date after one that was done on one device while another made it open again, so that no fact names it. It is computed in the
    /// easternmost time zone: a day too late leaves out a date, a day too early would bring back one that was done.
    @inline(never)
    private func following(_ live: LocalDate, _ closed: Closing, _ rule: RepeatRule) -> LocalDate? {
        rule.withoutEnd.date(after: live, isDone: closed.isDone, on: LocalDate(time: closed.at, offset: 840))
    }

    /// A rule was taken away on this device while its live copy was done on another: no date is left to come.
    private func leaveEnded(_ task: TaskEntry) {
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
