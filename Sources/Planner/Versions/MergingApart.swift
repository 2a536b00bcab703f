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

    private func versions(of lost: [LostText], _ arrived: [Entity], _ timestamp: Timestamp) -> [Fact] {
        guard !lost.isEmpty else { return [] }
        // Mostly it is what came with the text that says it; only where it does not, all changes are asked.
        var apart = LostText.writtenApart(lost, changes: arrived, in: replica)
        if !apart.isEmpty { apart = LostText.writtenApart(apart, changes: replica.entities(.change), in: replica) }
        var made: [Fact] = []
        for text in apart {
            let entity = EarlierVersion.entity(of: text.owner, text.timestamp)
            for (field, value) in EarlierVersion.values(of: text) where replica.value(entity, field) != value {
                made.append(Fact(entity, field, value, timestamp))
            }
        }
        return made
    }

    private func retracted(by changes: [Entity], _ timestamp: Timestamp) -> [Fact] {
        guard !replica.entities(.earlier).isEmpty else { return [] }
        var made: [Fact] = []
        for change in changes {
            guard let record = replica[change], let at = record.entry(ChangeField.at)?.timestamp else { continue }
            for old in Replaced.read(record[ChangeField.replaced].bytes ?? []) {
                guard EarlierVersion.isText(old.entity.kind, old.field), let before = old.value.text else { continue }
                for version in earlierVersions(of: old.entity) where ByteString(version.text) == ByteString(before) {
                    let entity = EarlierVersion.entity(version.identity)
                    // Not where the change is the later: then the version had been brought back, and was written over after that.
                    guard let noticed = replica[entity]?.entry(EarlierField.text)?.timestamp, at < noticed,
                        version.written <= Int64(at.time)
                    else { continue }
                    made.append(Fact(entity, EarlierField.putAway, .integer(Int64(at.time)), timestamp))
                }
            }
        }
        return made
    }
}

extension EarlierVersion {
    /// The fields of an earlier version.
    static func values(of text: LostText) -> [(Field, Value)] {
        var values: [(Field, Value)] = []
        values.append((EarlierField.text, .text(text.text)))
        values.append((EarlierField.owner, Value(text.owner.identity)))
        values.append((EarlierField.kind, .integer(Int64(text.owner.kind.rawValue))))
        values.append((EarlierField.written, .integer(Int64(text.timestamp.time))))
        return values
    }
}
