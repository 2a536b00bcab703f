import Requests
import TestSupport
import Testing

@testable import Workbench

/// What now?, a low day and kinds of energy, by the buttons of their pages.
struct NowButtonsTests {
    private func offer(_ person: Person) -> String? { person.text("now-title") }

    // MARK: What now?

    @Test("N2: not this one, until rest is left; each can be taken back")
    func notThisOne() throws {
        let person = try Person.has(("Letter", 2), ("Tea", 1))
        try person.open("/app/now")
        for title in ["Tea", "Letter"] {
            #expect(offer(person) == title)
            try person.press("Not this one")
            #expect(person.told.contains("Not this one: \(title)"))
        }
        #expect(person.text("rest-title") == "Rest. Rest counts, too.")
        #expect(person.seen.contains("Tasks that you skipped are offered again within an hour."))
        try person.undo()
        #expect(person.told.contains("Undone: “Not this one: Letter"))
        #expect(offer(person) == "Letter")
    }

    @Test("N2: skipped tasks are offered again at once on request")
    func offeredAgain() throws {
        let person = try Person.has(("Letter", 2), ("Tea", 1))
        try person.open("/app/now")
        try person.press("Not this one")
        try person.press("Not this one")
        try person.press("Offer them again now")
        #expect(person.told.contains("Skipped tasks are offered again"))
        #expect(offer(person) == "Tea")
        try person.undo()
        #expect(person.text("rest-title") != nil)
        // Where nothing was skipped there is nothing to offer again.
        let other = try Person.has()
        try other.open("/app/now")
        #expect(!other.offers("Offer them again now"))
    }

    @Test("N2: something smaller, until there is nothing smaller, and back to anything that fits")
    func smaller() throws {
        let person = try Person.has(("Letter", 2), ("Tea", 1))
        _ = try person.hasTask("Report", cost: 4, [("priority", "1")])
        try person.open("/app/now")
        #expect(offer(person) == "Report")
        try person.press("Something smaller")
        #expect(offer(person) == "Tea")
        try person.press("Something smaller")
        #expect(person.text("rest-title") != nil)
        try person.press("Anything that fits the day")
        #expect(offer(person) == "Report")
    }

    @Test("N2: the chosen minutes stay through all commands of the page")
    func minutes() throws {
        let person = try Person.has()
        _ = try person.hasTask("Ring the surgery", cost: 2, [("minutes", "10")])
        _ = try person.hasTask("Clean", cost: 1, [("minutes", "40")])
        func chosen() -> [String] {
            person.page.all("a") { $0.attributes["aria-current"] == "page" && $0.attributes["class"] == "segment" }.map(\.text)
        }
        try person.open("/app/now")
        try person.press("15")
        #expect(chosen() == ["15"])
        #expect(offer(person) == "Ring the surgery")
        try person.press("Not this one")
        #expect(person.told.contains("Not this one: Ring the surgery"))
        #expect(chosen() == ["15"])
        #expect(person.text("rest-title") != nil)
        try person.press("60")
        #expect(offer(person) == "Clean")
        #expect(person.address.contains("minutes=60"))
    }

    @Test("N2: of something large its next step is offered, and after that the one that follows")
    func nextStep() throws {
        let person = try Person.has()
        let shed = try person.hasTask("Sort out the shed", cost: 4)
        for title in ["Find the key", "Make three heaps"] { try person.client.act("\(shed)/step", [("title", title)]) }
        try person.open("/app/now")
        #expect(offer(person) == "Find the key")
        #expect(person.seen.contains("A step of Sort out the shed"))
        try person.press("Do it")
        #expect(person.told.contains("Added to today: Sort out the shed"))
        try person.press("Done", in: "actions")
        #expect(person.told.contains("Done: Find the key"))
        #expect(offer(person) == "Make three heaps")
    }

