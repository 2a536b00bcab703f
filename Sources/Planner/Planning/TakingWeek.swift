package import Facts

extension PlanReader {
    /// How many days ahead a task can be meant for.
    package static let daysAhead = 30

    /// The tasks of a plan that go into today's list: none before the New Day of that date.
    package func tasksForToday(_ lines: [IntendedLine]) -> [Identity] {
        var tasks: [Identity] = []
        for line in lines where isForToday(line) { tasks.append(line.task) }
        return tasks
    }

    fileprivate func isForToday(_ line: IntendedLine) -> Bool {
        currentDay.map { line.date <= $0.date } ?? false
    }
}

extension PersonalSpace {
    /// Takes a plan for several days: the tasks for today go into today's list, for the others the day is stored that each is meant for.
    /// Tasks that are no longer open, or are in today's list already, are left as they are.
    ///
    /// - Parameters:
    ///   - lines: a task can be on one day only; of several the last counts.
    ///   - rest: a rest of so many minutes comes into today's list with them; nil: none.
    /// - Throws: ``Fault/nothingChosen``, ``Fault/noDay``, ``Fault/notADate``, ``Fault/noSuchTask``, and for today's tasks the errors of
    ///   ``choice(of:costing:)`` and ``Fault/overBudget(by:)``.
    func takeWeek(_ lines: [IntendedLine], resting rest: Int? = nil, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard let today = currentDay else { throw .noDay }
        guard !lines.isEmpty else { throw .nothingChosen }
        let first = origin.instant.date
        let changes = ChangeSet(.plannedWeek)
        changes.count = 0
        for line in lines {
            guard let task = task(line.task) else { throw .noSuchTask }
            guard first <= line.date, line.date < first.adding(days: Self.daysAhead), line.date.isWritable else {
                throw .notADate
            }
            guard bucket(of: task).waits else { continue }
            changes.name(task)
            guard !isForToday(line) else { continue }
            changes.set(.dismissal(line.task), DismissalField.intended, line.date.number)
            endSnooze(of: line.task, wantedOn: line.date, changes)
        }
        let forToday = tasksForToday(lines)
        if !forToday.isEmpty {
            let choice = try choice(of: forToday)
            guard choice.excess == 0 else { throw .overBudget(by: choice.excess) }
            for task in choice.tasks { take(task, into: today, changes, on: first) }
            if let rest { addRest(of: rest, to: today, changes, origin) }
        }
        if let only = lines.first, lines.count == 1, forToday.isEmpty { changes.amount = only.date.number }
        return try commit(changes, from: origin)
    }
}

/// A line of a plan for several days.
package struct IntendedLine: Equatable, Sendable {
    package let task: Identity
    /// Its day.
    package let date: LocalDate

    /// That task on that day.
    package init(_ task: Identity, on date: LocalDate) {
        self.task = task
        self.date = date
    }
}
