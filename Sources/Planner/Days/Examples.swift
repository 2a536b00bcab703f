import Facts

/// A task that comes with the first run: labelled as an example, and deleted with the others in one command.
public struct ExampleTask: Sendable {
    let title: String
    let cost: Int
    let daily: Weekdays

    /// An example.
    ///
    /// - Parameter daily: on which days it is planned; on none, it waits in its category.
    public init(title: String, cost: Int, daily: Weekdays) {
        self.title = title
        self.cost = cost
        self.daily = daily
    }
}

extension PersonalSpace {
    /// Adds the examples to a command; the daily ones are in the day's list at once, so the first day is a planned one.
    func add(_ examples: [ExampleTask], to changes: ChangeSet, for day: DayKey, from origin: CommandOrigin) {
        var tree = TreeWriter(changes, origin)
        for example in examples {
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
