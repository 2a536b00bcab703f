import Facts
import TestSupport
import Testing

/// Everything a replica knows, a page at a time.
struct PagingTests {
    @Test func `the pages together are everything, each entity whole on one of them, in order`() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<300 {
            let facts = Universe.facts(random.below(40), using: &random)
            // Half of them in a snapshot, the rest above it.
            var replica = try Replica(merging: facts.prefix(facts.count / 2)).reopened()
            for fact in facts.dropFirst(facts.count / 2) { replica.merge(fact) }
            let most = 1 + random.below(8)
            var collected: [Fact] = []
            var next: Entity?
            repeat {
                let page = replica.page(from: next, facts: most, bytes: .max)
                let entities = Set(page.facts.map(\.entity))
                #expect(page.facts.count <= most || entities.count == 1, "seed \(random.seed)")
                #expect(entities.isDisjoint(with: collected.map(\.entity)), "seed \(random.seed)")
                collected += page.facts
                next = page.next
            } while next != nil
            #expect(collected == replica.facts, "seed \(random.seed)")
        }
    }

    @Test func `a page ends before its values take more than they may, and one large entity is a page of its own`() {
        let entities = (0..<4).map { Entity(EntityKind(rawValue: 1), Identity(high: 0, low: $0)) }
        let text = Field(rawValue: 1)
        var replica = Replica(device: 1)
        for (index, entity) in entities.enumerated() {
            let long = Value.text(String(repeating: "x", count: index == 1 ? 1000 : 40))
            replica.merge(Fact(entity, text, long, Timestamp(time: 1, counter: 0, device: 1)))
        }
        let first = replica.page(facts: 100, bytes: 200)
        #expect(first.facts.map(\.entity) == [entities[0]])
        let second = replica.page(from: first.next, facts: 100, bytes: 200)
        #expect(second.facts.map(\.entity) == [entities[1]])
        let third = replica.page(from: second.next, facts: 100, bytes: 200)
        #expect(third.facts.map(\.entity) == [entities[2], entities[3]])
        #expect(third.next == nil)
    }

    @Test func `of nothing there is one page of nothing`() {
        let page = Replica(device: 1).page(facts: 1, bytes: 1)
        #expect(page.facts.isEmpty)
        #expect(page.next == nil)
    }
}
