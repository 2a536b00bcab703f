import Facts

extension PersonalSpace {
    /// Marks tasks as done, in any list, with all open steps beneath them. A task that costs spoons is in today's list from then on, as
    /// done: it took them.
    ///
    /// - Parameters:
    ///   - date: of the reminder that they are done from: a task that has moved past it since, or was put off, stays as it is; one that
    ///     is still at an earlier date is done up to this one.
    ///   - stopsTimer: whether the timer is stopped with it, and its time recorded.
    /// - Throws: ``Fault/nothingChosen``, ``Fault/noSuchTask``, or ``Fault/noDay`` for a task that is done in days alone.
    func checkOff(
        _ identities: [Identity],
        dueBy date: LocalDate? = nil,
        stopsTimer: Bool = false,
        from origin: CommandOrigin
    )
        throws(Fault) -> CommandResult
    {
        guard !identities.isEmpty else { throw .nothingChosen }
        let changes = ChangeSet(.checkedOff)
        changes.count = 0
        var open: [TaskEntry] = []
        var seen: Set<Identity> = []
        // Those whose steps were gone through.
        var walked: Set<Identity> = []
        for identity in identities where seen.insert(identity).inserted {
            guard let task = task(identity) else { throw .noSuchTask }
            if let date {
                guard let due = task.due, due <= date else { continue }
            }
            // A day goes on until the next is begun: another date of a task that repeats may have been done in it.
            guard date != nil && task.repeats != nil ? task.done == nil : isOpen(task) else { continue }
            if task.repeats == nil, !task.daily.isEmpty, currentDay == nil { throw .noDay }
            changes.name(task)
            open.append(task)
            if task.comesAgain { continue }
            for step in subtreeToDo(of: identity, except: &walked) where seen.insert(step).inserted {
                if let step = self.task(step), isOpen(step) { open.append(step) }
            }
        }
        // Tasks that go on to their next dates come last: their steps are open then, even those that are done in this very command.
        for task in open where task.repeats == nil { checkOff(task, changes, at: origin.instant) }
        for task in open where task.repeats != nil { checkOff(task, upTo: date, changes, at: origin.instant) }
        if stopsTimer { putTimerAway(changes, origin) }
        return try commit(changes, from: origin)
    }

