import Facts

extension PlanReader {
    /// The facts that keep the lost values which no change has replaced knowingly.
    func versions(of lost: [LostValue], _ arrived: [Entity], _ timestamp: Timestamp) -> [Fact] {
        guard !lost.isEmpty else { return [] }
        // Mostly it is what came with the value that says it; only where it does not, all changes are asked.
        var apart: [LostValue] = []
        for value in LostValue.writtenApart(lost, changes: arrived, in: replica) {
            if let part = LostValue.part(value.entity.kind, value.field), !isKept(value, part) { continue }
            apart.append(value)
        }
        if !apart.isEmpty { apart = LostValue.writtenApart(apart, changes: replica.entities(.change), in: replica) }
        var made: [Fact] = []
        for lost in apart {
            let entity = EarlierVersion.entity(of: lost)
            for (field, value) in EarlierVersion.values(of: lost) where replica.value(entity, field) != value {
                made.append(Fact(entity, field, value, timestamp))
            }
        }
        return made
    }

    /// The facts that remove the versions of titles and dates which these changes, arrived only now, have replaced knowingly.
    func retractedValues(by changes: [Entity], _ timestamp: Timestamp) -> [Fact] {
        guard !replica.entities(.earlier).isEmpty else { return [] }
        var made: [Fact] = []
        for change in changes {
            guard let at = replica[change]?.entry(ChangeField.at)?.timestamp else { continue }
            let all = replica.replaced(by: change)
            let own = Self.versions(in: all)
            for old in all {
                guard let part = LostValue.part(old.entity.kind, old.field), let kept = VersionPart.kept(old.field) else {
                    continue
                }
                for version in keptVersions(of: old.entity.identity, part) {
                    let entity = EarlierVersion.entity(version.identity)
                    guard !own.contains(entity), replica.value(entity, kept) == old.value, at < version.noticed,
                        version.written <= Int64(at.time)
                    else {
                        continue
                    }
                    made.append(Fact(entity, EarlierField.putAway, .integer(Int64(at.time)), timestamp))
                }
            }
        }
        return made
    }

    /// The facts that remove the versions of texts which these changes, arrived only now, have replaced knowingly.
    func retracted(by changes: [Entity], _ timestamp: Timestamp) -> [Fact] {
        guard !replica.entities(.earlier).isEmpty else { return [] }
        var replaced: [(owner: Entity, text: [UInt8], at: Timestamp, own: Set<Entity>)] = []
        for change in changes {
            guard let at = replica[change]?.entry(ChangeField.at)?.timestamp else { continue }
            let all = replica.replaced(by: change)
            let own = Self.versions(in: all)
            for old in all where EarlierVersion.isText(old.entity.kind, old.field) {
                if let before = old.value.text { replaced.append((old.entity, Array(before.utf8), at, own)) }
            }
        }
        var made: [Fact] = []
        var owner: Entity?
        var versions = VersionsByText([])
        for index in sortedIndices(replaced.count, by: { replaced[$0].owner < replaced[$1].owner }) {
            let (other, text, at, own) = replaced[index]
            if owner != other { versions = VersionsByText(earlierVersions(of: other)) }
            owner = other
            guard let version = versions.version(saying: text) else { continue }
            let entity = EarlierVersion.entity(version.identity)
            // Not where the change is the later: then the version had been brought back, and was written over after that.
            guard !own.contains(entity), let noticed = replica[entity]?.entry(EarlierField.text)?.timestamp, at < noticed,
                version.written <= Int64(at.time)
            else { continue }
            made.append(Fact(entity, EarlierField.putAway, .integer(Int64(at.time)), timestamp))
        }
        return made
    }
}

extension PlanReader {
    /// The versions that a change made itself of what it replaced: it does not put them away, though undoing it and doing it again makes them
    /// later than the change.
    private static func versions(in replaced: [Replaced]) -> Set<Entity> {
        var versions: Set<Entity> = []
        for old in replaced where old.entity.kind == .earlier { versions.insert(old.entity) }
        return versions
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
        let position = partitionPoint(texts.count) { texts[$0].lexicographicallyPrecedes(text) }
        return position < texts.count && texts[position] == text ? versions[position] : nil
    }
}

extension EarlierVersion {
    /// The entity that keeps a lost value.
    static func entity(of lost: LostValue) -> Entity {
        entity(of: lost.owner, lost.timestamp, LostValue.part(lost.entity.kind, lost.field))
    }

    /// The fields of the entity that keeps a lost value.
    static func values(of lost: LostValue) -> [(Field, Value)] {
        let isText = isText(lost.entity.kind, lost.field)
        guard let field = isText ? EarlierField.text : VersionPart.kept(lost.field) else { return [] }
        var values: [(Field, Value)] = []
        values.append((field, lost.value))
        values.append((EarlierField.owner, Value(lost.owner.identity)))
        values.append((EarlierField.kind, .integer(Int64(lost.owner.kind.rawValue))))
        values.append((EarlierField.written, .integer(Int64(lost.timestamp.time))))
        return values
    }
}
