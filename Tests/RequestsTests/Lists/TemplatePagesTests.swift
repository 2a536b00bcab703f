import Requests
import TestSupport
import Testing

@testable import Workbench

/// Templates by the buttons of their pages.
struct TemplatePagesTests {
    /// A personal template, made of a list with two tasks and a third with a step.
    ///
    /// - Returns: the path of its page.
    private static func template(of person: Person) throws -> String {
        let list = try person.hasList("A slow morning", ["Open the curtains ~1", "Tea ~2"])
        let breakfast = try person.client.act("/app/tasks/new", [("title", "Breakfast"), ("quick", "yes"), ("list", list)])
        _ = try person.hasTask("Put the water on", [("parent", breakfast)])
        let template = try person.client.act("/app/lists/\(list)/template")
        try person.client.act("/app/lists/\(list)/delete")
        return "/app/templates/\(template)"
    }

    private static func titles(_ person: Person) -> [String] {
        guard let form = person.page.index(id: "use-template") else { return [] }
        let titles = Set(person.page.indices(class: "title"))
        return person.page.elements.indices
            .filter { person.page.isInside($0, form) && (titles.contains($0) || person.page.elements[$0].name == "h2") }
            .map { person.page.text(of: $0) }
    }

    @Test("L3: at least twelve templates come with it, each with a sentence about it")
    func offered() throws {
        let person = try Person.has()
        try person.open("/app/lists")
        try person.press("Templates")
        #expect(person.title == "Templates")
        let facts = person.page.indices(class: "facts").map { person.page.text(of: $0) }
        #expect(facts.count >= 12)
        for words in facts { #expect(words.count > 21 && words.contains(" ")) }
    }

    @Test("L3: a template can be used again and again")
    func again() throws {
        let person = try Person.has()
        for name in ["Low-energy day", "Low-energy day 2"] {
            try person.open("/app/templates/low-energy-day")
            try person.press("Use template")
            #expect(person.title == name)
        }
        try person.open("/app/lists")
        #expect(person.titles == ["Low-energy day", "Low-energy day 2"])
    }

    @Test("L3: using a template is undone by the message, with all it made")
    func undone() throws {
        let person = try Person.has()
        try person.open("/app/templates/low-energy-day")
        try person.press("Use template")
        #expect(person.told.contains("New list from a template"))
        try person.undo()
        #expect(person.title == "Lists")
        #expect(person.told.contains("Undone"))
        #expect(!person.hasRow("Low-energy day"))
        try person.open("/app/tasks")
        #expect(!person.hasRow("Water where you can reach it"))
    }

    @Test("L3: the new list can be called otherwise, also by the return key")
    func name() throws {
        let person = try Person.has()
        try person.open("/app/templates/low-energy-day")
        try person.write("Name of the new list", "Sofa")
        try person.send("Name of the new list")
        #expect(person.title == "Sofa")
        #expect(person.hasRow("Water where you can reach it"))
    }

    @Test("L3: an empty name is refused beside the field, and the template's items are still shown", arguments: [false, true])
    func emptyName(isOwn: Bool) throws {
        let person = try Person.has()
        try person.open(isOwn ? Self.template(of: person) : "/app/templates/low-energy-day")
        try person.write("Name of the new list", "")
        try person.press("Use template")
        try person.expectRefusal("Name of the new list", typed: "", "Enter a name")
        #expect(!Self.titles(person).isEmpty)
    }

    @Test("L3: what was left out of a template stays left out where the name is refused", arguments: [false, true])
    func leftOut(isOwn: Bool) throws {
        let person = try Person.has()
        try person.open(isOwn ? Self.template(of: person) : "/app/templates/low-energy-day")
        let (left, used) =
            isOwn ? ("Tea", "Put the water on") : ("Water where you can reach it", "Put on a clean top")
        try person.chooseRow(left)
        try person.write("Name of the new list", "")
        try person.press("Use template")
        try person.expectRefusal("Name of the new list", typed: "", "Enter a name")
        #expect(try !person.isRowChosen(left))
        #expect(try person.isRowChosen(used))
        try person.write("Name of the new list", "Sofa")
        try person.press("Use template")
        #expect(person.title == "Sofa")
        #expect(person.hasRow(used) && !person.hasRow(left))
    }

    @Test("L3: steps come along")
    func steps() throws {
        let person = try Person.has()
        try person.open(Self.template(of: person))
        #expect(Self.titles(person) == ["Open the curtains", "Tea", "Breakfast", "Put the water on"])
        try person.press("Use template")
        #expect(person.told.contains("New list from a template"))
        // A task that is only a heading has its steps in sight below it.
        #expect(person.headings == ["Breakfast"])
        #expect(person.titles == ["Open the curtains", "Tea", "Put the water on"])
    }

    @Test("L3: the tasks of a template appear nowhere else")
    func nowhereElse() throws {
        let person = try Person.has()
        _ = try Self.template(of: person)
        for (target, title) in [
            ("/app/tasks", "Tasks"), ("/app/tasks?show=all", "Tasks"), ("/app/tasks?q=tea", "Search"),
            ("/app/tasks?select=1", "Select"), ("/app/spoons/2", "2 spoons"), ("/app/spoons/unsorted", "Unsorted"),
            ("/app/backlog", "Backlog"), ("/app/today", "Today"), ("/app/lists", "Lists"),
        ] {
            try person.open(target)
            #expect(person.title == title)
            for words in ["Tea", "Breakfast", "Put the water on", "A slow morning"] {
                #expect(!person.hasRow(words), "\(words) on \(target)")
            }
        }
    }

    @Test("L3: a personal template is changed, and used as it is then")
    func changed() throws {
        let person = try Person.has()
        try person.open(Self.template(of: person))
        try person.press("Edit this template")
        #expect(person.title == "A slow morning")
        #expect(!person.offers("Done: Tea"))
        try person.press("Add to A slow morning")
        try person.write("Task", "Feed the cat")
        try person.send("Task")
        #expect(person.told.contains("Added: Feed the cat"))
        #expect(try person.picked("List") == "A slow morning")
        try person.press(id: "many-at-once")
        #expect(try person.picked("List") == "A slow morning")
        try person.press("Cancel")
        try person.press("Close")
        try person.press("Edit template")
        #expect(person.title == "Edit template")
        try person.write("Name", "A slow start")
        try person.press("Save")
        #expect(person.title == "A slow start")
        try person.press("Use template")
        #expect(Self.titles(person) == ["Open the curtains", "Tea", "Breakfast", "Put the water on", "Feed the cat"])
        try person.press("Use template")
        #expect(person.told.contains("New list from a template: A slow start"))
        #expect(person.hasRow("Feed the cat"))
    }

    @Test("L3: a personal template is deleted and comes back")
    func deleted() throws {
        let person = try Person.has()
        _ = try Self.template(of: person)
        try person.open("/app/templates")
        try person.press("Show Options")
        try person.press("Delete list and its tasks: A slow morning")
        #expect(person.told.contains("List and its tasks deleted: A slow morning"))
        #expect(!person.hasRow("A slow morning"))
        try person.undo()
        #expect(person.hasRow("A slow morning"))
    }

    @Test("L2, L3: a personal template can be packed from")
    func packedFrom() throws {
        let person = try Person.has()
        _ = try Self.template(of: person)
        try person.open("/app/lists/merge")
        try person.chooseRow("A slow morning")
        try person.write("Name of the new list", "Sunday")
        try person.press("Make the checklist")
        #expect(person.title == "Sunday")
        #expect(person.headings == ["Breakfast"])
        #expect(person.titles == ["Open the curtains", "Tea", "Put the water on"])
    }
}
