import Facts

extension PersonalSpace {
    /// The facts that keep the lost texts which no change has replaced knowingly.
    func versions(of lost: [LostText], _ arrived: [Entity], _ timestamp: Timestamp) -> [Fact] {
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

    /// The facts that remove the versions of texts which these changes, arrived only now, have replaced knowingly.
    func retracted(by changes: [Entity], _ timestamp: Timestamp) -> [Fact] {
        guard !replica.entities(.earlier).isEmpty else { return [] }
        var replaced: [(owner: Entity, text: [UInt8], at: Timestamp)] = []
        for change in changes {
            guard let at = replica[change]?.entry(ChangeField.at)?.timestamp else { continue }
            for old in replica.replaced(by: change) where EarlierVersion.isText(old.entity.kind, old.field) {
                if let before = old.value.text { replaced.append((old.entity, Array(before.utf8), at)) }
            }
        }
        var made: [Fact] = []
        var owner: Entity?
        var versions = VersionsByText([])
        for index in sortedIndices(replaced.count, by: { replaced[$0].owner < replaced[$1].owner }) {
            let (other, text, at) = replaced[index]
            if owner != other { versions = VersionsByText(earlierVersions(of: other)) }
            owner = other
            guard let version = versions.version(saying: text) else { continue }
            let entity = EarlierVersion.entity(version.identity)
            // Not where the change is the later: then the version had been brought back, and was written over after that.
            guard let noticed = replica[entity]?.entry(EarlierField.text)?.timestamp, at < noticed,
                version.written <= Int64(at.time)
            else { continue }
            made.append(Fact(entity, EarlierField.putAway, .integer(Int64(at.time)), timestamp))
        }
        return made
    }
}

/// Versions of one text, none of which says the same as another, in the order of what they say.
private struct VersionsByText {
    private var versions: [EarlierVersion] = []
    private var texts: [[UInt8]] = []

    init(_ all: [EarlierVersion]) {
        var texts: [[UInt8]] = []
        for version in all { texts.append(Array(version.text.utf8)) }
        for index in sortedIndices(all.count, by: { texts[$0].lexicographicallyPrecedes(texts[$1]) }) {
            versions.append(all[index])
            self.texts.append(texts[index])
        }
    }

    func version(saying text: [UInt8]) -> EarlierVersion? {
        let place = partitionPoint(texts.count) { texts[$0].lexicographicallyPrecedes(text) }
        return place < texts.count && texts[place] == text ? versions[place] : nil
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
