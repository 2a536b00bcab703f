import Requests
import TestSupport
import Testing

@testable import Workbench

/// A task with steps is a section of its list's page, with its steps in sight.
struct ListSectionTests {
    /// A packing list with one heading, two things below it and one thing beside it.
    private static func bag() throws -> (person: Person, heading: String) {
        let person = try Person.has()
        let list = try person.hasList("Trip", ["Tickets"], [("checklist", "yes")])
        let heading = try person.client.act("/app/tasks/new", [("title", "Medicine"), ("quick", "yes"), ("list", list)])
        for step in ["Tablets", "Heat pad"] { try person.client.act("/app/tasks/\(heading)/step", [("title", step)]) }
        try person.open("/app/lists/\(list)")
        return (person, heading)
    }

    @Test("L2: a packing list opens as sections with their things in sight, and says how many are to pack")
    func inSight() throws {
        let (person, _) = try Self.bag()
        #expect(person.headings == ["Medicine"])
        #expect(person.titles == ["Tickets", "Tablets", "Heat pad"])
        #expect(person.text("packing") == "3 to pack")
        try person.press("Packed: Tablets")
        try person.press("Skip: Heat pad")
        #expect(person.text("packing") == "1 to pack, 1 packed, 1 not this time")
    }

    @Test("L2: a tick on a section says how much it ticks, and one undo takes all of it back")
    func wholeSection() throws {
        let (person, _) = try Self.bag()
        try person.press("Pack all 2: Medicine")
        for title in ["Tablets", "Heat pad"] { #expect(try person.isPressed("Packed: \(title)")) }
        #expect(try !person.isPressed("Packed: Tickets"))
        #expect(person.told.contains("Done: Medicine"))
        try person.undo()
        for title in ["Tablets", "Heat pad"] { #expect(try !person.isPressed("Packed: \(title)")) }
        #expect(person.offers("Pack all 2: Medicine"))
    }

    @Test("L2: an item that is skipped is not ticked with its section")
    func leftOut() throws {
        let (person, _) = try Self.bag()
        try person.press("Skip: Tablets")
        try person.press("Pack the last one: Medicine")
        #expect(try !person.isPressed("Packed: Tablets"))
        #expect(try person.isPressed("Packed: Heat pad"))
    }

    @Test("T9: the steps of a section move up, down, to the top and to the bottom, among themselves")
    func moved() throws {
        let person = try Person.has()
        let list = try person.hasList("Trip")
        let heading = try person.client.act("/app/tasks/new", [("title", "Medicine"), ("quick", "yes"), ("list", list)])
        for step in ["A", "B", "C", "D"] { try person.client.act("/app/tasks/\(heading)/step", [("title", step)]) }
        try person.open("/app/lists/\(list)")
        try person.press("Show Options")
        try person.expectMovesEachWay("A", "B", "C", "D")
    }

    @Test("T8: a task that is planned itself stays one row, with its next step")
    func plannedItself() throws {
        let person = try Person.has()
        let list = try person.hasList("Desk")
        let report = try person.client.act("/app/tasks/new", [("title", "Report ~4"), ("quick", "yes"), ("list", list)])
        try person.client.act("/app/tasks/\(report)/step", [("title", "Outline")])
        try person.open("/app/lists/\(list)")
        #expect(person.titles == ["Report"])
        #expect(try person.rowText("Report").contains("1 step left: Outline"))
    }

    @Test("L1: Add on a list adds to that list, one task after the other, and leads back to it")
    func addsHere() throws {
        let person = try Person.has()
        try person.openList("Errands")
        try person.press("Add to Errands")
        for title in ["Stamps", "Bread"] {
            try person.write("Task", title)
            try person.send("Task")
            #expect(person.told.contains("Added: \(title)"))
        }
        try person.press("Close")
        #expect(person.title == "Errands")
        #expect(person.titles == ["Stamps", "Bread"])
    }

    @Test("L3: a template is used without unticked items, and without a heading that lost all of its items")
    func unticked() throws {
        let client = Client()
        let lines = [("chosen", "yes"), ("name", "Bag"), ("item", "1"), ("item", "3")]
        let answer = client.post("/app/templates/trip", lines)
        let page = try ParsedPage(client.get(answer.location ?? "").body)
        let titles = page.all("span") { $0.attributes["class"] == "title" }.map(\.text)
        #expect(page.all("h2").count == 1)
        #expect(titles == ["Medicine, with some to spare, in hand luggage", "Tickets and address, on paper too"])
    }
}
