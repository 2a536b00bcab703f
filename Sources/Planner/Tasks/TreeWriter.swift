import Facts

/// Writes new tasks and their steps into a command, each below the one before.
struct TreeWriter {
    private let changes: ChangeSet
    private let origin: CommandOrigin
    private var order: OrderKey?
    private var count: UInt64 = 0
    /// The task that was written last on each level, from the topmost level down.
    private var above: [Identity] = []

    /// A writer of the tasks of one command.
    ///
    /// - Parameter order: the order key of the task below which the new ones stand; nil: they come first.
    init(_ changes: ChangeSet, _ origin: CommandOrigin, below order: OrderKey? = nil) {
        self.changes = changes
        self.origin = origin
        self.order = order
    }

    /// Begins the next task: a step of the last task on the level above, or a task of a list.
    ///
    /// - Parameters:
    ///   - level: 0 for a task that is no step; at most one more than that of the task before.
    ///   - list: the list of a task that is no step. The same command may make it.
    mutating func begin(level: Int, in list: Identity?) -> Entity {
        let identity = Self.identity(count, of: origin.identity)
        let task = Entity.task(identity)
        let key = OrderKey.below(order)
        count += 1
        order = key
        above.removeLast(max(above.count - level, 0))
        changes.set(task, TaskField.order, key.text)
        changes.set(task, TaskField.created, origin.instant.time)
        if let parent = above.last {
            changes.set(task, TaskField.parent, Value(parent))
        } else if let list {
            changes.set(task, TaskField.list, Value(list))
        }
        above.append(identity)
        return task
    }

    /// The identity of one of the tasks that a command writes, counted from 0.
    static func identity(_ number: UInt64, of change: Identity) -> Identity {
        change.derived(Derived.tasks + number)
    }
}
