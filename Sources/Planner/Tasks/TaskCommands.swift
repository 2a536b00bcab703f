import Facts

extension PersonalSpace {
    /// Adds a task: as the last step of another, or last in its list, or on top of its category. Its identity is the form's: sent
    /// twice, it is added once.
    ///
    /// - Parameters:
    ///   - isForToday: whether it goes into today's list at once, if it fits. Without a cost it takes no room.
    ///   - borrowing: how many spoons the person agreed to borrow from tomorrow for it.
    ///   - others: tasks of today's list that go back to where they were, in a swap; there is no borrowing then.
    /// - Throws: ``Fault/noSuchTask`` or ``Fault/tooDeep`` for a step, ``Fault/noSuchList``, ``Fault/noSuchSubject``,
    ///   ``Fault/endBeforeFirst``; for today ``Fault/noDay``, and as ``borrow(_:agreed:on:_:_:)`` and ``leaving(_:for:at:)``.
    func addTask(
        _ written: TaskDraft,
        under parent: Identity? = nil,
        intoToday isForToday: Bool = false,
        borrowing: Int = 0,
        insteadOf others: [Identity] = [],
        isTyped: Bool = false,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        let swapped = isForToday ? try leaving(others, for: written.cost ?? 0, at: origin.instant) : []
        let changes = ChangeSet(swapped.isEmpty ? .addedTask : .swapped)
        changes.about = written.title
        if swapped.isEmpty { changes.amount = written.details.due?.number }
        var order = keyAboveFirst(in: category(written.cost))
        if let parent {
            guard let above = task(parent) else { throw .noSuchTask }
            guard level(of: above) + 2 <= TaskLimits.levels else { throw .tooDeep }
            changes.set(.task(origin.identity), TaskField.parent, Value(parent))
            order = keyBelowLast(in: lists.members(.steps(parent)))
        } else {
            switch written.details.list {
            case .existing(let list): order = keyBelowLast(in: members(of: list))
            case .new(let name):
                if let list = openList(named: name) { order = keyBelowLast(in: members(of: list.identity)) }
            case nil: break
            }
        }
        try write(written, to: origin.identity, was: nil, order: order, changes, origin)
        if isForToday {
            try planToday(written, borrowing: borrowing, insteadOf: swapped, changes, origin)
        } else if isTyped, let room = roomForTyped(at: origin.instant) {
            takeTyped(written, origin.identity, isStep: parent != nil, in: written.details.list, room, changes, origin)
        }
        return try commit(changes, from: origin)
    }

    /// Puts a new task into today's list, too.
    private func planToday(
        _ written: TaskDraft,
        borrowing: Int,
        insteadOf swapped: [TodayItem],
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        guard let today = currentDay, let budget else { throw .noDay }
        let cost = written.cost ?? 0
        let excess = cost > 0 ? budget.excess(adding: cost) : 0
        if excess > 0, swapped.isEmpty { try borrow(excess, agreed: borrowing, on: today, budget, changes) }
        for item in swapped { putBack(item.task, from: today, changes) }
        plan(written, as: origin.identity, for: today, changes, origin)
        // A low day does not hide what was added to it, though it can wait.
        if lowDay != nil { changes.set(.dismissal(origin.identity), DismissalField.wanted, Int64(today.rawValue)) }
    }

    /// Puts a task that is being written into the to-do list of a day. One that repeats is there with the date it stands at.
    func plan(_ written: TaskDraft, as task: Identity, for today: DayKey, _ changes: ChangeSet, _ origin: CommandOrigin) {
        changes.plan(task, for: today)
        guard let rule = written.details.repeats, written.daily.isEmpty else { return }
        let date = written.details.due ?? rule.first(from: origin.instant.date) ?? origin.instant.date
        changes.set(.plan(today, task), PlanField.occurrence, date.number)
    }

    /// Writes the changed fields of a task. An example that was edited is the person's own from then on.
    ///
    /// - Parameter seen: the task as the form showed it. A value that was changed since, elsewhere, and in the form as well, is kept as another
    ///   version.
    /// - Throws: ``Fault/noSuchTask``, ``Fault/noSuchList``, ``Fault/noSuchSubject``.
    func editTask(
        _ identity: Identity,
        _ written: TaskDraft,
        seen: TaskSeen? = nil,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        guard let old = task(identity) else { throw .noSuchTask }
        let now = TaskDraft(old, in: self)
        let written = seen?.changes(in: written, of: now) ?? written
        let changes = ChangeSet(.editedTask)
        changes.about = written.title
        for field in seen?.overwritten(by: written, of: now) ?? [] where isChosen(field, of: old) {
            keep(field, of: .task(identity), changes)
        }
        try writeEdit(of: old, written, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Puts the changed fields of a task into a command, and what follows from them.
    func writeEdit(
        of old: TaskEntry,
        _ written: TaskDraft,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        let identity = old.identity
        if old.cost != written.cost { endUnneededBorrowing(changes) }
        var order: OrderKey?
        if case .existing(let list) = written.details.list, self.list(of: old) != list {
            order = keyBelowLast(in: members(of: list))
        } else if old.cost != written.cost, old.writtenParent == nil, old.writtenList == nil, case .category = bucket(of: old) {
            order = keyAboveFirst(in: category(written.cost))
        }
        let rule = written.details.repeats
        if rule == nil { endRule(of: old, changes) }
        if let start = written.details.start, start != old.start, origin.instant.date < start {
            leaveDays(before: start, old, changes)
        }
        try write(written, to: identity, was: old, order: order, changes, origin)
        if old.isExample { changes.clear(.task(identity), TaskField.example) }
        // A task that repeats from now on is open. If it was on weekdays before, a mark in a shared list is another member's.
        let keepsMark = !old.daily.isEmpty && home(of: identity) != 0
        if rule != nil && rule != old.repeats || !written.daily.isEmpty && !keepsMark {
            changes.clear(.task(identity), TaskField.done)
            if old.done != nil { reopenSteps(of: old, changes) }
        }
    }

    /// Deletes a task wherever it is, with all its steps.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func deleteTask(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let old = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.deletedTask)
        changes.about = old.title
        delete(identity, changes, origin)
        return try commit(changes, from: origin)
    }

    /// Marks a task and all its steps as deleted; those that are already keep their mark.
    func delete(_ identity: Identity, _ changes: ChangeSet, _ origin: CommandOrigin) {
        for task in subtree(of: identity) where hasTask(task) {
            changes.set(.task(task), TaskField.deleted, origin.instant.time)
        }
    }
}

extension PlanReader {
    /// Whether the present value of a field is what somebody chose: not the date that followed when another was done.
    fileprivate func isChosen(_ field: Field, of task: TaskEntry) -> Bool {
        guard field == TaskField.due, let written = entry(.task(task.identity), field) else { return true }
        guard written.value.integer == task.due.map({ Int64($0.number) }) else { return false }
        return !isWrittenByRepeating(written.timestamp, home: home(of: task.identity))
    }

