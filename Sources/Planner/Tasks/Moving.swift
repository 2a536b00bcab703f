public import Facts

/// Where to move a task among its siblings.
public enum Move: Equatable, Sendable {
    case up
    case down
    case top
    case bottom
    /// Between two others, as it was dropped: either may be missing, at an end of the list.
    case between(after: Identity?, before: Identity?)
}

extension PersonalSpace {
    /// Moves a task in own order among those it is listed with: its category, the backlog, or those of the same cost in
    /// today's list.
    public func move(_ identity: Identity, _ move: Move, from sender: Sender) throws(Fault) -> Outcome {
        if isKnown(sender) { return Outcome(act: sender.identity, facts: []) }
        guard let task = task(identity) else { throw .noSuchTask }
        let siblings = siblings(of: task)
        guard let index = siblings.firstIndex(of: identity) else { return .nothing }
        var others = siblings
        others.remove(at: index)
        guard let target = Self.target(move, from: index, among: others), target != index else { return .nothing }

        var draft = Draft(.movedTask)
        draft.subject = task.title
        for (moved, key) in keys(inserting: identity, at: target, into: others) {
            draft.set(.task(moved), TaskField.order, key.text)
        }
        return commit(draft, from: sender)
    }

    /// Where a task stands among its siblings, from 1, and how many they are.
    public func rank(of identity: Identity) -> (rank: Int, of: Int)? {
        guard let task = task(identity) else { return nil }
        let siblings = siblings(of: task)
        return siblings.firstIndex(of: identity).map { (rank: $0 + 1, of: siblings.count) }
    }

    private func siblings(of task: TaskEntry) -> [Identity] {
        switch place(of: task) {
        case .category(let cost): return category(cost)
        case .backlog: return backlog
        case .today:
            guard let mine = todayItem(task.identity) else { return [] }
            var siblings: [Identity] = []
            for item in todayItems where item.done == nil && item.cost == mine.cost { siblings.append(item.task.identity) }
            return siblings
        case .doneToday, .done: return []
        }
    }

    /// The index among the others at which the task is to stand.
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

    /// The keys to write so that `identity` stands at `target`: its own, and, where those below share a key with the one
    /// above (two devices put them in the same place), theirs too.
    private func keys(inserting identity: Identity, at target: Int, into others: [Identity]) -> [(Identity, OrderKey)] {
        func key(_ index: Int) -> OrderKey? {
            others.indices.contains(index) ? task(others[index])?.order : nil
        }
        let lower = key(target - 1)
        if let key = OrderKey.between(lower, key(target)) { return [(identity, key)] }
        // No room: give fresh keys to everything from here to the first that stands clear above.
        var run = [identity]
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
}
