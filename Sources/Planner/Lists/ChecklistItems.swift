import Facts

/// What can be done with the items of a checklist. Each is to pack, packed (done), or skipped this time.
/// ``mergeLists(_:named:from:)`` makes one checklist of several.
extension PersonalSpace {
    /// Says of an item that it is not for this time, or that it is after all. Not for this time, it leaves today's list, with all that is
    /// to do beneath it.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func setLeftOut(_ identity: Identity, _ isLeftOut: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(isLeftOut ? .leftOut : .tookAlong)
        changes.about = task.title
        changes.set(.task(identity), TaskField.leftOut, isLeftOut ? 1 : nil)
        if isLeftOut {
            let done = isDone(task)
            if let today = currentDay {
                for one in subtree(of: identity) {
                    // Steps that were done by themselves stay done.
                    guard let item = todayItem(one), item.done == nil || item.done == done else { continue }
                    changes.set(.plan(today, one), PlanField.state, PlanState.sentBack)
                }
            }
            // After that, since it removes the plans that being done has made.
            if done != nil {
                reopen(task, changes)
                reopenSteps(of: task, changes)
            }
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
