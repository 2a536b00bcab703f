package import Facts

/// A text that lost, in a merge, against one that was written without knowing it: kept so that nobody's writing is gone.
package struct EarlierVersion: Equatable, Sendable {
    /// Names it in forms and commands.
    package let identity: Identity
    /// The text that was overwritten.
    package let text: String
    /// When it was written, in milliseconds since 1970.
    package let written: Int64
    /// The task or note it was written into.
    let owner: Entity

    /// Whether a field holds texts whose earlier versions are kept.
    static func isText(_ kind: EntityKind, _ field: Field) -> Bool { Self.field(of: kind) == field }

    /// The field of an entity that holds such a text; nil for an entity that has none.
    static func field(of kind: EntityKind) -> Field? {
        switch kind {
        case .task: TaskField.note
        case .note: NoteField.text
        default: nil
        }
    }

    /// Reads an earlier version; nil if it is blank or was put away.
    init?(_ entity: Entity, _ record: Record) {
        guard record[EarlierField.putAway].isAbsent, let text = record[EarlierField.text].text, !Text.isBlank(text),
            let owner = record[EarlierField.owner].identity,
            let kind = record[EarlierField.kind].integer.flatMap({ UInt8(exactly: $0) })
        else { return nil }
        identity = entity.identity
        self.text = Text.stored(text, upTo: TaskLimits.note)
        written = record[EarlierField.written].integer ?? 0
        self.owner = Entity(EntityKind(rawValue: kind), owner)
    }

    /// Equal when everything that was read is.
    package static func == (one: EarlierVersion, other: EarlierVersion) -> Bool {
        one.identity == other.identity && ByteString(one.text) == ByteString(other.text) && one.written == other.written
            && one.owner == other.owner
    }

    /// The entity that keeps a lost value: named from what it was written into, its timestamp and, if it is no long text, its part. Its
    /// scope is the owner's first 32 bits, and so are its identity's, so that either leads to the other.
    static func entity(of owner: Entity, _ timestamp: Timestamp, _ part: VersionPart? = nil) -> Entity {
        var bytes: [UInt8] = [owner.kind.rawValue]
        bytes.append(owner.identity)
        bytes.append(bigEndian: timestamp.time)
        bytes.append(bigEndian: UInt64(timestamp.counter), bytes: 2)
        bytes.append(bigEndian: timestamp.device)
        if let part { bytes.append(part.rawValue) }
        let low = Mixing.spread(Mixing.fnv1a(bytes))
        let high = Mixing.spread(low ^ Mixing.beginning)
        let scope = UInt64(Self.scope(of: owner.identity))
        return entity(Identity(high: scope << 32 | high >> 32, low: low))
    }

    /// The entity of that name.
    static func entity(_ identity: Identity) -> Entity {
        Entity(.earlier, scope: scope(of: identity), identity)
    }

    private static func scope(of identity: Identity) -> UInt32 {
        UInt32(truncatingIfNeeded: identity.high >> 32)
    }
}

extension PlanReader {
    /// The earlier versions of a task's note, the newest first.
    package func earlierVersions(ofTask identity: Identity) -> [EarlierVersion] { earlierVersions(of: .task(identity)) }

    /// The earlier versions of a note, the newest first.
    package func earlierVersions(ofNote identity: Identity) -> [EarlierVersion] { earlierVersions(of: .note(identity)) }

    /// The newest first; each text once, and not the text that is in the field now.
    func earlierVersions(of owner: Entity) -> [EarlierVersion] {
        let scope = EarlierVersion.entity(owner.identity).scope
        var found: [EarlierVersion] = []
        for entity in replica.entities(.earlier, scopes: scope...scope) {
            if let version = earlierVersion(entity.identity), version.owner == owner { found.append(version) }
        }
        var shown: [EarlierVersion] = []
        let now = EarlierVersion.field(of: owner.kind).flatMap { replica.value(owner, $0).text } ?? ""
        let newest = sortedIndices(found.count) { found[$1].written < found[$0].written }
        // Of those of one text the newest: each text is compared with the one before it in the order of texts.
        var texts: [[UInt8]] = []
        for index in newest { texts.append(Array(found[index].text.utf8)) }
        var isFirst = [Bool](repeating: true, count: texts.count)
        let order = sortedIndices(texts.count) { texts[$0].lexicographicallyPrecedes(texts[$1]) }
        for (position, index) in order.enumerated() where position > 0 && texts[order[position - 1]] == texts[index] {
            isFirst[index] = false
        }
        for (position, index) in newest.enumerated() where isFirst[position] && ByteString(found[index].text) != ByteString(now) {
            shown.append(found[index])
        }
        return shown
    }

    func earlierVersion(_ identity: Identity) -> EarlierVersion? {
        let entity = EarlierVersion.entity(identity)
        return replica[entity].flatMap { EarlierVersion(entity, $0) }
    }
}
