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
    func addExamples(to draft: ChangeSet, for day: DayKey, from origin: CommandOrigin) {
        var tree = TreeWriter(draft, origin)
        for example in firstTasks {
            let task = tree.begin(level: 0, in: nil)
            draft.set(task, TaskField.title, example.title)
            draft.set(task, TaskField.cost, example.cost)
            draft.set(task, TaskField.example, 1)
            guard !example.daily.isEmpty else { continue }
            draft.set(task, TaskField.daily, Int64(example.daily.bits))
            draft.plan(task.identity, for: day)
        }
    }

    /// Deletes every example that is still as it came.
    func removeExamples(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let draft = ChangeSet(.removedExamples)
        draft.count = 0
        for identity in examples {
            guard let task = task(identity) else { continue }
            draft.set(.task(identity), TaskField.deleted, origin.instant.time)
            draft.name(task)
        }
        return try commit(draft, from: origin)
    }
}
