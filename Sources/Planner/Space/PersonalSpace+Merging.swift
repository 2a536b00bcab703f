package import Facts

extension PersonalSpace {
    /// Merges facts that were written elsewhere, and keeps as earlier versions the texts, titles and dates that were written apart and lost.
    /// A change that replaced such a value and arrives only now shows that it was overwritten knowingly: the version is removed again.
    ///
    /// - Parameter joins: whether this plan joins the account that the facts are of. Values that only the undoing of an import has beaten
    ///   are then written again. Later they may also be the import itself, as the server stored it.
    /// - Returns: the facts that this made, which must be kept and passed on like any others; none if nothing met.
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``; nothing has changed then.
    package func merge(batch bytes: [UInt8], joining joins: Bool = false) throws(FactsFault) -> [Fact] {
        let facts = try Batch(wire: bytes).facts
        let lost = LostValue.all(merging: facts, into: replica)
        let returning = joins ? beatenByUndoneImports(facts) : []
        let (sights, lateWrites) = (firstSeen(before: facts), lateWrites(before: facts))
        let late = lateRemovals(before: facts)
        let known = spaces
        apply(facts)
        for space in spaces where !known.contains(space) { arriving.append(space) }
        var changes: [Entity] = []
        for fact in facts where fact.entity.kind == .change && fact.field == ChangeField.replaced { changes.append(fact.entity) }
        // These facts follow from known ones, so they get no time of their own.
        let timestamp = timestampAfterAll()
        var made = versions(of: lost, changes, timestamp)
        made += retracted(by: changes, timestamp)
        made += retractedValues(by: changes, timestamp)
        for fact in returning { made.append(Fact(fact.entity, fact.field, fact.value, timestamp)) }
        made += written(sights, timestamp)
        made += learned(late, timestamp)
        made += carried(after: facts, timestamp)
        made += carried(lateWrites)
        if !made.isEmpty { apply(made) }
        return made
    }
}
