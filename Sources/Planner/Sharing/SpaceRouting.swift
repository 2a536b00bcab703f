import Facts

/// Where the changes of a command go: each into the half of its entity that it belongs to; and what a command puts into a shared list, or
/// takes out of one, goes from space to space.
extension PlanReader {
    /// The writes of a change set, each to the entity in the space where it is kept.
    func placed(_ changes: ChangeSet, at instant: Instant) -> [ChangeSet.Write] {
        let settled = changes.settled
        // Undoing names entities as they were kept, and has followed them already (`UndoingMoves.swift`).
        guard !spaces.isEmpty, changes.name != .undid else { return settled }
        var written: [FieldName: Value] = [:]
        for change in settled where change.entity.kind == .task { written[FieldName(change.entity, change.field)] = change.value }
        let moves = moves(settled, written)
        let placed = ChangeSet(changes.name)
        for change in settled {
            if let move = moves[change.entity.identity], SharedEntities.isPart(change, ofTask: move.task) {
                guard change.entity.kind == .occurrence else { continue }
                route(change, in: move.to, placed)
            } else {
                route(change, in: nil, placed)
            }
        }
        for task in Array(moves.keys).ascending {
            if let move = moves[task] { carryOut(move, written, placed, at: instant) }
        }
        keepDoneByOthers(placed, leaving: moves)
        return placed.settled
    }

    private func route(_ change: ChangeSet.Write, in home: UInt32?, _ changes: ChangeSet) {
        var entity = placed(change.entity, change.field)
        if let home, change.entity.kind == .occurrence, SharedEntities.dateFields.contains(change.field) {
            entity = SharedEntities.occurrence(change.entity.scope, change.entity.identity, in: home)
        }
        changes.set(entity, change.field, change.value)
        guard entity.kind == .sharedOccurrence else { return }
        // Its name is a mixture: what it is of, it says.
        changes.set(entity, SharedOccurrenceField.date, Int64(change.entity.scope))
        changes.set(entity, SharedOccurrenceField.task, Value(change.entity.identity))
    }

    // MARK: Permissions

    /// The changes of a command that the person may make.
    ///
    /// A person who ticks off a task that somebody else decides about has done it in their own day all the same. Undoing leaves alone
    /// entities in a space that the person is no longer in.
    ///
    /// - Throws: ``Fault/viewOnly``.
    func permitted(_ changes: [ChangeSet.Write], _ name: ChangeKind) throws(Fault) -> [ChangeSet.Write] {
        guard !spaces.isEmpty else { return changes }
        var permitted: [ChangeSet.Write] = []
        var refused = 0
        for change in changes {
            guard let space = change.entity.sharedSpace else {
                permitted.append(change)
                continue
            }
            if let role = role(in: space), role >= .edit {
                permitted.append(change)
            } else if name == .undid, role(in: space) == nil {
                continue
            } else {
                refused += 1
            }
        }
        guard refused > 0 else { return changes.count == permitted.count ? changes : permitted }
        let isTick = name == .checkedOff || name == .unchecked
        guard isTick, !permitted.isEmpty else { throw .viewOnly }
        return permitted
    }

    // MARK: From space to space

    struct HomeMove {
        let task: Identity
        let from: UInt32
        let to: UInt32
    }

    /// Every task that a command brings into another space: those that it puts somewhere, with all that is beneath them.
    private func moves(_ settled: [ChangeSet.Write], _ written: [FieldName: Value]) -> [Identity: HomeMove] {
        var put: [Identity] = []
        for change in settled where change.entity.kind == .task && change.entity.scope == 0 {
            if change.field == TaskField.list || change.field == TaskField.parent { put.append(change.entity.identity) }
        }
        var moves: [Identity: HomeMove] = [:]
        for task in writtenSubtrees(of: put) {
            let from = home(of: task)
            let to = futureHome(of: task, written)
            if from != to { moves[task] = HomeMove(task: task, from: from, to: to) }
        }
        return moves
    }

