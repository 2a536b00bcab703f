public import Facts

/// Packing and its like: every task of a checklist is to pack, packed (done), or not for this time.
extension PersonalSpace {
    /// Says of an item that it is not for this time, or that it is after all.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    public func setLeftOut(_ identity: Identity, _ isLeftOut: Bool, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        if let again = repeated(origin) { return again }
        guard let task = task(identity) else { throw .noSuchTask }
        let draft = ChangeSet(isLeftOut ? .leftOut : .tookAlong)
        draft.about = task.title
        draft.set(.task(identity), TaskField.leftOut, isLeftOut ? 1 : nil)
        if isLeftOut, isDone(task) != nil {
            reopen(task, draft)
            reopenSteps(of: task, draft)
        }
        return commit(draft, from: origin)
    }

    /// Reopens every item of a list, steps included.
    ///
    /// - Throws: ``Fault/noSuchList``.
    public func uncheckAll(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        if let again = repeated(origin) { return again }
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
        return commit(draft, from: origin)
    }
}
