/// Where a task is. It is in one place at a time, and none is stored: ``today``, ``doneToday`` and ``backlog`` follow from its newest plan,
/// ``shelved`` from its list, ``category(_:)``, ``within`` and ``done`` from what it says itself.
package enum TaskBucket: Equatable, Sendable {
    /// Waiting in its category; nil: not yet costed.
    case category(Int?)
    /// In the to-do list of the current day.
    case today
    /// Done on the current day.
    case doneToday
    /// Left in the to-do list of an earlier day.
    case backlog
    /// Done.
    case done
    /// Without a cost of its own, and met with what it belongs to: a step with its task, something to pack in its checklist.
    case within
    /// In a list that was put away, or in a template.
    case shelved
}

extension TaskBucket {
    /// Whether a task there waits: it is to do, and not in today's list.
    package var waits: Bool {
        switch self {
        case .category, .backlog, .within: true
        case .today, .doneToday, .done, .shelved: false
        }
    }
}

extension PlanReader {
    /// Whether a task can go into today's list as it is: it waits, and it was costed.
    package func canGoIntoToday(_ task: TaskEntry) -> Bool {
        task.cost != nil && bucket(of: task).waits
    }
}
