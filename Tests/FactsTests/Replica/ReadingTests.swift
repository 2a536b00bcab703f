import Facts
import TestSupport
import Testing

/// Whatever is asked of a replica, it answers like the plain model, wherever the facts lie: in the snapshot, above it, or both.
struct ReadingTests {
    /// Where the facts lie that are asked for.
    enum Layer: CaseIterable {
        case above
        case snapshot
        case both
    }

    @Test(arguments: Layer.allCases)
    func `the entities of a kind within scopes come ascending`(layer: Layer) throws {
        try eachReplica(in: layer, times: 150) { replica, model, random in
            let bounds = [random.one(of: Universe.scopes), random.one(of: Universe.scopes)].sorted()
            let kind = random.one(of: Universe.kinds)
            let within = model.entities.filter { $0.kind == kind && (bounds[0]...bounds[1]).contains($0.scope) }
            return replica.entities(kind, scopes: bounds[0]...bounds[1]) == within
                && replica.entities(kind) == model.entities.filter { $0.kind == kind }
        }
    }

    @Test(arguments: Layer.allCases)
    func `the entity below another is the greatest that is less`(layer: Layer) throws {
        try eachReplica(in: layer, times: 100) { replica, model, _ in
            let entities = model.entities
            return Universe.entities.allSatisfy { entity in replica.entity(below: entity) == entities.last { $0 < entity } }
        }
    }

    @Test(arguments: Layer.allCases)
    func `one field reads as the model's`(layer: Layer) throws {
        try eachReplica(in: layer, times: 60) { replica, model, _ in
            Universe.entities.allSatisfy { entity in
                Universe.fields.allSatisfy { replica.value(entity, $0) == model.value(entity, $0) }
            }
        }
    }

    @Test(arguments: Layer.allCases)
    func `an entity's record is all that is known of it`(layer: Layer) throws {
        try eachReplica(in: layer, times: 60) { replica, model, random in
            let entity = random.one(of: model.entities + Universe.entities)
            return replica[entity] == model.record(entity)
        }
    }

    @Test(arguments: Layer.allCases)
    func `entities are counted once`(layer: Layer) throws {
        try eachReplica(in: layer, times: 100) { replica, model, _ in replica.count == model.entities.count }
    }

    @Test(arguments: Layer.allCases)
    func `facts come by entity and by field`(layer: Layer) throws {
        try eachReplica(in: layer, times: 100) { replica, model, _ in replica.facts == model.facts }
    }

    @Test func `an empty replica knows nothing`() {
        let replica = Replica(device: 1)
        #expect(replica.count == 0)
        #expect(replica.facts.isEmpty)
        #expect(replica[Universe.entities[0]] == nil)
        #expect(replica.value(Universe.entities[0], Universe.fields[0]) == .absent)
        #expect(replica.entities(Universe.kinds[0]).isEmpty)
        #expect(replica.entity(below: Entity(EntityKind(rawValue: .max), scope: .max, Identity(high: .max, low: .max))) == nil)
    }

    @Test func `a copy does not change with the original`() {
        var replica = Replica(device: 1)
        let copy = replica
        replica.merge(Fact(Universe.entities[0], Universe.fields[0], .integer(1), Timestamp(time: 1, counter: 0, device: 1)))
        #expect(copy.count == 0)
        #expect(replica.count == 1)
    }

    private func eachReplica(
        in layer: Layer,
        times: Int,
        test: String = #function,
        agrees: (Replica, Model, inout SeededRandom) -> Bool
    ) throws {
        var random = SeededRandom.printed(seed: 1, for: test)
        for _ in 0..<times {
            let facts = Universe.facts(random.below(40), using: &random)
            var replica = Replica(device: 1)
            let middle = random.below(facts.count + 1)
            for fact in facts[..<middle] { replica.merge(fact) }
            if layer == .both { replica = try replica.reopened() }
            for fact in facts[middle...] { replica.merge(fact) }
            if layer == .snapshot { replica = try replica.reopened() }
            guard agrees(replica, Model(facts), &random) else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }
}
