import Facts

/// A text that a merge takes out of sight: known here and beaten by what comes in, or coming in beaten.
struct LostText {
    let owner: Entity
    let field: Field
    let text: String
    /// When and where it was written.
    let timestamp: Timestamp

    /// The texts that merging these facts would hide.
    static func all(merging facts: [Fact], into replica: Replica) -> [LostText] {
        var lost: [LostText] = []
        for fact in facts where EarlierVersion.isText(fact.entity.kind, fact.field) {
            guard let known = replica[fact.entity]?.entry(fact.field), known.timestamp != fact.timestamp,
                known.value != fact.value
            else { continue }
            let isBeaten = known.timestamp < fact.timestamp
            guard let text = (isBeaten ? known.value : fact.value).text, !Text.isBlank(text) else { continue }
            let timestamp = isBeaten ? known.timestamp : fact.timestamp
            lost.append(LostText(owner: fact.entity, field: fact.field, text: text, timestamp: timestamp))
        }
        return lost
    }

    /// The texts that no change has replaced. A change names the text that it replaced, so its author had seen that text.
    static func writtenApart(_ lost: [LostText], changes: [Entity], in replica: Replica) -> [LostText] {
        var isLeft = [Bool](repeating: true, count: lost.count)
        var count = lost.count
        let order = sortedIndices(lost.count) { one, other in
            Replaced.ascends(lost[one].owner, lost[one].field, to: lost[other].owner, lost[other].field)
        }
        var about: [Replaced] = []
        for index in order { about.append(Replaced(entity: lost[index].owner, field: lost[index].field, value: .absent)) }
        for change in changes {
            if count == 0 { return [] }
            guard let timestamp = replica[change]?.entry(ChangeField.at)?.timestamp else { continue }
            for old in replica.replaced(by: change, about: about) {
                var place = Replaced.place(of: old.entity, old.field, in: about)
                while place < about.count, about[place].entity == old.entity, about[place].field == old.field {
                    if isLeft[order[place]], lost[order[place]].isReplaced(by: old, timestamp) {
                        isLeft[order[place]] = false
                        count -= 1
                    }
                    place += 1
                }
            }
        }
        var left: [LostText] = []
        for index in lost.indices where isLeft[index] { left.append(lost[index]) }
        return left
    }

    private func isReplaced(by old: Replaced, _ change: Timestamp) -> Bool {
        guard old.entity == owner, old.field == field, timestamp < change, let before = old.value.text else { return false }
        return ByteString(before) == ByteString(text)
    }
}
