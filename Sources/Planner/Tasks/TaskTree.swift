package import Facts

/// Steps: tasks that belong to another task, to any depth that ``TaskLimits/levels`` allows.
///
/// A step names its task. Two devices apart can so make a ring (this a step of that, that a step of this); a ring is opened at
/// its member with the smallest identity, which then stands on its own: the same everywhere, and nothing is out of reach
/// (``TaskAncestry``).
extension PlanReader {
    /// The task that this one is a step of; nil for one that stands on its own, or whose task was deleted.
    package func parent(of task: TaskEntry) -> Identity? {
        ancestry(of: task)?.above?.task
    }

    /// From a task's parent up to the one that stands on its own.
    package func ancestors(of task: TaskEntry) -> [TaskEntry] {
        var found: [TaskEntry] = []
        var next = ancestry(of: task)?.above
        while let above = next {
            if let entry = entry(of: above) { found.append(entry) }
            next = above.above
        }
        return found
    }

    /// The topmost task above this one; itself if it stands on its own.
    package func topmost(above task: TaskEntry) -> TaskEntry {
        guard let ancestry = ancestry(of: task), ancestry.root != task.identity else { return task }
        return self.task(ancestry.root) ?? task
    }

    /// How many tasks are above this one.
    func level(of task: TaskEntry) -> Int { ancestry(of: task)?.level ?? 0 }

    /// Whether a task is a step of another, at whatever depth.
    package func isBeneath(_ task: TaskEntry, _ other: Identity) -> Bool { ancestry(of: task)?.isBeneath(other) ?? false }

    /// Whether a task is not for this time: it is left out of its checklist, or a task that it is a step of is.
    package func isSkipped(_ task: TaskEntry) -> Bool {
        if task.isLeftOut { return true }
        return ancestry(of: task).map { isSkipped($0) } ?? false
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
            var next = ancestry(of: task)?.above
            while let above = next {
                if chosen.contains(above.task) { goesWithAnother = true }
                next = above.above
            }
            if !goesWithAnother { topmost.append(identity) }
        }
        return topmost
    }

    /// The list that was written on the one above all.
    func writtenList(of task: TaskEntry) -> Identity? {
        guard let ancestry = ancestry(of: task), ancestry.root != task.identity else { return task.writtenList }
        return value(.task(ancestry.root), TaskField.list).identity
    }

    /// The ancestry of a task; nil for one that was never made a step.
    func ancestry(of task: TaskEntry) -> TaskAncestry? {
        task.writtenParent == nil ? nil : ancestry(of: task.identity)
    }

    /// The steps of a task, in own order.
    package func steps(of task: Identity) -> [TaskEntry] {
        var steps: [TaskEntry] = []
        for identity in lists.members(.steps(task)) {
            guard let step = self.task(identity), parent(of: step) == task else { continue }
            steps.append(step)
        }
        return steps
    }

    /// Whether a task has any steps.
    package func hasSteps(_ task: Identity) -> Bool {
        !lists.members(.steps(task)).isEmpty
    }

    /// A task and everything beneath it, each above its steps.
    func subtree(of task: Identity) -> [Identity] {
        var seen: Set<Identity> = []
        return subtree(of: task, except: &seen)
    }

    /// The same without what was seen before, and all that is beneath that: of tasks that lie beneath each other, each is gone through once.
    func subtree(of task: Identity, except seen: inout Set<Identity>) -> [Identity] {
        beneath([task], except: &seen) { identity in
            var steps: [Identity] = []
            for step in self.steps(of: identity) { steps.append(step.identity) }
            return steps
        }
    }

    /// The same without skipped tasks and all that is beneath them.
    func subtreeToDo(of task: Identity, except seen: inout Set<Identity>) -> [Identity] {
        beneath([task], except: &seen) { identity in
            var steps: [Identity] = []
            for step in self.steps(of: identity) where !step.isLeftOut { steps.append(step.identity) }
            return steps
        }
    }

    /// Some tasks and everything that was written to be beneath them, rings and all: whatever may hang on where these tasks are.
    ///
    /// - Parameter most: with more, it is enough to know that there are more.
    func writtenSubtrees(of tasks: [Identity], atMost most: Int = .max) -> [Identity] {
        var seen: Set<Identity> = []
        return beneath(tasks, except: &seen, atMost: most) { self.lists.members(.steps($0)) }
    }

    private func beneath(
        _ tasks: [Identity],
        except seen: inout Set<Identity>,
        atMost most: Int = .max,
        steps: (Identity) -> [Identity]
    ) -> [Identity] {
        var found: [Identity] = []
        var next = 0
        for task in tasks where seen.insert(task).inserted {
            found.append(task)
            while next < found.count, found.count <= most {
                for step in steps(found[next]) where seen.insert(step).inserted { found.append(step) }
                next += 1
            }
        }
        return found
    }

    /// How many steps a task has at all depths that are still to do, and the first of them that has none to do beneath it.
    ///
    /// - Parameter hidden: steps that do not count now, and with them those beneath them.
    package func openSteps(of task: Identity, but hidden: Set<Identity> = []) -> (count: Int, next: TaskEntry?) {
        let found = (hidden.isEmpty ? cache.openSteps : OpenSteps(but: hidden)).beneath(task, in: self)
        return (found.count, found.next)
    }
}
