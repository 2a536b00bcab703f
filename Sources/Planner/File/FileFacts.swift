import Facts

/// The facts of a file, sorted out against what is known here.
struct FileFacts {
    /// All of them, ascending.
    let all: [Fact]
    /// Those that are news here. What another device did is in its own history; here the bringing in is what can be undone.
    let unknown: [Fact]
    /// The things that the file says were deleted.
    let marked: Set<Thing>
    /// The things that the file has and that were deleted or undone here since it was saved.
    let gone: Set<Thing>

    init(_ facts: [Fact], over space: PersonalSpace) {
        let facts = space.placed(fromFile: facts)
        all = facts
        let isFirst = space.replica.count == 0
        var unknown: [Fact] = []
        var named: [Thing] = []
        var marked: Set<Thing> = []
        for fact in facts {
            if isFirst || fact.thing.kind != .act, space.replica.isNews(fact) { unknown.append(fact) }
            guard let being = Being(of: fact.thing.kind), !fact.value.isAbsent else { continue }
            if fact.field == being.name { named.append(fact.thing) }
            if fact.field == being.deleted { marked.insert(fact.thing) }
        }
        var gone: Set<Thing> = []
        for thing in named where !marked.contains(thing) && Self.isGone(thing, in: space.replica) { gone.insert(thing) }
        self.unknown = unknown
        self.marked = marked
        self.gone = gone
    }

    /// Whether a thing was here and is not any more.
    private static func isGone(_ thing: Thing, in replica: Replica) -> Bool {
        guard let being = Being(of: thing.kind), let record = replica[thing] else { return false }
        if !record[being.deleted].isAbsent { return true }
        guard let name = record.entry(being.name) else { return false }
        return name.value.isAbsent
    }
}
