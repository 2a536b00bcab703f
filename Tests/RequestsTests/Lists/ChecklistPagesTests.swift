import Requests
import TestSupport
import Testing

@testable import Workbench

/// Checklists by the buttons of their pages.
struct ChecklistPagesTests {
    /// A checklist with one row of each state: Socks to pack, Soap packed, Skis not this time.
    private static func bag() throws -> (person: Person, list: String) {
        let person = try Person.has()
        let list = try person.hasList("Trip", ["Socks"], [("checklist", "yes")])
        for (title, act) in [("Soap", "done"), ("Skis", "leave")] {
            let task = try person.client.act("/app/tasks/new", [("title", title), ("quick", "yes"), ("list", list)])
            try person.client.act("/app/tasks/\(task)/\(act)")
        }
        try person.open("/app/lists/\(list)")
        try expectAsItWas(person)
        return (person, list)
    }

    private static func expectAsItWas(_ person: Person) throws {
        #expect(try !person.isPressed("Packed: Socks"))
        #expect(try person.isPressed("Packed: Soap"))
        #expect(try isLeftOut("Skis", person))
    }

    private static func isLeftOut(_ title: String, _ person: Person) throws -> Bool {
        try person.rowText(title).contains("not this time") && person.offers("Include: \(title)")
    }

    @Test("L2: leaving out is undone by the message")
    func leavingOutUndone() throws {
        let person = try Person.has()
        try person.openList("Trip", ["Skis", "Socks"], [("checklist", "yes")])
        try person.press("Skip: Skis")
        #expect(try person.rowText("Skis").contains("not this time"))
        try person.undo()
        #expect(person.told.contains("Undone"))
        #expect(try !person.isPressed("Packed: Skis"))
    }

    @Test("T3, L2: a skipped item keeps its place, with its button, also when the list is opened again")
    func leftOutInItsPlace() throws {
        let person = try Person.has()
        let list = try person.openList("Trip", ["Skis", "Socks"], [("checklist", "yes")])
        try person.press("Skip: Skis")
        #expect(person.titles == ["Skis", "Socks"])
        #expect(try person.rowText("Skis").contains("not this time"))
        try person.press("Include: Skis")
        #expect(person.offers("Skip: Skis"))
        try person.press("Skip: Skis")
        try person.open("/app/lists/\(list)")
        #expect(person.titles == ["Skis", "Socks"])
        #expect(try Self.isLeftOut("Skis", person))
    }

    @Test("L2: the three states are on the page of the task, too")
    func onTaskPage() throws {
        let person = try Person.has()
        let list = try person.openList("Trip", ["Skis"], [("checklist", "yes")])
        try person.openRow("Skis")
        #expect(person.title == "Task")
        try person.press("Skip")
        #expect(person.seen.contains("Skipped."))
        try person.press("Include")
        #expect(person.offers("Skip"))
        try person.press("Done", in: "main")
        #expect(person.told.contains("Done: Skis"))
        try person.open("/app/lists/\(list)")
        #expect(try person.isPressed("Packed: Skis"))
    }

    @Test("L2: packed and skipped items are not counted as left to pack")
    func leftToPack() throws {
        let (person, _) = try Self.bag()
        try person.open("/app/lists")
        let row = try person.rowText("Trip")
        #expect(row.contains("Socks") && !row.contains("Soap") && !row.contains("Skis"))
    }