    /// Takes the mark off again, from the task and from the steps done with it: everything is where it was before.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func uncheck(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let item = todayItem(identity)
        guard (item?.done ?? task.done) != nil else { return .nothing }
        let changes = ChangeSet(.unchecked)
        changes.count = 0
        reopen(task, changes)
        reopenSteps(of: task, changes)
        restoreDates(of: task, changes)
        changes.name(task)
        return try commit(changes, from: origin)
    }

    /// Sets the cost of a task today, without changing its usual cost.
    ///
    /// - Throws: ``Fault/outOfRange(_:)``, ``Fault/noDay``, ``Fault/noSuchTask`` or ``Fault/notInToday``.
    func setTodayCost(of identity: Identity, to cost: Int, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard Costs.range.contains(cost) else { throw .outOfRange(Costs.range) }
        return try note(cost, in: PlanField.cost, as: .setTodayCost, of: identity, from: origin)
    }

    /// Records the actual cost of a done task.
    ///
    /// - Throws: as ``setTodayCost(of:to:from:)``.
    func setRealCost(of identity: Identity, to cost: Int, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard Settings.spoons.contains(cost) else { throw .outOfRange(Settings.spoons) }
        return try note(cost, in: PlanField.real, as: .setRealCost, of: identity, from: origin)
    }

    private func note(
        _ cost: Int,
        in field: Field,
        as name: ChangeKind,
        of identity: Identity,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        guard let today = currentDay else { throw .noDay }
        let item = try plannedItem(identity)
        let changes = ChangeSet(name)
        changes.about = item.task.title
        changes.amount = cost
        if field == PlanField.cost { endUnneededBorrowing(changes) }
        changes.set(.plan(today, identity), field, cost)
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    fileprivate func isOpen(_ task: TaskEntry) -> Bool {
        todayItem(task.identity).map { $0.done == nil } ?? (task.done == nil)
    }

    /// Writes a task as done.
    ///
    /// - Parameters:
    ///   - date: up to which date of its rule, where that is known.
    ///   - instant: when that was; it may be noted later.
    func checkOff(_ task: TaskEntry, upTo date: LocalDate? = nil, _ changes: ChangeSet, at instant: Instant) {
        let now = instant.time
        let item = todayItem(task.identity)
        // A repeating task is done for today, whatever it costs.
        let free = task.comesAgain ? 0 : nil
        if let today = currentDay, let planned = item?.cost ?? listDays.spoons(of: task, in: self) ?? free,
            !task.daily.isEmpty || !isShelved(task)
        {
            let cost = max(planned - spoonsOfSteps(doneWith: task), 0)
            if case .none = item {
                changes.set(.plan(today, task.identity), PlanField.before, replica.value(.task(task.identity), TaskField.planned))
                changes.plan(task, for: today, in: self)
            }
            changes.set(.plan(today, task.identity), PlanField.done, now)
            // Its planned cost is kept as it was when done, whatever it usually costs later.
            changes.set(.plan(today, task.identity), PlanField.cost, cost)
            if case .none = item { changes.clear(.plan(today, task.identity), PlanField.real) }
            if task.repeats != nil, let date = liveDate(of: task, on: dayOfDoing(task, upTo: date, at: instant)) {
                changes.set(.plan(today, task.identity), PlanField.occurrence, date.number)
            }
        }
        if task.isLeftOut { changes.clear(.task(task.identity), TaskField.leftOut) }
        if task.repeats != nil {
            completeOccurrence(of: task, upTo: date, changes, at: instant)
        } else if task.daily.isEmpty {
            changes.set(.task(task.identity), TaskField.done, now)
        }
    }

    /// Restores until when a task was snoozed and the day to come that it was meant for, also of the steps done with it. Marking it as done
    /// took both away, and only that change still knows them.
    fileprivate func restoreDates(of task: TaskEntry, _ changes: ChangeSet) {
        guard let mark = mark(of: task), let time = mark.value.integer else { return }
        let day = Instant(time: time, offset: 0).utcDay
        let reopened = Set(subtree(of: task.identity))
        for change in replica.entities(.change, scopes: day...day) {
            guard replica[change]?.entry(ChangeField.at)?.timestamp == mark.timestamp else { continue }
            for old in replica.replaced(by: change) where reopened.contains(old.entity.identity) {
                // What was written since stays.
                guard old.isSnoozeOrIntended, entry(old.entity, old.field)?.timestamp == mark.timestamp else { continue }
                changes.set(old.entity, old.field, old.value)
            }
        }
    }

    /// Takes every mark off that says a task is done: its own, that of today's plan, and that of the date of one that repeats.
    func reopen(_ task: TaskEntry, _ changes: ChangeSet) {
        // A task on weekdays is done in the person's own days only: its mark in a shared list is another member's.
        if task.daily.isEmpty || home(of: task.identity) == 0 { changes.clear(.task(task.identity), TaskField.done) }
        if let today = currentDay, let item = todayItem(task.identity), item.done != nil {
            let plan = Entity.plan(today, task.identity)
            reopen(plan, changes)
            changes.clear(plan, PlanField.doneByOther)
            if let number = replica.value(plan, PlanField.occurrence).integer {
                reopenOccurrence(LocalDate(stored: number), of: task, changes)
                return
            }
        }
        // One that has ended: its last date was done or skipped.
        guard task.done != nil, let last = task.repeats == nil ? task.ended : task.due else { return }
        if case .some = closing(of: last, task.identity) { reopenOccurrence(last, of: task, changes) }
    }

    /// Takes the mark off a day's plan, with its actual cost. All facts of a command have one timestamp, so the facts with the timestamp of
    /// the mark were written with it and are removed with it: the cost as it was then, the date it was done with, and the plan itself if
    /// the command made it.
    func reopen(_ plan: Entity, _ changes: ChangeSet) {
        guard let record = replica[plan], let mark = record.entry(PlanField.done), !mark.value.isAbsent else { return }
        changes.clear(plan, PlanField.done)
        changes.clear(plan, PlanField.real)
        for field in [PlanField.cost, PlanField.occurrence] where record.entry(field)?.timestamp == mark.timestamp {
            changes.clear(plan, field)
        }
        guard record.entry(PlanField.state)?.timestamp == mark.timestamp else { return }
        changes.clear(plan, PlanField.state)
        changes.clear(plan, PlanField.before)
        changes.set(.task(plan.identity), TaskField.planned, record[PlanField.before])
    }

    /// Reopens the steps of a task that were done with it; steps that were done by themselves stay done. The steps that were done before a
    /// repeating task went on to its next date are done again, and those left out left out.
    func reopenSteps(of task: TaskEntry, _ changes: ChangeSet) {
        guard let mark = mark(of: task) else { return }
        for identity in subtree(of: task.identity) where identity != task.identity {
            guard let step = self.task(identity), let record = record(ofTask: identity) else { continue }
            if self.mark(of: step)?.timestamp == mark.timestamp {
                reopen(step, changes)
                continue
            }
            // Nothing there, with the timestamp of the mark: it was there until then.
            if let old = record.entry(TaskField.done), old.value.isAbsent, old.timestamp == mark.timestamp {
                changes.set(.task(identity), TaskField.done, mark.value)
            }
            if let old = record.entry(TaskField.leftOut), old.value.isAbsent, old.timestamp == mark.timestamp {
                changes.set(.task(identity), TaskField.leftOut, 1)
            }
        }
    }

    /// The mark that says that a task is done: its own mark, that of today's plan, or that of the date that was planned. The own mark of a
    /// repeating task may be left from an end that was put off, and that of a task on weekdays may be another member's.
    fileprivate func mark(of task: TaskEntry) -> Record.Entry? {
        let own = mark(TaskField.done, of: .task(task.identity))
        if !task.comesAgain, case .some = own { return own }
        guard let today = currentDay else { return own }
        let plan = Entity.plan(today, task.identity)
        if let planned = mark(PlanField.done, of: plan) { return planned }
        guard let date = replica.value(plan, PlanField.occurrence).integer else { return own }
        return mark(OccurrenceField.done, of: .occurrence(LocalDate(stored: date), task.identity)) ?? own
    }

    fileprivate func mark(_ field: Field, of entity: Entity) -> Record.Entry? {
        guard let entry = entry(entity, field), !entry.value.isAbsent else { return nil }
        return entry
    }
}

extension Replaced {
    /// Whether it says until when a task is snoozed, or which day to come it is meant for.
    fileprivate var isSnoozeOrIntended: Bool {
        switch entity.kind {
        case .task: field == TaskField.snoozed || field == TaskField.snoozedDate
        case .dismissal: field == DismissalField.intended
        default: false
        }
    }
}
