import Requests
import TestSupport
import Testing

@testable import Workbench

/// The lists at the side of wide windows.
struct SideListsTests {
    private func side(_ person: Person) -> [String] {
        guard let side = person.page.index(id: "side") else { return [] }
        return person.page.elements.indices.filter { person.page.elements[$0].name == "a" && person.page.isInside($0, side) }
            .map { person.page.text(of: $0) }
    }

    @Test("L1: every page has the first eight lists at its side, in their own order")
    func lists() throws {
        let person = try Person.has()
        #expect(side(person).isEmpty)
        for number in 1...9 { _ = try person.hasList("List \(number)") }
        try person.open("/app/today")
        let names = side(person)
        #expect(names.count == 8)
        try person.open("/app/lists")
        #expect(side(person) == Array(person.titles.prefix(8)))
        #expect(side(person) == names)
        try person.press(names[0], in: "side")
        #expect(person.title == names[0])
    }

    @Test("L1: simple mode and the page before the first day show no lists at the side")
    func simple() throws {
        let first = try Person()
        #expect(first.page.index(id: "navigation") == nil)
        let person = try Person.has()
        _ = try person.hasList("Errands")
        try person.client.act("/app/settings/simple", [("simple", "yes")])
        try person.open("/app/today")
        #expect(side(person).isEmpty)
    }

    @Test("L1: a page with tabs says so in its first line, so that its beginning is never shown and then pushed aside")
    func room() throws {
        let first = try Person()
        #expect(!first.isSaidToHavePlaces)
        let person = try Person.has()
        try person.open("/app/today")
        #expect(person.isSaidToHavePlaces)
    }
}

extension Person {
    fileprivate var isSaidToHavePlaces: Bool {
        page.elements.first { $0.name == "html" }?.attributes.keys.contains("data-navigation") ?? false
    }
}
