import Facts

/// A text that a merge takes out of sight: known here and beaten by what comes in, or coming in beaten.
struct LostText {
    let owner: Thing
    let field: Field
    let text: String
    /// When and where it was written.
    let stamp: Stamp

    /// What merging these facts would take out of sight.
    static func all(merging facts: [Fact], into replica: Replica) -> [LostText] {
        var lost: [LostText] = []
        for fact in facts where EarlierVersion.isText(fact.thing.kind, fact.field) {
            guard let known = replica[fact.thing]?.entry(fact.field), known.stamp != fact.stamp, known.value != fact.value
            else { continue }
            let isBeaten = known.stamp < fact.stamp
            guard let text = (isBeaten ? known.value : fact.value).text, !Text.isBlank(text) else { continue }
            let stamp = isBeaten ? known.stamp : fact.stamp
            lost.append(LostText(owner: fact.thing, field: fact.field, text: text, stamp: stamp))
        }
        return lost
    }

    /// Those that no act has replaced: an act names what it replaced, so whoever wrote over one of the others had it before them.
    static func writtenApart(_ lost: [LostText], acts: [Thing], in replica: Replica) -> [LostText] {
        var left = lost
        let order = sortedIndices(left.count) { one, other in
            Replaced.ascends(left[one].owner, left[one].field, to: left[other].owner, left[other].field)
        }
        var about: [Replaced] = []
        for index in order { about.append(Replaced(thing: lost[index].owner, field: lost[index].field, value: .absent)) }
        for act in acts {
            if left.isEmpty { return left }
            guard let record = replica[act], let stamp = record.entry(ActField.at)?.stamp else { continue }
            for old in Replaced.read(record[ActField.replaced].bytes ?? [], about: about) {
                var remaining: [LostText] = []
                for text in left where !text.isReplaced(by: old, stamp) { remaining.append(text) }
                left = remaining
            }
        }
        return left
    }

    private func isReplaced(by old: Replaced, _ act: Stamp) -> Bool {
        guard old.thing == owner, old.field == field, stamp < act, let before = old.value.text else { return false }
        return Token(before) == Token(text)
    }
}
