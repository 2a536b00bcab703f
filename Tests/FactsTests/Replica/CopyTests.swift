import Facts
import Testing

/// A replica is a value: a copy does not see later changes of the original.
struct CopyTests {
    private static let fact = Fact(
        Entity(EntityKind(rawValue: 1), Identity(high: 1, low: 2)),
        Field(rawValue: 3),
        .integer(4),
        Timestamp(time: 5, counter: 0, device: 6)
    )

    @Test func `merging into a copy leaves the original as it was`() {
        let original = Replica(device: 1)
        var copy = original
        copy.merge(Self.fact)
        #expect(original.facts.isEmpty)
        #expect(original.count == 0)
        #expect(copy.facts == [Self.fact])
    }

    @Test func `merging into the original leaves a copy as it was`() {
        var original = Replica(merging: Sample.facts)
        let copy = original
        let before = copy.facts
        original.merge(Self.fact)
        #expect(copy.facts == before)
        #expect(original.facts != before)
    }

    @Test func `a timestamp that a copy gives out is news to the original's clock`() {
        var original = Replica(device: 1)
        var copy = original
        let first = copy.nextTimestamp(now: 7)
        #expect(original.nextTimestamp(now: 7) == first)
        #expect(copy.nextTimestamp(now: 7) != first)
    }

    @Test func `a snapshot that is loaded into a copy is not in the original`() throws {
        let original = Replica(device: 1)
        var copy = original
        _ = try copy.load(snapshot: Replica(merging: Sample.facts).snapshot())
        #expect(original.count == 0)
        #expect(copy.facts == Model(Sample.facts).facts)
    }
}
