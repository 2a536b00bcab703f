import Facts
import Testing

@testable import Planner

struct TipTests {
    private let person = Person()

    @Test("A6: there are at least fifteen tips, each with a name of its own, those of one group side by side")
    func all() {
        #expect(Tip.all.count >= 15)
        #expect(Set(Tip.all.map(\.slug.text)).count == Tip.all.count)
        var groups: [Tip.Group] = []
        for tip in Tip.all where groups.last != tip.group { groups.append(tip.group) }
        #expect(groups == Tip.Group.allCases)
        for tip in Tip.all {
            #expect(tip.slug.text.allSatisfy { "abcdefghijklmnopqrstuvwxyz-".contains($0) })
            #expect(Tip.of(tip.slug)?.slug == tip.slug)
        }
        #expect(Tip.of("none") == nil)
    }

    @Test("A6: every tip names its author, the date, and where it is published", arguments: Tip.all)
    func sources(tip: Tip) {
        let source = tip.source
        #expect(!source.author.isEmpty && !source.title.isEmpty)
        #expect(source.year.isEmpty || Int(source.year).map { (1980...2026).contains($0) } == true)
        switch source.publication {
        case .closed(let year): #expect(!source.year.isEmpty && source.year <= year)
        case .at(let name, let address):
            #expect(!name.isEmpty)
            #expect(address.hasPrefix("https://") || address.hasPrefix("http://"))
            #expect(address.unicodeScalars.allSatisfy { (0x21...0x7e).contains($0.value) })
        }
    }

    @Test("A6: a tip is hidden and shown again, in one change each")
    func putAway() throws {
        let tip = Tip.all[0]
        try person.act { try person.space.perform(.setTipHidden(tip, true), by: $0) }
        #expect(person.space.isPutAway(tip))
        #expect(try person.space.perform(.setTipHidden(tip, true), by: person.origin) == .nothing)
        try person.act { try person.space.perform(.setTipHidden(tip, false), by: $0) }
        #expect(!person.space.isPutAway(tip))
    }

    @Test("A6: all hidden tips are shown again in one change")
    func takeOutAll() throws {
        for tip in Tip.all.prefix(3) { _ = try person.space.perform(.setTipHidden(tip, true), by: person.origin) }
        try person.act { try person.space.perform(.showAllTips, by: $0) }
        #expect(!Tip.all.contains { person.space.isPutAway($0) })
        #expect(try person.space.perform(.showAllTips, by: person.origin) == .nothing)
    }

    @Test("A6: a tip put away on two devices apart is put away once, and taken out once")
    func apart() throws {
        let tip = Tip.all[0]
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.setTipHidden(tip, true), by: person.origin)
        other.now = person.now + 1000
        _ = try other.space.perform(.setTipHidden(tip, true), by: other.origin)
        person.meet(other)
        #expect(person.space.replica.entities(.tip).count == 1)
        person.now = other.now
        _ = try person.space.perform(.setTipHidden(tip, false), by: person.origin)
        other.space.apply(person.space.replica.facts)
        #expect(!other.space.isPutAway(tip))
    }
}
