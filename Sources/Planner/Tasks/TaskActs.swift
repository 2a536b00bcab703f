public import Facts

extension PersonalSpace {
    /// Adds a task, first in its category. Its identity is the form's: sent twice, it is added once.
    public func addTask(_ written: TaskDraft, from sender: Sender) -> Outcome {
        var draft = Draft(.addedTask)
        draft.subject = written.title
        let task = Thing.task(sender.identity)
        draft.set(task, TaskField.title, written.title)
        draft.write(written, to: task)
        draft.set(task, TaskField.order, keyAboveFirst(in: category(written.cost)).text)
        draft.set(task, TaskField.created, sender.moment.time)
        return commit(draft, from: sender)
    }

    /// Writes what changed in a task. An example that was edited is the person's own from then on.
    public func editTask(_ identity: Identity, _ written: TaskDraft, from sender: Sender) throws(Fault) -> Outcome {
        guard let old = task(identity) else { throw .noSuchTask }
        var draft = Draft(.editedTask)
        draft.subject = written.title
        let task = Thing.task(identity)
        draft.set(task, TaskField.title, written.title)
        draft.write(written, to: task)
        if old.isExample { draft.clear(task, TaskField.example) }
        if !written.daily.isEmpty { draft.clear(task, TaskField.done) }
        if old.cost != written.cost, case .category = place(of: old) {
            draft.set(task, TaskField.order, keyAboveFirst(in: category(written.cost)).text)
        }
        return commit(draft, from: sender)
    }

    /// Deletes a task wherever it is.
    public func deleteTask(_ identity: Identity, from sender: Sender) throws(Fault) -> Outcome {
        if isKnown(sender) { return Outcome(act: sender.identity, facts: []) }
        guard let old = task(identity) else { throw .noSuchTask }
        var draft = Draft(.deletedTask)
        draft.subject = old.title
        draft.set(.task(identity), TaskField.deleted, sender.moment.time)
        return commit(draft, from: sender)
    }

    /// A place above everything in a list.
    private func keyAboveFirst(in siblings: [Identity]) -> OrderKey {
        let first = siblings.first.flatMap { task($0) }?.order
        return OrderKey.between(nil, first) ?? .first
    }
}

extension Draft {
    fileprivate mutating func write(_ written: TaskDraft, to task: Thing) {
        if written.note.isEmpty { clear(task, TaskField.note) } else { set(task, TaskField.note, written.note) }
        if let cost = written.cost { set(task, TaskField.cost, cost) } else { clear(task, TaskField.cost) }
        if written.daily.isEmpty {
            clear(task, TaskField.daily)
        } else {
            set(task, TaskField.daily, Int64(written.daily.bits))
        }
    }
}
