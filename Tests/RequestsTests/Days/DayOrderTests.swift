import Requests
import Testing

@testable import Workbench

/// Today's list by cost, by time of day, or in the person's own order; and today's due tasks, beside it.
struct DayOrderTests {
    private static let today = "2026-03-02"
    private static let tomorrow = "2026-03-03"

    /// A day with four tasks in its list; two of them are due at a time.
    private func day() throws -> Person {
        let person = try Person.has(("Read", 1), ("Stretch", 3))
        _ = try person.hasTask("Dentist", cost: 2, [("due", Self.today), ("time", "15:00")])
        _ = try person.hasTask("Pills", cost: 1, [("due", Self.today), ("time", "08:30")])
        try person.plan("Read", "Stretch", "Dentist", "Pills")
        return person
    }

    @Test("D5: by time of day, today's list is in parts with the sum of their spoons, and the order is remembered")
    func byTime() throws {
        let person = try day()
        #expect(person.headings == ["Costs 1 spoon each"])
        #expect(person.seen.contains("Costs 1 spoon each2 spoons"))
        #expect(person.titles.suffix(2) == ["Dentist", "Stretch"])
        #expect(try person.isPressed("Sort by spoons"))
        try person.press("Sort by time of day")
        #expect(person.headings == ["Morning", "Afternoon", "Any time"])
        #expect(person.titles == ["Pills", "Dentist", "Read", "Stretch"])
        #expect(person.seen.contains("Any time4 spoons"))
        try person.open("/app/today")
        #expect(try person.isPressed("Sort by time of day"))
        try person.press("Sort by spoons")
        #expect(person.headings == ["Costs 1 spoon each"])
    }

    @Test("D5: a day that begins with a task at a time is shown by time of day, where no order was chosen before")
    func asItBegan() throws {
        let person = try Person.has(("Read", 1))
        _ = try person.hasTask("Dentist", cost: 2, [("due", Self.tomorrow), ("time", "15:00")])
        _ = try person.hasTask("Bins", cost: 1, [("due", Self.tomorrow)])
        person.client.now += 86_400_000
        try person.startDay()
        #expect(try person.isPressed("Sort by time of day"))
        #expect(person.headings == ["Afternoon", "Any time"])
        #expect(person.titles(in: "list") == ["Dentist", "Bins"])
        try person.press("Sort it yourself")
        #expect(person.headings.isEmpty)
    }

    @Test("D5: where no two tasks cost the same, today's list has no headings, and what has no cost says so in its row")
    func single() throws {
        let person = try Person.has(("Read", 1), ("Stretch", 3))
        _ = try person.hasTask("Letter", cost: nil, [("today", "yes")])
        try person.plan("Read", "Stretch")
        #expect(person.headings.isEmpty)
        #expect(person.titles(in: "list") == ["Read", "Stretch", "Letter"])
        #expect(try person.rowText("Letter").contains("no cost yet"))
    }

    @Test("D5: the time of another day is no time of today")
    func otherDay() throws {
        let person = try Person.has()
        _ = try person.hasTask("Parcel", cost: 1, [("due", Self.tomorrow), ("time", "09:00")])
        try person.plan("Parcel")
        try person.press("Sort by time of day")
        #expect(person.headings == ["Any time"])
    }

    @Test("D5, T9: in the person's own order, rows are moved past those of other costs")
    func own() throws {
        let person = try Person.has(("Four", 4), ("Three", 3), ("Two", 2), ("One", 1))
        try person.plan("One", "Two", "Three", "Four")
        try person.press("Sort it yourself")
        #expect(person.headings.isEmpty)
        try person.press("Show Options")
        // A task that was never moved past one of another cost has no order among those.
        let titles = person.titles
        try #require(titles.count == 4)
        try person.expectMovesEachWay(titles[0], titles[1], titles[2], titles[3])
        try person.press("Sort by time of day")
        #expect(!person.offers("Move up:"))
    }

    @Test("D5: an order that today's list does not have changes nothing", arguments: ["", "priority", "newest"])
    func forged(order: String) throws {
        let client = try Client.withDay()
        let response = client.post("/app/sort", [("order", order), ("back", "/app/today")])
        #expect(response.status == 303)
        #expect(response.facts.isEmpty)
    }

    @Test("T3: a task due today is ticked where it stands and stays there, with or without a cost")
    func due() throws {
        let person = try Person.has()
        for (title, cost) in [("Bread", 2), ("Letter", nil)] as [(String, Int?)] {
            _ = try person.hasTask(title, cost: cost, [("due", Self.today)])
        }
        try person.open("/app/today")
        let titles = person.titles(in: "dated")
        #expect(titles.sorted() == ["Bread", "Letter"])
        #expect(person.offers("Add to today: Bread"))
        #expect(!person.offers("Add to today: Letter"))
        for title in ["Bread", "Letter"] { try person.press("Done: " + title, in: "dated") }
        #expect(person.titles(in: "dated") == titles)
        #expect(try person.isPressed("Done: Letter"))
        #expect(person.figure == "2 / 12")
        try person.open("/app/today")
        #expect(person.text("dated") == nil)
        #expect(person.titles(in: "done-today") == ["Bread"])
    }

    @Test("T3, T12: a repeating task is ticked for today where it stands, and stays there until one looks away")
    func repeating() throws {
        let person = try Person.has()
        _ = try person.hasTask("Water plants", cost: 1, [("due", Self.today), ("rule", "days"), ("every", "3")])
        try person.open("/app/today")
        try person.press("Done: Water plants", in: "dated")
        #expect(person.titles(in: "dated") == ["Water plants"])
        try person.press("Done: Water plants", in: "dated")
        #expect(try !person.isPressed("Done: Water plants"))
        #expect(person.figure == "0 / 12")
    }
}
