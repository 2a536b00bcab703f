import Requests
import TestSupport
import Testing

@testable import Workbench

/// Steps by the buttons of the pages they stand on.
struct StepPagesTests {
    /// A task with three levels of steps beneath it.
    ///
    /// - Returns: the path of its page.
    private static func shed(of person: Person) throws -> String {
        let task = try person.hasTask("Sort out the shed", cost: 4)
        _ = try step("Find the key", of: task, person)
        let heaps = try step("Make three heaps", of: task, person)
        _ = try step("Old paint", of: step("By the door", of: heaps, person), person)
        _ = try step("Sweep", of: task, person)
        return task
    }

    /// A task with three steps, the first of which has three of its own.
    ///
    /// - Returns: the path of its page.
    private static func trip(of person: Person) throws -> String {
        let task = try person.hasTask("Trip")
        let clothes = try step("Clothes", of: task, person)
        for title in ["Socks", "Shirt", "Scarf"] { _ = try step(title, of: clothes, person) }
        for title in ["Tickets", "Keys"] { _ = try step(title, of: task, person) }
        return task
    }

    private static func step(_ title: String, of task: String, _ person: Person) throws -> String {
        "/app/tasks/" + (try person.client.act("\(task)/step", [("title", title)]))
    }

    private static func steps(_ person: Person) -> [String] { person.titles(in: "steps") }

    /// The titles of the tasks that a step belongs to, from the top.
    private static func above(_ person: Person) -> [String] {
        let page = person.page
        guard let place = page.indices(class: "up").first else { return [] }
        return page.elements.indices.filter { page.elements[$0].name == "a" && page.isInside($0, place) }.map {
            page.text(of: $0)
        }
    }

    /// A button in the line of a step, which is not that of the steps beneath it.
    private static func id(of name: String, _ title: String, _ person: Person) throws -> String {
        let task = try #require(person.page.elements.first { $0.attributes["aria-label"] == "Done: \(title)" }?.attributes["id"])
        return "\(name)-\(task.dropFirst("tick-".count))"
    }

    @Test("T8: an empty step is refused beside the field")
    func empty() throws {
        let person = try Person.has()
        try person.open(Self.shed(of: person))
        try person.press("Add", in: "steps")
        try person.expectRefusal("Add a step", typed: "", "Enter a title.")
        #expect(try person.fault("Add a step") == "Enter a title.")
    }

    @Test("T8: a row shows the next open step alone, and how many are left; none if all are done")
    func nextStep() throws {
        let person = try Person.has()
        let shed = try Self.shed(of: person)
        func shown() throws -> [String] {
            try person.open("/app/tasks")
            #expect(person.titles == ["Sort out the shed"])
            return person.page.indices(class: "next-step").map { person.page.text(of: $0) }
        }
        for (title, words) in [
            ("Find the key", "5 steps left: Find the key"), ("Old paint", "4 steps left: Old paint"),
            ("By the door", "3 steps left: By the door"), ("Make three heaps", "2 steps left: Make three heaps"),
            ("Sweep", "1 step left: Sweep"),
        ] {
            #expect(try shown() == [words])
            try person.open(shed)
            try person.press("Done: \(title)")
            #expect(person.told.contains("Done: \(title)"))
        }
        #expect(try shown() == [])
        #expect(try person.rowText("Sort out the shed").contains("4 spoons"))
    }

    @Test("T8: steps move up and down among themselves")
    func moved() throws {
        let person = try Person.has()
        try person.open(Self.shed(of: person))
        try person.press("Move up: Sweep")
        #expect(person.told.contains("Moved: Sweep"))
        #expect(Self.steps(person) == ["Find the key", "Sweep", "Make three heaps", "By the door", "Old paint"])
        try person.press("Move down: Sweep")
        #expect(Self.steps(person) == ["Find the key", "Make three heaps", "By the door", "Old paint", "Sweep"])
    }

    @Test("T9: steps move to the top and to the bottom among those of their own task")
    func movedFar() throws {
        let person = try Person.has()
        try person.open(Self.trip(of: person))
        try person.press("Move to the top: Keys")
        #expect(person.told.contains("Moved: Keys"))
        #expect(Self.steps(person) == ["Keys", "Clothes", "Socks", "Shirt", "Scarf", "Tickets"])
        try person.press("Move to the bottom: Keys")
        #expect(Self.steps(person) == ["Clothes", "Socks", "Shirt", "Scarf", "Tickets", "Keys"])
        try person.press("Move to the top: Scarf")
        #expect(Self.steps(person) == ["Clothes", "Scarf", "Socks", "Shirt", "Tickets", "Keys"])
    }