    @Test("L2: Uncheck all makes everything to pack again, and is undone in one change")
    func uncheckAll() throws {
        let (person, _) = try Self.bag()
        try person.press("Uncheck all")
        #expect(person.told.contains("All unchecked: Trip"))
        for title in ["Socks", "Soap", "Skis"] { #expect(try !person.isPressed("Packed: \(title)")) }
        try person.undo()
        #expect(person.told.contains("Undone"))
        try Self.expectAsItWas(person)
    }

    @Test("L2: a list that is not for packing has no Uncheck all, and nothing to leave out")
    func plainList() throws {
        let person = try Person.has()
        try person.openList("Errands", ["Stamps"])
        #expect(person.offers("Start over and archive this one"))
        #expect(!person.offers("Uncheck all"))
        #expect(!person.offers("Skip:"))
    }

    @Test("L2: items under the same heading in several lists are packed together, and undone from History")
    func sameHeading() throws {
        let person = try Person.has()
        for (name, steps) in [("Summer", ["Socks", "Shirt"]), ("Swimming", ["Swimsuit", "Socks"])] {
            let list = try person.hasList(name)
            let heading = try person.client.act("/app/tasks/new", [("title", "Clothes"), ("quick", "yes"), ("list", list)])
            for step in steps { try person.client.act("/app/tasks/\(heading)/step", [("title", step)]) }
        }
        try person.open("/app/lists/merge")
        try person.write("Name of the new list", "Lake")
        try person.chooseRow("Summer")
        try person.chooseRow("Swimming")
        try person.press("Make the checklist")
        #expect(person.title == "Lake")
        #expect(person.headings == ["Clothes"])
        #expect(person.titles == ["Socks", "Shirt", "Swimsuit"])
        try person.undoFromHistory("New checklist: Lake")
        #expect(person.told.contains("Undone"))
        try person.open("/app/lists")
        #expect(person.titles == ["Summer", "Swimming"])
    }

    @Test("L2: packing from no list is refused, the name stays, and a list puts it right")
    func noList() throws {
        let person = try Person.has()
        _ = try person.hasList("Washbag", ["Soap"])
        try person.open("/app/lists/merge")
        try person.write("Name of the new list", "Weekend")
        try person.press("Make the checklist")
        #expect(person.answer.status == 422 && person.answer.facts.isEmpty)
        #expect(person.seen.contains("Choose at least one list."))
        let group = try #require(person.page.element(id: "lists-field")?.attributes["aria-describedby"])
        #expect(person.text(group) == "Choose at least one list.")
        #expect(try person.value("Name of the new list") == "Weekend")
        try person.chooseRow("Washbag")
        try person.press("Make the checklist")
        #expect(person.title == "Weekend")
        #expect(person.titles == ["Soap"])
    }

    @Test(
        "L2: packing without a name, or with one that is taken, is refused, and the choice stays",
        arguments: [("", "Enter a name"), ("Office", "“Office” already exists")]
    )
    func noName(typed: String, words: String) throws {
        let person = try Person.has()
        _ = try person.hasList("Washbag", ["Soap"])
        _ = try person.hasList("Office", ["Laptop"])
        try person.open("/app/lists/merge")
        try person.chooseRow("Washbag")
        try person.write("Name of the new list", typed)
        try person.press("Make the checklist")
        try person.expectRefusal("Name of the new list", typed: typed, words)
        #expect(try person.isRowChosen("Washbag"))
        #expect(try !person.isRowChosen("Office"))
    }

    @Test("L2: starting a checklist again makes everything to pack, and keeps the old run as it was")
    func begunAnew() throws {
        let (person, _) = try Self.bag()
        try person.press("Start over and archive this one")
        #expect(person.told.contains("Started over; previous copy archived: Trip"))
        #expect(person.title == "Trip")
        for title in ["Socks", "Soap", "Skis"] { #expect(try !person.isPressed("Packed: \(title)")) }
        try person.open("/app/lists")
        #expect(person.titles == ["Trip"])
        try person.press("Archive")
        #expect(person.title == "Archive")
        try person.openRow("Trip")
        #expect(person.seen.contains("This list is archived, just as it was."))
        let done = person.page.indices(class: "done")
        let titles = person.page.indices(class: "title").filter { title in done.contains { person.page.isInside(title, $0) } }
        #expect(titles.map { person.page.text(of: $0) } == ["Soap"])
        #expect(try person.rowText("Skis").contains("not this time"))
    }

    @Test("L2: starting a checklist again is undone in one change")
    func begunAnewUndone() throws {
        let (person, list) = try Self.bag()
        try person.press("Start over and archive this one")
        #expect(person.told.contains("Started over"))
        try person.undo()
        #expect(person.title == "Lists")
        #expect(person.told.contains("Undone"))
        #expect(person.titles == ["Trip"])
        try person.open("/app/lists/\(list)")
        try Self.expectAsItWas(person)
    }
}
