public import Facts

/// Steps: tasks that belong to another task, to any depth that ``TaskLimits/levels`` allows.
///
/// A step names its task. Two devices apart can so make a ring (this a step of that, that a step of this); a ring is opened at
/// its member with the smallest identity, which then stands on its own: the same everywhere, and nothing is out of reach.
extension PersonalSpace {
    /// The task that this one is a step of; nil for one that stands on its own, or whose task was deleted.
    public func parent(of task: TaskEntry) -> Identity? {
        task.writtenParent.flatMap { line(above: task.identity, $0).first }
    }

    /// From a task's parent up to the one that stands on its own.
    public func ancestors(of task: TaskEntry) -> [TaskEntry] {
        guard let parent = task.writtenParent else { return [] }
        var found: [TaskEntry] = []
        for identity in line(above: task.identity, parent) {
            if let above = self.task(identity) { found.append(above) }
        }
        return found
    }

    /// Whether a task is not for this time: it is left out of its checklist, or a task that it is a step of is.
    package func isSkipped(_ task: TaskEntry) -> Bool {
        if task.isLeftOut { return true }
        for above in ancestors(of: task) where above.isLeftOut { return true }
        return false
    }

    /// The chosen tasks, each once, without the steps of tasks that were chosen too: they go with these.
    ///
    /// - Throws: ``Fault/noSuchTask``.
    func topmost(of tasks: [Identity]) throws(Fault) -> [Identity] {
        let chosen = Set(tasks)
        var topmost: [Identity] = []
        for identity in tasks.withoutRepeats {
            guard let task = task(identity) else { throw .noSuchTask }
            var goesWithAnother = false
            for above in ancestors(of: task) where chosen.contains(above.identity) { goesWithAnother = true }
            if !goesWithAnother { topmost.append(identity) }
        }
        return topmost
    }

    /// The list that was written on the one above all.
    func writtenList(of task: TaskEntry) -> Identity? {
        guard let parent = task.writtenParent, let root = line(above: task.identity, parent).last else { return task.writtenList }
        return value(.task(root), TaskField.list).identity
    }

    /// No task of ours is deeper than this: a deeper one stands on its own.
    static let furthest = 100

    /// One walk up from a task, as far as it goes: to one that stands on its own, or, where parents make a ring, to the member that
    /// opens it.
    private func line(above task: Identity, _ parent: Identity) -> [Identity] {
        var path = [task]
        var next: Identity? = parent
        // A task that was taken out of a shared list no longer has steps there, least of all for the person who took it out.
        let home = home(of: task)
        while let above = next, isHere(above), self.home(of: above) == home {
            if let start = path.firstIndex(of: above) {
                let opens = path[start...].min() ?? task
                let end = path.firstIndex(of: opens) ?? 0
                return Array(path[1..<max(end + 1, 1)])
            }
            guard path.count <= Self.furthest else { return [] }
            path.append(above)
            next = writtenParent(of: above)
        }
        return Array(path.dropFirst())
    }

    /// The steps of a task, in own order.
    public func steps(of task: Identity) -> [TaskEntry] {
        var steps: [TaskEntry] = []
        for identity in lists.members(.steps(task)) {
            guard let step = self.task(identity), parent(of: step) == task else { continue }
            steps.append(step)
        }
        return steps
    }

    /// Whether a task has any steps.
    public func hasSteps(_ task: Identity) -> Bool {
        !lists.members(.steps(task)).isEmpty
    }

    /// A task and everything beneath it, each above its steps.
    func subtree(of task: Identity) -> [Identity] {
        beneath(task) { identity in
            var steps: [Identity] = []
            for step in self.steps(of: identity) { steps.append(step.identity) }
            return steps
        }
    }

    /// The same without skipped tasks and all that is beneath them.
    func subtreeToDo(of task: Identity) -> [Identity] {
        beneath(task) { identity in
            var steps: [Identity] = []
            for step in self.steps(of: identity) where !step.isLeftOut { steps.append(step.identity) }
            return steps
        }
    }

    /// A task and everything that was written to be beneath it, rings and all: whatever may hang on where the task is.
    func writtenSubtree(of task: Identity) -> [Identity] {
        beneath(task) { self.lists.members(.steps($0)) }
    }

    private func beneath(_ task: Identity, steps: (Identity) -> [Identity]) -> [Identity] {
        var found = [task]
        var seen: Set<Identity> = [task]
        var next = 0
        while next < found.count {
            for step in steps(found[next]) where seen.insert(step).inserted { found.append(step) }
            next += 1
        }
        return found
    }

    /// How many steps a task has at all depths that are still to do, and the first of them that has none to do beneath it.
    ///
    /// - Parameter hidden: steps that do not count now, and with them those beneath them.
    public func openSteps(of task: Identity, but hidden: Set<Identity> = []) -> (count: Int, next: TaskEntry?) {
        var count = 0
        var next: TaskEntry?
        var waiting = [task]
        var seen: Set<Identity> = [task]
        while let identity = waiting.popLast() {
            let steps = steps(of: identity)
            var hasOpenSteps = false
            for step in steps.reversed() where seen.insert(step.identity).inserted {
                guard step.done == nil, !step.isLeftOut, !hidden.contains(step.identity) else { continue }
                count += 1
                hasOpenSteps = true
                waiting.append(step.identity)
            }
            if identity != task, !hasOpenSteps, case .none = next { next = self.task(identity) }
        }
        return (count, next)
    }

    private func isHere(_ task: Identity) -> Bool {
        guard case .text = value(.task(task), TaskField.title) else { return false }
        return value(.task(task), TaskField.deleted).isAbsent
    }

    private func writtenParent(of task: Identity) -> Identity? {
        value(.task(task), TaskField.parent).identity
    }
}
