import Facts

/// A task on one day of the calendar, and why it is there.
package struct CalendarEntry: Equatable, Sendable {
    /// Why a task is on a day.
    package enum Kind: Equatable, Sendable {
        /// It is due; of one that repeats: its live copy is.
        case due
        /// It begins.
        case starts
        /// It is planned for this day: the person means it for it.
        case intended
        /// It repeats, and comes back on this day if nothing is changed.
        case again
        /// It repeats, and was done with this date, at that time in milliseconds since 1970; it stands at another date now.
        case wasDone(at: Int64)
    }

    package let task: TaskEntry
    /// Why it is there.
    package let kind: Kind
    /// The spoons that it takes from this day, 0 without a cost; today, done ones too, in its list alone. Nil where it is only named,
    /// since this is not its day.
    package let spoons: Int?

    /// When it was done, in milliseconds since 1970; nil: to do.
    package var done: Int64? {
        switch kind {
        case .due: task.done
        case .wasDone(let at): at
        case .starts, .again, .intended: nil
        }
    }

    /// Due tasks come first, done or not: a ticked one stays where it is. Then tasks meant for the day, those that begin, and those that
    /// repeat.
    private var rank: Int {
        switch kind {
        case .due, .wasDone: 0
        case .intended: 1
        case .starts: 2
        case .again: 3
        }
    }

    /// As a day shows them: by the time of day, those without one last; then as they stand among siblings.
    func isBefore(_ other: CalendarEntry) -> Bool {
        if rank != other.rank { return rank < other.rank }
        return task.isEarlierInDay(than: other.task)
    }
}

extension TaskEntry {
    /// By the time of day, those without one last; then as they stand among siblings.
    func isEarlierInDay(than other: TaskEntry) -> Bool {
        let (time, theirs) = (time ?? .max, other.time ?? .max)
        return time != theirs ? time < theirs : position < other.position
    }
}

extension PlanReader {
    /// Whether a date of a task that repeats was done in the current day's list: the mark can be taken off there again.
    package func wasDoneToday(_ task: TaskEntry, with date: LocalDate) -> Bool {
        guard let today = currentDay, todayItem(task.identity)?.done != nil else { return false }
        return replica.value(.plan(today, task.identity), PlanField.occurrence).integer == Int64(date.number)
    }
}
