import Facts

/// How many steps tasks have that are still to do, and which comes first. Found once for a task and all that is beneath it, however many
/// of them are asked for.
final class OpenSteps {
    /// The steps of one task.
    final class Found {
        /// How many are to do, at all depths.
        let count: Int
        /// The first of them that has none to do beneath it.
        let next: TaskEntry?

        fileprivate init(_ count: Int, _ next: TaskEntry?) {
            self.count = count
            self.next = next
        }
    }

    private var found: [Identity: Found] = [:]
    /// Steps that do not count, and with them those beneath them.
    private let hidden: Set<Identity>

    init(but hidden: Set<Identity> = []) {
        self.hidden = hidden
    }

    /// The open steps of a task. Calls itself for each level, of which there are at most ``TaskAncestry/furthest``.
    func beneath(_ task: Identity, in space: PlanReader) -> Found {
        if let known = found[task] { return known }
        var count = 0
        var next: TaskEntry?
        for step in space.steps(of: task) {
            guard step.done == nil, !step.isLeftOut, !hidden.contains(step.identity) else { continue }
            let steps = space.hasSteps(step.identity) ? beneath(step.identity, in: space) : nil
            count += 1 + (steps?.count ?? 0)
            if case .none = next { next = steps?.next ?? step }
        }
        let all = Found(count, next)
        found[task] = all
        return all
    }
}
