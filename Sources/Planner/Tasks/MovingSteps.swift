import Facts

extension PersonalSpace {
    /// Makes a task the last step of another, with everything beneath it; nil: it stands on its own, in the list it was in.
    ///
    /// - Throws: ``Fault/noSuchTask``, ``Fault/ownStep``, ``Fault/tooDeep``.
    func setParent(of identity: Identity, to parent: Identity?, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.movedTask)
        changes.about = task.title
        guard let parent else {
            guard self.parent(of: task) != nil else { return .nothing }
            let list = list(of: task)
            leaveCycle(task, changes)
            changes.clear(.task(identity), TaskField.parent)
            changes.set(.task(identity), TaskField.list, list.map { Value($0) } ?? .absent)
            if let list { changes.set(.task(identity), TaskField.order, keyBelowLast(in: members(of: list)).text) }
            return try commit(changes, from: origin)
        }
        guard let above = self.task(parent) else { throw .noSuchTask }
        guard parent != identity, !isBeneath(above, identity) else { throw .ownStep }
        guard level(of: above) + 1 + height(of: identity) <= TaskLimits.levels else { throw .tooDeep }
        leaveCycle(task, changes)
        changes.set(.task(identity), TaskField.parent, Value(parent))
        changes.set(.task(identity), TaskField.order, keyBelowLast(in: lists.members(.steps(parent))).text)
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// Takes a task out of the ring it lies on. Whatever opens the ring is shown as one that stands on its own, and must go on to do
    /// so: as it was written, it hangs on the task that leaves.
    func leaveCycle(_ task: TaskEntry, _ changes: ChangeSet) {
        guard let ancestry = ancestry(of: task), ancestry.isOnRing, ancestry.root != task.identity else { return }
        changes.clear(.task(ancestry.root), TaskField.parent)
    }

    /// How many levels a task and its steps are.
    fileprivate func height(of task: Identity) -> Int {
        var height = 0
        var level = [task]
        var seen: Set<Identity> = []
        while !level.isEmpty {
            height += 1
            var next: [Identity] = []
            for identity in level where seen.insert(identity).inserted {
                for step in steps(of: identity) { next.append(step.identity) }
            }
            level = next
        }
        return height
    }
}
