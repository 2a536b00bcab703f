public import Facts

extension PersonalSpace {
    /// Takes in what was written elsewhere, and keeps as earlier versions the texts that were written apart and lost. An act that
    /// replaced such a text and arrives only now shows that it was written over knowingly: the version goes again.
    ///
    /// - Returns: the facts that this made, which must be kept and passed on like any others; none where nothing met.
    /// - Throws: ``FactsFault/unreadable(_:)``, ``FactsFault/unknownVersion(_:)``; nothing has changed then.
    public func merge(batch bytes: [UInt8]) throws(FactsFault) -> [Fact] {
        let facts = try Batch(wire: bytes).facts
        let lost = LostText.all(merging: facts, into: replica)
        let (sights, crossings) = (firstSights(before: facts), crossings(before: facts))
        let known = spaces
        apply(facts)
        for space in spaces where !known.contains(space) { arriving.append(space) }
        var acts: [Thing] = []
        for fact in facts where fact.thing.kind == .act && fact.field == ActField.replaced { acts.append(fact.thing) }
        // What is written here follows from what is known, so it has no time of its own.
        let stamp = stampAfterAll()
        var made = versions(of: lost, acts, stamp)
        made += retracted(by: acts, stamp)
        made += written(sights, stamp)
        made += carried(after: facts, stamp)
        made += carried(crossings)
        if !made.isEmpty { apply(made) }
        return made
    }

    private func versions(of lost: [LostText], _ arrived: [Thing], _ stamp: Stamp) -> [Fact] {
        guard !lost.isEmpty else { return [] }
        // Mostly it is what came with the text that says it; only where it does not, all acts are asked.
        var apart = LostText.writtenApart(lost, acts: arrived, in: replica)
        if !apart.isEmpty { apart = LostText.writtenApart(apart, acts: replica.things(.act), in: replica) }
        var made: [Fact] = []
        for text in apart {
            let thing = EarlierVersion.thing(of: text.owner, text.stamp)
            for (field, value) in EarlierVersion.values(of: text) where replica.value(thing, field) != value {
                made.append(Fact(thing, field, value, stamp))
            }
        }
        return made
    }

    private func retracted(by acts: [Thing], _ stamp: Stamp) -> [Fact] {
        guard !replica.things(.earlier).isEmpty else { return [] }
        var made: [Fact] = []
        for act in acts {
            guard let record = replica[act], let at = record.entry(ActField.at)?.stamp else { continue }
            for old in Replaced.read(record[ActField.replaced].bytes ?? []) {
                guard EarlierVersion.isText(old.thing.kind, old.field), let before = old.value.text else { continue }
                for version in earlierVersions(of: old.thing) where Token(version.text) == Token(before) {
                    let thing = EarlierVersion.thing(version.identity)
                    // Not where the act is the later: then the version had been brought back, and was written over after that.
                    guard let noticed = replica[thing]?.entry(EarlierField.text)?.stamp, at < noticed,
                        version.written <= Int64(at.time)
                    else { continue }
                    made.append(Fact(thing, EarlierField.putAway, .integer(Int64(at.time)), stamp))
                }
            }
        }
        return made
    }
}

extension EarlierVersion {
    /// What a version is written as.
    static func values(of text: LostText) -> [(Field, Value)] {
        var values: [(Field, Value)] = []
        values.append((EarlierField.text, .text(text.text)))
        values.append((EarlierField.owner, Value(text.owner.identity)))
        values.append((EarlierField.kind, .integer(Int64(text.owner.kind.rawValue))))
        values.append((EarlierField.written, .integer(Int64(text.stamp.time))))
        return values
    }
}
