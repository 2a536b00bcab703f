import Facts

/// Devices that were offline when a list was shared go on writing in the space where it was. What they wrote follows the list, with the
/// timestamps that it was written with: any device may carry it over, any number of times, with the same result.
extension PersonalSpace {
    /// The facts that have to follow a list into its space.
    ///
    /// - Parameters:
    ///   - facts: the received facts, which are stored here already.
    ///   - timestamp: for facts that only tidy up.
    func carried(after facts: [Fact], _ timestamp: Timestamp) -> [Fact] {
        guard !spaces.isEmpty, !memberships.isEmpty else { return [] }
        var made: [Fact] = []
        for list in touchedLists(facts) { made += carriedList(list, timestamp) }
        for task in touchedTasks(facts) { made += carriedTask(task, timestamp) }
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
        for fact in facts {
            let identity = fact.entity.identity
            switch fact.entity.kind {
            case .task where fact.entity.scope == 0:
                if !tasks.contains(identity) { tasks.formUnion(writtenSubtree(of: identity)) }
            case .task: tasks.insert(identity)
            case .list where fact.field == ListField.home || fact.entity.scope != 0 && fact.field == ListField.name:
                for member in members(of: identity) { tasks.formUnion(writtenSubtree(of: member)) }
            default: break
            }
        }
        return tasks.ascending
    }

    private func carriedList(_ list: Identity, _ timestamp: Timestamp) -> [Fact] {
        guard let home = writtenHome(.list(list), ListField.home), mayChange(home) else { return [] }
        return carried(.list(list), SharedEntities.listFields, into: home, timestamp)
    }

    private func carriedTask(_ task: Identity, _ timestamp: Timestamp) -> [Fact] {
        // Only where the person put it themselves: it is theirs.
        if let home = writtenHome(.task(task), TaskField.home), home != 0 {
            return mayChange(home) ? carried(.task(task), SharedEntities.taskFields, into: home, timestamp) : []
        }
        // Added to the list where it was.
        guard home(of: task) == 0, hasTask(task) else { return [] }
        let space = spaceAround(task)
        guard mayChange(space) else { return [] }
        var made = carried(.task(task), SharedEntities.taskFields, into: space, timestamp)
        made.append(Fact(.task(task), TaskField.home, .integer(Int64(space)), timestamp))
        return made
    }

    /// The space of the parent that a task was written into: the nearest task above it that lies in one, or else the list of the topmost.
    private func spaceAround(_ task: Identity) -> UInt32 {
        var top = task
        var seen: Set<Identity> = [task]
        while let above = value(.task(top), TaskField.parent).identity, hasTask(above), seen.insert(above).inserted {
            let home = home(of: above)
            if home != 0 { return home }
            top = above
        }
        return value(.task(top), TaskField.list).identity.map { home(ofList: $0) } ?? 0
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
