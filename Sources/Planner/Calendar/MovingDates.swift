import Facts

/// Which of a task's dates is moved.
package enum DatePart: Equatable, Sendable {
    /// The one it is due on; of a task that repeats: that of its live copy.
    case due
    /// The one it begins on.
    case start
    /// The day to come that it is meant for.
    case intended
    /// Its day, as the menu *Move to a day* moves it (`MovingToDay.swift`).
    case day
}

extension PersonalSpace {
    /// Moves a date of a task to another day.
    ///
    /// - Throws: ``Fault/noSuchTask``, ``Fault/notADate``, ``Fault/startAfterDue``, or ``Fault/notAhead`` for a day that has begun and that it is
    ///   to be meant for; as ``moveToDay(_:_:borrowing:from:)``.
    func moveDate(_ part: DatePart, of identity: Identity, to date: LocalDate, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard date.isOnCalendar else { throw .notADate }
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(part == .intended ? .plannedWeek : .movedDate)
        changes.about = task.title
        changes.amount = date.number
        switch part {
        case .due:
            guard task.due != date else { return .nothing }
            redate(task, date, changes)
        case .start:
            guard task.start != date else { return .nothing }
            if let due = task.due, due < date { throw .startAfterDue }
            changes.set(.task(identity), TaskField.start, date.number)
            changes.clear(.task(identity), TaskField.shownStart)
            // Of a task that repeats both stand further on than was written.
            changes.setDue(of: identity, task.due, seriesDate: task.dateInSeries)
            if origin.instant.date < date { leaveDays(before: date, task, changes) }
        case .intended:
            guard origin.instant.date <= date, currentDay.map({ $0.date < date }) ?? true else { throw .notAhead }
            changes.set(.dismissal(identity), DismissalField.intended, date.number)
            endSnooze(of: identity, wantedOn: date, changes)
        case .day:
            return try moveToDay([identity], .on(date), from: origin)
        }
        return try commit(changes, from: origin)
    }
}
