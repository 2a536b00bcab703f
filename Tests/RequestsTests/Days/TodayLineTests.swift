import Requests
import TestSupport
import Testing

@testable import Workbench

/// The line at the top of Today, which adds to today's list.
struct TodayLineTests {
    private let line = "Add for today"

    /// Types into the line of Today, and presses its button.
    private func add(_ text: String, cost: String? = nil, _ person: Person) throws {
        try person.open("/app/today")
        try person.write(line, text)
        if let cost { try person.choose(cost) }
        try person.press("Add", in: "add")
    }

    /// Somebody whose day of 5 spoons has one left, the one in reserve.
    private func busy() throws -> Person {
        let person = try Person.has(("Read", 4), spoons: 5)
        try person.plan("Read")
        return person
    }

    @Test("D13: a title and a cost are a task in today's list, in one change, and the line is there for the next one")
    func adds() throws {
        let person = try Person.has()
        try add("Water the basil", cost: "2 spoons", person)
        #expect(person.title == "Today")
        #expect(person.told.contains("Added: Water the basil"))
        #expect(person.figure == "2 / 12")
        #expect(person.hasRow("Water the basil"))
        #expect(try person.value(line) == "")
        #expect(try !person.isChosen("2 spoons"))
        try person.undo()
        #expect(person.figure == "0 / 12")
        try person.open("/app/tasks?show=all")
        #expect(person.titles.isEmpty)
    }

    @Test("D13, T11: what the chips of the line show is what is saved")
    func understood() throws {
        let person = try Person.has()
        try add("Call the bank ~3 !high 15m today", person)
        #expect(person.figure == "3 / 12")
        let row = try person.rowText("Call the bank")
        for fact in ["High", "15 min", "today"] { #expect(row.contains(fact), "\(fact)") }
        try person.open("/app/today?title=Tea+today&refuse=today")
        #expect(try person.value(line) == "Tea today")
        try person.press("Add", in: "add")
        #expect(person.told.contains("Added: Tea today"))
    }

    @Test(
        "D13: a line that names a later day adds to that day, not to today",
        arguments: ["Vet tomorrow ~2", "Vet every tuesday ~2", "Vet at 7am ~2"]
    )
    func later(text: String) throws {
        // It is Monday, 8:00.
        let person = try Person.has()
        try add(text, person)
        #expect(person.told.contains("Added: Vet"))
        #expect(person.figure == "0 / 12")
        try person.open("/app/calendar/2026-03-03")
        #expect(person.hasRow("Vet"))
    }

    @Test("D13: a task without a cost takes no room, and its row leads to where it is given one")
    func uncosted() throws {
        let person = try busy()
        try add("Sort papers", person)
        #expect(person.figure == "4 / 5")
        #expect(person.titles(in: "list").contains("Sort papers"))
        #expect(try person.rowText("Sort papers").contains("no cost yet"))
        try person.press("Set spoons: Sort papers")
        #expect(person.title == "Task")
    }

    @Test("D13, D4: a task that does not fit is not added, and the line says by how many; borrowing adds it")
    func borrows() throws {
        let person = try busy()
        try add("Cook", cost: "3 spoons", person)
        try person.expectRefusal(line, typed: "Cook", "That is 2 spoons over.")
        #expect(try person.isChosen("3 spoons"))
        try person.press("Borrow 2")
        #expect(person.told.contains("Added: Cook"))
        #expect(person.figure == "7 / 7")
        try person.undo()
        #expect(person.figure == "4 / 5")
    }

    @Test("D13, D4: borrowing is not offered where it is switched off")
    func firm() throws {
        let person = try busy()
        try person.client.act("/app/settings/energy", [("firm", "yes")])
        try add("Cook ~3", person)
        #expect(try person.fault(line)?.contains("That is 2 spoons over.") == true)
        #expect(!person.offers("Borrow 2"))
    }

    @Test("D13: a task that does not fit today is added for later")
    func addsForLater() throws {
        let person = try busy()
        try add("Cook ~3", person)
        try person.press("Add for later")
        #expect(person.told.contains("Added: Cook"))
        #expect(person.figure == "4 / 5")
        try person.open("/app/spoons/3")
        #expect(person.titles == ["Cook"])
    }

    @Test("D13, D2: the reserve is not used without a question")
    func reserve() throws {
        let person = try busy()
        try add("Tea ~1", person)
        #expect(try person.fault(line)?.contains("This uses the 1 spoon you keep in reserve.") == true)
        try person.choose("Use the reserve")
        try person.press("Add", in: "add")
        #expect(person.figure == "5 / 5")
    }

    @Test("D13, N7: a task that does not fit comes in with a swap")
    func swap() throws {
        let person = try Person.has(("Vacuum", 4), ("Dust", 3), spoons: 8)
        try person.plan("Vacuum", "Dust")
        try add("Call doctor ~3", person)
        try person.press("Instead of Vacuum (4): Call doctor (3) 2 free, 1 in reserve")
        #expect(person.title == "Today")
        #expect(person.figure == "6 / 8")
        #expect(person.hasRow("Call doctor") && !person.hasRow("Vacuum"))
    }

    @Test("D13, T5: a line without a title is refused beside it")
    func empty() throws {
        let person = try Person.has()
        try add("", person)
        try person.expectRefusal(line, typed: "", "Enter a title.")
        #expect(!person.offers("Add for later"))
    }

    @Test("D13, N3: on a low day the line is away; what the page adds from Today is in the list, and in sight")
    func lowDay() throws {
        let person = try Person.has(("Shelf", 3))
        try person.plan("Shelf")
        try person.client.act("/app/day/low", [("do", "today")])
        try person.open("/app/today")
        #expect(person.page.element(id: "add-today") == nil && !person.seen.contains(line))
        try person.press("Add a task", in: "actions")
        try person.write("Task", "Letter ~2")
        try person.press("Add task")
        try person.open("/app/today")
        #expect(person.figure == "2 / 12")
        #expect(person.titles(in: "list") == ["Letter"])
    }

    @Test("D13: the page that adds a task has Today on where it is opened from Today, one task after the other")
    func fromToday() throws {
        let person = try Person.has()
        try person.open("/app/today")
        #expect(person.page.element(id: "side-add")?.attributes["href"] == "/app/tasks/new?today=here")
        try person.press("Add a task", in: "actions")
        for title in ["Shower ~2", "Wash up ~1"] {
            #expect(try person.isChosen("Add to today"))
            try person.write("Task", title)
            try person.send("Task")
            #expect(person.title == "Add a task")
        }
        try person.write("Task", "Dentist tomorrow ~2")
        try person.press(id: "all-fields")
        #expect(!person.seen.contains("Add to today"))
        try person.open("/app/today")
        #expect(person.figure == "3 / 12")
        try person.open("/app/tasks")
        try person.press("Add a task", in: "actions")
        #expect(try !person.isChosen("Add to today"))
    }

    @Test("D13, D4: the page that adds a task offers to borrow for one that does not fit today")
    func borrowsOnItsPage() throws {
        let person = try busy()
        try person.open("/app/tasks/new?today=here")
        try person.write("Task", "Cook ~3")
        try person.send("Task")
        #expect(try person.fault("Task")?.contains("That is 2 spoons over.") == true)
        try person.press("Borrow 2")
        try person.open("/app/today")
        #expect(person.figure == "7 / 7")
    }
}