    /// The space of the list that a task will be in.
    func futureHome(of task: Identity, _ written: [FieldName: Value]) -> UInt32 {
        func future(_ task: Identity, _ field: Field) -> Identity? {
            (written[FieldName(.task(task), field)] ?? value(.task(task), field)).identity
        }
        var root = task
        var seen: Set<Identity> = [task]
        while let parent = future(root, TaskField.parent), seen.insert(parent).inserted, seen.count <= TaskAncestry.furthest {
            // A step of a deleted task stands on its own.
            guard hasTask(parent) || written[FieldName(.task(parent), TaskField.title)] != nil else { break }
            root = parent
        }
        return future(root, TaskField.list).map { home(ofList: $0) } ?? 0
    }

    /// Keeps that other members did tasks which leave their list.
    func keepDoneByOthers(_ changes: ChangeSet, leaving moves: [Identity: HomeMove]) {
        if moves.values.contains(where: { $0.from != 0 }) { keepDoneByOthers(changes) { moves[$0].map { $0.from != 0 } == true } }
    }

    private func carryOut(_ move: HomeMove, _ written: [FieldName: Value], _ changes: ChangeSet, at instant: Instant) {
        moveFields(of: move, written, changes)
        if move.from != 0 { changes.takeOut(Entity(.task, scope: move.from, move.task), at: instant) }
    }

    /// Moves the shared fields of a task from one space to another, and records the new space among the person's own facts.
    ///
    /// - Parameter written: the values that the command writes to it as well, by the fields of its own half.
    func moveFields(of move: HomeMove, _ written: [FieldName: Value], _ changes: ChangeSet) {
        let own = Entity.task(move.task)
        for field in SharedEntities.taskFields {
            let value = written[FieldName(own, field)] ?? currentValue(of: field, move.task)
            changes.set(Entity(.task, scope: move.to, move.task), field, value)
            if move.from == 0 { changes.clear(own, field) }
        }
        if move.to != 0 { changes.clear(Entity(.task, scope: move.to, move.task), TaskField.takenOut) }
        // A new task has no personal fields yet, and is made in its space.
        guard case .some = record(ofTask: move.task) else { return }
        changes.set(own, TaskField.home, space: move.to)
        // The dates that were done stay behind: the values that follow from them are written down.
        if let task = task(move.task), task.repeats != nil || task.start != nil, written[FieldName(own, TaskField.start)] == nil {
            changes.set(own, TaskField.start, task.start?.number)
        }
    }

    /// The value of a field or, for a repeating task, the value that follows from the dates that were done.
    func currentValue(of field: Field, _ task: Identity) -> Value {
        // A place in the series that was left behind would be valid again with the one timestamp of the move.
        if field == TaskField.seriesDate { return self.task(task)?.seriesDate.map { .integer(Int64($0.number)) } ?? .absent }
        let written = value(.task(task), field)
        guard field == TaskField.due || field == TaskField.done, let entry = self.task(task), entry.repeats != nil else {
            return written
        }
        if field == TaskField.due { return entry.due.map { .integer(Int64($0.number)) } ?? .absent }
        return entry.done.map { .integer($0) } ?? .absent
    }
}

extension ChangeSet {
    /// Marks the half of a task in a space as deleted, because the task is elsewhere from now on.
    func takeOut(_ shared: Entity, at instant: Instant) {
        set(shared, TaskField.deleted, instant.time)
        set(shared, TaskField.takenOut, instant.time)
    }
}

extension SharedEntities {
    /// Whether a change is about a field that goes with a task from space to space.
    fileprivate static func isPart(_ change: ChangeSet.Write, ofTask task: Identity) -> Bool {
        guard change.entity.identity == task else { return false }
        switch change.entity.kind {
        case .task: return change.entity.scope == 0 && taskFields.contains(change.field)
        case .occurrence: return true
        default: return false
        }
    }
}
