import Facts

/// Daily tasks: each new day whose weekday they have takes them up by itself (`NewDay.swift`), and one that is checked off is done for that
/// day only (`CheckingOff.swift`).
extension PersonalSpace {
    /// The tasks that new days take up by themselves.
    var dailyTasks: [Identity] {
        lists.members(.daily)
    }

    /// The tasks that a new day of a date takes up by itself: none that is hidden until a later date, or skipped in its checklist.
    ///
    /// - Parameter instant: an instant of the same person, whose offset decides at which date a snooze ends.
    func dailyTasks(on date: LocalDate, at instant: Instant) -> [TaskEntry] {
        Self.daily(everyDaily, on: date, at: instant)
    }

    /// All tasks that some new day takes up, but for skipped ones.
    var everyDaily: [TaskEntry] {
        var found: [TaskEntry] = []
        for identity in dailyTasks { if let task = task(identity), !isSkipped(task) { found.append(task) } }
        return found
    }

    /// Those of them that the day of a date takes up, in the order in which they come.
    static func daily(_ tasks: [TaskEntry], on date: LocalDate, at instant: Instant) -> [TaskEntry] {
        var found: [TaskEntry] = []
        for task in tasks where task.daily.contains(date.weekday) && !task.isHidden(on: date, at: instant) { found.append(task) }
        return found
    }
}
