import Facts

extension JoiningPlan {
    /// The changes that join, as History keeps them. One of which every field stays out stays out too, and so does the start of a day whose
    /// number stands in the account: undoing it would say what is not so. Of any other change only the fields that joined are undone.
    var history: [Fact] {
        var facts: [Fact] = []
        var gone: Set<Identity> = []
        var undoing: [Entity] = []
        for change in changes where !isWithoutTime(change) {
            if case .some = undone(by: change) {
                undoing.append(change)
            } else if !join(change, &facts) {
                gone.insert(change.identity)
            }
        }
        for change in undoing {
            guard let undone = undone(by: change), !gone.contains(undone) else { continue }
            _ = join(change, &facts, isNeeded: true)
        }
        return facts
    }

    /// Adds a change as far as it joins; false: it stays out.
    private func join(_ change: Entity, _ facts: inout [Fact], isNeeded: Bool = false) -> Bool {
        let all = source.replaced(by: change)
        var left: [Replaced] = []
        for one in all where !stayingOut.contains(FieldName(one.entity, one.field)) { left.append(one) }
        guard let record = source[change], let timestamp = record.entry(ChangeField.at)?.timestamp else { return false }
        if left.count < all.count, !isNeeded, left.isEmpty || isOfWholeDay(record) { return false }
        for entry in record.entries where entry.field != ChangeField.replaced {
            facts.append(Fact(change, entry.field, entry.value, entry.timestamp))
        }
        facts += Replaced.facts(left, of: change, timestamp)
        return true
    }

    private func isOfWholeDay(_ change: Record) -> Bool {
        switch change[ChangeField.name].integer.flatMap({ ChangeKind(rawValue: $0) }) {
        case .startedDay, .adjustedDay, .beganLowDay, .endedLowDay: true
        default: false
        }
    }

    private func undone(by change: Entity) -> Identity? {
        source.value(change, ChangeField.undoes).text.flatMap { Identity(hex: $0) }
    }

    /// Whether it is a further part of a change.
    private func isWithoutTime(_ change: Entity) -> Bool { source.value(change, ChangeField.at).isAbsent }

    private var changes: [Entity] { source.entities(.change) }

    private var source: Replica { other.replica }
}
