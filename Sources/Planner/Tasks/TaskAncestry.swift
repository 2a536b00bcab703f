import Facts

/// Where a task lies among the steps of others. Found once after each change of the facts, and not again for each row that asks.
final class TaskAncestry {
    /// Which task.
    let task: Identity
    /// The ancestry of the task that it is a step of; nil: it stands on its own.
    let above: TaskAncestry?
    /// The topmost task above it; itself if it stands on its own.
    let root: Identity
    /// Whether the tasks that were written to be above it make a ring that it lies on.
    let isOnRing: Bool
    /// How many tasks were written to be above it, those included that lie too far up to be shown above it.
    fileprivate let depth: Int
    /// Whether it is left out, or a task above it is; nil: nobody asked yet.
    fileprivate var isSkipped: Bool?

    /// No task of ours is deeper than this: a deeper one stands on its own.
    static let furthest = 100

    /// The task itself, once it was read as one above another.
    fileprivate var entry: TaskEntry?
    /// The number of the date from which it, or a task above it, cannot wait; nil: nobody asked yet.
    fileprivate var neededFrom: Int?

    fileprivate init(_ task: Identity, below above: TaskAncestry?, isOnRing: Bool) {
        self.task = task
        self.isOnRing = isOnRing
        depth = above.map { $0.depth + 1 } ?? 0
        self.above = depth <= Self.furthest ? above : nil
        root = self.above?.root ?? task
    }

    /// How many tasks are above it.
    var level: Int {
        var level = 0
        var next = above
        while let above = next {
            level += 1
            next = above.above
        }
        return level
    }

    /// Whether it is a step of a task, at whatever depth.
    func isBeneath(_ task: Identity) -> Bool {
        var next = above
        while let above = next {
            if above.task == task { return true }
            next = above.above
        }
        return false
    }
}

extension PlanReader {
    /// The ancestry of a task that has facts.
    func ancestry(of task: Identity) -> TaskAncestry {
        if let known = cache.ancestries[task] { return known }
        let chain = Chain(from: task, isKnown: { self.cache.ancestries[$0] != nil }, next: { self.linkedParent(of: $0) })
        var ancestry: TaskAncestry?
        // The task itself comes last, or last of its ring.
        chain.forEachFromEnd { member, above, isOnRing in
            let found = TaskAncestry(member, below: above.flatMap { self.cache.ancestries[$0] }, isOnRing: isOnRing)
            self.cache.ancestries[member] = found
            if member == task { ancestry = found }
        }
        return ancestry ?? TaskAncestry(task, below: nil, isOnRing: false)
    }

    /// The task of an ancestry, read once.
    func entry(of ancestry: TaskAncestry) -> TaskEntry? {
        if case .none = ancestry.entry { ancestry.entry = task(ancestry.task) }
        return ancestry.entry
    }

    /// The task that another was written to be a step of, if that is here.
    private func linkedParent(of task: Identity) -> Identity? {
        // A task that was taken out of a shared list no longer has steps there, least of all for the person who took it out.
        guard let parent = value(.task(task), TaskField.parent).identity, isThere(parent), home(of: parent) == home(of: task)
        else {
            return nil
        }
        return parent
    }

    private func isThere(_ task: Identity) -> Bool {
        guard case .text = value(.task(task), TaskField.title) else { return false }
        return value(.task(task), TaskField.deleted).isAbsent
    }

    /// Whether a task is left out of its checklist, or one above it is. Calls itself for each level up.
    func isSkipped(_ ancestry: TaskAncestry) -> Bool {
        if let known = ancestry.isSkipped { return known }
        var isSkipped = value(.task(ancestry.task), TaskField.leftOut).integer == 1
        if !isSkipped, let above = ancestry.above { isSkipped = self.isSkipped(above) }
        ancestry.isSkipped = isSkipped
        return isSkipped
    }

    /// The number of the date from which a task, or one above it, cannot wait. Calls itself for each level up.
    func neededFrom(_ ancestry: TaskAncestry) -> Int {
        if let known = ancestry.neededFrom { return known }
        let above = ancestry.above.map { self.neededFrom($0) } ?? .max
        let date = min(above, entry(of: ancestry)?.neededFrom ?? .max)
        ancestry.neededFrom = date
        return date
    }
}
