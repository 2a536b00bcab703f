package import Facts

/// Copies of tasks and lists, as they would be new: with title, note, cost, minutes, priority, subjects and open steps, and
/// without dates, reminders, repeating and plans, which belong to the original.
extension PersonalSpace {
    /// Adds a copy of each task with its steps, right below the original.
    ///
    /// A copy of a task in a shared list that the person may only look at is in their own plan.
    ///
    /// - Throws: ``Fault/nothingChosen``, ``Fault/noSuchTask``.
    func duplicateTasks(_ tasks: [Identity], from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard !tasks.isEmpty else { throw .nothingChosen }
        let changes = ChangeSet(.duplicatedTask)
        changes.count = 0
        var tree = TreeWriter(changes, origin)
        for item in items(under: try topmost(of: tasks)) {
            let copy = tree.begin(level: item.level, in: nil)
            write(item.task, to: copy, .leftBehind, changes, origin)
            guard item.level == 0 else { continue }
            position(copy, below: item.task, changes)
            changes.name(item.task)
        }
        return try commit(changes, from: origin)
    }

    /// Makes a copy of a list, or of a template, with all its tasks, under a name that is free. It is the person's own.
    ///
    /// - Throws: ``Fault/noSuchList``.
    func duplicateList(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let list = list(identity) else { throw .noSuchList }
        let changes = ChangeSet(.duplicatedList)
        changes.about = freeName(list.name, isTemplate: list.isTemplate)
        begin(origin.identity, ListDraft(like: list, named: changes.about), isTemplate: list.isTemplate, changes, origin)
        copy(items(of: identity), into: origin.identity, list.isTemplate ? .keptInTemplate : .leftBehind, changes, origin)
        return try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// The first task that a command copied.
    package func duplicate(by change: Identity) -> Identity {
        TreeWriter.identity(0, of: change)
    }

    fileprivate func position(_ copy: Entity, below task: TaskEntry, _ changes: ChangeSet) {
        var siblings = category(task.category)
        if membership(ofTask: task.identity)?.role != .view {
            if let parent = parent(of: task) {
                changes.set(copy, TaskField.parent, Value(parent))
                siblings = lists.members(.steps(parent))
            } else if let list = list(of: task) {
                changes.set(copy, TaskField.list, Value(list))
                siblings = members(of: list)
            }
        }
        changes.set(copy, TaskField.order, key(below: task.order, among: siblings).text)
    }

    /// The key right below another.
    private func key(below order: OrderKey, among siblings: [Identity]) -> OrderKey {
        // Two devices may have put several in one place: the first that stands clear below.
        var (low, high) = (0, siblings.count)
        while low < high {
            let middle = (low + high) / 2
            if order < orderKey(of: siblings[middle]) { high = middle } else { low = middle + 1 }
        }
        let next = low < siblings.count ? orderKey(of: siblings[low]) : nil
        return OrderKey.between(order, next) ?? keyBelowLast(in: siblings)
    }
}
