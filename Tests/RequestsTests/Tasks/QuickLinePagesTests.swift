import Requests
import TestSupport
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
        try person.write("Task", line)
        try person.send("Task")
        #expect(person.told.contains("Added: \(line)"))
        try person.open("/app/tasks?show=all")
        #expect(person.titles == [line])
    }

    /// The words of a line's chips, their buttons among them.
    private func chips(_ query: String, _ person: Person) throws -> [String] {
        try person.open("/app/tasks/understood?page=/app/tasks/new&" + query)
        return person.page.indices(class: "chip-understood").map { person.page.text(of: $0) }
    }

    @Test("T11: a chip names the day of a time, the date in full, and the other thing that the words can mean")
    func chipWords() throws {
        // It is Monday, 2 March 2026, 8:00.
        let person = try Person.has()
        #expect(try chips("title=Call+at+6", person).map { $0.hasPrefix("Today, 18:00") } == [true])
        #expect(try chips("title=Call+7am", person).map { $0.hasPrefix("Tomorrow, 7:00") } == [true])
        #expect(try chips("title=Call+7am&due=2026-03-10", person).map { $0.hasPrefix("Tue 10 Mar, 7:00") } == [true])
        #expect(try chips("title=Call+in+an+hour", person).map { $0.hasPrefix("Today, 9:00 (“in an hour”)") } == [true])
        #expect(try chips("title=Sync+tomorrow+9-10", person).last?.hasPrefix("9:00, 1 h") == true)
        let date = try #require(try chips("title=Vet+5/6", person).first)
        #expect(date.hasPrefix("Fri 5 Jun (“5/6”)") && date.contains("Or Wed 6 May"))
        let other = try #require(try chips("title=Vet+5/6&switch=5/6", person).first)
        #expect(other.hasPrefix("Wed 6 May (“5/6”)") && other.contains("Or Fri 5 Jun"))
    }

    @Test("T11: a chip is saved with the meaning that it was changed to")
    func switched() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new?title=Vet+5/6&switch=5/6")
        try person.send("Task")
        #expect(person.told.contains("Added: Vet"))
        try person.open("/app/calendar/2026-05-06")
        #expect(person.hasRow("Vet"))
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

    @Test("T14: a task that a line added is undone with the list and the subject that it made")
    func lineUndone() throws {
        let person = try Person.has()
        try person.open("/app/tasks/new")
        try person.write("Task", "Milk ~1 @Shop #food")
        try person.send("Task")
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
