import Facts
import TestSupport
import Testing

struct SnapshotTests {
    @Test func `everything survives`() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<300 {
            let replica = Replica(merging: Universe.facts(random.below(24), using: &random))
            guard try replica.reopened().facts == replica.facts else {
                Issue.record("seed \(random.seed)")
                return
            }
        }
    }

    @Test func `a snapshot of a loaded snapshot is the same`() throws {
        let replica = Replica(merging: Sample.facts)
        #expect(try replica.reopened().snapshot() == replica.snapshot())
    }

    @Test func `mostBytes is at least the size of the snapshot, after loading, after writing, and after both`() throws {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<100 {
            let written = Replica(merging: Universe.facts(random.below(24), using: &random))
            var both = try written.reopened()
            both.merge(Universe.facts(random.below(24), using: &random))
            for replica in [written, try written.reopened(), both] {
                let bytes = replica.snapshot().count
                #expect(replica.mostBytes >= bytes, "seed \(random.seed)")
            }
            #expect(written.mostBytes < written.snapshot().count + 1000, "seed \(random.seed)")
        }
    }

    @Test(arguments: [[], [0x00], [UInt8](repeating: 0xa5, count: 300)])
    func `the planner's index comes back`(index: [UInt8]) throws {
        let bytes = Replica(merging: Sample.facts).snapshot(index: index)
        var replica = Replica(device: 1)
        #expect(try replica.load(snapshot: bytes) == index)
    }

    @Test func `a replica that holds something refuses a snapshot and keeps what it has`() throws {
        var replica = Replica(merging: Sample.facts)
        let bytes = replica.snapshot()
        #expect(throws: FactsFault.notEmpty) { try replica.load(snapshot: bytes) }
        #expect(replica.facts == Model(Sample.facts).facts)
    }

    @Test func `a replica opened from a snapshot refuses another`() throws {
        var replica = try Replica(merging: Sample.facts).reopened()
        let bytes = replica.snapshot()
        #expect(throws: FactsFault.notEmpty) { try replica.load(snapshot: bytes) }
    }

    @Test func `a snapshot of nothing can be loaded`() throws {
        var replica = Replica(device: 1)
        _ = try replica.load(snapshot: Replica(device: 2).snapshot())
        #expect(replica.count == 0)
    }

    @Test func `a timestamp made after loading is newer than everything in it`() throws {
        var replica = try Replica(merging: Sample.facts).reopened(device: 0)
        let timestamp = replica.nextTimestamp(now: 0)
        #expect(Sample.facts.allSatisfy { $0.timestamp < timestamp })
    }

    @Test func `a timestamp made after loading is newer than the last one given out`() throws {
        var replica = Replica(device: 1)
        let last = replica.nextTimestamp(now: 5000)
        replica = try replica.reopened()
        #expect(replica.nextTimestamp(now: 5000) > last)
    }

    @Test func `a timestamp made after loading is newer than what the snapshot left out`() throws {
        var replica = Replica(device: 1)
        _ = try replica.load(snapshot: Replica(merging: Sample.facts).snapshot(keeping: { _ in .nothing }))
        let timestamp = replica.nextTimestamp(now: 0)
        #expect(replica.count == 0)
        #expect(Sample.facts.allSatisfy { $0.timestamp < timestamp })
    }

    @Test func `records that were not touched keep their devices when others are written`() throws {
        let entities = Universe.entities
        let field = Universe.fields[0]
        var replica = Replica(device: 1)
        for (index, entity) in entities.enumerated() {
            replica.merge(Fact(entity, field, .integer(1), Timestamp(time: 1, counter: 0, device: UInt64(index))))
        }
        replica = try replica.reopened()
        let newer = Fact(entities[0], field, .integer(2), Timestamp(time: 2, counter: 0, device: 999))
        replica.merge(newer)
        replica = try replica.reopened()
        for (index, entity) in entities.enumerated().dropFirst() {
            #expect(replica[entity]?.entry(field)?.timestamp.device == UInt64(index))
        }
        #expect(replica[entities[0]]?.entry(field)?.timestamp == newer.timestamp)
    }
}
