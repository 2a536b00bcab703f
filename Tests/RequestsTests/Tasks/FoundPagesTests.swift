import Requests
import TestSupport
import Testing

@testable import Workbench

/// All tasks, as a person finds, filters and sorts them. It is Monday, 2 March 2026.
struct FoundPagesTests {
    private let person: Person

    init() throws {
        person = try Person.has()
        let list = try person.hasList("Errands")
        _ = try person.hasTask("Café at noon", cost: 2, [("priority", "3"), ("newsubject", "friends")])
        _ = try person.hasTask("Fold the laundry", cost: 3, [("priority", "1"), ("list", list)])
        _ = try person.hasTask("Laundry day", cost: 4, [("due", "2026-03-04")])
        _ = try person.hasTask("Read", [("note", "The book about laundromats")])
        try person.open("/app/tasks")
    }

    private func find(_ words: String) throws {
        try person.write("Search", words)
        try person.send("Search")
    }

    @Test(
        "T6: case, accents and the order of words do not matter",
        arguments: ["CAFE", "café", "Cafe\u{301}", "noon caf"]
    )
    func spelling(typed: String) throws {
        try find(typed)
        #expect(person.titles == ["Café at noon"])
        #expect(person.text("found") == "1 task")
        #expect(try person.value("Search") == typed)
    }

    @Test(
        "T6: the searched words are marked in the titles",
        arguments: [("CAFE", ["Café"]), ("noon caf", ["Caf", "noon"]), ("\"at noon\"", ["at noon"]), ("fé", [])]
    )
    func marked(words: String, marks: [String]) throws {
        try find(words)
        let found = person.page.elements.indices.filter { person.page.elements[$0].name == "mark" }
        #expect(found.map { person.page.text(of: $0) } == marks)
    }

    @Test("T6: a slip of the finger is forgiven and said")
    func slip() throws {
        try find("luandry")
        #expect(person.text("found") == "No exact match. These come close.")
        #expect(person.hasRow("Fold the laundry") && person.hasRow("Laundry day") && !person.hasRow("Café at noon"))
    }

    @Test("T6: notes are searched as well")
    func notes() throws {
        try find("laundromats")
        #expect(person.titles == ["Read"])
    }

    /// Chooses in the sheet of filters, and is shown what it asks for.
    private func choose(_ choice: String, in row: String) throws {
        try person.press(id: "filters")
        try person.choose(choice, in: row)
        try person.press(id: "show")
    }

    @Test(
        "T6: tasks are filtered; the filters that are set are named with the results, and Clear shows all again",
        arguments: [
            ("List", "Errands", "Fold the laundry"), ("Subject", "friends", "Café at noon"),
            ("Priority", "High", "Fold the laundry"),
            ("Spoons", "1 to 2 spoons", "Café at noon"), ("Spoons", "No cost yet", "Read"), ("Date", "This week", "Laundry day"),
        ]
    )
    func filtered(row: String, choice: String, title: String) throws {
        try choose(choice, in: row)
        #expect(person.titles == [title])
        #expect(person.text("found") == "1 task")
        #expect(person.text("filters")?.hasPrefix("Filter and sort: ") == true)
        try person.press(id: "filters")
        #expect(person.title == "Filter and sort")
        #expect(try person.isChosen(choice, in: row))
        #expect(person.text("show-count") == "Show 1 task")
        try person.press("Clear")
        #expect(person.hasRow("Café at noon"))
    }

    @Test("T6: a date from and a date to are typed, one of them is enough, and they count only where they are chosen")
    func dates() throws {
        _ = try person.hasTask("Before", [("due", "2026-02-20")])
        _ = try person.hasTask("Long after", [("due", "2026-04-10")])
        try person.press(id: "filters")
        try person.choose("From, to", in: "Date")
        try person.write("From", "2026-03-01")
        try person.press(id: "show")
        #expect(Set(person.titles) == ["Laundry day", "Long after"])
        #expect(person.text("filters") == "Filter and sort: From Sun 1 Mar")
        try person.press(id: "filters")
        try person.write("To", "2026-03-31")
        try person.press(id: "show")
        #expect(person.titles == ["Laundry day"])
        #expect(person.text("filters") == "Filter and sort: 1 to 31 March")
        try choose("No date", in: "Date")
        #expect(Set(person.titles) == ["Café at noon", "Fold the laundry", "Read"])
    }

    @Test("T6: an address of before names one cost, and the sheet has it among its choices")
    func oneCost() throws {
        try person.open("/app/tasks?spoons=4")
        #expect(person.titles == ["Laundry day"])
        try person.press(id: "filters")
        #expect(try person.isChosen("4 spoons", in: "Spoons"))
        try person.press(id: "show")
        #expect(person.address.hasSuffix("/app/tasks?spoons=4"))
    }

    @Test("T6: filters that find nothing say so")
    func nothing() throws {
        try choose("6 to 10 spoons", in: "Spoons")
        #expect(person.text("found") == "No tasks match. Fewer filters may find some.")
    }

    @Test("T6: done tasks are shown on request, after the open ones")
    func done() throws {
        try find("laundry")
        #expect(Set(person.titles) == ["Laundry day", "Fold the laundry"])
        try person.press("Done: Laundry day")
        #expect(person.told.contains("Done: Laundry day"))
        try person.open("/app/tasks?q=laundry")
        #expect(person.titles == ["Fold the laundry", "Laundry day"])
        try choose("To do", in: "Show")
        #expect(person.titles == ["Fold the laundry"])
        try choose("Done", in: "Show")
        #expect(person.titles == ["Laundry day"])
        try choose("All", in: "Show")
        #expect(person.titles == ["Fold the laundry", "Laundry day"])
    }

