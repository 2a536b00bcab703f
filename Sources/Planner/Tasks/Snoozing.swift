package import Facts

/// Until when a task is put out of sight.
package enum Snooze: Equatable, Sendable {
    /// So many minutes from now: from a reminder, whose notification offers ten (`Web/worker/reminders/reminder-notifications.js`) and which then
    /// rings again (``Reminder``).
    case minutes(Int)
    /// Three hours from now, on the hour.
    case laterToday
    /// Until tomorrow begins.
    case tomorrow
    /// Until next week begins.
    case nextWeek
    /// Until a date begins.
    case until(LocalDate)

    /// How many minutes a reminder can be put off by.
    package static let someMinutes = 1...120

    /// What a snooze ends with.
    enum End: Equatable {
        /// Milliseconds since 1970.
        case moment(Int64)
        /// The beginning of a date. Its moment is not known yet: clocks may change before it, and people travel.
        case date(LocalDate)
    }

    /// What it ends with, when it is chosen at that instant.
    func end(from instant: Instant) -> End {
        let hour: Int64 = 3_600_000
        switch self {
        case .minutes(let minutes): return .moment(instant.time + Int64(minutes) * 60_000)
        case .laterToday:
            let local = instant.time + instant.offset * 60_000
            return .moment((local / hour + 3) * hour - instant.offset * 60_000)
        case .tomorrow: return .date(instant.date.adding(days: 1))
        case .nextWeek: return .date(instant.nextWeek)
        case .until(let date): return .date(date)
        }
    }
}

extension TaskEntry {
    /// Whether it is hidden until a date after that one.
    ///
    /// - Parameter instant: an instant of the same person, whose offset decides at which date a snooze ends.
    func isHidden(on date: LocalDate, at instant: Instant) -> Bool {
        if let inSightFrom, date < inSightFrom { return true }
        if let snoozed, date < instant.at(snoozed).date { return true }
        return false
    }
}

extension PlanReader {
    /// Whether a task is out of sight: not begun yet, or snoozed.
    package func isHidden(_ task: TaskEntry, at instant: Instant) -> Bool {
        if let date = task.inSightFrom, instant.date < date { return true }
        if let snoozed = task.snoozed, instant.time < snoozed { return true }
        return false
    }

    /// Everything that is out of sight at a moment.
    package func hidden(at instant: Instant) -> Set<Identity> {
        var hidden: Set<Identity> = []
        for identity in lists.members(.waiting) {
            if let task = task(identity), isHidden(task, at: instant) { hidden.insert(identity) }
        }
        return hidden
    }

    /// Takes a task that is hidden until a date ahead out of today's list, and off a day to come that begins before that date.
    func leaveDays(before date: LocalDate, _ task: TaskEntry, _ changes: ChangeSet) {
        leaveToday(task, changes)
        if let intended = intendedDate(of: task.identity), intended < date {
            changes.clear(.dismissal(task.identity), DismissalField.intended)
        }
    }

    /// Ends the snooze of a task that the person wants on a date before the one that it is snoozed until. A snooze for hours goes on.
    func endSnooze(of task: Identity, wantedOn date: LocalDate, _ changes: ChangeSet) {
        let end = replica.value(.task(task), TaskField.snoozedDate).integer
        if let end, date < LocalDate(stored: end) { changes.endSnooze(of: task) }
    }
}

extension PersonalSpace {
    /// Puts tasks out of sight for a time. Those in today's list go back to where they came from, unless it is for later today; those
    /// meant for a day before they are in sight again are no longer meant for it. A task that is done stays as it is: it was done
    /// elsewhere while the answer to its reminder was on the way.
    ///
    /// - Parameter date: of the reminder that they are put off from: a task that has moved past it since, or was put off, stays as it is.
    /// - Throws: ``Fault/nothingChosen``, ``Fault/noSuchTask``, or ``Fault/notADate`` for a date that is not ahead.
    func snooze(_ identities: [Identity], _ snooze: Snooze, dueBy date: LocalDate? = nil, from origin: CommandOrigin)
        throws(Fault) -> CommandResult
    {
        guard !identities.isEmpty else { throw .nothingChosen }
        if case .until(let date) = snooze {
            guard LocalDate.numbers.contains(date.number) else { throw .notADate }
            guard origin.instant.date < date else { throw .notAhead }
        }
        if case .minutes(let minutes) = snooze {
            guard Snooze.someMinutes.contains(minutes) else { throw .outOfRange(Snooze.someMinutes) }
        }
        let end = snooze.end(from: origin.instant)
        let changes = ChangeSet(.snoozed)
        changes.count = 0
        if case .date(let date) = end { changes.amount = date.number }
        for identity in identities.withoutRepeats {
            guard let task = task(identity) else { throw .noSuchTask }
            guard task.done == nil else { continue }
            if let date {
                guard let due = task.due, due <= date else { continue }
            }
            changes.endSnooze(of: identity)
            switch end {
            case .moment(let time): changes.set(.task(identity), TaskField.snoozed, time)
            case .date(let date):
                changes.set(.task(identity), TaskField.snoozedDate, date.number)
                leaveDays(before: date, task, changes)
            }
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }

    /// Brings a task back into sight at once.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func wake(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.wokeUp)
        changes.about = task.title
        changes.endSnooze(of: identity)
        if let start = task.start, origin.instant.date < start {
            // One that repeats is hidden until the starts of its next dates as before.
            if task.repeats == nil {
                changes.clear(.task(identity), TaskField.start)
            } else {
                changes.set(.task(identity), TaskField.shownStart, start.number)
            }
        }
        return try commit(changes, from: origin)
    }
}

extension ChangeSet {
    /// Takes away until when a task is snoozed, be it a moment or a date.
    func endSnooze(of task: Identity) {
        clear(.task(task), TaskField.snoozed)
        clear(.task(task), TaskField.snoozedDate)
    }
}
