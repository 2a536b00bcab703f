import Facts

/// A value that a merge takes out of sight: known here and beaten by what comes in, or coming in beaten.
struct LostValue {
    /// Where it stood: of a shared task, its half in the space.
    let entity: Entity
    let field: Field
    let value: Value
    /// When and where it was written.
    let timestamp: Timestamp
    /// When and where the value was written that stands there instead.
    let winner: Timestamp

    /// The task or note that versions of it belong to, in the person's own space.
    var owner: Entity { Entity(entity.kind, entity.identity) }

    /// Whether lost values of a field are kept: long texts, and what a task is called and when it is due.
    static func isKept(_ kind: EntityKind, _ field: Field) -> Bool {
        EarlierVersion.isText(kind, field) || part(kind, field) != nil
    }

    /// What is chosen as one together with a field; nil for a long text.
    static func part(_ kind: EntityKind, _ field: Field) -> VersionPart? {
        kind == .task ? VersionPart(field) : nil
    }

    /// The values that merging these facts would hide.
    static func all(merging facts: [Fact], into replica: Replica) -> [LostValue] {
        var lost: [LostValue] = []
        // Facts of one entity lie together: its record is read once.
        var (entity, record): (Entity?, Record?)
        for fact in facts where isKept(fact.entity.kind, fact.field) {
            if entity != fact.entity { (entity, record) = (fact.entity, replica[fact.entity]) }
            guard let known = record?.entry(fact.field), known.timestamp != fact.timestamp, known.value != fact.value else {
                continue
            }
            let isBeaten = known.timestamp < fact.timestamp
            let value = isBeaten ? known.value : fact.value
            // Emptying a field loses nothing that was typed.
            if value.isAbsent { continue }
            if let text = value.text, Text.isBlank(text) { continue }
            let (earlier, later) = isBeaten ? (known.timestamp, fact.timestamp) : (fact.timestamp, known.timestamp)
            lost.append(LostValue(entity: fact.entity, field: fact.field, value: value, timestamp: earlier, winner: later))
        }
        return lost
    }

    /// The values that no change has replaced. A change names the value that it replaced, so its author had seen that value.
    static func writtenApart(_ lost: [LostValue], changes: [Entity], in replica: Replica) -> [LostValue] {
        var isLeft = [Bool](repeating: true, count: lost.count)
        var count = lost.count
        let order = sortedIndices(lost.count) { one, other in
            Replaced.ascends(lost[one].entity, lost[one].field, to: lost[other].entity, lost[other].field)
        }
        var about: [Replaced] = []
        for index in order { about.append(Replaced(entity: lost[index].entity, field: lost[index].field, value: .absent)) }
        for change in changes {
            if count == 0 { return [] }
            guard let timestamp = replica[change]?.entry(ChangeField.at)?.timestamp else { continue }
            for old in replica.replaced(by: change, about: about) {
                var position = Replaced.position(of: old.entity, old.field, in: about)
                while position < about.count, about[position].entity == old.entity, about[position].field == old.field {
                    if isLeft[order[position]], lost[order[position]].isReplaced(by: old, timestamp) {
                        isLeft[order[position]] = false
                        count -= 1
                    }
                    position += 1
                }
            }
        }
        var left: [LostValue] = []
        for index in lost.indices where isLeft[index] { left.append(lost[index]) }
        return left
    }

    private func isReplaced(by old: Replaced, _ change: Timestamp) -> Bool {
        old.entity == entity && old.field == field && timestamp < change && old.value == value
    }
}
