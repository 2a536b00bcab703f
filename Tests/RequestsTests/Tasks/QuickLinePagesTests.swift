import Requests
import Testing

@testable import Workbench

/// Tasks from one line, by its field.
struct QuickLinePagesTests {
    @Test(
        "T11: a line that says nothing else is a title as it stands",
        arguments: ["tomorrow", "~2 #home", "Buy 9 eggs"]
    )
    func plainLine(line: String) throws {
        let person = try Person.has()
        try person.open("/app/tasks/new")
        try person.write("Title", line)
        try person.send("Title")
        #expect(person.told.contains("Added: \(line)"))
        try person.open("/app/tasks?show=all")
        #expect(person.titles == [line])
    }

    @Test("T11: the line says more than its place")
    func linePlace() throws {
        let person = try Person.has()
        try person.open("/app/tasks/understood?page=/app/spoons/4&title=Balloons+~2")
        #expect(
            person.page.indices(class: "chip-understood").map { person.page.text(of: $0) }.map { $0.hasPrefix("2 spoons") } == [
                true
            ]
        )
        try person.open("/app/spoons/4")
        try person.write("New task", "Balloons ~2")
        try person.send("New task")
        #expect(person.told.contains("Added: Balloons"))
        try person.open("/app/spoons/2")
        #expect(person.hasRow("Balloons"))
    }

    @Test("T14: what a line added is undone with the list and the subject that it made")
    func lineUndone() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new")
        try person.write("Title", "Milk ~1 @Shop #food")
        try person.send("Title")
        #expect(person.told.contains("Added: Milk"))
        let places = [("/app/tasks?show=all", "Milk"), ("/app/lists", "Shop"), ("/app/subjects", "food")]
        func isThere() throws -> [Bool] {
            try places.map { target, name in
                try person.open(target)
                return person.items.contains { $0.contains(name) }
            }
        }
        let made = person.address
        #expect(try isThere() == [true, true, true])
        try person.open(made)
        try person.undo()
        #expect(person.told.contains("Undone"))
        #expect(try isThere() == [false, false, false])
    }
}
