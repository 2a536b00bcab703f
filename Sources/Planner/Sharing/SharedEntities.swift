package import Facts

/// The entities that lie in a space of several accounts: lists, their tasks, and the dates of repeating tasks. Nothing else ever does.
///
/// A shared entity carries the space's number in its key, as its scope; a personal list or task has scope 0. So a fact says by itself where
/// it belongs, and no fact of a shared space can change personal data. Identities stay: a person's own half of a shared task (its cost, the
/// note, when it is planned) is the entity of the same identity and scope 0.
package enum SharedEntities {
    /// Everything that others see of a task.
    static let taskFields = [
        TaskField.title, TaskField.order, TaskField.done, TaskField.deleted, TaskField.created, TaskField.priority, TaskField.due,
        TaskField.time, TaskField.list, TaskField.parent, TaskField.repeats, TaskField.leftOut, TaskField.ended,
        TaskField.seriesDate,
    ]
    /// What a space says of a task that nobody sees.
    private static let markFields = [TaskField.takenOut, TaskField.titleRead, TaskField.datesRead, TaskField.member]
    /// Everything that others see of a list.
    static let listFields = [
        ListField.name, ListField.icon, ListField.colour, ListField.deleted, ListField.checklist, ListField.created,
    ]
    /// Everything that others see of a date of a task.
    static let dateFields = [OccurrenceField.done, OccurrenceField.skipped, OccurrenceField.next, OccurrenceField.seriesDate]
    /// What a space says of a date besides.
    private static let dateMarkFields = [SharedOccurrenceField.date, SharedOccurrenceField.task, SharedOccurrenceField.member]

    /// Whether a field of a list says where it is shared, or that it no longer is: nothing that a file tells.
    static func isMembership(_ field: Field) -> Bool {
        field == ListField.home || field == ListField.dismissed || field == ListField.left || field == ListField.leftName
            || field == ListField.learned
    }

    /// Whether a space takes that field of that entity.
    package static func takes(_ entity: Entity, _ field: Field) -> Bool {
        guard case .some = entity.sharedSpace else { return false }
        switch entity.kind {
        case .task: return taskFields.contains(field) || markFields.contains(field)
        case .list: return listFields.contains(field)
        case .sharedOccurrence: return dateFields.contains(field) || dateMarkFields.contains(field)
        default: return false
        }
    }

    /// One date of a task that repeats, in a space; 0 is the person's own. In a shared one its name is made of both, so that a date done by
    /// two is done once.
    ///
    /// - Parameter date: the scope of the person's own entity, which a file may have made up: no space takes a date that no calendar has.
    static func occurrence(_ date: UInt32, _ task: Identity, in space: UInt32) -> Entity {
        guard space != 0, LocalDate.writable.contains(Int64(date)) else { return Entity(.occurrence, scope: date, task) }
        return Entity(.sharedOccurrence, scope: space, task.derived(Derived.occurrences + UInt64(date)))
    }

    /// An entity joined from its two halves: the shared fields from one, the personal fields from the other.
    static func joined(_ own: Record?, _ shared: Record, _ fields: [Field]) -> Record {
        var record = Record()
        for entry in own?.entries ?? [] where !fields.contains(entry.field) {
            record.merge(entry.field, entry.value, entry.timestamp)
        }
        for entry in shared.entries where fields.contains(entry.field) { record.merge(entry.field, entry.value, entry.timestamp) }
        return record
    }
}

/// A member's role in a shared list. The numbers are on the wire.
package enum SpaceRole: UInt64, Comparable, Sendable, CaseIterable {
    /// Look at it.
    case view = 1
    /// Change its contents.
    case edit = 2
    /// Decide who else may.
    case own = 3

    /// By their rights, the least first.
    package static func < (one: SpaceRole, other: SpaceRole) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// The person's membership in a shared space, as the host knows it.
package struct SpaceMembership: Equatable, Sendable {
    /// Its number.
    package var number: UInt32
    /// The person's role there.
    package var role: SpaceRole
    /// The other members, as they wish to be called.
    package var others: [String]
    /// By which name they see the person; nil: an older server did not say.
    package var name: String?

    package init(number: UInt32, role: SpaceRole, others: [String], name: String? = nil) {
        self.number = number
        self.role = role
        self.others = others
        self.name = name
    }

    /// Equal when everything is.
    package static func == (one: SpaceMembership, other: SpaceMembership) -> Bool {
        guard one.number == other.number, one.role == other.role, one.others.count == other.others.count,
            one.name.map({ ByteString($0) }) == other.name.map({ ByteString($0) })
        else { return false }
        for index in one.others.indices where ByteString(one.others[index]) != ByteString(other.others[index]) { return false }
        return true
    }
}
