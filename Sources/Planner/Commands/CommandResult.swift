package import Facts

/// The result of a command: the same if it is sent again under its key.
///
/// A class, though it never changes: it is handed from function to function as one reference instead of in parts.
package final class CommandResult: Equatable, Sendable {
    /// The change's name in History; nil if it has none: there was nothing to do, or it is nothing that History holds.
    package let change: Identity?
    /// The entities that were written, ascending.
    package let changed: [Entity]
    /// The facts to be stored: none where the command was carried out before.
    package let facts: [Fact]

    static let nothing = CommandResult(change: nil, facts: [])

    init(change: Identity?, changed: [Entity] = [], facts: [Fact]) {
        self.change = change
        self.changed = changed
        self.facts = facts
    }

    /// Whether both are of the same change.
    package static func == (one: CommandResult, other: CommandResult) -> Bool {
        one.change == other.change && one.changed == other.changed
    }
}

/// What a command changed, for programs that show it or tell others of it.
package struct ChangedEntities: Equatable, Sendable {
    /// Tasks that were added, changed or deleted, or of which something was noted: that they are done on a day, or on a date.
    package var tasks: [Identity] = []
    /// Lists that were added, changed or deleted, without those in which only tasks changed.
    package var lists: [Identity] = []
    /// Days whose list or number of spoons changed.
    package var days: [DayKey] = []
}

extension PlanReader {
    /// What the command with this result changed. Each stands there once, in ascending order.
    package func changedEntities(by result: CommandResult) -> ChangedEntities {
        var (tasks, lists, days): (Set<Identity>, Set<Identity>, [UInt32]) = ([], [], [])
        for entity in result.changed {
            switch entity.kind {
            case .task, .occurrence, .subjectAssignment, .dismissal, .plan: tasks.insert(entity.identity)
            case .sharedOccurrence:
                if let task = replica.value(entity, SharedOccurrenceField.task).identity { tasks.insert(task) }
            case .timeEntry:
                if let task = replica.value(entity, TimeEntryField.task).identity { tasks.insert(task) }
            case .list: lists.insert(entity.identity)
            default: break
            }
            if entity.kind == .day || entity.kind == .plan { days.append(entity.scope) }
        }
        var changed = ChangedEntities(tasks: tasks.ascending, lists: lists.ascending)
        for day in days.ascending where changed.days.last?.rawValue != day { changed.days.append(DayKey(rawValue: day)) }
        return changed
    }

    /// The result of a command that was carried out before.
    func result(of change: Entity) -> CommandResult {
        CommandResult(change: change.identity, changed: Replaced.entities(of: replica.replaced(by: change)), facts: [])
    }
}
