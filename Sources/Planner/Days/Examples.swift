import Facts

/// What the tasks that come with the first run cost, and on which days they are planned: after the essay's own.
private let firstTasks: [(cost: Int, daily: Weekdays)] = [
    (1, .all), (1, .all), (2, .all), (1, .none), (3, .none), (4, .none), (5, .none),
]

extension PersonalSpace {
    /// Adds the examples to a command, labelled as such, with these titles; the daily ones are in the day's list at once, so the first day is a planned one.
    func addExamples(to changes: ChangeSet, for day: DayKey, from origin: CommandOrigin) {
        var tree = TreeWriter(changes, origin)
        for (example, title) in zip(firstTasks, origin.texts.exampleTitles) {
            let task = tree.begin(level: 0, in: nil)
            changes.set(task, TaskField.title, title)
            changes.set(task, TaskField.cost, example.cost)
            changes.set(task, TaskField.example, 1)
            guard !example.daily.isEmpty else { continue }
            changes.set(task, TaskField.daily, Int64(example.daily.bits))
            changes.plan(task.identity, for: day)
        }
    }

    /// Deletes every example that is still as it came. The spoons of those that were marked as done, to try it, are given back.
    func removeExamples(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.removedExamples)
        changes.count = 0
        let days = startedDays(from: LocalDate(number: 0))
        for identity in examples {
            guard let task = task(identity) else { continue }
            if let today = currentDay { reopen(Entity.plan(today, identity), changes) }
            forgetCosts(ofExample: identity, on: days, changes)
            changes.set(.task(identity), TaskField.deleted, origin.instant.time)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }
}
