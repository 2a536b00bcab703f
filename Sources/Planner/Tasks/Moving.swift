package import Facts

/// Where to move a task among its siblings.
package enum Move: Equatable, Sendable {
    /// Above the one above it.
    case up
    /// Below the one below it.
    case down
    /// Above all.
    case top
    /// Below all.
    case bottom
    /// Between two others, as it was dropped: either may be missing, at an end of the list.
    case between(after: Identity?, before: Identity?)
}

extension PersonalSpace {
    /// Moves a task in own order among those it is shown with.
    ///
    /// - Parameter within: the list it was moved in, where a step stands among those of its task, or the task whose steps were shown;
    ///   nil: its category, the backlog, those of the same cost in today's list, or all of today's where the person orders it, or, for
    ///   a step without a cost, the other steps.
    /// - Throws: ``Fault/noSuchTask``.
    func moveTask(_ identity: Identity, _ move: Move, within container: Identity? = nil, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard let task = task(identity) else { throw .noSuchTask }
        let changes = ChangeSet(.movedTask)
        changes.about = task.title
        let siblings = siblings(of: task, within: container, at: origin.instant)
        for (moved, key) in Moving.keys(moving: identity, move, among: siblings, key: { self.orderKey(of: $0) }) {
            changes.set(.task(moved), TaskField.order, key.text)
        }
        return changes.writes.isEmpty ? .nothing : try commit(changes, from: origin)
    }
}

extension PlanReader {
    /// Where a task stands among its siblings, from 1, and how many they are.
    package func rank(of identity: Identity, at instant: Instant) -> (rank: Int, of: Int)? {
        guard let task = task(identity) else { return nil }
        let siblings = siblings(of: task, within: nil, at: instant)
        return siblings.firstIndex(of: identity).map { (rank: $0 + 1, of: siblings.count) }
    }

    fileprivate func siblings(of task: TaskEntry, within container: Identity?, at instant: Instant) -> [Identity] {
        var above = container ?? (task.category == nil ? parent(of: task) : nil)
        if let container, let list = list(container) {
            above = parent(of: task)
            if above == nil { return alike(task, in: list, at: instant) }
        }
        if let above {
            // The pages of a task and of its list show all its steps in one row, those that are done in their places.
            var siblings: [Identity] = []
            for step in steps(of: above) { siblings.append(step.identity) }
            return siblings
        }
        switch self.bucket(of: task) {
        case .category(let cost): return inSight(like: task, category(cost), at: instant)
        case .backlog: return inSight(like: task, backlog, at: instant)
        case .today:
            guard let mine = todayItem(task.identity) else { return [] }
            var siblings: [Identity] = []
            let isOneList = dayOrder == .own
            for item in todayItems where item.done == nil && item.isPutAside == mine.isPutAside {
                if isOneList || item.cost == mine.cost { siblings.append(item.task.identity) }
            }
            return inSight(like: task, siblings, at: instant)
        case .doneToday, .done, .within, .shelved: return []
        }
    }
}

extension PlanReader {
    /// The tasks that are shown together with a task: hidden ones are shown apart, if at all.
    private func inSight(like task: TaskEntry, _ members: [Identity], at instant: Instant) -> [Identity] {
        let hidden = hidden(at: instant)
        var found: [Identity] = []
        for member in members where hidden.contains(member) == hidden.contains(task.identity) { found.append(member) }
        return found
    }

    /// Those of a list that are shown together with a task.
    private func alike(_ task: TaskEntry, in list: ListEntry, at instant: Instant) -> [Identity] {
        let mine = part(of: task, in: list, at: instant)
        var found: [Identity] = []
        for member in members(of: list.identity) {
            if let other = self.task(member), part(of: other, in: list, at: instant) == mine { found.append(member) }
        }
        return found
    }

    /// Which part of a list's page a task is in: to do, done below that, out of sight, or not for this time.
    private func part(of task: TaskEntry, in list: ListEntry, at instant: Instant) -> Int {
        if isDone(task) != nil { return 1 }
        if !list.isTemplate, isHidden(task, at: instant) { return 2 }
        return list.isChecklist && task.isLeftOut ? 3 : 0
    }
}

/// The arithmetic of moving one of a row of things.
enum Moving {
    /// The keys to write so that `moved` stands where it was moved to: its own, and, where those below share a key with the one
    /// above (two devices put them in the same place), theirs too. None if it stands there already.
    static func keys(
        moving moved: Identity,
        _ move: Move,
        among siblings: [Identity],
        key keyOf: (Identity) -> OrderKey
    ) -> [(Identity, OrderKey)] {
        var others = siblings
        guard let index = siblings.firstIndex(of: moved) else { return [] }
        others.remove(at: index)
        guard let target = target(move, from: index, among: others), target != index else { return [] }

        func key(_ index: Int) -> OrderKey? {
            others.indices.contains(index) ? keyOf(others[index]) : nil
        }
        let lower = key(target - 1)
        if let key = OrderKey.between(lower, key(target)) { return [(moved, key)] }
        // No room: give fresh keys to everything from here to the first that stands clear above.
        var run = [moved]
        var end = target
        while let next = key(end), let lower, !(lower < next) {
            run.append(others[end])
            end += 1
        }
        var written: [(Identity, OrderKey)] = []
        var previous = lower
        for member in run {
            guard let fresh = OrderKey.between(previous, key(end)) else { return [] }
            written.append((member, fresh))
            previous = fresh
        }
        return written
    }

    /// The index among the others at which the thing is to stand.
    private static func target(_ move: Move, from index: Int, among others: [Identity]) -> Int? {
        switch move {
        case .up: return max(index - 1, 0)
        case .down: return min(index + 1, others.count)
        case .top: return 0
        case .bottom: return others.count
        case .between(let after, let before):
            // The list may have changed since it was shown: either neighbour tells the place.
            if let before, let found = others.firstIndex(of: before) { return found }
            if let after, let found = others.firstIndex(of: after) { return found + 1 }
            return nil
        }
    }
}
