import Facts
import TestSupport
import Testing

/// Facts of a clock that ran ahead, put right.
struct RestampingTests {
    private let entity = Entity(EntityKind(rawValue: 1), .only)

    @Test func `timestamps after the limit move back, the others stay`() {
        var replica = Replica(device: 1)
        replica.merge(Fact(entity, Field(rawValue: 1), .integer(1), Timestamp(time: 900, counter: 3, device: 2)))
        replica.merge(Fact(entity, Field(rawValue: 2), .integer(2), Timestamp(time: 5000, counter: 7, device: 1)))
        let right = replica.restamped(after: 1000, back: 3000)
        #expect(
            right.facts.map(\.timestamp) == [
                Timestamp(time: 900, counter: 3, device: 2), Timestamp(time: 2000, counter: 7, device: 1),
            ]
        )
    }

    @Test func `what would fall before the limit is put right after what was written until then, in order`() {
        var replica = Replica(device: 1)
        for (field, time) in [(1, 1000), (2, 2000), (3, 2001)] as [(UInt16, UInt64)] {
            replica.merge(Fact(entity, Field(rawValue: field), .absent, Timestamp(time: time, counter: 5, device: 1)))
        }
        let right = replica.restamped(after: 1000, back: 1_000_000)
        #expect(right.facts.map(\.timestamp.time) == [1000, 1000, 1000])
        #expect(right.facts.map(\.timestamp.counter) == [5, 6, 7])
    }

    @Test func `the clock is right again, and what it gives out next is newer than everything`() {
        var replica = Replica(device: 1)
        replica.merge(Fact(entity, Field(rawValue: 1), .absent, Timestamp(time: 1 << 47, counter: 0, device: 1)))
        var right = replica.restamped(after: 1000, back: 1 << 47)
        let next = right.nextTimestamp(now: 1500)
        #expect(next == Timestamp(time: 1500, counter: 0, device: 1))
        #expect(right.facts.allSatisfy { $0.timestamp < next })
    }

    @Test func `what other devices wrote goes back to 1970: it wins against nothing that they know`() {
        var replica = Replica(device: 1)
        let written: [(field: UInt16, time: UInt64, device: UInt64)] = [
            (1, 900, 2), (2, 5001, 2), (3, 5000, 3), (4, 6000, 1), (5, 5001, 2),
        ]
        for (field, time, device) in written {
            replica.merge(Fact(entity, Field(rawValue: field), .absent, Timestamp(time: time, counter: 0, device: device)))
        }
        let right = replica.restamped(after: 1000, back: 1 << 48)
        #expect(right.facts.map(\.timestamp.time) == [900, 0, 0, 1000, 0])
        #expect(right.facts.map(\.timestamp.counter) == [0, 2, 1, 1, 2])
    }

    @Test func `whatever is moved, the same is newer as before, and what had one timestamp has one`() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<1000 {
            let facts = Universe.facts(20, using: &random)
            let replica = Replica(merging: facts)
            let device = replica.device
            let limit = Int64(random.one(of: Universe.times))
            let right = replica.restamped(after: limit, back: Int64(random.below(1_000_000_000)) * 2000)
            let (before, after) = (replica.facts, right.facts)
            #expect(before.map(\.entity) == after.map(\.entity), "seed \(random.seed)")
            #expect(before.map(\.value) == after.map(\.value), "seed \(random.seed)")
            for (one, one2) in zip(before, after) {
                for (other, other2) in zip(before, after) {
                    // Of the others' only what is moved keeps its order, apart from all that stays.
                    let isMoved = [one, other].map { $0.timestamp.device != device && Int64($0.timestamp.time) > limit }
                    if isMoved[0] != isMoved[1] { continue }
                    guard (one.timestamp < other.timestamp) != (one2.timestamp < other2.timestamp) else { continue }
                    Issue.record("seed \(random.seed): the order of two stamps changed")
                    return
                }
            }
            #expect(after.allSatisfy { $0.timestamp.time <= max(1_800_000_000_000, UInt64(limit)) }, "seed \(random.seed)")
        }
    }
}