    @Test(
        "T6: the order is chosen and remembered, until the own order is chosen again",
        arguments: [
            ("Latest first", "Due date, latest first", ["Later", "Sooner", "Undated", "Low"]),
            ("Priority", "Priority, then date", ["Sooner", "Later", "Low", "Undated"]),
            ("Date", "Due date, earliest first", ["Sooner", "Later", "Undated", "Low"]),
        ]
    )
    func sorted(choice: String, order: String, titles: [String]) throws {
        let person = try Person.has()
        for (title, fields) in [
            ("Low", [("priority", "3")]), ("Undated", []), ("Sooner", [("due", "2026-03-03"), ("priority", "1")]),
            ("Later", [("due", "2026-03-11"), ("priority", "1")]),
        ] { _ = try person.hasTask(title, cost: 1, fields) }
        try person.open("/app/tasks")
        try person.press(id: "filters")
        try person.choose(choice, in: "Sort by")
        try person.press(id: "show")
        #expect(person.titles == titles)
        try person.open("/app/tasks")
        #expect(person.titles == titles)
        #expect(person.text("filters")?.hasPrefix("Filter and sort: \(order)") == true)
        try person.press(id: "filters")
        try person.choose("Manual", in: "Sort by")
        try person.press(id: "show")
        #expect(person.page.indices(class: "cost-section").count == 1)
    }

    @Test("T6: one tap takes a result into today’s list")
    func intoToday() throws {
        try find("fold")
        #expect(person.titles == ["Fold the laundry"])
        try person.press("Add to today: Fold the laundry")
        #expect(person.told.contains("Added to today: Fold the laundry"))
        try person.open("/app/today")
        #expect(person.figure == "3 / 12")
    }

    @Test(
        "An address that makes no sense leads to a page that does, with its field for finding",
        arguments: [
            "q=" + String(repeating: "x", count: 5000), "q=%00%07", "q=%F0%9F%98%80", "q=%E0%80%80", "list=nothing",
            "date=never", "from=x", "from=2026-03-09&to=2026-03-02", "from=9999-12-31", "spoons=5-3", "spoons=3-", "spoons=-",
            "list=" + String(repeating: "0", count: 32), "subject=1", "priority=9", "spoons=99", "show=never", "page=0",
            "page=99999999999999999999", "page=-1", "since=abc", "since=-1", "select=2", "q=a&q=b",
        ]
    )
    func forged(query: String) throws {
        try person.open("/app/tasks?" + query)
        #expect(person.answer.status == 200)
        #expect(person.hasField("Search"))
    }

    // MARK: Waiting rows

    @Test("T9: a row at the top cannot move up, nor one at the bottom down")
    func ends() throws {
        let person = try Person.has(("B", 3), ("A", 3))
        try person.open("/app/spoons/3")
        try person.press("Show Options")
        try person.press("Move up: A")
        try person.press("Move down: B")
        #expect(person.titles == ["A", "B"])
    }

    @Test("T9: tasks move up, down, to the top and to the bottom", arguments: ["/app/spoons/3", "/app/tasks"])
    func moved(target: String) throws {
        let person = try Person.has(("D", 3), ("C", 3), ("B", 3), ("A", 3))
        try person.open(target)
        try person.press("Show Options")
        try person.expectMovesEachWay("A", "B", "C", "D")
        try person.open(target)
        #expect(person.titles == ["C", "B", "A", "D"])
    }

    @Test("T9: tasks for today move, and so do tasks carried over")
    func movedDay() throws {
        let person = try Person.has(("C", 2), ("B", 2), ("A", 2))
        try person.plan("A", "B", "C")
        try person.press("Show Options")
        try person.press("Move to the top: C")
        #expect(person.titles == ["C", "A", "B"])
        try person.startDay()
        try person.open("/app/backlog")
        try person.press("Show Options")
        #expect(person.titles == ["C", "A", "B"])
        try person.press("Move down: C")
        #expect(person.titles == ["A", "C", "B"])
    }

    @Test(
        "T6: a category, Unsorted and the Backlog each remember an order of their own; a tick and its undoing keep it",
        arguments: ["/app/spoons/4", "/app/spoons/unsorted", "/app/backlog"]
    )
    func ownOrders(target: String) throws {
        let person = try Person.has()
        let cost = target == "/app/spoons/unsorted" ? nil : 4
        _ = try person.hasTask("Sooner", cost: cost, [("due", "2026-03-03")])
        _ = try person.hasTask("Later", cost: cost, [("due", "2026-03-11")])
        if target == "/app/backlog" {
            try person.plan("Later", "Sooner")
            try person.startDay()
        }
        try person.open(target)
        let own = person.titles
        #expect(own.count == 2 && own[0].hasPrefix("Later"))
        try person.press("Show Options")
        #expect(person.offers("Move up: Later"))
        try person.press("Due date, earliest first")
        #expect(person.titles == own.reversed())
        #expect(!person.offers("Move up:"))
        #expect(person.offers("Delete: Later"))
        try person.press("Done: Sooner")
        #expect(person.told.contains("Done: Sooner"))
        #expect(person.titles == own.reversed())
        try person.undo()
        #expect(try !person.isPressed("Done: Sooner"))
        try person.open(target)
        #expect(person.titles == own.reversed())
        #expect(try person.isPressed("Due date, earliest first"))
        try person.press("Manual")
        #expect(person.titles == own)
        #expect(person.offers("Move up: Later"))
    }
}
