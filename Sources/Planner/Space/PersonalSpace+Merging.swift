public import Facts

extension PersonalSpace {
    /// Merges facts that were written elsewhere, and keeps as earlier versions the texts that were written apart and lost. A change that
    /// replaced such a text and arrives only now shows that it was overwritten knowingly: the version is removed again.
    ///
    /// - Returns: the facts that this made, which must be kept and passed on like any others; none if nothing met.
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``; nothing has changed then.
    public func merge(batch bytes: [UInt8]) throws(FactsFault) -> [Fact] {
        let facts = try Batch(wire: bytes).facts
        let lost = LostText.all(merging: facts, into: replica)
        let (sights, lateWrites) = (firstSeen(before: facts), lateWrites(before: facts))
        let known = spaces
        apply(facts)
        for space in spaces where !known.contains(space) { arriving.append(space) }
        var changes: [Entity] = []
        for fact in facts where fact.entity.kind == .change && fact.field == ChangeField.replaced { changes.append(fact.entity) }
        // These facts follow from known ones, so they get no time of their own.
        let timestamp = timestampAfterAll()
        var made = versions(of: lost, changes, timestamp)
        made += retracted(by: changes, timestamp)
        made += written(sights, timestamp)
        made += carried(after: facts, timestamp)
        made += carried(lateWrites)
        if !made.isEmpty { apply(made) }
        return made
    }
}
