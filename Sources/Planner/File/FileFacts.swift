import Facts

/// The facts of a file, sorted by what they would change here.
struct FileFacts {
    /// All of them, ascending.
    let all: [Fact]
    /// The facts that are news here. Another device's commands are in its own history; here only the import can be undone.
    let unknown: [Fact]
    /// The entities that the file says were deleted.
    let marked: Set<Entity>
    /// The entities that the file has, that were deleted or undone here since it was saved, and that stay so when it is merged.
    let gone: Set<Entity>

    init(_ facts: [Fact], over space: PlanReader) {
        let facts = space.placed(fromFile: facts)
        all = facts
        let isFirst = space.replica.count == 0
        var unknown: [Fact] = []
        var named: [Entity] = []
        var marked: Set<Entity> = []
        for fact in facts {
            if isFirst || fact.entity.kind != .change, space.replica.isNews(fact) { unknown.append(fact) }
            guard let marks = DeletionFields(of: fact.entity.kind), !fact.value.isAbsent else { continue }
            if fact.field == marks.name { named.append(fact.entity) }
            if fact.field == marks.deleted { marked.insert(fact.entity) }
        }
        // As it will be with these facts: another device may have restored an entity.
        var merged = space.replica
        if !isFirst { merged.merge(unknown) }
        var gone: Set<Entity> = []
        for entity in named where !marked.contains(entity) && Self.isGone(entity, in: merged) { gone.insert(entity) }
        self.unknown = unknown
        self.marked = marked
        self.gone = gone
    }

    /// Whether an entity was here and is not any more.
    private static func isGone(_ entity: Entity, in replica: Replica) -> Bool {
        guard let marks = DeletionFields(of: entity.kind), let record = replica[entity] else { return false }
        if !record[marks.deleted].isAbsent { return true }
        guard let name = record.entry(marks.name) else { return false }
        return name.value.isAbsent
    }
}