    /// A key above everything in a list.
    func keyAboveFirst(in siblings: [Identity]) -> OrderKey {
        OrderKey.above(siblings.first.map { orderKey(of: $0) })
    }

    /// A key below everything in a list.
    func keyBelowLast(in siblings: [Identity]) -> OrderKey {
        OrderKey.below(siblings.last.map { orderKey(of: $0) })
    }

    func orderKey(of task: Identity) -> OrderKey {
        value(.task(task), TaskField.order).text.map { OrderKey($0) } ?? .first
    }
}

// MARK: - Writing

extension PersonalSpace {
    /// Puts all fields of a draft into a command. Unchanged ones are left out when it is committed.
    func write(
        _ written: TaskDraft,
        to identity: Identity,
        was old: TaskEntry?,
        order: OrderKey?,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        let task = Entity.task(identity)
        let details = written.details
        changes.set(task, TaskField.title, written.title)
        changes.set(task, TaskField.note, written.note.isEmpty ? .absent : .text(written.note))
        let isRest = written.cost == 0
        changes.set(task, TaskField.cost, isRest ? nil : written.cost)
        changes.set(task, TaskField.rest, isRest ? 1 : nil)
        changes.set(task, TaskField.daily, written.daily.isEmpty ? nil : Int(written.daily.bits))
        changes.set(task, TaskField.priority, details.priority.map { Int($0.rawValue) })
        changes.set(task, TaskField.start, details.start?.number)
        // Chosen again, a start that was shown before hides the task as any other does.
        if details.start != old?.start { changes.clear(task, TaskField.shownStart) }
        changes.set(task, TaskField.time, details.time)
        changes.set(task, TaskField.minutes, details.minutes)
        changes.set(task, TaskField.reminder, details.reminder)
        changes.set(task, TaskField.repeats, details.repeats.map { .text($0.text) } ?? .absent)
        if let kinds = details.kinds { changes.set(task, TaskField.kinds, kinds.isEmpty ? nil : Int(kinds.bits)) }
        try writeDue(details, of: identity, was: old, changes, origin)
        if let order { changes.set(task, TaskField.order, order.text) }
        if case .none = old { changes.set(task, TaskField.created, origin.instant.time) }
        try writeList(details.list, of: identity, was: old, changes, origin)
        try writeSubjects(details.subjects, of: identity, was: old, changes, origin)
    }

    /// A rule without a date begins at its first date from today on.
    private func writeDue(
        _ details: TaskDetails,
        of identity: Identity,
        was old: TaskEntry?,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        if details.repeats?.endsBefore(details.due, today: origin.instant.date) ?? false { throw .endBeforeFirst }
        var due = details.due
        if due == nil, let rule = details.repeats {
            let today = origin.instant.date
            due = rule.first(from: today) ?? today
        }
        var seriesDate: LocalDate?
        if let old, let due, details.keepsSeries(of: old) { seriesDate = dateInSeries(of: old, movedTo: due) }
        changes.setDue(of: identity, due, seriesDate: seriesDate)
        if let due, due != old?.due {
            choose(due, for: identity, changes)
        }
    }

    private func writeList(
        _ list: TaskDetails.Named?,
        of identity: Identity,
        was old: TaskEntry?,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        if let list {
            // A step is in the list of the task it belongs to.
            if let old, parent(of: old) != nil { return }
            changes.set(.task(identity), TaskField.list, Value(try listIdentity(list, changes, origin)))
        } else if let old, parent(of: old) == nil {
            changes.clear(.task(identity), TaskField.list)
        }
    }

    private func writeSubjects(
        _ subjects: [TaskDetails.Named],
        of identity: Identity,
        was old: TaskEntry?,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) {
        var chosen: [Identity] = []
        for subject in subjects { chosen.append(try subjectIdentity(subject, changes, origin)) }
        for subject in chosen {
            changes.set(.subjectAssignment(Subject.scope(of: subject), identity), SubjectAssignmentField.on, 1)
        }
        guard case .some = old else { return }
        let kept = Set(chosen)
        for subject in labels(of: identity) where !kept.contains(replacement(for: subject)) {
            changes.clear(.subjectAssignment(Subject.scope(of: subject), identity), SubjectAssignmentField.on)
        }
    }
}
