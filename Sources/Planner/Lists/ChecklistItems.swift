import Facts

/// What can be done with the items of a checklist. Each is to pack, packed (done), or skipped this time.
/// ``mergeLists(_:named:from:)`` makes one checklist of several.
extension PersonalSpace {
    /// Says of an item that it is not for this time, or that it is after all.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func setLeftOut(_ identity: Identity, _ isLeftOut: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(isLeftOut ? .leftOut : .tookAlong)
        changes.about = task.title
        changes.set(.task(identity), TaskField.leftOut, isLeftOut ? 1 : nil)
        if isLeftOut, isDone(task) != nil {
            reopen(task, changes)
            reopenSteps(of: task, changes)
        }
        return try commit(changes, from: origin)
    }

    /// Reopens every item of a list, steps included.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func uncheckAll(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let list = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.uncheckedAll)
        changes.about = list.name
        for member in members(of: identity) {
            for identity in subtree(of: member) {
                guard let task = task(identity) else { continue }
                if isDone(task) != nil { reopen(task, changes) }
                changes.clear(.task(identity), TaskField.leftOut)
            }
        }
        return try commit(changes, from: origin)
    }
}
