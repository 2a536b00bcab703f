package import Facts

/// A value that can be written to several tasks at once.
package enum BulkChange: Equatable, Sendable {
    /// When they are due; nil takes the date away.
    case due(LocalDate?)
    /// Their usual cost; nil: no cost.
    case cost(Int?)
    /// How much they matter.
    case priority(Priority?)
    /// The list they are in; nil: none.
    case list(TaskDetails.Named?)
    /// A subject they carry from now on.
    case label(TaskDetails.Named)
    /// A subject they no longer carry.
    case unlabel(Identity)
}

extension PersonalSpace {
    /// Writes one thing on many tasks, as one command.
    ///
    /// - Throws: ``Fault/nothingChosen``, ``Fault/noSuchTask``, ``Fault/noSuchList``, ``Fault/noSuchSubject``,
    ///   ``Fault/outOfRange(_:)``, ``Fault/notADate``, ``Fault/nameMissing``.
    func changeTasks(_ identities: [Identity], _ change: BulkChange, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard !identities.isEmpty else { throw .nothingChosen }
        let changes = ChangeSet(change.name)
        changes.count = 0
        let write = try writer(of: change, changes, origin)
        var chosen = identities.withoutRepeats
        // A step that was chosen with its task goes with it, and stays its step.
        if case .list = change { chosen = try topmost(of: chosen) }
        for identity in chosen {
            guard let task = task(identity) else { throw .noSuchTask }
            write(task, changes)
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }

    private func writer(
        of change: BulkChange,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) throws(Fault) -> (TaskEntry, ChangeSet) -> Void {
        switch change {
        case .due(let date):
            if let date, !LocalDate.numbers.contains(date.number) { throw .notADate }
            return { self.redate($0, date, $1) }
        case .cost(let cost):
            if let cost, !Costs.range.contains(cost) { throw .outOfRange(Costs.range) }
            endUnneededBorrowing(changes)
            return {
                $1.set(.task($0.identity), TaskField.cost, cost)
                $1.clear(.task($0.identity), TaskField.rest)
            }
        case .priority(let priority):
            return { $1.set(.task($0.identity), TaskField.priority, priority.map { Int($0.rawValue) }) }
        case .list(let named):
            guard let named else { return { self.file($0, in: nil, $1) } }
            var order: OrderKey?
            let list = try listIdentity(named, changes, origin)
            changes.amount = nil
            order = members(of: list).last.map { self.orderKey(of: $0) }
            return { task, changes in
                self.file(task, in: list, changes)
                // Below the existing ones, in the order in which they were chosen.
                let key = OrderKey.below(order)
                order = key
                changes.set(.task(task.identity), TaskField.order, key.text)
            }
        case .label(let named):
            let subject = try subjectIdentity(named, changes, origin)
            return { $1.set(.subjectAssignment(Subject.scope(of: subject), $0.identity), SubjectAssignmentField.on, 1) }
        case .unlabel(let subject):
            return { task, changes in
                for label in self.labels(of: task.identity) where self.replacement(for: label) == subject {
                    changes.clear(.subjectAssignment(Subject.scope(of: label), task.identity), SubjectAssignmentField.on)
                }
            }
        }
    }

    /// Deletes many tasks, each with its steps.
    ///
    /// - Throws: ``Fault/nothingChosen``, ``Fault/noSuchTask``.
    func deleteTasks(_ identities: [Identity], from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard !identities.isEmpty else { throw .nothingChosen }
        let changes = ChangeSet(.deletedTask)
        changes.count = 0
        var gone: Set<Identity> = []
        for identity in identities.withoutRepeats {
            guard let task = task(identity) else { throw .noSuchTask }
            for one in subtree(of: identity, except: &gone) where hasTask(one) {
                changes.set(.task(one), TaskField.deleted, origin.instant.time)
            }
            changes.name(task)
        }
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// Gives a task another date, or takes it away with all that hangs on it.
    func redate(_ task: TaskEntry, _ date: LocalDate?, _ changes: ChangeSet) {
        let entity = Entity.task(task.identity)
        guard let date else {
            endRule(of: task, changes)
            changes.setDue(of: task.identity, nil)
            // Nothing is left for these to hang on.
            changes.clear(entity, TaskField.time)
            changes.clear(entity, TaskField.reminder)
            return
        }
        var seriesDate = dateInSeries(of: task, movedTo: date)
        // After its last date it does not come back.
        if let rule = task.repeats, rule.ends(before: date) {
            endRule(of: task, changes)
            seriesDate = nil
        }
        changes.setDue(of: task.identity, date, seriesDate: seriesDate)
        choose(date, for: task.identity, changes)
        // It may stand further on than was written.
        let start = task.start.flatMap { date < $0 ? nil : $0 }
        changes.set(entity, TaskField.start, start?.number)
    }

    /// A step that is put into a list stands on its own from then on.
    fileprivate func file(_ task: TaskEntry, in list: Identity?, _ changes: ChangeSet) {
        leaveCycle(task, changes)
        changes.set(.task(task.identity), TaskField.list, list.map { Value($0) } ?? .absent)
        changes.clear(.task(task.identity), TaskField.parent)
    }
}

extension BulkChange {
    fileprivate var name: ChangeKind {
        switch self {
        case .list: .filedTask
        case .label: .labelled
        case .unlabel: .unlabelled
        case .due, .cost, .priority: .changedMany
        }
    }
}
