import Facts

/// Packing and its like: every task of a checklist is to pack, packed (done), or not for this time.
extension PersonalSpace {
    /// Says of an item that it is not for this time, or that it is after all.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func setLeftOut(_ identity: Identity, _ isLeftOut: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let task = task(identity) else { throw .noSuchTask }
        let draft = ChangeSet(isLeftOut ? .leftOut : .tookAlong)
        draft.about = task.title
        draft.set(.task(identity), TaskField.leftOut, isLeftOut ? 1 : nil)
        if isLeftOut, isDone(task) != nil {
            reopen(task, draft)
            reopenSteps(of: task, draft)
        }
        return try commit(draft, from: origin)
    }

    /// Reopens every item of a list, steps included.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func uncheckAll(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let list = list(identity) else { throw .noSuchList }
        let draft = ChangeSet(.uncheckedAll)
        draft.about = list.name
        for member in members(of: identity) {
            for identity in subtree(of: member) {
                guard let task = task(identity) else { continue }
                if isDone(task) != nil { reopen(task, draft) }
                draft.clear(.task(identity), TaskField.leftOut)
            }
        }
        return try commit(draft, from: origin)
    }
}
