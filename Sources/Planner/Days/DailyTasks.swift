import Facts

/// Daily tasks: each new day whose weekday they have takes them up by itself (`NewDay.swift`), and one that is checked off is done for that
/// day only (`CheckingOff.swift`).
extension PersonalSpace {
    /// The tasks that new days take up by themselves.
    var dailyTasks: [Identity] {
        lists.members(.daily)
    }

    /// The tasks that a new day of a date takes up by itself.
    func dailyTasks(on date: LocalDate) -> [TaskEntry] {
        var found: [TaskEntry] = []
        for identity in dailyTasks {
            if let task = task(identity), task.daily.contains(date.weekday) { found.append(task) }
        }
        return found
    }

    /// The titles of the tasks that a day of that date would bring into its list by itself.
    public func dailyTitles(on date: LocalDate) -> [String] {
        var titles: [String] = []
        for task in dailyTasks(on: date) { titles.append(task.title) }
        return titles
    }
}
