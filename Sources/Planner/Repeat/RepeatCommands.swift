import Facts

/// Commands on the live copy of a repeating task: its date is done, skipped, chosen again, or the last.
extension PlanReader {
    /// Marks the live copy's date as done, and moves the task on to its next date; without a next date the task is done for good.
    ///
    /// - Parameter date: of the reminder that it is done from: dates up to then are done with it, where the rule counts from its dates.
    func completeOccurrence(of task: TaskEntry, upTo date: LocalDate?, _ changes: ChangeSet, at instant: Instant) {
        let day = dayOfDoing(task, upTo: date, at: instant)
        guard let live = liveDate(of: task, on: day) else { return }
        changes.set(.occurrence(live, task.identity), OccurrenceField.done, instant.time)
        changes.clear(.occurrence(live, task.identity), OccurrenceField.skipped)
        advance(task, from: live, isDone: true, on: day, changes, at: instant)
    }

    /// The day on which a date of a task is done or skipped.
    ///
    /// - Parameter date: as in ``completeOccurrence(of:upTo:_:at:)``.
    func dayOfDoing(_ task: TaskEntry, upTo date: LocalDate? = nil, at instant: Instant) -> LocalDate {
        var day = instant.date
        // A day goes on after midnight until the next is begun, which is to have the task again.
        let yesterday = day.adding(days: -1)
        if currentDay?.date == yesterday { day = yesterday }
        // A reminder may come days before its date.
        if let date, task.repeats?.anchor == .date { day = max(day, date) }
        return day
    }

    /// - Parameter live: the date that is left behind: a later one than the task's own, where its dates pass.
    fileprivate func advance(
        _ task: TaskEntry,
        from live: LocalDate,
        isDone: Bool,
        on day: LocalDate,
        _ changes: ChangeSet,
        at instant: Instant
    ) {
        let entity = Entity.task(task.identity)
        guard let rule = task.repeats, let due = task.due else { return }
        let seriesDate = live == due ? task.seriesDate : nil
        // After its end, too: it may be put off.
        let next = rule.withoutEnd.date(after: live, seriesDate: seriesDate, isDone: isDone, on: day)
        changes.set(.occurrence(live, task.identity), OccurrenceField.next, next?.number)
        changes.set(.occurrence(live, task.identity), OccurrenceField.seriesDate, seriesDate?.number)
        guard let next, !rule.ends(before: next) else {
            if live != due { changes.setDue(of: task.identity, live) }
            if task.daily.isEmpty { changes.set(entity, TaskField.done, instant.time) }
            return
        }
        changes.clear(entity, TaskField.done)
        changes.setDue(of: task.identity, next)
        // If it was hidden until shortly before the date, it is hidden until as shortly before the next.
        if let start = task.start { changes.set(entity, TaskField.start, next.number - (due.number - start.number)) }
        // The steps of the next time are to do again.
        for step in subtree(of: task.identity) where step != task.identity {
            changes.clear(.task(step), TaskField.done)
            changes.clear(.task(step), TaskField.leftOut)
        }
        changes.endSnooze(of: task.identity)
    }

    /// Makes a date that was done or skipped the live one again.
    func reopenOccurrence(_ date: LocalDate, of task: TaskEntry, _ changes: ChangeSet) {
        changes.clearOccurrence(date, of: task.identity)
        changes.clear(.occurrence(date, task.identity), OccurrenceField.next)
        changes.clear(.occurrence(date, task.identity), OccurrenceField.seriesDate)
        changes.setDue(of: task.identity, date, seriesDate: seriesDate(of: date, task.identity))
        if let start = task.start, let due = task.due {
            changes.set(.task(task.identity), TaskField.start, date.number - (due.number - start.number))
        }
    }

    /// The date in its series that a task has once it was moved to a date: as before, or, for a date that was done or skipped and is
    /// chosen again, the one that it had then.
    func dateInSeries(of task: TaskEntry, movedTo date: LocalDate) -> LocalDate? {
        if case .some = closing(of: date, task.identity) { return seriesDate(of: date, task.identity) }
        return task.dateInSeries
    }

    /// Makes a date that is chosen by hand open, even if it was done: in today's list, too, if it was done today. A task that is still
    /// open there is to do for this date from then on. It is no longer snoozed until a later date: it is to be met in time.
    func choose(_ date: LocalDate, for task: Identity, _ changes: ChangeSet) {
        changes.clear(.task(task), TaskField.ended)
        changes.clearOccurrence(date, of: task)
        endSnooze(of: task, wantedOn: date, changes)
        guard let today = currentDay else { return }
        let plan = Entity.plan(today, task)
        guard let planned = replica.value(plan, PlanField.occurrence).integer else { return }
        if planned == Int64(date.number) {
            reopen(plan, changes)
        } else if let item = todayItem(task), item.done == nil {
            changes.set(plan, PlanField.occurrence, date.number)
        }
    }

    /// Takes a task's rule away. The values that followed from it are written on the task: its date may be later than the written one.
    func endRule(of task: TaskEntry, _ changes: ChangeSet) {
        guard task.repeats != nil else { return }
        let entity = Entity.task(task.identity)
        changes.clear(entity, TaskField.repeats)
        changes.set(entity, TaskField.ended, task.due?.number)
        changes.setDue(of: task.identity, task.due)
        changes.set(entity, TaskField.start, task.start?.number)
        changes.set(entity, TaskField.done, task.done.map { .integer($0) } ?? .absent)
    }
}

extension PersonalSpace {
    /// Skips one date: the task stands at the next that is not past, and leaves today's list.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func skipOnce(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        guard task.repeats != nil, task.done == nil, let live = liveDate(of: task, on: dayOfDoing(task, at: origin.instant))
        else { return .nothing }
        let changes = ChangeSet(.skippedOnce)
        changes.about = task.title
        changes.set(.occurrence(live, identity), OccurrenceField.skipped, origin.instant.time)
        advance(task, from: live, isDone: false, on: origin.instant.date, changes, at: origin.instant)
        leaveToday(task, changes)
        return try commit(changes, from: origin)
    }

    /// Ends the repetition of a task; its date stays.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func endRepeat(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.endedRepeat)
        changes.about = task.title
        endRule(of: task, changes)
        return try commit(changes, from: origin)
    }
}

extension TaskEntry {
    /// The date that the live copy has in the series of its rule; nil for a task that does not repeat, and for one whose next date is
    /// counted from completion.
    var dateInSeries: LocalDate? { repeats?.anchor == .date ? seriesDate ?? due : nil }
}

extension ChangeSet {
    /// Sets the date a task is due on, and with it the date that its live copy has in the series of its rule.
    ///
    /// - Parameter seriesDate: the date in the series; nil: the due date itself.
    func setDue(of task: Identity, _ date: LocalDate?, seriesDate: LocalDate? = nil) {
        set(.task(task), TaskField.due, date?.number)
        set(.task(task), TaskField.seriesDate, date == nil || seriesDate == date ? nil : seriesDate?.number)
    }

    /// Makes a date neither done nor skipped.
    func clearOccurrence(_ date: LocalDate, of task: Identity) {
        clear(.occurrence(date, task), OccurrenceField.done)
        clear(.occurrence(date, task), OccurrenceField.skipped)
    }
}
