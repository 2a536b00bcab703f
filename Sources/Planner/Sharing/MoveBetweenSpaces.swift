import Facts

/// Devices that were offline when a list was shared go on writing in the space where it was. What they wrote follows the list, with the
/// timestamps that it was written with: any device may carry it over, any number of times, with the same result.
extension PlanReader {
    /// The facts that have to follow a list into its space.
    ///
    /// - Parameters:
    ///   - facts: the received facts, which are stored here already.
    ///   - timestamp: for facts that only tidy up.
    func carried(after facts: [Fact], _ timestamp: Timestamp) -> [Fact] {
        guard !spaces.isEmpty, !memberships.isEmpty else { return [] }
        var made: [Fact] = []
        for list in touchedLists(facts) { made += carriedList(list, timestamp) }
        var around: [Identity: UInt32] = [:]
        for task in touchedTasks(facts) { made += carriedTask(task, &around, timestamp) }
        made += keptOut(facts)
        return made
    }

    /// The tombstones of tasks that one member moved elsewhere while another, who did not know that, brought them back: they are the own
    /// tasks of the one who moved them, and would be in the list for the others only. Every device that writes them makes the same facts.
    private func keptOut(_ facts: [Fact]) -> [Fact] {
        var touched: Set<Entity> = []
        for fact in facts where fact.entity.kind == .task && fact.entity.scope != 0 {
            if fact.field == TaskField.deleted || fact.field == TaskField.takenOut { touched.insert(fact.entity) }
        }
        var made: [Fact] = []
        for entity in touched.sorted() where mayChange(entity.scope) {
            // An older tombstone than the move out means that the rest of the move is yet to come.
            guard let record = replica[entity], let taken = record.entry(TaskField.takenOut), !taken.value.isAbsent,
                let mark = record.entry(TaskField.deleted), mark.value.isAbsent, taken.timestamp < mark.timestamp
            else { continue }
            let next = Timestamp(after: mark.timestamp, by: mark.timestamp.device)
            made.append(Fact(entity, TaskField.deleted, taken.value, next))
        }
        return made
    }

    private func touchedLists(_ facts: [Fact]) -> [Identity] {
        var lists: Set<Identity> = []
        for fact in facts where fact.entity.kind == .list { lists.insert(fact.entity.identity) }
        return lists.ascending
    }

    /// A fact of a task and the fact that it lies in a space may come in any order: with the second the task follows.
    private func touchedTasks(_ facts: [Fact]) -> [Identity] {
        var tasks: Set<Identity> = []
        // Those with all that is beneath them.
        var whole: [Identity] = []
        for fact in facts {
            let identity = fact.entity.identity
            switch fact.entity.kind {
            case .task where fact.entity.scope == 0: whole.append(identity)
            case .task: tasks.insert(identity)
            case .list where fact.field == ListField.home || fact.entity.scope != 0 && fact.field == ListField.name:
                whole += members(of: identity)
            default: break
            }
        }
        for task in writtenSubtrees(of: whole) { tasks.insert(task) }
        return tasks.ascending
    }

    private func carriedList(_ list: Identity, _ timestamp: Timestamp) -> [Fact] {
        guard let home = writtenHome(.list(list), ListField.home), mayChange(home) else { return [] }
        return carried(.list(list), SharedEntities.listFields, into: home, timestamp)
    }

    private func carriedTask(_ task: Identity, _ around: inout [Identity: UInt32], _ timestamp: Timestamp) -> [Fact] {
        // Only where the person put it themselves: it is theirs.
        if let home = writtenHome(.task(task), TaskField.home), home != 0 {
            return mayChange(home) ? carried(.task(task), SharedEntities.taskFields, into: home, timestamp) : []
        }
        // Added to the list where it was.
        guard home(of: task) == 0, hasTask(task) else { return [] }
        let space = spaceAround(task, &around)
        guard mayChange(space) else { return [] }
        var made = carried(.task(task), SharedEntities.taskFields, into: space, timestamp)
        made.append(Fact(.task(task), TaskField.home, .integer(Int64(space)), timestamp))
        return made
    }

    /// The space of the parent that a task was written into: the nearest task above it that lies in one, or else the list of the topmost.
    ///
    /// - Parameter known: those found before.
    private func spaceAround(_ task: Identity, _ known: inout [Identity: UInt32]) -> UInt32 {
        if let space = known[task] { return space }
        let chain = Chain(
            from: task,
            isKnown: { known[$0] != nil },
            next: { step in self.value(.task(step), TaskField.parent).identity.flatMap { self.hasTask($0) ? $0 : nil } }
        )
        chain.forEachFromEnd { member, above, _ in
            if let above {
                let space = self.home(of: above)
                known[member] = space != 0 ? space : known[above] ?? 0
            } else {
                known[member] = self.value(.task(member), TaskField.list).identity.map { self.home(ofList: $0) } ?? 0
            }
        }
        return known[task] ?? 0
    }

    func mayChange(_ space: UInt32) -> Bool {
        guard space != 0, let role = role(in: space) else { return false }
        return role >= .edit
    }

    private func carried(_ own: Entity, _ fields: [Field], into space: UInt32, _ timestamp: Timestamp) -> [Fact] {
        guard let record = replica[own] else { return [] }
        var made: [Fact] = []
        for entry in record.entries where fields.contains(entry.field) && !entry.value.isAbsent {
            let fact = Fact(Entity(own.kind, scope: space, own.identity), entry.field, entry.value, entry.timestamp)
            if replica.isNews(fact) { made.append(fact) }
            made.append(Fact(own, entry.field, .absent, timestamp))
        }
        return made
    }
}
