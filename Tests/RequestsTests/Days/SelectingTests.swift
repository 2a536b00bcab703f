import Requests
import TestSupport
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
            try person.write("Task", title)
            try person.send("Task")
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
        try person.undoFromHistory("Added to today: 2 tasks")
        try person.open("/app/spoons/unsorted")
        #expect(Set(person.titles) == Set(Self.titles))
    }

    @Test("D3, D4: a number that is taken back leaves the task out")
    func notToday() throws {
        let person = try newcomer()
        try person.choose("2 spoons", in: "Shower")
        try person.choose("3 spoons", in: "Email Bob")
        try person.choose("Leave out", in: "Shower")
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
        #expect(person.seen.contains("That is 2 spoons over."))
        #expect(try person.isChosen("3 spoons", in: "Shower"))
        #expect(try person.isChosen("4 spoons", in: "Email Bob"))
        #expect(person.seen.contains("7 of 5 spoons · 2 over"))
        try person.press("Borrow 2")
        #expect(person.figure == "7 / 7")
    }

    @Test("D1: chosen tasks are counted before they are sent, without script by a button")
    func counting() throws {
        let person = try newcomer()
        #expect(person.seen.contains("0 of 12 spoons · 12 free, 1 in reserve"))
        #expect(person.text("submit") == "Submit")
        #expect(person.text("none-chosen") == "Choose tasks first")
        try person.choose("6 spoons", in: "Shower")
        try person.press("Count")
        #expect(person.seen.contains("6 of 12 spoons · 6 free, 1 in reserve"))
        #expect(try person.isChosen("6 spoons", in: "Shower"))
        #expect(person.text("none-chosen") == nil)
        try person.press("Submit 6 spoons")
        #expect(person.figure == "6 / 12")
    }

    @Test("D2: the reserve is used only once that was asked and said")
    func reserve() throws {
        let person = try Person.has(("Cook", 4), ("Laundry", 3), spoons: 7)
        try person.plan("Cook", "Laundry")
        #expect(person.title == "Select")
        #expect(person.notice == "Nothing was added. This uses the 1 spoon you keep in reserve. Use it, or choose 1 spoon fewer.")
        #expect(try person.isRowChosen("Cook") && person.isRowChosen("Laundry"))
        try person.press("Submit with the reserve")
        #expect(person.figure == "7 / 7")
    }

    @Test("D2: one task that would use the reserve is asked about, too, where one tap takes it into today")
    func reserveInOneTap() throws {
        let person = try Person.has(("Cook", 4), spoons: 4)
        try person.open("/app/spoons/4")
        try person.press("Add to today: Cook")
        #expect(person.notice.contains("This uses the 1 spoon you keep in reserve."))
        try person.press("Submit with the reserve")
        #expect(person.figure == "4 / 4")
    }

    @Test("D4: tasks left from earlier days and tasks due soon are chosen on the same page, once each")
    func everything() throws {
        let person = try Person.has(("Cook", 4), ("Laundry", 3))
        _ = try person.hasTask("Post", cost: 1, [("due", "2026-03-03")])
        try person.plan("Cook")
        try person.startDay()
        try person.press("Select tasks")
        #expect(person.headings.prefix(2) == ["Due soon", "Backlog"])
        #expect(person.titles.filter { $0 == "Post" }.count == 1)
        try person.chooseRow("Cook")
        try person.chooseRow("Post")
        try person.press("Submit")
        #expect(person.figure == "5 / 12")
    }

    @Test("T10: tasks chosen for today can be used for something else, and stay chosen")
    func otherwise() throws {
        let person = try Person.has(("Cook", 4), ("Laundry", 3))
        try person.open("/app/tasks?select=1")
        try person.chooseRow("Cook")
        try person.press("More with the chosen…")
        #expect(person.seen.contains("1 chosen, 4 spoons"))
        #expect(try person.isRowChosen("Cook"))
        #expect(person.offers("Done") && person.offers("Move") && person.offers("Set the date"))
        try person.press(id: "submit")
        #expect(person.figure == "4 / 12")
    }

    @Test("T10: tasks chosen on one page of a long list stay chosen on its other pages")
    func pages() throws {
        let person = try Person.has()
        let list = try person.hasList("Long")
        for number in 100..<201 { _ = try person.hasTask("Task \(number)", cost: 2, [("list", list)]) }
        for (place, total) in [
            ("/app/spoons/2", "4 of 12 spoons"), ("/app/tasks?spoons=2", "4 of 12 spoons"),
            ("/app/lists/\(list)", "2 chosen, 4 spoons"),
        ] {
            try person.open(place)
            try person.press("Select")
            let first = person.titles
            #expect(first.count == 100, "\(place)")
            try person.chooseRow(first[7])
            try person.press("Show more")
            let second = person.titles
            #expect(second.count == 1 && !first.contains(second[0]), "\(place)")
            try person.chooseRow(second[0])
            try person.press("Back")
            #expect(person.titles == first, "\(place)")
            #expect(try person.isRowChosen(first[7]), "\(place)")
            #expect(person.seen.contains(total), "\(place)")
        }
    }

    @Test("D1: counting without script keeps the list and the chosen tasks")
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
        #expect(try ParsedPage(answer.body).words.contains("whole number from 1 to 10"))
    }
}
