import Facts

/// Daily tasks: each new day whose weekday they have takes them up by itself (`NewDay.swift`), and one that is checked off is done for that
/// day only (`CheckingOff.swift`). So does each new day on which the rule of a task falls, if it is one of every day (`EveryDay.swift`).
extension PlanReader {
    /// The tasks that new days take up because of their own weekdays.
    var dailyTasks: [Identity] {
        lists.members(.daily)
    }

    /// The tasks that a new day of a date takes up by itself: none that is hidden until a later date, or skipped in its checklist.
    ///
    /// - Parameter instant: an instant of the same person, whose offset decides at which date a snooze ends.
    func dailyTasks(on date: LocalDate, at instant: Instant) -> [TaskEntry] {
        var found: [TaskEntry] = []
        for task in everyDaily where task.daily.contains(date.weekday) && !task.isHidden(on: date, at: instant) {
            found.append(task)
        }
        for identity in lists.members(.repeating) {
            // One that has weekdays of its own was found by them.
            guard let task = task(identity), !task.daily.contains(date.weekday), task.isDaily(on: date), !isSkipped(task),
                !task.isHidden(on: date, at: instant)
            else { continue }
            // It may have been done before an earlier date was chosen again.
            if task.due != date, case .some = closing(of: date, identity) { continue }
            found.append(task)
        }
        return found
    }

    /// All tasks that some new day takes up because of their own weekdays, but for skipped ones.
    var everyDaily: [TaskEntry] {
        var found: [TaskEntry] = []
        for identity in dailyTasks { if let task = task(identity), !isSkipped(task) { found.append(task) } }
        return found
    }
}
