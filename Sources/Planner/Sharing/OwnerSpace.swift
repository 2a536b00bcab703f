package import Facts

/// Where the shared half of lists and tasks lies.
extension PlanReader {
    /// The space that a task lies in; 0 if it is the person's own.
    func home(of task: Identity) -> UInt32 {
        home(.task(task), TaskField.title, TaskField.home)
    }

    /// The space that a list lies in; 0 if it is the person's own.
    func home(ofList list: Identity) -> UInt32 {
        home(.list(list), ListField.name, ListField.home)
    }

    /// The person's own facts come first: nobody else can draw something of theirs into a space by its identity. If others moved it on from
    /// there, it is now where they moved it. Of several spaces that hold one identity, it is in the one where it was first seen
    /// (`FirstSeen`).
    private func home(_ own: Entity, _ name: Field, _ home: Field) -> UInt32 {
        guard !spaces.isEmpty else { return 0 }
        let written = writtenHome(own, home)
        switch written {
        case .some(0): return 0
        case .some(let space): if isHere(Entity(own.kind, scope: space, own.identity)) { return space }
        case .none: if case .text = replica.value(own, name) { return 0 }
        }
        var first = written ?? 0
        for space in spaces {
            let entity = Entity(own.kind, scope: space, own.identity)
            guard !replica.value(entity, name).isAbsent else { continue }
            if isHere(entity) { return space }
            if first == 0 { first = space }
        }
        return first
    }

    /// The space that the person's own facts name, 0 for none; nil if they say nothing, or name one that has ended: what lay there may
    /// have been shared again.
    func writtenHome(_ own: Entity, _ home: Field) -> UInt32? {
        guard let written = replica.value(own, home).integer, let space = UInt32(exactly: written) else { return nil }
        return space == 0 || isKnown(space) ? space : nil
    }

    /// Whether the person is in a space, or was until now.
    private func isKnown(_ space: UInt32) -> Bool {
        if spaces.contains(space) { return true }
        if case .some = role(in: space) { return true }
        return false
    }

    /// The entity in which a field of a list, a task or one of its dates is kept: itself, or the half of it that is shared.
    func placed(_ entity: Entity, _ field: Field) -> Entity {
        guard !spaces.isEmpty else { return entity }
        switch entity.kind {
        case .task where entity.scope == 0 && SharedEntities.taskFields.contains(field):
            return Entity(.task, scope: home(of: entity.identity), entity.identity)
        case .list where entity.scope == 0 && SharedEntities.listFields.contains(field):
            return Entity(.list, scope: home(ofList: entity.identity), entity.identity)
        case .occurrence where SharedEntities.dateFields.contains(field):
            return SharedEntities.occurrence(entity.scope, entity.identity, in: home(of: entity.identity))
        default: return entity
        }
    }

    /// The value of a field of an entity, in whichever space it is stored.
    func value(_ entity: Entity, _ field: Field) -> Value {
        replica.value(placed(entity, field), field)
    }

    /// A field of an entity with its timestamp, wherever that is kept.
    func entry(_ entity: Entity, _ field: Field) -> Record.Entry? {
        replica[placed(entity, field)]?.entry(field)
    }

    /// All fields of a task: of a shared task, both halves.
    func record(ofTask task: Identity) -> Record? {
        let home = home(of: task)
        guard home != 0 else { return replica[.task(task)] }
        guard let shared = replica[Entity(.task, scope: home, task)] else { return nil }
        return SharedEntities.joined(replica[.task(task)], shared, SharedEntities.taskFields)
    }

    /// All fields of a list: of a shared list, both halves.
    func record(ofList list: Identity) -> Record? {
        let home = home(ofList: list)
        guard home != 0 else { return replica[.list(list)] }
        guard let shared = replica[Entity(.list, scope: home, list)] else { return nil }
        return SharedEntities.joined(replica[.list(list)], shared, SharedEntities.listFields)
    }

