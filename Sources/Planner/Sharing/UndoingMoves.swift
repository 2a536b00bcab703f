import Facts

/// Undoing names each field as the change kept it. If a task is in another space by now, or undoing moves it to one, its other shared
/// fields follow.
extension PlanReader {
    /// The writes of undoing a change.
    ///
    /// - Parameters:
    ///   - draft: the new values of the change's own fields.
    ///   - fields: these fields, and those that are no longer here.
    ///   - toggles: the timestamps with which this change was undone and done again so far.
    func followed(_ changes: ChangeSet, of fields: [Replaced], toggles: Set<Timestamp>, at instant: Instant) -> ChangeSet {
        let undoing = UndoneTasks(changes, of: fields, in: self)
        guard !undoing.tasks.isEmpty else { return changes }
        let followed = changes.without { undoing.isKept($0) }
        undoing.follow(toggles, in: self, followed, at: instant)
        return followed
    }

    /// The changes without those that would bring back a task that somebody moved elsewhere: undoing a deletion of it leaves it there.
    func withoutMovedElsewhere(_ changes: ChangeSet) -> ChangeSet {
        var putBack: Set<Entity> = []
        for write in changes.writes where write.entity.kind == .task && write.field == TaskField.takenOut {
            if write.value.isAbsent { putBack.insert(write.entity) }
        }
        return changes.without { write in
            write.entity.kind == .task && write.entity.scope != 0 && write.field == TaskField.deleted && write.value.isAbsent
                && !putBack.contains(write.entity) && !self.replica.value(write.entity, TaskField.takenOut).isAbsent
        }
    }

    /// The list that is shared as that space.
    fileprivate func list(ofSpace space: UInt32) -> Identity? {
        for entity in replica.entities(.list, scopes: space...space) where isHere(entity) { return entity.identity }
        return nil
    }
}

/// The tasks that undoing is about, as they will be.
private struct UndoneTasks {
    /// Each above its steps.
    private(set) var tasks: [Identity] = []
    private(set) var moves: [Identity: PlanReader.HomeMove] = [:]
    private var written: [FieldName: Value] = [:]
    /// The tasks whose half in another space comes back, or goes, by the values that the change itself wrote.
    private var returning: Set<Identity> = []
    /// The tasks that the person may not bring where they were, or not any more.
    private var staying: Set<Identity> = []

    init(_ changes: ChangeSet, of fields: [Replaced], in space: PlanReader) {
        var gone: Set<Identity> = []
        for old in fields where old.entity.kind == .task && old.entity.scope != 0 {
            if case .none = space.replica[old.entity] { gone.insert(old.entity.identity) }
        }
        guard !space.spaces.isEmpty || !gone.isEmpty else { return }
        var found: [Identity] = []
        // Those with all that is beneath them.
        var whole: [Identity] = []
        for change in changes.settled where change.entity.kind == .task {
            written[FieldName(change.entity, change.field)] = change.value
            switch change.field {
            case TaskField.home, TaskField.title, TaskField.deleted, TaskField.list, TaskField.parent:
                whole.append(change.entity.identity)
            default:
                if SharedEntities.taskFields.contains(change.field) { found.append(change.entity.identity) }
            }
        }
        tasks = (space.writtenSubtrees(of: whole) + found).withoutRepeats
        for task in tasks {
            let (to, returns) = destination(of: task, in: space)
            let own = Entity.task(task)
            if to != 0, !space.mayChange(to) { staying.insert(task) }
            // The list that it came out of is gone: it would be nowhere.
            if to == 0, gone.contains(task), space.isHere(own), !isHere(own, in: space) { staying.insert(task) }
            moves[task] = PersonalSpace.HomeMove(task: task, from: space.home(of: task), to: to)
            if returns { returning.insert(task) }
        }
    }

    // MARK: The new space of each task

    @inline(never)
    private func future(_ entity: Entity, _ field: Field, in space: PlanReader) -> Value {
        written[FieldName(entity, field)] ?? space.replica.value(entity, field)
    }

    @inline(never)
    private func isHere(_ entity: Entity, in space: PlanReader) -> Bool {
        guard case .text = future(entity, TaskField.title, in: space) else { return false }
        return future(entity, TaskField.deleted, in: space).isAbsent
    }

