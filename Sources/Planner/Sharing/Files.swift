import Facts

/// Shared lists in files: a file is one person's, and says nothing of spaces.
extension PersonalSpace {
    /// The same, with what lies in shared spaces as the person's own.
    func asPersonal() -> PersonalSpace {
        let personal = PersonalSpace(device: replica.device)
        var facts: [Fact] = []
        for fact in replica.facts {
            if let named = personalName(of: fact) { facts.append(Fact(named, fact.field, fact.value, fact.stamp)) }
        }
        personal.takeIn(facts)
        return personal
    }

    /// Under which name a fact goes into a file; nil where it does not.
    private func personalName(of fact: Fact) -> Thing? {
        let thing = fact.thing
        switch thing.kind {
        case .task:
            if thing.scope == 0, fact.field == TaskField.home { return nil }
            return placed(.task(thing.identity), fact.field) == thing ? .task(thing.identity) : nil
        case .list:
            if thing.scope == 0, fact.field == ListField.home { return nil }
            return placed(.list(thing.identity), fact.field) == thing ? .list(thing.identity) : nil
        case .sharedOccurrence:
            guard fact.field <= OccurrenceField.next, let task = replica.value(thing, SharedOccurrenceField.task).identity,
                home(of: task) == thing.scope, let date = replica.value(thing, SharedOccurrenceField.date).integer
            else { return nil }
            return .occurrence(LocalDate(stored: date), task)
        default: return thing
        }
    }

    /// A file's facts by the names that they have here: what is shared here by now goes where it is shared.
    func placed(fromFile facts: [Fact]) -> [Fact] {
        var placed: [Fact] = []
        placed.reserveCapacity(facts.count)
        for fact in facts where fact.thing.sharedSpace == nil {
            if fact.thing.kind == .task, fact.field == TaskField.home { continue }
            if fact.thing.kind == .list, fact.field == ListField.home { continue }
            placed.append(Fact(self.placed(fact.thing, fact.field), fact.field, fact.value, fact.stamp))
        }
        return placed
    }
}