    /// Whether any field of an entity has a value: an undo may have emptied all that was written. A deleted one has its mark.
    func hasFacts(_ entity: Entity) -> Bool {
        let record: Record?
        switch entity.kind {
        case .task: record = self.record(ofTask: entity.identity)
        case .list: record = self.record(ofList: entity.identity)
        default: record = replica[entity]
        }
        for entry in record?.entries ?? [] where !entry.value.isAbsent { return true }
        return false
    }

    /// Every task that anything is known of, each once.
    package var everyTask: [Identity] { everyIdentity(.task) }

    /// Every list that anything is known of, each once.
    var everyList: [Identity] { everyIdentity(.list) }

    private func everyIdentity(_ kind: EntityKind) -> [Identity] {
        var found: [Identity] = []
        let entities = replica.entities(kind)
        found.reserveCapacity(entities.count)
        var shared: Set<Identity> = []
        for entity in entities {
            if entity.scope != 0 {
                // The person's own half came first.
                if case .some = replica[Entity(kind, entity.identity)] { continue }
                guard shared.insert(entity.identity).inserted else { continue }
            }
            found.append(entity.identity)
        }
        return found
    }

    /// The person's role in a space; nil for one that they are no longer in.
    func role(in space: UInt32) -> SpaceRole? {
        knownMembership(in: space)?.role
    }

    /// By which name the others in a space see the person; nil if it is not known.
    func memberName(in space: UInt32) -> String? {
        knownMembership(in: space)?.name
    }

    private func knownMembership(in space: UInt32) -> SpaceMembership? {
        for membership in memberships where membership.number == space { return membership }
        return nil
    }

    /// The person's membership in a space, with the right to view only if they are no longer in it; nil for their own space.
    private func membership(in home: UInt32) -> SpaceMembership? {
        guard home != 0 else { return nil }
        return knownMembership(in: home) ?? SpaceMembership(number: home, role: .view, others: [])
    }

    /// Notes that there is something in these spaces.
    ///
    /// - Returns: whether one is among them that nothing was known of: then entities may lie elsewhere than they did.
    @discardableResult
    func note(spacesOf facts: [Fact]) -> Bool {
        let before = spaces.count
        for fact in facts {
            guard let space = fact.entity.sharedSpace, !spaces.contains(space) else { continue }
            spaces.append(space)
            spaces = spaces.ascending
        }
        return spaces.count > before
    }

    fileprivate func unread(_ memberships: [SpaceMembership]) -> [UInt32] {
        var unread: [UInt32] = []
        for membership in memberships where !spaces.contains(membership.number) { unread.append(membership.number) }
        return unread.ascending
    }

    /// Looks which spaces anything is known of.
    func findSpaces() {
        var found: [UInt32] = []
        for kind in [EntityKind.list, EntityKind.task] {
            for entity in replica.entities(kind, scopes: 1...UInt32.max) where !found.contains(entity.scope) {
                found.append(entity.scope)
            }
        }
        spaces = found.ascending
    }
}

extension PersonalSpace {
    /// The spaces that the person is in changed. Where something lies may hang on one that nothing is known of yet.
    func noteMemberships(before: [SpaceMembership]) {
        guard !spaces.isEmpty else { return }
        let isSame = unread(memberships) == unread(before)
        if !isSame { takeIn([]) }
    }
}

extension PlanReader {
    /// The space that a list is shared in, as the person stands to it; nil for a list of their own.
    package func membership(ofList list: Identity) -> SpaceMembership? {
        membership(in: home(ofList: list))
    }

    /// The same for a task.
    package func membership(ofTask task: Identity) -> SpaceMembership? {
        membership(in: home(of: task))
    }

    /// The name of the list in a space; nil if it is not known.
    package func name(ofSpace number: UInt32) -> String? {
        for entity in replica.entities(.list, scopes: number...number) {
            if let name = replica.value(entity, ListField.name).text { return name }
        }
        return nil
    }
}

extension Optional<SpaceMembership> {
    /// Whether the list is the person's own, to share and to delete; every list in no shared space is.
    package var isOwn: Bool { map { $0.role == .own } ?? true }
}
