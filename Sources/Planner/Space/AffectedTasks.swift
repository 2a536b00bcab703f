import Facts

/// The tasks whose place in the lists may change with some facts.
struct AffectedTasks {
    /// Ascending.
    let tasks: [Identity]

    /// - Parameters:
    ///   - facts: before they are merged.
    ///   - most: nil for more tasks than this.
    init?(of facts: [Fact], in space: PlanReader, atMost most: Int) {
        var tasks: Set<Identity> = []
        // With everything beneath them. That is enough for rings, too: whatever is on one that opens or closes with these facts lies
        // beneath one of the tasks they are about.
        var whole: [Identity] = []
        var lists: Set<Identity> = []
        var days: [UInt32] = []
        var shared: [Entity] = []
        for fact in facts {
            let identity = fact.entity.identity
            switch fact.entity.kind {
            case .task where Self.moves(fact.field): whole.append(identity)
            case .task, .plan, .occurrence: tasks.insert(identity)
            case .sharedOccurrence: if shared.last != fact.entity { shared.append(fact.entity) }
            case .day: if days.last != fact.entity.scope { days.append(fact.entity.scope) }
            case .list where fact.field != ListField.order:
                if lists.insert(identity).inserted { whole += space.members(of: identity) }
            default: break
            }
            if tasks.count > most { return nil }
        }
        for task in Self.tasks(ofShared: shared, in: space, facts) { tasks.insert(task) }
        if !days.isEmpty {
            for day in Self.affected(days.ascending, in: space) where tasks.count <= most {
                for task in space.plannedTasks(day) { tasks.insert(task) }
            }
        }
        for task in space.writtenSubtrees(of: whole, atMost: most) { tasks.insert(task) }
        guard tasks.count <= most else { return nil }
        self.tasks = tasks.ascending
    }

    /// Whether a field of a task says where everything beneath it is.
    private static func moves(_ field: Field) -> Bool {
        switch field {
        case TaskField.title, TaskField.deleted, TaskField.parent, TaskField.list, TaskField.home: true
        default: false
        }
    }

    /// The tasks that shared dates are of, which their names do not say.
    private static func tasks(ofShared dates: [Entity], in space: PlanReader, _ facts: [Fact]) -> [Identity] {
        guard !dates.isEmpty else { return [] }
        var tasks: [Identity] = []
        for date in dates {
            if let known = space.replica.value(date, SharedOccurrenceField.task).identity { tasks.append(known) }
        }
        for fact in facts where fact.entity.kind == .sharedOccurrence && fact.field == SharedOccurrenceField.task {
            if let task = fact.value.identity { tasks.append(task) }
        }
        return tasks
    }

    /// These days, and those that may be the current one before or after them: the day that was current, one of these, or, when a start is
    /// undone, the newest earlier day. Tasks planned for any of them may move between today and the backlog.
    private static func affected(_ days: [UInt32], in space: PlanReader) -> [DayKey] {
        var affected: [DayKey] = []
        for (position, day) in days.enumerated() where position == 0 || days[position - 1] != day {
            affected.append(DayKey(rawValue: day))
        }
        let current = space.currentDay
        let beneath = space.startedDay(notAbove: current ?? DayKey(rawValue: 0)) { day in
            let position = partitionPoint(days.count) { days[$0] < day.rawValue }
            return position < days.count && days[position] == day.rawValue
        }
        if let current { affected.append(current) }
        if let beneath { affected.append(beneath) }
        return affected
    }
}
