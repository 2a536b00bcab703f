import Facts
import Testing

/// An old build keeps the facts of a newer one: kinds, fields and types of value that it has no use for.
struct UnknownTests {
    private static let facts: [Fact] = Universe.otherItems.enumerated().map { index, item in
        Fact(
            Entity(EntityKind(rawValue: UInt8(255 - index)), scope: .max, Identity(high: UInt64(index), low: .max)),
            Field(rawValue: UInt16(65_535 - index)),
            .other(item),
            Timestamp(time: 1000, counter: UInt16(index), device: .max)
        )
    }

    @Test func `they survive a batch`() throws {
        let read = try Batch(wire: Batch(Self.facts).wire).facts
        #expect(read == Model(Self.facts).facts)
    }

    @Test func `they survive a snapshot`() throws {
        let replica = try Replica(merging: Self.facts).reopened()
        #expect(replica.facts == Model(Self.facts).facts)
    }

    @Test func `they survive a change beside them`() throws {
        var replica = try Replica(merging: Self.facts).reopened()
        for fact in Self.facts {
            replica.merge(Fact(fact.entity, Field(rawValue: 0), .text("tea"), replica.nextTimestamp(now: 0)))
        }
        replica = try replica.reopened()
        for fact in Self.facts { #expect(replica.value(fact.entity, fact.field) == fact.value) }
        #expect(replica.facts.count == 2 * Self.facts.count)
    }
}
