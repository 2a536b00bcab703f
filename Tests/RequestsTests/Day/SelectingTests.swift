import Requests
import Testing

@testable import Workbench

/// Choosing what today is for, where some tasks have no cost yet.
struct SelectingTests {
    private static let titles = ["Shower", "Email Bob", "Do the dishes"]

    /// Somebody whose tasks are titles and nothing else.
    private func newcomer(spoons: Int = 12) throws -> Person {
        let person = try Person.has(spoons: spoons)
        try jotDown(Self.titles, as: person)
        try person.open("/app/today")
        try person.press("Select tasks")
        return person
    }

    private func jotDown(_ titles: [String], as person: Person) throws {
        for title in titles {
            try person.open("/app/tasks/new")
            try person.write("Title", title)
            try person.send("Title")
        }
    }

    @Test("D3, D4: tasks that were added by their title alone are given a cost and planned in one go")
    func plainTitles() throws {
        let person = try newcomer()
        #expect(person.title == "Select")
        try person.choose("2 spoons", in: "Shower")
        try person.choose("5 spoons", in: "Do the dishes")
        try person.press("Submit")
        #expect(person.figure == "7 / 12")
        #expect(person.hasRow("Shower"))
        #expect(person.hasRow("Do the dishes"))
        #expect(!person.hasRow("Email Bob"))
        try person.open("/app/spoons/unsorted")
        #expect(person.titles == ["Email Bob"])
        try person.undoFromHistory("In today’s list: 2 tasks")
        try person.open("/app/spoons/unsorted")
        #expect(Set(person.titles) == Set(Self.titles))
    }

    @Test("D3, D4: a number that is taken back leaves the task out")
    func notToday() throws {
        let person = try newcomer()
        try person.choose("2 spoons", in: "Shower")
        try person.choose("3 spoons", in: "Email Bob")
        try person.choose("Not today", in: "Shower")
        try person.press("Submit")
        #expect(person.figure == "3 / 12")
        try person.open("/app/spoons/unsorted")
        #expect(Set(person.titles) == ["Shower", "Do the dishes"])
    }

    @Test("D4: numbers that do not fit stay chosen, nothing is kept of them, and borrowing sends them")
    func tooMuch() throws {
        let person = try newcomer(spoons: 5)
        try person.choose("3 spoons", in: "Shower")
        try person.choose("4 spoons", in: "Email Bob")
        try person.press("Submit")
        #expect(person.seen.contains("These need 2 more spoons than you have."))
        #expect(try person.isChosen("3 spoons", in: "Shower"))
        #expect(try person.isChosen("4 spoons", in: "Email Bob"))
        #expect(person.seen.contains("7 of 5 spoons · 2 over"))
        try person.press("Borrow 2 spoons from tomorrow")
        #expect(person.figure == "7 / 7")
    }

    @Test("D1: what is chosen is counted before it is sent, without script by a button")
    func counting() throws {
        let person = try newcomer()
        #expect(person.seen.contains("0 of 12 spoons · 12 free, 1 in reserve"))
        try person.choose("6 spoons", in: "Shower")
        try person.press("Count")
        #expect(person.seen.contains("6 of 12 spoons · 6 free, 1 in reserve"))
        #expect(try person.isChosen("6 spoons", in: "Shower"))
        try person.press("Submit")
        #expect(person.figure == "6 / 12")
    }

    @Test("D1: counting without script keeps the list that was chosen from, and what is chosen in it")
    func countingElsewhere() throws {
        let person = try Person.has(("Cook", 4), ("Laundry", 3))
        try person.open("/app/spoons/4?select=1")
        try person.chooseRow("Cook")
        try person.press("Count")
        #expect(person.title == "4 spoons")
        #expect(person.seen.contains("4 of 12 spoons · 8 free, 1 in reserve"))
        #expect(try person.isRowChosen("Cook"))
        try person.open("/app/today")
        #expect(person.figure == "0 / 12")
    }

    @Test("D3: at most five tasks are asked for their cost at once, and a link leads to the others")
    func five() throws {
        let person = try newcomer()
        try jotDown(["Bins", "Post", "Bulbs"], as: person)
        try person.open("/app/tasks?select=1")
        #expect(person.page.indices(class: "asking").count == 5)
        #expect(person.offers("All of Unsorted"))
    }

    @Test("D4: a cost that no page offers is refused in words", arguments: ["0", "11", "x", "-1"])
    func forged(cost: String) throws {
        let client = Client()
        _ = client.post("/app/day/new", [("first", "yes"), ("spoons", "12"), ("examples", "no")])
        let task = try client.add("Email Bob")
        let answer = client.post("/app/day/submit", [("cost-\(task)", cost), ("origin", "/app/tasks")])
        #expect(answer.status == 422)
        #expect(try Markup(answer.body).words.contains("whole number from 1 to 10"))
    }
}