    /// - Returns: the space, and whether the values that the change wrote lead there.
    private func destination(of task: Identity, in space: PlanReader) -> (to: UInt32, returns: Bool) {
        let own = Entity.task(task)
        let home = space.home(of: task)
        if let named = written[FieldName(own, TaskField.home)]?.integer, let number = UInt32(exactly: named), number != 0 {
            return (number, true)
        }
        // Taken out of there by the change.
        for number in space.spaces where number != home {
            let entity = Entity(.task, scope: number, task)
            if let mark = written[FieldName(entity, TaskField.deleted)], mark.isAbsent, isHere(entity, in: space) {
                return (number, true)
            }
            // Somebody who did not know it deleted the task there since: it was not in the list, and would be nowhere.
            if let taken = written[FieldName(entity, TaskField.takenOut)], taken.isAbsent,
                case .text = future(entity, TaskField.title, in: space)
            {
                return (number, true)
            }
        }
        guard case .text = future(own, TaskField.title, in: space) else { return (home, false) }
        if home != 0, written[FieldName(own, TaskField.title)] != nil { return (0, true) }
        guard home == 0, isHere(own, in: space) else { return (home, false) }
        // Its list may be shared since then.
        let around = spaceAround(own, in: space)
        return (space.mayChange(around) ? around : 0, false)
    }

    /// The space of the list that a task, in whichever half, will be in.
    private func spaceAround(_ task: Entity, in space: PlanReader) -> UInt32 {
        var root = task
        var seen: Set<Identity> = [task.identity]
        while let above = future(root, TaskField.parent, in: space).identity, seen.insert(above).inserted,
            seen.count <= TaskAncestry.furthest
        {
            var entity = Entity(.task, scope: space.home(of: above), above)
            if isHere(.task(above), in: space) { entity = .task(above) }
            guard isHere(entity, in: space) else { break }
            root = entity
        }
        return future(root, TaskField.list, in: space).identity.map { space.home(ofList: $0) } ?? 0
    }

    // MARK: The fields that follow

    /// Whether a change that the draft makes is not made.
    func isKept(_ change: ChangeSet.Write) -> Bool {
        guard change.entity.kind == .task, let move = moves[change.entity.identity] else { return false }
        let isShared = SharedEntities.taskFields.contains(change.field) || change.field == TaskField.takenOut
        if move.from == move.to, move.to != 0 {
            // Its own half says nothing of that now.
            return change.entity.scope == 0 && isShared
        }
        return staying.contains(move.task) && (isShared || change.field == TaskField.home)
    }

    /// Writes the fields that follow from the moves.
    func follow(_ toggles: Set<Timestamp>, in space: PlanReader, _ changes: ChangeSet, at instant: Instant) {
        var lists: [UInt32: Identity] = [:]
        for task in tasks where !staying.contains(task) {
            guard let move = moves[task] else { continue }
            if move.from != move.to {
                carryOut(move, in: space, changes, at: instant)
            } else if move.to != 0 {
                settle(move, toggles, &lists, in: space, changes)
            }
        }
        space.keepDoneByOthers(changes, leaving: moves)
    }

    /// A task that stays where it is: what the change wrote before it came there is undone there, unless somebody wrote it since.
    ///
    /// - Parameter lists: those of spaces that were looked for before.
    private func settle(
        _ move: PlanReader.HomeMove,
        _ toggles: Set<Timestamp>,
        _ lists: inout [UInt32: Identity],
        in space: PlanReader,
        _ changes: ChangeSet
    ) {
        let (own, shared) = (Entity.task(move.task), Entity(.task, scope: move.to, move.task))
        for field in SharedEntities.taskFields {
            guard let value = written[FieldName(own, field)], written[FieldName(shared, field)] == nil else { continue }
            if let entry = space.replica[shared]?.entry(field), !toggles.contains(entry.timestamp) { continue }
            changes.set(shared, field, value)
        }
        // Somebody changed the task that was added, or added to it: it stays, where the others find it.
        guard isHere(shared, in: space), spaceAround(shared, in: space) == 0, let entry = space.task(move.task),
            space.list(of: entry) != nil, let list = lists[move.to] ?? space.list(ofSpace: move.to)
        else { return }
        lists[move.to] = list
        changes.set(shared, TaskField.list, Value(list))
    }

    /// Writes the fields of a task that moves to another space.
    private func carryOut(_ move: PlanReader.HomeMove, in space: PlanReader, _ changes: ChangeSet, at instant: Instant) {
        let own = Entity.task(move.task)
        guard returning.contains(move.task) else {
            return space.moveFields(of: move, written, changes)
        }
        let (left, there) = (Entity(.task, scope: move.from, move.task), Entity(.task, scope: move.to, move.task))
        // Values written since that are still in effect go along.
        for field in SharedEntities.saidOfTask where written[FieldName(left, field)] == nil {
            if let entry = space.replica[left]?.entry(field) { changes.set(there, field, entry.value) }
        }
        if move.to != 0 {
            changes.clear(there, TaskField.deleted)
            changes.clear(there, TaskField.takenOut)
        }
        if move.from == 0 {
            for field in SharedEntities.taskFields { changes.clear(own, field) }
        } else if isHere(left, in: space) {
            changes.takeOut(left, at: instant)
        }
        changes.set(own, TaskField.home, space: move.to)
    }
}
