import Facts
import TestSupport
import Testing

/// Replicas that were given the same facts are equal: the order, the number of times and the way do not matter.
struct MergeTests {
    @Test func `any order and any repetition of facts gives the same replica`() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<2000 {
            let facts = Universe.facts(random.below(16), using: &random)
            let expected = Model(facts).facts
            let once = Replica(merging: facts.shuffled(using: &random))
            let often = Replica(merging: (facts + facts.prefix(5) + facts.suffix(5)).shuffled(using: &random))
            guard once.facts == expected, often.facts == expected else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }

    @Test func `it does not matter which replicas are merged first`() {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<1000 {
            let parts = (0..<3).map { _ in Universe.facts(random.below(8), using: &random) }
            let (a, b, c) = (Replica(merging: parts[0]), Replica(merging: parts[1]), Replica(merging: parts[2]))
            let left = Replica(merging: Replica(merging: a.facts + b.facts).facts + c.facts)
            let right = Replica(merging: a.facts + Replica(merging: b.facts + c.facts).facts)
            guard left.facts == right.facts else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }

    @Test func `many facts at once make what each by itself makes, above a snapshot too`() throws {
        var random = SeededRandom.printed(seed: 11)
        for _ in 0..<500 {
            let parts = (0..<3).map { _ in Universe.facts(random.below(16), using: &random) }
            var one = Replica(device: 1)
            _ = try one.load(snapshot: Replica(merging: parts[0]).snapshot())
            one.merge(parts[1])
            var other = one
            other.merge(parts[2])
            for fact in parts[2] { one.merge(fact) }
            #expect(one.facts == other.facts, "seed \(random.seed)")
            #expect(one.count == other.count, "seed \(random.seed)")
        }
    }

    @Test func `a replica merged with itself stays as it is`() {
        var random = SeededRandom.printed(seed: 3)
        for _ in 0..<300 {
            var replica = Replica(merging: Universe.facts(16, using: &random))
            let before = replica.facts
            for fact in before {
                let news = replica.merge(fact)
                #expect(!news, "seed \(random.seed)")
            }
            #expect(replica.facts == before, "seed \(random.seed)")
        }
    }

    @Test func `a fact is news when it changes what is known, above a snapshot too`() throws {
        var random = SeededRandom.printed(seed: 4)
        for _ in 0..<300 {
            var model = Model()
            var replica = Replica(device: 1)
            for fact in Universe.facts(24, using: &random) {
                if random.below(8) == 0 { replica = try replica.reopened() }
                let news = replica.merge(fact)
                guard news == model.merge(fact) else {
                    Issue.record("\(fact), seed \(random.seed)")
                    return
                }
            }
        }
    }

    @Test func `merging goes on above a snapshot`() throws {
        var random = SeededRandom.printed(seed: 5)
        for _ in 0..<1000 {
            let facts = Universe.facts(24, using: &random)
            var replica = Replica(device: 1)
            for fact in facts {
                replica.merge(fact)
                if random.below(10) == 0 { replica = try replica.reopened() }
            }
            guard replica.facts == Model(facts).facts else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }

    @Test func `replicas that sent each other all they have are equal, however the facts were spread`() throws {
        var random = SeededRandom.printed(seed: 6)
        for _ in 0..<200 {
            let facts = Universe.facts(24, using: &random)
            var replicas = (0..<(3 + random.below(3))).map { Replica(device: UInt64($0)) }
            for fact in facts {
                replicas[random.below(replicas.count)].merge(fact)
                replicas[random.below(replicas.count)].merge(fact)
            }
            let ways = replicas.indices.flatMap { from in replicas.indices.map { (from: from, to: $0) } }
            for way in ways.shuffled(using: &random) {
                if random.below(4) == 0 { replicas[way.to] = try replicas[way.to].reopened(device: UInt64(way.to)) }
                let sent = Batch(replicas[way.from].facts).wire
                for fact in try Batch(wire: sent).facts.shuffled(using: &random) { replicas[way.to].merge(fact) }
            }
            let expected = Model(facts).facts
            for replica in replicas where replica.facts != expected {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }

    @Test func `a replica's own timestamps are newer than all it was given`() {
        var random = SeededRandom.printed(seed: 7)
        for _ in 0..<300 {
            let facts = Universe.facts(8, using: &random)
            var replica = Replica(merging: facts)
            let timestamp = replica.nextTimestamp(now: 0)
            #expect(facts.allSatisfy { $0.timestamp < timestamp }, "seed \(random.seed)")
        }
    }
}
