import Facts

/// A name that comes up in a second space: somebody moved what it names there, or copied it to draw it away from the others. For the person
/// it stays where they saw it, as long as it is there.
struct FirstSeen {
    let own: Entity
    let home: Field
    /// Where it is the person's to see.
    let space: UInt32
    /// The space that the person's own facts named until now.
    let written: UInt32?
    /// Whether it comes up where it never was.
    let isNew: Bool
}

extension PlanReader {
    /// The tasks that these facts, which are not known here yet, may draw into another space than they are in.
    ///
    /// Which one was the first says only who has read that one whole: on a device that begins, all come at once.
    func firstSeen(before facts: [Fact]) -> [FirstSeen] {
        guard !spaces.isEmpty else { return [] }
        var drawn: [FirstSeen] = []
        for fact in facts {
            guard let space = fact.entity.sharedSpace, let marks = DeletionFields(of: fact.entity.kind),
                fact.field == marks.name || fact.field == marks.deleted
            else { continue }
            let own = Entity(fact.entity.kind, fact.entity.identity)
            let isTask = own.kind == .task
            let seen = isTask ? home(of: own.identity) : home(ofList: own.identity)
            let field = isTask ? TaskField.home : ListField.home
            let written = writtenHome(own, field)
            let isNew = fact.field == marks.name && replica.value(fact.entity, marks.name).isAbsent
            guard seen != 0, seen != space else { continue }
            if rereading.contains(space) {
                // It was there before it was read again: had it come up elsewhere first, that would be written.
                guard isNew, case .none = written else { continue }
                drawn.append(FirstSeen(own: own, home: field, space: space, written: nil, isNew: false))
            } else if !arriving.contains(seen) {
                drawn.append(FirstSeen(own: own, home: field, space: seen, written: written, isNew: isNew))
            }
        }
        return drawn
    }

    /// Notes these as the person's own facts: on all their devices it is the same.
    func written(_ drawn: [FirstSeen], _ timestamp: Timestamp) -> [Fact] {
        var made: [Fact] = []
        for one in drawn {
            // A fact that the person wrote meanwhile names it already.
            guard writtenHome(one.own, one.home) == one.written, one.written != one.space else { continue }
            let identity = one.own.identity
            if isHere(Entity(one.own.kind, scope: one.space, identity)) {
                let home = one.own.kind == .task ? home(of: identity) : home(ofList: identity)
                if home == one.space { continue }
            } else if !one.isNew || one.written != nil {
                continue
            }
            made.append(Fact(one.own, one.home, .integer(Int64(one.space)), timestamp))
        }
        return made
    }
}
