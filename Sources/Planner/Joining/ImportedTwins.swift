import Facts

/// The things that two plans brought in from one file, each under an identity of its own: in the plan that they join they are one, so that a guest
/// who joins their account doubles nothing.
struct ImportedTwins {
    /// For what the other plan has, the identity that the target has for the same.
    private var names: [Identity: Identity] = [:]
    /// When the other plan brought something in.
    private var imports: [Timestamp] = []
    private let other: Replica

    init(of other: PlanReader, in target: PlanReader) {
        self.other = other.replica
        let (salts, targetSalts) = (other.replica.importSalts, target.replica.importSalts)
        guard !salts.isEmpty, !targetSalts.isEmpty else { return }
        for kind in [EntityKind.task, .list, .note] {
            for entity in other.replica.entities(kind, scopes: 0...0) {
                for salt in salts {
                    for targetSalt in targetSalts where salt != targetSalt {
                        let twin = entity.identity.salted(salt).salted(targetSalt)
                        if case .some = target.replica[Entity(kind, twin)] { names[entity.identity] = twin }
                    }
                }
            }
        }
        guard !names.isEmpty else { return }
        for change in other.replica.entities(.change) {
            guard let record = other.replica[change], record[ChangeField.name].integer == ChangeKind.importedOutline.rawValue,
                let timestamp = record.entry(ChangeField.at)?.timestamp
            else { continue }
            imports.append(timestamp)
        }
    }

    /// Whether a fact only says what the file said of something that the target has from there, too, and may have changed since.
    func isImported(_ fact: Fact) -> Bool {
        guard case .some = names[fact.entity.identity] else { return false }
        return imports.contains(fact.timestamp)
    }

    /// A fact under the names that the target has.
    func renamed(_ fact: Fact) -> Fact {
        if names.isEmpty { return fact }
        var fact = fact
        let entity = fact.entity
        if let twin = names[entity.identity] {
            fact.entity = Entity(entity.kind, scope: entity.scope, twin)
        }
        if entity.kind == .timeEntry, let task = other.value(entity, TimeEntryField.task).identity, let twin = names[task] {
            fact.entity = .timeEntry(twin, entity.identity)
        }
        if let named = fact.value.identity, let twin = names[named] { fact.value = Value(twin) }
        return fact
    }
}
