import Requests
import Testing

@testable import Workbench

/// Undoing, from the message and from History.
struct UndoPagesTests {
    @Test("T14: a change is undone from History days later, and can be done again from there")
    func daysLater() throws {
        let person = try Person.has(("Stretch", 3), ("Read", 1))
        try person.open("/app/spoons/3")
        try person.press("Show Options")
        try person.press("Delete: Stretch")
        #expect(person.told.contains("Deleted: Stretch"))
        for _ in 0..<2 {
            person.client.now += 86_400_000
            try person.startDay()
        }
        try person.undoFromHistory("Deleted: Stretch")
        #expect(person.told.contains("Undone: “Deleted: Stretch"))
        #expect(person.offers("Redo: Deleted: Stretch"))
        try person.open("/app/spoons/3")
        #expect(person.hasRow("Stretch"))
    }

    @Test("T14: undoing can be undone")
    func undoingUndone() throws {
        let person = try Person.has(("Stretch", 3))
        try person.undoFromHistory("Added: Stretch")
        #expect(person.told.contains("Undone"))
        try person.press("Do it again")
        #expect(person.told.contains("Added: Stretch"))
        try person.undo()
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks")
        #expect(!person.hasRow("Stretch"))
    }

    @Test("T14: a button that was shown before the change was undone elsewhere does not do it again, nor the other way round")
    func undoneElsewhere() throws {
        let person = try Person.has(("Stretch", 3))
        try person.open("/app/spoons/3")
        try person.press("Show Options")
        try person.press("Delete: Stretch")
        let other = try Person(person.client)
        try other.undoFromHistory("Deleted: Stretch")
        try person.undo()
        #expect(person.told.contains("Undone: “Deleted: Stretch"))
        try person.open("/app/spoons/3")
        #expect(person.hasRow("Stretch"))
        try person.open("/app/history")
        try other.press("Do it again")
        try person.press("Redo: Deleted: Stretch")
        try person.open("/app/spoons/3")
        #expect(!person.hasRow("Stretch"))
    }

    @Test("T14: a new day can be undone")
    func newDay() throws {
        let person = try Person.has(("Stretch", 3), spoons: 9)
        try person.plan("Stretch")
        try person.startDay(4)
        #expect(person.figure == "0 / 4")
        try person.undo()
        #expect(person.figure == "3 / 9")
        #expect(person.hasRow("Stretch"))
    }

    @Test("T14: a form that is sent three times makes one task")
    func sentThrice() throws {
        let person = try Person.has()
        let form = person.client.form("/app/tasks/new", [("title", "Once"), ("spoons", "2")])
        for _ in 0..<3 { #expect(person.client.application.handle(form).status == 303) }
        try person.open("/app/tasks")
        #expect(person.titles == ["Once"])
    }
}
