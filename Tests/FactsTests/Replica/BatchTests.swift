import Facts
import TestSupport
import Testing

struct BatchTests {
    @Test func `facts survive the wire`() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<500 {
            let facts = Universe.facts(random.below(16), using: &random)
            let read = try Batch(wire: Batch(facts).wire).facts
            guard read == Model(facts).facts else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }

    @Test func `the same facts give the same bytes in any order`() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<500 {
            let facts = Universe.facts(random.below(16), using: &random)
            let shuffled = (facts + facts.prefix(3)).shuffled(using: &random)
            guard Batch(shuffled).wire == Batch(facts).wire else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }

    @Test func `what was read is written as it came`() throws {
        let wire = Batch(Sample.facts).wire
        #expect(try Batch(wire: wire).wire == wire)
    }

    @Test func `a batch of nothing is four bytes`() throws {
        #expect(hex(Batch([]).wire) == "83018080")
        #expect(try Batch(wire: Batch([]).wire).facts.isEmpty)
    }

    @Test func `the facts of one act share one timestamp on the wire`() throws {
        let timestamp = Timestamp(time: 1000, counter: 0, device: 7)
        let facts = [1, 2].map { Fact(Entity(EntityKind(rawValue: 1), .only), Field(rawValue: $0), .integer(5), timestamp) }
        let expected = """
            83 01 81 07
            84 01 00 50 00000000000000000000000000000000
            4a 01 1903e8 00 00 05 02 f6 05
            """
        #expect(try Batch(facts).wire == bytes(hex: expected))
    }

    @Test func `the ends of every number survive`() throws {
        let entities = [
            Entity(EntityKind(rawValue: 0), .only),
            Entity(EntityKind(rawValue: .max), scope: .max, Identity(high: .max, low: .max)),
        ]
        let timestamps = [
            Timestamp(time: 0, counter: 0, device: 0), Timestamp(time: Timestamp.latestTime, counter: .max, device: .max),
        ]
        let facts = entities.flatMap { entity in
            zip([0, UInt16.max], timestamps).map { Fact(entity, Field(rawValue: $0), .integer(.min), $1) }
        }
        #expect(try Batch(wire: Batch(facts).wire).facts == facts)
    }

    @Test func `an entity named twice keeps all its facts`() throws {
        let wire = try bytes(
            hex: """
                83 01 81 07 88
                01 00 50 00000000000000000000000000000000 47 01 1903e8 00 00 05
                01 00 50 00000000000000000000000000000000 47 02 1903e8 00 00 06
                """
        )
        let replica = Replica(merging: try Batch(wire: wire).facts)
        let entity = Entity(EntityKind(rawValue: 1), .only)
        #expect(replica.value(entity, Field(rawValue: 1)) == .integer(5))
        #expect(replica.value(entity, Field(rawValue: 2)) == .integer(6))
    }
}
