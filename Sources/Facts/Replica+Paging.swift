/// Everything a replica knows, a page at a time: for a receiver that needs all of it and takes only so much at once.
extension Replica {
    /// A page of facts.
    package struct FactPage: Equatable, Sendable {
        /// Its facts, by entity and field. All that is known of an entity is on one page.
        package let facts: [Fact]
        /// The entity at which the next page begins; nil after the last one.
        package let next: Entity?
    }

    /// The facts about the entities from one on.
    ///
    /// - Parameters:
    ///   - first: where the page before said that this one begins; nil: at the beginning.
    ///   - facts: after so many the page ends.
    ///   - bytes: after so many bytes of values the page ends, so that it fits into one request. A single entity may be larger.
    package func page(from first: Entity? = nil, facts mostFacts: Int, bytes mostBytes: Int) -> FactPage {
        var facts: [Fact] = []
        var length = 0
        var next = first ?? Entity(EntityKind(rawValue: 0), .only)
        while let entity = entity(notBelow: next) {
            let entries = self[entity]?.entries ?? []
            var more = 0
            for entry in entries { more += entry.value.length }
            let isFull = facts.count + entries.count > mostFacts || length + more > mostBytes
            if isFull, !facts.isEmpty { return FactPage(facts: facts, next: entity) }
            for entry in entries { facts.append(Fact(entity, entry.field, entry.value, entry.timestamp)) }
            length += more
            guard let following = entity.successor else { break }
            next = following
        }
        return FactPage(facts: facts, next: nil)
    }
}

extension Value {
    /// Roughly how many bytes it takes on the wire.
    package var length: Int {
        switch self {
        case .absent: 1
        case .integer: 9
        case .text(let text): text.utf8.count + 5
        case .bytes(let bytes), .other(let bytes): bytes.count + 5
        }
    }
}

extension Entity {
    /// The one that comes right after it; nil after the last of all.
    fileprivate var successor: Entity? {
        if identity.low < .max { return Entity(kind, scope: scope, Identity(high: identity.high, low: identity.low + 1)) }
        if identity.high < .max { return Entity(kind, scope: scope, Identity(high: identity.high + 1, low: 0)) }
        if scope < .max { return Entity(kind, scope: scope + 1, .only) }
        return kind.rawValue < .max ? Entity(EntityKind(rawValue: kind.rawValue + 1), .only) : nil
    }
}