    @Test("N2: nothing is offered that would use the reserve")
    func reserve() throws {
        let person = try Person.has(("Letter", 3), spoons: 3)
        try person.open("/app/now")
        #expect(person.text("rest-title") != nil)
        let words = "3 spoons free, 1 of them in reserve. Suggestions do not use your reserve."
        #expect(person.seen.contains(words))
    }

    @Test("N2: something else leads back from a task that was begun, which still comes first")
    func somethingElse() throws {
        let person = try Person.has(("Letter", 2), ("Tea", 1), ("Shelf", 5))
        try person.open("/app/now?minutes=60")
        try person.press("Do it")
        #expect(person.told.contains("Added to today: Tea"))
        try person.press("Something else")
        #expect(person.address == "/app/now?minutes=60")
        #expect(offer(person) == "Tea")
    }

    @Test("N5: What now? spares a kind of energy, or asks for one")
    func kinds() throws {
        let person = try Person.has()
        try person.client.act("/app/settings/kinds", [("use", "yes")])
        _ = try person.hasTask("Taxes", cost: 2, [("kinds", "yes"), ("kind", "thinking"), ("priority", "1")])
        _ = try person.hasTask("Sweep", cost: 1, [("kinds", "yes"), ("kind", "physical")])
        _ = try person.hasTask("Tea", cost: 1)
        try person.open("/app/now")
        #expect(offer(person) == "Taxes")
        try person.press("Not thinking")
        #expect(person.seen.contains("No thinking energy"))
        #expect(offer(person) != "Taxes")
        try person.press("Physical")
        #expect(offer(person) == "Sweep")
    }

    // MARK: A low day

    /// A day with one thing that cannot wait, and two that can.
    private func planned() throws -> Person {
        let person = try Person.has(("Letter", 2), ("Shelf", 3))
        _ = try person.hasTask("Medicine", cost: 1, [("priority", "1")])
        try person.plan("Letter", "Shelf", "Medicine")
        #expect(person.figure == "6 / 12")
        return person
    }

    private let lowDay = "Low day"
    private let lowDaySaid = "Low day: only what cannot wait is shown"

    @Test("N3: a low day is undone from the message")
    func lowDayUndone() throws {
        let person = try planned()
        try person.press("Show Options")
        try person.press("Low day")
        #expect(person.told.contains(lowDay))
        #expect(person.figure == "1 / 12")
        try person.undo()
        #expect(person.told.contains("Undone: “\(lowDay)"))
        #expect(person.figure == "6 / 12")
    }

    @Test("N3: a task that was put aside is wanted after all")
    func wanted() throws {
        let person = try planned()
        try person.client.act("/app/day/low", [("do", "today")])
        try person.open("/app/today")
        try person.press("Move back to today: Letter")
        #expect(person.told.contains("Moved back to today: Letter"))
        #expect(person.figure == "3 / 12")
        #expect(person.titles(in: "list").contains("Letter"))
        #expect(person.seen.contains("The rest comes back as it was."))
    }

    @Test("N3: a new day can start as a low day, and the next day is an ordinary one")
    func newLowDay() throws {
        let person = try Person.has()
        try person.press("New Day")
        try person.write("How many spoons do you have today?", "4")
        try person.choose("Low day")
        try person.press("Start the day")
        #expect(person.title == "Today")
        #expect(person.text("low-day-said") == lowDaySaid)
        try person.startDay(8)
        #expect(person.text("low-day-said") == nil)
    }

    @Test("N3: a low day goes on for as long as it is wanted")
    func untilFurtherNotice() throws {
        let person = try Person.has(("Letter", 2))
        try person.press("Show Options")
        #expect(!person.offers("Low day until I end it"))
        try person.press("Low day")
        try person.press("Low day until I end it")
        #expect(person.text("low-day-said") == lowDaySaid)
        #expect(person.seen.contains("The low day goes on until you end it."))
        try person.startDay(5)
        #expect(person.text("low-day-said") == lowDaySaid)
        try person.press("End low day")
        #expect(person.text("low-day-said") == nil)
    }
}
