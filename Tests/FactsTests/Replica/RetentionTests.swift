import Facts
import Testing

/// The planner decides which part of an entity a snapshot keeps.
struct RetentionTests {
    /// Where the facts lie when the snapshot is made.
    enum Layer: CaseIterable {
        case above
        case snapshot
    }

    private let deleted = Field(rawValue: 0)
    private let title = Field(rawValue: 1)
    private let gone = Entity(EntityKind(rawValue: 1), Identity(high: 0, low: 1))
    private let kept = Entity(EntityKind(rawValue: 1), Identity(high: 0, low: 2))

    @Test(arguments: Layer.allCases)
    func `an entity that is kept whole keeps every field`(layer: Layer) throws {
        let replica = try compacted(from: layer) { _ in .whole }
        #expect(replica.facts.count == 4)
    }

    @Test(arguments: Layer.allCases)
    func `of an entity that keeps one field the others are left out`(layer: Layer) throws {
        let replica = try compacted(from: layer) { [gone, deleted] in $0 == gone ? .only(deleted) : .whole }
        #expect(replica.value(gone, deleted) == .integer(1))
        #expect(replica.value(gone, title) == .absent)
        #expect(replica.value(kept, title) == .text("tea"))
    }

    @Test(arguments: Layer.allCases)
    func `the field that is kept keeps its timestamp`(layer: Layer) throws {
        let replica = try compacted(from: layer) { [deleted] _ in .only(deleted) }
        #expect(replica[gone]?.entry(deleted)?.timestamp == Timestamp(time: 2, counter: 0, device: 7))
    }

    @Test(arguments: Layer.allCases)
    func `an entity that keeps nothing is not known any more`(layer: Layer) throws {
        let replica = try compacted(from: layer) { [gone] in $0 == gone ? .nothing : .whole }
        #expect(replica[gone] == nil)
        #expect(replica.entities(EntityKind(rawValue: 1)) == [kept])
    }

    @Test(arguments: Layer.allCases)
    func `an entity that keeps a field it never had is not known any more`(layer: Layer) throws {
        let replica = try compacted(from: layer) { _ in .only(Field(rawValue: 99)) }
        #expect(replica.count == 0)
        #expect(replica[gone] == nil)
    }

    private func compacted(from layer: Layer, keeping retention: (Entity) -> Replica.Retention) throws -> Replica {
        var replica = Replica(device: 1)
        for entity in [gone, kept] {
            replica.merge(Fact(entity, title, .text("tea"), Timestamp(time: 1, counter: 0, device: 7)))
            replica.merge(Fact(entity, deleted, .integer(1), Timestamp(time: 2, counter: 0, device: 7)))
        }
        if layer == .snapshot { replica = try replica.reopened() }
        var compacted = Replica(device: 1)
        _ = try compacted.load(snapshot: replica.snapshot(keeping: retention))
        return compacted
    }
}
