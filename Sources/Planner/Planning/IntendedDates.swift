package import Facts

/// A task with the day to come that the person means it for.
package struct IntendedTask: Equatable, Sendable {
    package let task: TaskEntry
    /// Its day.
    package let date: LocalDate
}

extension PlanReader {
    /// The day to come that a task is meant for; nil for none, and once that day has begun or its date has passed.
    ///
    /// It is not a due date: when it passes, nothing is late.
    package func intendedDate(of task: Identity, at instant: Instant) -> LocalDate? {
        intendedDate(of: task).flatMap { $0 < instant.date ? nil : $0 }
    }

    /// The day that a task is meant for and that has not begun, though its date may have passed.
    package func intendedDate(of task: Identity) -> LocalDate? {
        guard let number = replica.value(.dismissal(task), DismissalField.intended).integer else { return nil }
        let date = LocalDate(stored: number)
        if let today = currentDay, date <= today.date { return nil }
        return date
    }

    /// All tasks that are to do, not left out of their checklists, and meant for days to come, as the person has them in order.
    package func intendedTasks(at instant: Instant) -> [IntendedTask] {
        var found: [IntendedTask] = []
        for entity in replica.entities(.dismissal) {
            guard let date = intendedDate(of: entity.identity, at: instant), let task = task(entity.identity) else { continue }
            if bucket(of: task).waits, !isSkipped(task) { found.append(IntendedTask(task: task, date: date)) }
        }
        return sortedIndices(found.count) { found[$0].task.position < found[$1].task.position }.map { found[$0] }
    }
}

extension PersonalSpace {
    /// Removes the day that a task is meant for.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func removeIntendedDate(of identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.removedIntendedDate)
        changes.about = task.title
        changes.clear(.dismissal(identity), DismissalField.intended)
        return try commit(changes, from: origin)
    }
}
