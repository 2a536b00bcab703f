import Facts
import TestSupport
import Testing

/// Whatever is asked of a replica, it answers like the plain model, wherever the facts lie: in the snapshot, above it, or both.
struct ReadingTests {
    /// Where the facts lie that are asked for.
    enum Place: CaseIterable {
        case above
        case snapshot
        case both
    }

    @Test(arguments: Place.allCases)
    func `the things of a kind within scopes come ascending`(place: Place) throws {
        try eachReplica(in: place, times: 150) { replica, model, random in
            let bounds = [random.one(of: Universe.scopes), random.one(of: Universe.scopes)].sorted()
            let kind = random.one(of: Universe.kinds)
            let within = model.things.filter { $0.kind == kind && (bounds[0]...bounds[1]).contains($0.scope) }
            return replica.things(kind, scopes: bounds[0]...bounds[1]) == within
                && replica.things(kind) == model.things.filter { $0.kind == kind }
        }
    }

    @Test(arguments: Place.allCases)
    func `the thing below another is the greatest that is less`(place: Place) throws {
        try eachReplica(in: place, times: 100) { replica, model, _ in
            let things = model.things
            return Universe.things.allSatisfy { thing in replica.thing(below: thing) == things.last { $0 < thing } }
        }
    }

    @Test(arguments: Place.allCases)
    func `one field reads as the model's`(place: Place) throws {
        try eachReplica(in: place, times: 60) { replica, model, _ in
            Universe.things.allSatisfy { thing in
                Universe.fields.allSatisfy { replica.value(thing, $0) == model.value(thing, $0) }
            }
        }
    }

    @Test(arguments: Place.allCases)
    func `a thing's record is all that is known of it`(place: Place) throws {
        try eachReplica(in: place, times: 60) { replica, model, random in
            let thing = random.one(of: model.things + Universe.things)
            return replica[thing] == model.record(thing)
        }
    }

    @Test(arguments: Place.allCases)
    func `things are counted once`(place: Place) throws {
        try eachReplica(in: place, times: 100) { replica, model, _ in replica.count == model.things.count }
    }

    @Test(arguments: Place.allCases)
    func `facts come by thing and by field`(place: Place) throws {
        try eachReplica(in: place, times: 100) { replica, model, _ in replica.facts == model.facts }
    }

    @Test func `an empty replica knows nothing`() {
        let replica = Replica(device: 1)
        #expect(replica.count == 0)
        #expect(replica.facts.isEmpty)
        #expect(replica[Universe.things[0]] == nil)
        #expect(replica.value(Universe.things[0], Universe.fields[0]) == .absent)
        #expect(replica.things(Universe.kinds[0]).isEmpty)
        #expect(replica.thing(below: Thing(Kind(rawValue: .max), scope: .max, Identity(high: .max, low: .max))) == nil)
    }

    @Test func `a copy does not change with the original`() {
        var replica = Replica(device: 1)
        let copy = replica
        replica.merge(Fact(Universe.things[0], Universe.fields[0], .integer(1), Stamp(time: 1, counter: 0, device: 1)))
        #expect(copy.count == 0)
        #expect(replica.count == 1)
    }

    private func eachReplica(
        in place: Place,
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
            if place == .both { replica = try replica.reopened() }
            for fact in facts[middle...] { replica.merge(fact) }
            if place == .snapshot { replica = try replica.reopened() }
            guard agrees(replica, Model(facts), &random) else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }
}