    @Test("T8: a step of a step goes one level up, from the page above it and from its own")
    func oneLevelUp() throws {
        let person = try Person.has()
        try person.open(Self.trip(of: person))
        try person.press(id: Self.id(of: "up", "Socks", person))
        #expect(person.told.contains("Moved: Socks"))
        #expect(Self.steps(person) == ["Clothes", "Shirt", "Scarf", "Tickets", "Keys", "Socks"])
        #expect(try person.page.element(id: Self.id(of: "up", "Socks", person)) == nil)
        try person.press("Scarf", in: "steps")
        #expect(try person.value("Title") == "Scarf")
        try person.press("One level up")
        #expect(person.told.contains("Moved: Scarf"))
        #expect(Self.above(person) == ["Trip"])
    }

    @Test("T5: a step that was written to a task that is gone is offered as a separate task, and one tap adds it")
    func offered() throws {
        let person = try Person.has()
        let task = try person.hasTask("Trip")
        try person.open(task)
        try person.write("Add a step", "Socks")
        try person.client.act("\(task)/delete")
        try person.send("Add a step")
        #expect(person.seen.contains("What you wrote is here: Save keeps it as a task of its own."))
        #expect(try person.value("Title") == "Socks")
        try person.press("Save")
        #expect(person.told.contains("Added: Socks"))
        try person.open("/app/tasks")
        #expect(person.hasRow("Socks"))
    }

    @Test("T8: a step becomes a separate task with all its steps")
    func ofItsOwn() throws {
        let person = try Person.has()
        try person.open(Self.shed(of: person))
        try person.press(id: Self.id(of: "own", "Make three heaps", person))
        #expect(person.told.contains("Moved: Make three heaps"))
        #expect(Self.steps(person) == ["Find the key", "Sweep"])
        try person.open("/app/tasks")
        #expect(try person.rowText("Make three heaps").contains("2 steps left: Old paint"))
        #expect(try person.rowText("Sort out the shed").contains("2 steps left: Find the key"))
    }

    @Test("T8: making a step a separate task is undone by the message")
    func ofItsOwnUndone() throws {
        let person = try Person.has()
        try person.open(Self.shed(of: person))
        try person.press("Sweep", in: "steps")
        try person.press("Turn into a task")
        #expect(person.told.contains("Moved: Sweep"))
        #expect(Self.above(person).isEmpty)
        try person.undo()
        #expect(person.told.contains("Undone"))
        #expect(Self.above(person) == ["Sort out the shed"])
    }

    @Test("T8: a task becomes a step of another")
    func underAnother() throws {
        let person = try Person.has(("Sort out the shed", 4), ("Buy hooks", 4))
        try person.open("/app/spoons/4")
        try person.openRow("Buy hooks")
        try person.pick("Move under", "Sort out the shed")
        try person.press("Move")
        #expect(person.told.contains("Moved: Buy hooks"))
        #expect(Self.above(person) == ["Sort out the shed"])
        try person.press("Sort out the shed", in: "main")
        #expect(Self.steps(person) == ["Buy hooks"])
    }

    @Test("T8: a step with a cost is planned by itself")
    func planned() throws {
        let person = try Person.has()
        let step = try Self.step("Find the key", of: person.hasTask("Sort out the shed", cost: 4), person)
        try person.open(step)
        try person.choose("1 spoon")
        try person.press("Save")
        #expect(person.told.contains("Changed: Find the key"))
        try person.open(step)
        try person.press("Add to today")
        #expect(person.told.contains("Added to today: Find the key"))
        try person.open("/app/today")
        #expect(person.figure == "1 / 12")
        #expect(person.titles == ["Find the key"])
    }

    @Test("T8: deleting a task deletes its steps, and undoing brings all of them back")
    func deleted() throws {
        let person = try Person.has()
        let shed = try Self.shed(of: person)
        try person.open("/app/spoons/4")
        try person.openRow("Sort out the shed")
        try person.press("Delete")
        #expect(person.told.contains("Deleted: Sort out the shed"))
        try person.undo()
        #expect(person.hasRow("Sort out the shed"))
        try person.open(shed)
        #expect(Self.steps(person) == ["Find the key", "Make three heaps", "By the door", "Old paint", "Sweep"])
    }

    @Test("T8: at the deepest level there is no line for one more")
    func deepest() throws {
        let person = try Person.has()
        var task = try person.hasTask("Level 0")
        for level in 1..<6 {
            try person.open(task)
            #expect(person.hasField("Add a step"))
            task = try Self.step("Level \(level)", of: task, person)
        }
        try person.open(task)
        #expect(try person.value("Title") == "Level 5")
        #expect(!person.hasField("Add a step"))
    }
}
