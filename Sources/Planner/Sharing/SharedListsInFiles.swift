import Facts

/// Shared lists in files: a file is one person's, and says nothing of spaces.
extension PersonalSpace {
    /// The same, with what lies in shared spaces as the person's own.
    package func asPersonal() -> PersonalSpace {
        let personal = PersonalSpace(device: replica.device)
        var facts: [Fact] = []
        for fact in replica.facts {
            if let named = personalName(of: fact) { facts.append(Fact(named, fact.field, fact.value, fact.timestamp)) }
        }
        personal.takeIn(facts)
        return personal
    }

    /// Under which name a fact goes into a file; nil if it does not.
    private func personalName(of fact: Fact) -> Entity? {
        let entity = fact.entity
        switch entity.kind {
        case .task:
            if entity.scope == 0, fact.field == TaskField.home { return nil }
            return placed(.task(entity.identity), fact.field) == entity ? .task(entity.identity) : nil
        case .list:
            if entity.scope == 0, fact.field == ListField.home { return nil }
            return placed(.list(entity.identity), fact.field) == entity ? .list(entity.identity) : nil
        case .sharedOccurrence:
            guard fact.field <= OccurrenceField.next, let task = replica.value(entity, SharedOccurrenceField.task).identity,
                home(of: task) == entity.scope, let date = replica.value(entity, SharedOccurrenceField.date).integer
            else { return nil }
            return .occurrence(LocalDate(stored: date), task)
        default: return entity
        }
    }

    /// A file's facts by the entities that they have here: facts of a list that is shared here by now go into its space, if the
    /// person may change it.
    func placed(fromFile facts: [Fact]) -> [Fact] {
        var placed: [Fact] = []
        placed.reserveCapacity(facts.count)
        for fact in facts where fact.entity.sharedSpace == nil {
            if fact.entity.kind == .task, fact.field == TaskField.home { continue }
            if fact.entity.kind == .list, fact.field == ListField.home { continue }
            let entity = self.placed(fact.entity, fact.field)
            // In a list that the person may only view others decide: the server would refuse these facts.
            if let space = entity.sharedSpace, !mayChange(space) { continue }
            placed.append(Fact(entity, fact.field, fact.value, fact.timestamp))
        }
        return placed
    }
}
