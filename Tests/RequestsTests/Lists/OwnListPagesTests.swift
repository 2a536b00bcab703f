import Requests
import TestSupport
import Testing

@testable import Workbench

/// Lists as a person makes, fills and leaves them, by the pages' own forms.
struct OwnListPagesTests {
    @Test("L1: without a list, templates are offered to begin with")
    func templatesOffered() throws {
        let person = try Person.has()
        try person.open("/app/lists")
        #expect(person.seen.contains("No lists yet."))
        try person.press("Start with a template")
        #expect(person.title == "Templates")
    }

    @Test("L1: a list without a name is refused, everything chosen stays, and a name puts it right", arguments: ["", "   "])
    func nameMissing(typed: String) throws {
        let person = try Person.has()
        try person.open("/app/lists/new")
        try person.write("Name", typed)
        try person.choose("Cart")
        try person.choose("Rose")
        try person.write("Category", "Home")
        try person.choose("Checklist")
        try person.press("Save")
        let words = "Enter a name of at most 200 characters."
        try person.expectRefusal("Name", typed: typed, words)
        #expect(try person.fault("Name") == words)
        #expect(try person.value("Category") == "Home")
        for choice in ["Cart", "Rose", "Checklist"] { #expect(try person.isChosen(choice)) }
        try person.write("Name", "Errands")
        try person.press("Save")
        #expect(person.title == "Errands")
    }

    @Test("L1: a name that another list has is refused and stays typed")
    func nameTaken() throws {
        let person = try Person.has()
        _ = try person.hasList("Errands")
        try person.open("/app/lists/new")
        try person.write("Name", "errands")
        try person.press("Save")
        try person.expectRefusal("Name", typed: "errands", "“Errands” already exists. Choose another name.")
    }

    @Test("L1: a list keeps its name when the new one is refused")
    func nameKept() throws {
        let person = try Person.has()
        _ = try person.hasList("Trip")
        try person.openList("Errands")
        try person.press("Edit list")
        #expect(person.title == "Edit list")
        try person.write("Name", "Trip")
        try person.press("Save")
        try person.expectRefusal("Name", typed: "Trip", "“Trip” already exists")
        try person.press("Cancel")
        #expect(person.title == "Errands")
    }

    @Test("L1: a list gets another name, icon, colour and category, and keeps its tasks")
    func edited() throws {
        let person = try Person.has()
        let list = try person.openList("Errands", ["Stamps"])
        try person.press("Edit list")
        #expect(try person.value("Name") == "Errands")
        try person.write("Name", "In town")
        try person.choose("Cart")
        try person.choose("Rose")
        try person.write("Category", "Out and about")
        try person.press("Save")
        #expect(person.title == "In town")
        #expect(person.told.contains("List changed: In town"))
        #expect(person.hasRow("Stamps"))
        try person.open("/app/lists")
        #expect(person.headings == ["Out and about"])
        #expect(person.titles == ["In town"])
        #expect(person.page.indices(class: "list-mark").map { person.page.elements[$0].attributes["data-colour"] } == ["4"])
        try person.open("/app/lists/\(list)")
        try person.press("Edit list")
        for choice in ["Cart", "Rose"] { #expect(try person.isChosen(choice)) }
        #expect(try person.value("Category") == "Out and about")
    }

    @Test("L1: every picture and every colour has its word")
    func words() throws {
        let person = try Person.has()
        try person.open("/app/lists/new")
        let pictures = [
            "List", "House", "Briefcase", "Cross", "Cart", "Bag", "Heart", "Book", "Leaf", "Paw", "Star", "People", "Phone",
            "Broom",
        ]
        let colours = ["Teal", "Blue", "Violet", "Rose", "Amber", "Green", "Brown", "Grey"]
        for (field, words) in [("icon", pictures), ("colour", colours)] {
            let page = person.page
            let choices = page.elements.indices.filter { page.elements[$0].attributes["name"] == field }
            #expect(choices.map { page.name(of: $0) } == words)
            let labels = choices.compactMap { page.ancestors(of: $0).first { page.elements[$0].name == "label" } }
            #expect(labels.map { page.text(of: $0) } == words)
        }
    }

    @Test("L1: lists of one category stand together under its name")
    func categories() throws {
        let person = try Person.has()
        for (name, category) in [("Errands", ""), ("Cleaning", "Home"), ("Desk", "Work"), ("Garden", "home")] {
            _ = try person.hasList(name, [], [("category", category)])
        }
        try person.open("/app/lists")
        #expect(person.headings == ["Home", "Work", "Other"])
        #expect(person.titles == ["Cleaning", "Garden", "Desk", "Errands"])
        let groups = person.page.elements.indices.filter { person.page.elements[$0].name == "section" }
        let inside = groups.map { group in
            person.page.indices(class: "title").filter { person.page.isInside($0, group) }.map { person.page.text(of: $0) }
        }
        #expect(inside.contains(["Cleaning", "Garden"]) && inside.contains(["Desk"]))
    }

    @Test("L1: a row shows the number of open tasks in its list, and says so if it is empty")
    func begins() throws {
        let person = try Person.has()
        _ = try person.hasList("Errands", ["Stamps", "Bread", "Soap", "Bulbs"])
        _ = try person.hasList("Trip")
        try person.open("/app/lists")
        #expect(try person.rowText("Errands").contains("Stamps, Bread, Soap, …"))
        #expect(try person.rowText("Trip").contains("Nothing to do here now"))
    }

    @Test("L1, T9: lists move up, down, to the top and to the bottom, and the last move is undone")
    func moved() throws {
        let person = try Person.has()
        for name in "ABCD" { _ = try person.hasList("List \(name)") }
        try person.open("/app/lists")
        try person.press("Show Options")
        try person.expectMovesEachWay("List A", "List B", "List C", "List D")
        try person.open("/app/lists")
        #expect(person.titles == ["List C", "List B", "List A", "List D"])
    }

    @Test("L1: a list is archived and restored, with its tasks")
    func putAway() throws {
        let person = try Person.has()
        let list = try person.openList("Spring cleaning", ["Windows"])
        try person.press("Archive")
        #expect(person.title == "Lists")
        #expect(person.told.contains("List archived: Spring cleaning"))
        #expect(!person.hasRow("Spring cleaning"))
        try person.press("Archive")
        #expect(person.title == "Archive")
        try person.press("Restore: Spring cleaning")
        #expect(person.told.contains("List restored: Spring cleaning"))
        #expect(person.seen.contains("No archived lists."))
        try person.open("/app/lists/\(list)")
        #expect(person.hasRow("Windows"))
    }

    @Test("L1: a list that was put away can be looked into, and taken out there")
    func lookedInto() throws {
        let person = try Person.has()
        let list = try person.hasList("Spring cleaning", ["Windows"])
        try person.client.act("/app/lists/\(list)/archive")
        try person.open("/app/lists/archive")
        try person.openRow("Spring cleaning")
        #expect(person.title == "Spring cleaning")
        #expect(person.seen.contains("This list is archived, just as it was."))
        #expect(person.hasRow("Windows"))
        #expect(!person.offers("Done: Windows"))
        try person.press("Restore")
        #expect(person.told.contains("List restored"))
        #expect(person.offers("Done: Windows"))
        #expect(person.offers("Add to Spring cleaning"))
    }

    @Test("L1: the tasks of an archived list are out of the way")
    func outOfTheWay() throws {
        let person = try Person.has()
        let list = try person.hasList("Spring cleaning", ["Windows ~2"])
        try person.open("/app/tasks")
        #expect(person.hasRow("Windows"))
        try person.client.act("/app/lists/\(list)/archive")
        for (target, title) in [
            ("/app/tasks", "Tasks"), ("/app/spoons/2", "2 spoons"), ("/app/tasks?q=windows", "Search"),
        ] {
            try person.open(target)
            #expect(person.title == title)
            #expect(!person.hasRow("Windows"))
        }
    }

    @Test("L1: a list whose name another has by now is not taken out under it")
    func nameTakenMeanwhile() throws {
        let person = try Person.has()
        let list = try person.hasList("Spring cleaning")
        try person.client.act("/app/lists/\(list)/archive")
        _ = try person.hasList("Spring cleaning")
        try person.open("/app/lists/archive")
        try person.press("Restore: Spring cleaning")
        #expect(
            person.notice.contains(
                "“Spring cleaning” already exists. To restore this list, open it here, choose “Edit list” in its menu"
            )
        )
        #expect(person.page.element(id: "notice")?.attributes["role"] == "alert")
        #expect(person.hasRow("Spring cleaning"))
    }

    @Test("L1: a list is deleted with all that is in it, and comes back with it")
    func deleted() throws {
        let person = try Person.has()
        let list = try person.hasList("Errands", ["Stamps ~1", "Bread ~1"])
        try person.open("/app/lists")
        try person.press("Show Options")
        try person.press("Delete list and its tasks: Errands")
        let words = "List and its tasks deleted: Errands"
        #expect(person.told.contains(words))
        #expect(!person.hasRow("Errands"))
        try person.open("/app/tasks")
        #expect(!person.hasRow("Stamps"))
        try person.undoFromHistory(words)
        #expect(person.told.contains("Undone"))
        try person.open("/app/lists/\(list)")
        #expect(person.titles == ["Stamps", "Bread"])
    }

    @Test("L1: deleting the list one stands in leads to the lists, where it is undone")
    func deletedFromInside() throws {
        let person = try Person.has()
        _ = try person.hasList("Trip")
        try person.openList("Errands", ["Stamps"])
        try person.press("Delete list and its tasks")
        #expect(person.title == "Lists")
        #expect(person.told.contains("List and its tasks deleted: Errands"))
        #expect(person.titles == ["Trip"])
        try person.undo()
        #expect(person.told.contains("Undone"))
        #expect(person.title == "Lists")
        #expect(person.hasRow("Errands"))
    }

    @Test("L1: undoing the making of the list one stands in leads to the lists")
    func madeAndUndone() throws {
        let person = try Person.has()
        try person.open("/app/lists/new")
        try person.write("Name", "Errands")
        try person.press("Save")
        #expect(person.title == "Errands")
        try person.undo()
        #expect(person.title == "Lists")
        #expect(person.told.contains("Undone"))
        #expect(!person.hasRow("Errands"))
    }

    @Test("L1: a list that was deleted elsewhere is reported as gone, also when a task in it is ticked")
    func deletedElsewhere() throws {
        let person = try Person.has()
        let list = try person.openList("Errands", ["Stamps"])
        try person.client.act("/app/lists/\(list)/delete")
        try person.press("Done: Stamps")
        #expect(person.title != "Errands")
        try person.open("/app/lists/\(list)")
        #expect(person.answer.status == 410)
    }

    @Test("L1: the form of a list that was deleted is offered as a new list, and one tap makes it")
    func offeredAsNew() throws {
        let person = try Person.has()
        let list = try person.hasList("Errands")
        try person.open("/app/lists/\(list)/edit")
        try person.write("Name", "In town")
        try person.client.act("/app/lists/\(list)/delete")
        try person.press("Save")
        #expect(person.seen.contains("What you wrote is here: Save keeps it as a new list."))
        #expect(try person.value("Name") == "In town")
        try person.press("Save")
        #expect(person.title == "In town")
    }

    @Test("T5: a line that was written in a list that is gone is offered as a separate task, and one tap adds it")
    func lineOffered() throws {
        let person = try Person.has()
        let list = try person.openList("Errands", ["Stamps"])
        try person.press("Add to Errands")
        try person.write("Task", "Bread tomorrow")
        try person.client.act("/app/lists/\(list)/delete")
        try person.send("Task")
        #expect(person.seen.contains("What you wrote is here: Add task keeps it as a task of its own."))
        #expect(try person.value("Task") == "Bread tomorrow")
        try person.press("Add task")
        #expect(person.told.contains("Added: Bread"))
        try person.open("/app/tasks")
        #expect(try person.rowText("Bread").contains("tomorrow"))
    }

    @Test("L1: an empty line is refused beside the field, and the list is there as before")
    func emptyLine() throws {
        let person = try Person.has()
        try person.openList("Errands", ["Stamps"])
        try person.press("Add to Errands")
        try person.send("Task")
        try person.expectRefusal("Task", typed: "", "Enter a title")
        #expect(person.title == "Add to Errands")
        try person.press("Close")
        #expect(person.hasRow("Stamps"))
    }

    @Test("L1: a task is put into a list on its page")
    func putIntoList() throws {
        let person = try Person.has(("Stamps", 1))
        let list = try person.hasList("Errands")
        try person.open("/app/spoons/1")
        try person.openRow("Stamps")
        try person.pick("List", "Errands")
        try person.press("Save")
        #expect(person.told.contains("Changed: Stamps"))
        #expect(try person.rowText("Stamps").contains("Errands"))
        try person.open("/app/lists/\(list)")
        #expect(person.hasRow("Stamps"))
    }

    @Test("L1: a tick is undone by the message and by a second tick")
    func ticked() throws {
        let person = try Person.has()
        try person.openList("Errands", ["Stamps", "Bread"])
        try person.press("Done: Stamps")
        #expect(person.told.contains("Done: Stamps"))
        try person.undo()
        #expect(person.told.contains("Undone"))
        #expect(try !person.isPressed("Done: Stamps"))
        try person.press("Done: Stamps")
        #expect(try person.isPressed("Done: Stamps"))
        try person.press("Done: Stamps")
        #expect(person.told.contains("Not done: Stamps"))
        #expect(try !person.isPressed("Done: Stamps"))
        #expect(person.titles == ["Stamps", "Bread"])
    }

    @Test("L1: a row with a cost goes into today’s list, and stays in its list")
    func intoToday() throws {
        let person = try Person.has()
        try person.openList("Errands", ["Stamps ~2", "Bread"])
        #expect(!person.offers("Add to today: Bread"))
        try person.press("Add to today: Stamps")
        #expect(person.told.contains("Added to today: Stamps"))
        #expect(person.title == "Errands")
        #expect(!person.offers("Add to today:"))
        try person.open("/app/today")
        #expect(person.figure == "2 / 12")
        #expect(person.hasRow("Stamps"))
    }

    @Test("L1: a row is deleted where options are shown, and comes back to its place")
    func rowDeleted() throws {
        let person = try Person.has()
        try person.openList("Errands", ["Stamps", "Bread"])
        try person.press("Show Options")
        try person.press("Delete: Stamps")
        #expect(person.told.contains("Deleted: Stamps"))
        #expect(person.titles == ["Bread"])
        try person.undo()
        #expect(person.titles == ["Stamps", "Bread"])
    }

    @Test("L1, T6: each list remembers its own order, and all tasks have theirs")
    func orders() throws {
        let person = try Person.has()
        let trip = try person.hasList("Trip", ["Pulbs !low", "Pread tomorrow", "Ptamps !high 2026-03-02"])
        let list = try person.openList("Errands", ["Bulbs !low", "Bread tomorrow", "Stamps !high 2026-03-02"])
        #expect(person.titles == ["Bulbs", "Bread", "Stamps"])
        for (order, titles) in [
            ("Priority, then date", ["Stamps", "Bulbs", "Bread"]), ("Due date, earliest first", ["Stamps", "Bread", "Bulbs"]),
        ] {
            try person.press(order)
            #expect(person.titles == titles)
            #expect(person.seen.contains(order))
            try person.open("/app/lists/\(trip)")
            #expect(person.titles == ["Pulbs", "Pread", "Ptamps"])
            try person.open("/app/tasks")
            #expect(person.text("filters").map { $0.hasPrefix("Filter and sort: ") } == false)
            try person.open("/app/lists/\(list)")
            #expect(person.titles == titles)
            #expect(try person.isPressed(order) && !person.isPressed("Manual"))
        }
    }

    @Test("L1, T13: hidden tasks are shown on request, and brought back there")
    func outOfSight() throws {
        let person = try Person.has()
        let list = try person.hasList("Errands", ["Bread"])
        let timestamps = try person.client.act("/app/tasks/new", [("title", "Stamps"), ("quick", "yes"), ("list", list)])
        try person.client.act("/app/tasks/\(timestamps)/snooze", [("until", "tomorrow")])
        try person.open("/app/lists/\(list)")
        #expect(person.titles == ["Bread"])
        try person.press("Show hidden tasks")
        #expect(person.headings.contains("Hidden"))
        #expect(person.hasRow("Stamps"))
        try person.press("Show now: Stamps")
        #expect(person.told.contains("Shown again: Stamps"))
        #expect(!person.headings.contains("Hidden"))
        #expect(person.hasRow("Stamps"))
    }

    @Test("L1: a list with nothing in sight does not say that it is empty")
    func nothingInSight() throws {
        let person = try Person.has()
        let list = try person.hasList("Errands")
        let timestamps = try person.client.act("/app/tasks/new", [("title", "Stamps"), ("quick", "yes"), ("list", list)])
        try person.client.act("/app/tasks/\(timestamps)/snooze", [("until", "tomorrow")])
        try person.open("/app/lists/\(list)")
        #expect(person.seen.contains("Nothing to see here just now."))
        try person.press("Show hidden tasks")
        #expect(person.hasRow("Stamps"))
    }

    @Test("T9: rows of a list move up, down, to the top and to the bottom", arguments: ["", "yes"])
    func rowsMoved(checklist: String) throws {
        let person = try Person.has()
        let list = try person.openList("Errands", ["A", "B", "C", "D"], [("checklist", checklist)])
        try person.press("Show Options")
        try person.expectMovesEachWay("A", "B", "C", "D")
        try person.open("/app/lists/\(list)")
        #expect(person.titles == ["C", "B", "A", "D"])
    }

    @Test("T9: the order in a list is its own, and not that of the category")
    func ownOrder() throws {
        let person = try Person.has()
        let list = try person.hasList("Errands", ["A ~2", "B ~2", "C ~2"])
        try person.open("/app/spoons/2")
        #expect(person.title == "2 spoons")
        #expect(person.titles.sorted() == ["A", "B", "C"])
        try person.open("/app/lists/\(list)")
        try person.press("Show Options")
        try person.press("Move to the top: C")
        #expect(person.titles == ["C", "A", "B"])
        try person.press("Move to the bottom: A")
        #expect(person.titles == ["C", "B", "A"])
    }

    @Test("T9: a done task is not moved, and others move past it")
    func movedPastDone() throws {
        let person = try Person.has()
        let list = try person.openList("Errands", ["A", "B", "C"])
        try person.press("Done: B")
        try person.press("Show Options")
        #expect(!person.page.elements.contains { $0.attributes["aria-label"] == "Drag to move: B" })
        try person.press("Move down: A")
        #expect(person.titles.filter { $0 != "B" } == ["C", "A"])
        try person.open("/app/lists/\(list)")
        #expect(person.titles == ["C", "A", "B"])
    }

    @Test("T9: lists of one category are moved among themselves")
    func movedInCategory() throws {
        let person = try Person.has()
        for (name, category) in [("Errands", ""), ("Cleaning", "Home"), ("Garden", "Home")] {
            _ = try person.hasList(name, [], [("category", category)])
        }
        try person.open("/app/lists")
        try person.press("Show Options")
        try person.press("Move up: Garden")
        #expect(person.titles == ["Garden", "Cleaning", "Errands"])
        try person.press("Move to the top: Cleaning")
        #expect(person.titles == ["Cleaning", "Garden", "Errands"])
    }

    @Test("T9: personal templates move by buttons")
    func templatesMoved() throws {
        let person = try Person.has()
        for name in ["List A", "List B"] { try person.client.act("/app/lists/\(try person.hasList(name))/template") }
        try person.open("/app/templates")
        try person.press("Show Options")
        #expect(person.titles(in: "list") == ["List A", "List B"])
        try person.press("Move up: List B")
        #expect(person.titles(in: "list") == ["List B", "List A"])
    }
}
