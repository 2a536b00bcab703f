import Facts

/// A choice in the menu *Move to a day*.
package enum DayChoice: Equatable, Sendable {
    /// Today.
    case today
    /// The day after.
    case tomorrow
    /// The day with which the next week begins.
    case nextWeek
    /// A day that was picked.
    case on(LocalDate)
    /// None.
    case noDay

    /// Its date; nil for none.
    package func date(at instant: Instant) -> LocalDate? {
        switch self {
        case .today: instant.date
        case .tomorrow: instant.date.adding(days: 1)
        case .nextWeek: instant.nextWeek
        case .on(let date): date
        case .noDay: nil
        }
    }
}

extension Instant {
    /// The first day of the next week, whichever day the person's weeks begin with.
    package var nextWeek: LocalDate {
        let passed = (date.weekday - times.firstWeekday + 7) % 7
        return date.adding(days: 7 - passed)
    }
}

/// Moving tasks to a day: one command, whichever menu it is chosen in (docs/planning.md, "Moving a task to a day").
extension PlanReader {
    /// The day of a task (`TaskDays.swift`), as the menu marks it; nil for none. Of a daily task: today, while it is to do in today's list.
    package func ownDay(of task: TaskEntry, at instant: Instant) -> LocalDate? {
        if case .today = bucket(of: task), let today = currentDay?.date, instant.date <= today { return today }
        return taskDays(at: instant).day(of: task, in: self)
    }

    /// Whether what is moved to a date comes into the current day's list at once. While an earlier day goes on, today's date is still to
    /// come: its *New Day* brings what is planned for it.
    package func isOfList(_ date: LocalDate, at instant: Instant) -> Bool {
        guard let today = currentDay?.date else { return false }
        return instant.date <= today && instant.date <= date && date <= today
    }

    fileprivate func move(_ task: TaskEntry, to date: LocalDate, _ changes: ChangeSet) {
        let planned = Entity.dismissal(task.identity)
        if isMovedByDate(task) {
            if task.due != date { redate(task, date, changes) }
            changes.clear(planned, DismissalField.intended)
        } else if task.daily.contains(date.weekday) {
            // It comes on that day anyway.
            changes.clear(planned, DismissalField.intended)
        } else {
            changes.set(planned, DismissalField.intended, date.number)
        }
        endSnooze(of: task.identity, wantedOn: date, changes)
    }

    fileprivate func tasksToMove(_ identities: [Identity]) throws(Fault) -> [TaskEntry] {
        var tasks: [TaskEntry] = []
        for identity in identities.withoutRepeats {
            guard let task = task(identity) else { throw .noSuchTask }
            // Met in its own list alone, it cannot have been chosen among those to move.
            if case .shelved = bucket(of: task) { throw .noSuchTask }
            if isToDo(task) { tasks.append(task) }
        }
        return tasks
    }

    /// Whether a move writes the due date of a task. What another member has to decide stays as it is: for the person it is planned.
    fileprivate func isMovedByDate(_ task: TaskEntry) -> Bool {
        guard task.due != nil, task.time != nil || task.repeats != nil else { return false }
        return membership(ofTask: task.identity)?.role != .view
    }

    /// The task that a change planned for a day or took off its day, if it is about one, and in effect.
    package func taskMoved(by change: Change) -> TaskEntry? {
        guard change.count == 1, !change.isUndone, change.name == .plannedWeek || change.name == .removedIntendedDate else {
            return nil
        }
        for old in replica.replaced(by: Entity(.change, scope: change.utcDay, change.identity)) {
            if old.entity.kind == .dismissal || old.entity.kind == .plan, let task = task(old.entity.identity) { return task }
        }
        return nil
    }
}

extension PersonalSpace {
    /// Moves tasks to a day, or off any. What is in today's list and moves to another day leaves the list. Done tasks stay as they are.
    ///
    /// The planned day is written, which is the person's own. The due date is written instead where the date is what a task hangs on: one
    /// with a time, and the live date of one that repeats, which keeps its place in the series.
    ///
    /// - Parameter borrowing: how many spoons the person agreed to borrow from tomorrow, for today.
    /// - Throws: ``Fault/nothingChosen``, ``Fault/noSuchTask``, ``Fault/notADate``, ``Fault/notAhead`` for a date that has passed; for today
    ///   as ``submit(_:costing:borrowing:resting:insteadOf:takingUncosted:from:)``.
    func moveToDay(_ identities: [Identity], _ choice: DayChoice, borrowing: Int = 0, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard !identities.isEmpty else { throw .nothingChosen }
        guard let date = choice.date(at: origin.instant) else { return try takeOffDays(identities, from: origin) }
        guard date.isOnCalendar else { throw .notADate }
        guard origin.instant.date <= date else { throw .notAhead }
        if isOfList(date, at: origin.instant) {
            return try submit(identities, borrowing: borrowing, takingUncosted: true, from: origin)
        }
        let tasks = try tasksToMove(identities)
        let changes = ChangeSet(tasks.contains { !isMovedByDate($0) } ? .plannedWeek : .movedDate)
        changes.count = 0
        changes.amount = date.number
        for task in tasks {
            leaveToday(task, changes)
            move(task, to: date, changes)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }

    /// Takes away the day that tasks are planned for, and takes them out of today's list and the Backlog. A due date stays.
    private func takeOffDays(_ identities: [Identity], from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let changes = ChangeSet(.removedIntendedDate)
        changes.count = 0
        for task in try tasksToMove(identities) {
            leaveToday(task, changes)
            if case .backlog = bucket(of: task), let day = task.planned {
                changes.set(.plan(day, task.identity), PlanField.state, PlanState.sentBack)
            }
            changes.clear(.dismissal(task.identity), DismissalField.intended)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }
}
