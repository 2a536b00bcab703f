import Facts
import Testing

@testable import Planner

struct SavedViewTests {
    private let person = Person()

    private func keep(_ name: String, _ query: String = "priority=1") throws -> Identity {
        let result = try person.act { try person.space.perform(.keepView(query, named: name), by: $0) }
        return try #require(result.change)
    }

    @Test("E11: saving a view keeps a search under a name, in the order of saving, as a change that can be undone")
    func kept() throws {
        let urgent = try keep(" Urgent ")
        let small = try keep("Small", "spoons=1&show=all")
        #expect(person.space.savedViews.map(\.name) == ["Urgent", "Small"])
        #expect(person.space.savedView(small)?.query == "spoons=1&show=all")
        try person.act { try person.space.perform(.renameView(urgent, to: "First"), by: $0) }
        try person.act { try person.space.perform(.deleteView(small), by: $0) }
        #expect(person.space.savedViews.map(\.name) == ["First"])
        #expect(throws: Fault.noSuchView) { try person.space.perform(.renameView(small, to: "x"), by: person.origin) }
        #expect(throws: Fault.noSuchView) { try person.space.perform(.deleteView(small), by: person.origin) }
    }

    @Test("E11: a view needs a name of its own and something that it asks, and there are twelve at most")
    func refused() throws {
        let urgent = try keep("Urgent")
        func add(_ query: String, _ name: String) throws {
            _ = try person.space.perform(.keepView(query, named: name), by: person.origin)
        }
        #expect(throws: Fault.nothingAsked) { try add("", "x") }
        #expect(throws: Fault.nothingAsked) { try add("q=" + String(repeating: "x", count: SavedView.longest), "x") }
        #expect(throws: Fault.nameMissing) { try add("q=x", " ") }
        #expect(throws: Fault.nameTaken("Urgent")) { try add("q=x", "URGENT") }
        for number in 2...SavedView.most { try add("q=x", String(number)) }
        #expect(throws: Fault.tooManyViews) { try add("q=x", "one more") }
        // Its own name is free for it.
        _ = try person.space.perform(.renameView(urgent, to: "urgent"), by: person.origin)
        #expect(throws: Fault.nameTaken("3")) { try person.space.perform(.renameView(urgent, to: "3"), by: person.origin) }
    }

    @Test("E11: a form that renames a view changes nothing when it arrives a second time")
    func renamedOnce() throws {
        let urgent = try keep("Urgent")
        let origin = person.origin
        let first = try person.space.perform(.renameView(urgent, to: "First"), by: origin)
        try person.act { try person.space.perform(.deleteView(urgent), by: $0) }
        #expect(try person.space.perform(.renameView(urgent, to: "First"), by: origin).change == first.change)
        #expect(person.space.savedView(urgent) == nil)
    }

    @Test("E11, A3: views that two devices save apart are there on both, also more than twelve")
    func apart() throws {
        for number in 1...SavedView.most { _ = try keep(String(number)) }
        let other = person.elsewhere(device: 2)
        _ = try other.space.perform(.deleteView(other.space.savedViews[0].identity), by: other.origin)
        _ = try other.space.perform(.keepView("q=x", named: "theirs"), by: other.origin)
        _ = try person.space.perform(.deleteView(person.space.savedViews[1].identity), by: person.origin)
        _ = try person.space.perform(.keepView("q=x", named: "mine"), by: person.origin)
        person.meet(other)
        #expect(person.space.savedViews.map(\.name) == other.space.savedViews.map(\.name))
        #expect(person.space.savedViews.count == SavedView.most)
    }

    @Test("E11: a forged view is ignored: without a name, without a query, or with one that is too long")
    func forged() throws {
        let timestamp = Timestamp(time: UInt64(person.now), counter: 0, device: 9)
        let (one, two) = (Identity(high: 1, low: 1), Identity(high: 2, low: 2))
        person.space.apply([
            Fact(.savedView(one), SavedViewField.query, .text("q=x"), timestamp),
            Fact(.savedView(two), SavedViewField.name, .text("Long"), timestamp),
            Fact(.savedView(two), SavedViewField.query, .text(String(repeating: "x", count: SavedView.longest + 1)), timestamp),
        ])
        #expect(person.space.savedViews.isEmpty)
    }
}
