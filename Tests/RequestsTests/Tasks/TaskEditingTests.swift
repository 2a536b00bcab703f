import Requests
import TestSupport
import Testing

@testable import Workbench

/// A task's form, by its fields and buttons. It is Monday, 2 March 2026.
struct TaskEditingTests {
    @Test("T1: each field can be emptied again, and the others stay")
    func emptied() throws {
        let person = try Person.has()
        let fields = [("note", "Now"), ("due", "2026-03-03"), ("time", "9:00"), ("minutes", "15"), ("priority", "1")]
        let task = try person.hasTask("Ring the surgery", cost: 3, fields)
        try person.open(task)
        try person.choose("None")
        try person.choose("Not set")
        try person.write("Note", "")
        try person.write("Minutes", "")
        try person.press("Save")
        #expect(person.told.contains("Changed: Ring the surgery"))
        try person.open(task)
        #expect(try person.value("Note") == "" && person.value("Minutes") == "")
        #expect(try person.isChosen("None") && person.isChosen("Not set"))
        #expect(try person.value("Due date") == "2026-03-03")
    }

    @Test("T1: several errors are shown at once, each in its place, and the typed text stays")
    func severalFaults() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "   ")
        try person.write("Time", "09:00")
        try person.write("Minutes", "0")
        try person.press("Save")
        try person.expectRefusal("Title", typed: "   ", "Enter a title")
        #expect(try person.fault("Time")?.contains("Choose a date too") == true)
        #expect(try person.fault("Minutes")?.contains("Enter a whole number from 1 to 1440.") == true)
        #expect(try person.value("Time") == "09:00")
    }

    @Test("T2: a priority is chosen by its word, and stands on the row", arguments: ["High", "Medium", "Low"])
    func priority(word: String) throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?full=1")
        try person.write("Title", "Read")
        try person.choose(word)
        try person.press("Save")
        #expect(person.told.contains("Added: Read"))
        try person.open("/app/tasks")
        let marks = person.page.indices(class: "priority")
        #expect(marks.map { person.page.text(of: $0) } == [word])
        #expect(marks.map { person.page.elements[$0].attributes["class"] } == ["priority \(word.lowercased())"])
    }

    @Test("T5: the form of a task that was deleted elsewhere is offered as a new task, and one tap saves it")
    func deletedElsewhere() throws {
        let person = try Person.has()
        let task = try person.hasTask("Stretch", cost: 3, [("priority", "2")])
        try person.open(task)
        try person.write("Title", "Stretch in the garden")
        try person.write("Note", "With the blue mat")
        try person.choose("5 spoons")
        try person.write("Due date", "2026-03-07")
        try person.client.act("\(task)/delete")
        try person.press("Save")
        // Also true of a task whose list is no longer shared with the person.
        #expect(person.seen.contains("or its list is no longer shared with you."))
        #expect(person.seen.contains("What you wrote is here: Save keeps it as a new task."))
        for (label, value) in [("Title", "Stretch in the garden"), ("Note", "With the blue mat"), ("Due date", "2026-03-07")] {
            #expect(try person.value(label) == value)
        }
        #expect(try person.isChosen("5 spoons") && person.isChosen("Medium"))
        try person.press("Save")
        #expect(person.told.contains("Added: Stretch in the garden"))
        try person.open("/app/tasks?q=garden")
        let row = try person.rowText("Stretch in the garden")
        for fact in ["5 spoons", "Medium", "in 5 days", "has a note"] { #expect(row.contains(fact)) }
        try person.open(task)
        #expect(person.answer.status == 410)
    }

    @Test(
        "T5: an empty title is refused beside the field, everything else stays, and a title puts it right",
        arguments: ["", "   "]
    )
    func emptyTitle(typed: String) throws {
        let person = try Person.has(("Stretch", 3))
        try person.open("/app/spoons/3")
        try person.openRow("Stretch")
        try person.write("Title", typed)
        try person.write("Note", "A note that must not go")
        try person.choose("7 spoons")
        try person.press("Save")
        try person.expectRefusal("Title", typed: typed, "Enter a title.")
        #expect(try person.fault("Title") == "Enter a title.")
        #expect(try person.value("Note") == "A note that must not go")
        #expect(try person.isChosen("7 spoons"))
        try person.write("Title", "Stretch longer")
        try person.press("Save")
        #expect(person.told.contains("Changed: Stretch"))
        try person.open("/app/spoons/7")
        #expect(person.hasRow("Stretch longer"))
    }

    @Test("T5: an empty line in a category is refused beside its field")
    func emptyLine() throws {
        let person = try Person.has()
        try person.open("/app/spoons/3")
        try person.press("Add", in: "main")
        try person.expectRefusal("New task", typed: "", "Enter a title")
    }
}
