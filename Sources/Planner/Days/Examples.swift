import Facts

/// The tasks that come with the first run, after the essay's own; labelled as examples, gone in one command.
private let firstTasks: [(title: String, cost: Int, daily: Weekdays)] = [
    ("Get dressed", 1, .all),
    ("Make breakfast", 1, .all),
    ("Take a shower", 2, .all),
    ("Answer one message", 1, .none),
    ("Do a load of laundry", 3, .none),
    ("Cook dinner", 4, .none),
    ("See a friend", 5, .none),
]

extension PersonalSpace {
    /// Adds the examples to a command; the daily ones are in the day's list at once, so the first day is a planned one.
    func addExamples(to changes: ChangeSet, for day: DayKey, from origin: CommandOrigin) {
        var tree = TreeWriter(changes, origin)
        for example in firstTasks {
            let task = tree.begin(level: 0, in: nil)
            changes.set(task, TaskField.title, example.title)
            changes.set(task, TaskField.cost, example.cost)
            changes.set(task, TaskField.example, 1)
            guard !example.daily.isEmpty else { continue }
            changes.set(task, TaskField.daily, Int64(example.daily.bits))
            changes.plan(task.identity, for: day)
        }
    }

    /// Deletes every example that is still as it came.
    func removeExamples(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.removedExamples)
        changes.count = 0
        for identity in examples {
            guard let task = task(identity) else { continue }
            changes.set(.task(identity), TaskField.deleted, origin.instant.time)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }
}
