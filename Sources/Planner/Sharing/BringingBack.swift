import Facts

/// Bringing back what anybody removed from a shared list, by a member who may change it.
extension PersonalSpace {
    /// Brings back what one command deleted in a shared list, or moved out of it.
    ///
    /// Deleted tasks lose their tombstones. A task that was moved elsewhere is now somebody's own: the list gets a copy of it, as it was
    /// when it left. If it was the list itself that was deleted, it comes back with its tasks.
    ///
    /// - Parameter removal: ``Removal/identity``, or ``GoneList/removal``. If there is nothing of it to bring back, nothing is done:
    ///   somebody else may have done so.
    /// - Throws: ``Fault/noSuchList``, ``Fault/viewOnly``; ``Fault/notYours`` for a deleted list of somebody else.
    func bringBack(_ removal: Identity, to list: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let home = home(ofList: list)
        let shared = Entity(.list, scope: home, list)
        guard home != 0, let name = replica.value(shared, ListField.name).text else { throw .noSuchList }
        guard mayChange(home) else { throw .viewOnly }
        let changes = ChangeSet(.broughtBack)
        changes.count = 0
        let isGone = !isHere(shared)
        if isGone {
            guard role(in: home) == .own else { throw .notYours }
            guard let mark = replica[shared]?.entry(ListField.deleted), Identity(mark.timestamp) == removal else {
                return .nothing
            }
            changes.about = Text.stored(name, upTo: ListLimits.name)
            changes.count = 1
            changes.clear(shared, ListField.deleted)
        }
        for removed in removedTasks(in: home, at: origin.instant) where Identity(removed.timestamp) == removal {
            switch removed.kind {
            case .deleted: restore(removed, to: list, in: home, changes)
            case .takenOut: copy(removed, to: list, in: home, changes)
            case .broughtBack: continue
            }
            guard !isGone else { continue }
            if changes.count == 0 { changes.about = removed.topmost.first?.title ?? "" }
            changes.count += removed.topmost.count
        }
        return changes.writes.isEmpty ? .nothing : try commit(changes, from: origin)
    }
}

extension PlanReader {
    fileprivate func restore(_ removed: RemovedTasks, to list: Identity, in space: UInt32, _ changes: ChangeSet) {
        for member in removed.members {
            changes.clear(Entity(.task, scope: space, member.task), TaskField.deleted)
        }
        for member in removed.topmost { file(member, member.task, in: list, space, changes) }
    }

    /// A task whose parent is not there stands in the list by itself.
    private func file(_ member: RemovedTasks.Member, _ task: Identity, in list: Identity, _ space: UInt32, _ changes: ChangeSet) {
        if let parent = member.parent, isHere(Entity(.task, scope: space, parent)) { return }
        changes.set(Entity(.task, scope: space, task), TaskField.list, Value(list))
    }

    // MARK: Copies of what was moved elsewhere

    fileprivate func copy(_ removed: RemovedTasks, to list: Identity, in space: UInt32, _ changes: ChangeSet) {
        let tasks = removed.tasks
        for member in removed.members {
            // Somebody brought it back already. What happened to the copy since has its own line on the page.
            if hasCopy(of: member.task, removed.timestamp, in: space) { continue }
            let copy = member.task.broughtBack(removedAt: removed.timestamp)
            copySharedFields(of: member.task, to: copy, in: space, changes)
            copyOwnFields(of: member.task, to: copy, in: space, changes)
            if let parent = member.parent, tasks.contains(parent) {
                let above = parent.broughtBack(removedAt: removed.timestamp)
                changes.set(Entity(.task, scope: space, copy), TaskField.parent, Value(above))
            } else {
                file(member, copy, in: list, space, changes)
            }
            // Steps that others added while it was moved away stayed in the list.
            for step in lists.members(.steps(member.task)) where !tasks.contains(step) {
                let left = Entity(.task, scope: space, step)
                if isHere(left) { changes.set(left, TaskField.parent, Value(copy)) }
            }
        }
    }

    /// The task as the list last had it, with the dates that were done of it there. What the person who moved it away did since is theirs.
    private func copySharedFields(of task: Identity, to copy: Identity, in space: UInt32, _ changes: ChangeSet) {
        let (left, made) = (Entity(.task, scope: space, task), Entity(.task, scope: space, copy))
        guard let record = replica[left] else { return }
        for field in SharedEntities.taskFields where field != TaskField.deleted {
            // A place in the series is that of the due date with its timestamp alone.
            if field == TaskField.seriesDate, record.entry(field)?.timestamp != record.entry(TaskField.due)?.timestamp {
                continue
            }
            if !record[field].isAbsent { changes.set(made, field, record[field]) }
        }
        for field in [TaskField.due, TaskField.ended] {
            var next = record[field].integer.map { LocalDate(stored: $0) }
            while let date = next, date.isWritable {
                let key = UInt32(clamping: date.number)
                let done = SharedEntities.occurrence(key, task, in: space)
                guard let closed = replica[done] else { break }
                let same = SharedEntities.occurrence(key, copy, in: space)
                for field in SharedEntities.dateFields {
                    if !closed[field].isAbsent { changes.set(same, field, closed[field]) }
                }
                changes.set(same, SharedOccurrenceField.date, Int64(date.number))
                changes.set(same, SharedOccurrenceField.task, Value(copy))
                let following = closed[OccurrenceField.next].integer.map { LocalDate(stored: $0) }
                next = following.flatMap { date < $0 ? $0 : nil }
            }
        }
    }

    /// The person's own half, if the task was theirs only as a member: its cost and its note, which nobody else sees.
    private func copyOwnFields(of task: Identity, to copy: Identity, in space: UInt32, _ changes: ChangeSet) {
        guard home(of: task) == space else { return }
        for field in [TaskField.note, TaskField.cost, TaskField.minutes, TaskField.rest, TaskField.kinds] {
            let value = replica.value(.task(task), field)
            if !value.isAbsent { changes.set(.task(copy), field, value) }
        }
    }
}
