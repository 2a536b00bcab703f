import Facts

/// Shared lists in files: a file is one person's, and says nothing of spaces.
extension PlanReader {
    /// The same, with what lies in shared spaces as the person's own.
    package func asPersonal() -> PersonalSpace {
        let personal = PersonalSpace(device: replica.device)
        var facts: [Fact] = []
        for fact in replica.facts {
            if let named = personalName(of: fact) { facts.append(Fact(named, fact.field, fact.value, fact.timestamp)) }
        }
        personal.takeIn(facts + doneByOthers(since: LocalDate(number: 0)))
        return personal
    }

    /// Under which name a fact goes into a file; nil if it does not.
    private func personalName(of fact: Fact) -> Entity? {
        let entity = fact.entity
        switch entity.kind {
        case .task:
            if entity.scope == 0, fact.field == TaskField.home || fact.field == TaskField.learned { return nil }
            return placed(.task(entity.identity), fact.field) == entity ? .task(entity.identity) : nil
        case .list:
            if entity.scope == 0, SharedEntities.isMembership(fact.field) { return nil }
            return placed(.list(entity.identity), fact.field) == entity ? .list(entity.identity) : nil
        case .sharedOccurrence:
            guard fact.field != SharedOccurrenceField.date, fact.field != SharedOccurrenceField.task, !fact.namesMember,
                let task = replica.value(entity, SharedOccurrenceField.task).identity,
                home(of: task) == entity.scope, let date = replica.value(entity, SharedOccurrenceField.date).integer
            else { return nil }
            return .occurrence(LocalDate(stored: date), task)
        default: return entity
        }
    }

    /// A file's facts by the entities that they have here: facts of a list that is shared here by now go into its space, if the
    /// person may change it; with them go tasks of such a list that are not here yet, and the dates that were done of these.
    func placed(fromFile facts: [Fact]) -> [Fact] {
        let new = placesOfNewTasks(in: facts)
        var last: (task: Identity, home: UInt32)?
        var placed: [Fact] = []
        placed.reserveCapacity(facts.count)
        for fact in facts where fact.entity.sharedSpace == nil {
            if fact.entity.kind == .task, fact.field == TaskField.home { continue }
            if fact.entity.kind == .list, SharedEntities.isMembership(fact.field) { continue }
            var entity = self.placed(fact.entity, fact.field)
            let task = entity.identity
            let isDate = entity.kind == .occurrence && SharedEntities.dateFields.contains(fact.field)
            if isDate || entity == .task(task) && SharedEntities.taskFields.contains(fact.field),
                new[FieldName(.task(task), TaskField.title)] != nil
            {
                let home = last.flatMap { $0.task == task ? $0.home : nil } ?? futureHome(of: task, new)
                last = (task, home)
                if mayChange(home) {
                    let date = entity.scope
                    entity = isDate ? SharedEntities.occurrence(date, task, in: home) : Entity(.task, scope: home, task)
                }
            }
            // In a list that the person may only view others decide: the server would refuse these facts.
            if let space = entity.sharedSpace, !mayChange(space) { continue }
            if entity.kind == .sharedOccurrence, placed.last?.entity != entity,
                replica.value(entity, SharedOccurrenceField.task).isAbsent
            {
                let date = Value.integer(Int64(fact.entity.scope))
                placed.append(Fact(entity, SharedOccurrenceField.date, date, fact.timestamp))
                placed.append(Fact(entity, SharedOccurrenceField.task, Value(fact.entity.identity), fact.timestamp))
            }
            placed.append(Fact(entity, fact.field, fact.value, fact.timestamp))
        }
        return placed
    }

    /// What a file says about where tasks are that are not here. Without shared lists, that does not matter.
    private func placesOfNewTasks(in facts: [Fact]) -> [FieldName: Value] {
        guard !spaces.isEmpty else { return [:] }
        var found: [FieldName: Value] = [:]
        for fact in facts where fact.entity.kind == .task && fact.entity.scope == 0 && !fact.value.isAbsent {
            guard fact.field == TaskField.title || fact.field == TaskField.list || fact.field == TaskField.parent,
                case .none = record(ofTask: fact.entity.identity)
            else { continue }
            found[FieldName(fact.entity, fact.field)] = fact.value
        }
        return found
    }
}
