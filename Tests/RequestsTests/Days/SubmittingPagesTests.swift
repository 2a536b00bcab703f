import Requests
import TestSupport
import Testing

@testable import Workbench

/// Tasks by their cost, and sending them to today.
struct SubmittingPagesTests {
    @Test("D3: ten categories and Unsorted lead to the tasks of that cost")
    func categories() throws {
        let person = try Person.has(("Stretch", 3), ("Call the doctor", nil))
        try person.open("/app/spoons")
        #expect(person.title == "Spoons")
        let rows = person.items
        try #require(rows.count == 11)
        for (index, words) in [(0, "1 spoon"), (2, "Stretch"), (9, "10 spoons"), (10, "Unsorted"), (10, "Call the doctor")] {
            #expect(rows[index].contains(words))
        }
        try person.openRow("3 spoons")
        #expect(person.title == "3 spoons")
        #expect(person.hasRow("Stretch"))
    }

    @Test("D3: a task that gets a cost leaves Unsorted for its category")
    func costed() throws {
        let person = try Person.has(("Call the doctor", nil))
        try person.open("/app/spoons/unsorted")
        try person.openRow("Call the doctor")
        try person.choose("2 spoons")
        try person.press("Save")
        #expect(person.told.contains("Changed: Call the doctor"))
        try person.open("/app/spoons/2")
        #expect(person.hasRow("Call the doctor"))
        try person.open("/app/spoons/unsorted")
        #expect(!person.hasRow("Call the doctor"))
    }

    @Test("D4: several tasks are sent to today in one go, and no others")
    func several() throws {
        let person = try Person.has(("Stretch", 3), ("Read", 1), ("Sort papers", 2))
        try person.plan("Stretch", "Sort papers")
        #expect(person.title == "Today")
        #expect(person.figure == "5 / 12")
        #expect(person.told.contains("Added to today: 2 tasks"))
        #expect(person.hasRow("Stretch") && person.hasRow("Sort papers") && !person.hasRow("Read"))
    }

    @Test("D4: borrowing from tomorrow is a separate change, is drawn, and is named the next day")
    func borrowing() throws {
        let person = try Person.has(("Stretch", 3), ("Paint", 10), spoons: 11)
        try person.plan("Stretch", "Paint")
        try person.press("Borrow 2")
        #expect(person.title == "Today")
        #expect(person.figure == "13 / 13")
        #expect(person.seen.contains("No spoons free, 2 borrowed"))
        #expect(person.seen.contains("Borrowed from tomorrow. New Day will then suggest 9."))
        let meter = try #require(person.page.indices(class: "budget").first)
        #expect(person.page.indices(class: "borrowed").filter { person.page.isInside($0, meter) }.count == 2)
        try person.press("New Day")
        #expect(try person.value("How many spoons do you have today?") == "9")
        #expect(person.seen.contains("2 spoons were borrowed"))
    }

    @Test("D4: choosing what can wait shows the options of the rows, and where they begin")
    func canWait() throws {
        let person = try Person.has(("Paint", 10))
        try person.plan("Paint")
        try person.client.act("/app/day/adjust", [("spoons", "4")])
        try person.open("/app/today")
        let link = try #require(person.page.element(id: "choose-what-can-wait"))
        #expect(link.attributes["href"] == "/app/today?wait=1#options")
        #expect(link.attributes["data-shows"] != nil)
        try person.open("/app/today?wait=1")
        #expect(person.page.element(id: "options-toggle")?.attributes["href"] == "/app/today")
        #expect(!person.offers("Choose what can wait"))
        let list = person.page.all("input", inside: "list")
        #expect(list.contains { $0.attributes["name"] == "back" && $0.attributes["value"]?.hasSuffix("&wait=1") == true })
        #expect(!person.page.indices(class: "row-options").isEmpty)
        // Nothing is remembered: the options show only there.
        try person.open("/app/today")
        #expect(person.offers("Choose what can wait"))
        #expect(!person.offers("Hide Options"))
        // Who has them always hides them as anywhere else.
        try person.client.act("/app/options", [("show", "yes"), ("back", "/app/today")])
        try person.open("/app/today?wait=1")
        #expect(person.page.element(id: "options-toggle")?.attributes["href"] == nil)
    }

    @Test("D4: the message on Today says how many spoons are left where the change concerns its list, and not twice")
    func leftInMessages() throws {
        let client = Client()
        func said(_ target: String, _ fields: [(String, String)]) throws -> String {
            let response = client.post(target, fields + [("back", "/app/today")])
            let page = try ParsedPage(client.get(try #require(response.location)).body)
            return page.index(id: "toast").map { page.text(of: $0) } ?? ""
        }
        let started = try said("/app/day/new", [("spoons", "12")])
        #expect(started.contains("New Day with 12 spoons.") && !started.contains("left."))
        let waits = try said("/app/tasks/new", [("title", "Pills"), ("spoons", "1"), ("today", "no")])
        #expect(waits.contains("Added: Pills.") && !waits.contains("left."))
        #expect(try said("/app/tasks/new", [("title", "Tea"), ("spoons", "2"), ("today", "yes")]).contains("10 spoons left."))
        #expect(try said("/app/day/adjust", [("spoons", "11")]).contains("Today set to 11 spoons. 9 spoons left."))
    }

    @Test(
        "D10: while the options of rows show, they are hidden above the rows, not in the menu",
        arguments: ["/app/today", "/app/tasks", "/app/spoons/3", "/app/lists", "/app/notes"]
    )
    func hidingOptions(path: String) throws {
        let person = try Person.has(("Paint", 10), ("Stretch", 3))
        try person.plan("Paint")
        _ = try person.hasList("Errands")
        try person.client.act("/app/notes", [("note", "Keys"), ("colour", "5")])
        try person.open(path)
        try person.press("Show Options")
        let page = person.page
        let options = try #require(page.index(id: "options"))
        let list = try #require(page.index(id: "list"))
        let menu = try #require(page.index(id: "menu"))
        #expect(options < list)
        #expect(!page.isInside(options, menu))
        try person.press("Hide Options")
        #expect(person.offers("Show Options"))
    }

    @Test("D4: with a firm limit, chosen in the settings, borrowing is not offered")
    func firmLimit() throws {
        let person = try Person.has(("Paint", 10), spoons: 4)
        try person.open("/app/settings/energy")
        try person.choose("Strict limit")
        try person.press("Save")
        #expect(person.told.contains("Settings saved"))
        try person.plan("Paint")
        #expect(person.notice == "That is 6 spoons over. Nothing was added. Choose fewer.")
        #expect(!person.offers("Borrow 6"))
        #expect(person.page.element(id: "borrow") == nil)
    }

    @Test("D4: Submit without a choice says how to choose")
    func nothingChosen() throws {
        let person = try Person.has(("Stretch", 3))
        try person.plan()
        #expect(person.notice.contains("Nothing is chosen yet"))
        #expect(person.page.element(id: "notice")?.attributes["role"] == "alert")
    }
}
