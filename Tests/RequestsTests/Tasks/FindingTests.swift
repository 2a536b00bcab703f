import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct FindingTests {
    private static func titles(_ response: Response) throws -> [String] {
        let page = try ParsedPage(response.body)
        let titles = page.elements.indices.filter {
            page.elements[$0].name == "span" && page.elements[$0].attributes["class"] == "title"
        }
        return titles.map { page.text(of: $0) }
    }

    private static func found(_ response: Response) throws -> String? {
        try ParsedPage(response.body).element(id: "found")?.text
    }

    @Test("T6: words are found in any case and without accents, and the page says how many were found")
    func words() throws {
        let client = try Client.withDay()
        try client.add("Café visit", cost: 2)
        try client.add("Buy CAFE filters", cost: 1)
        try client.add("Shower", cost: 2)
        let page = client.get("/app/tasks?q=caf%C3%A9")
        #expect(Set(try Self.titles(page)) == ["Café visit", "Buy CAFE filters"])
        #expect(try Self.found(page) == "2 tasks")
        #expect(try ParsedPage(page.body).value(of: "q") == "café")
        #expect(try Self.found(client.get("/app/tasks?q=shower")) == "1 task")
    }

    @Test("T6: without an exact match, similar results are shown and named as such")
    func slip() throws {
        let client = try Client.withDay()
        try client.add("Laundry", cost: 2)
        let page = client.get("/app/tasks?q=laundyr")
        #expect(try Self.titles(page) == ["Laundry"])
        #expect(try Self.found(page) == "No exact match. These come close.")
    }

    @Test("T6: when nothing is found the page repeats the words, as text")
    func nothing() throws {
        let client = try Client.withDay()
        try client.add("Tea", cost: 2)
        let page = client.get("/app/tasks?q=%3Cb%3Exyz%3C%2Fb%3E")
        #expect(try Self.found(page) == "No results for “<b>xyz</b>”.")
        #expect(try ParsedPage(page.body).all("b").isEmpty)
        let filtered = client.get("/app/tasks?spoons=9")
        #expect(try Self.found(filtered) == "No tasks match. Fewer filters may find some.")
    }

    @Test("T6: spoons, priority, list, subject and status each narrow the results")
    func filters() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 2)
        let cake = try client.add("Cake", cost: 3)
        let done = try client.add("Dishes", cost: 2)
        let hidden = try client.add("Post", cost: 2)
        func bulk(_ act: String, _ task: String, _ fields: [(String, String)] = []) throws {
            try client.act("/app/tasks/bulk", [("do", act), ("task", task), ("origin", "/app/tasks")] + fields)
        }
        try bulk("priority", tea, [("priority", "1")])
        try bulk("list", cake, [("newlist", "Errands")])
        try bulk("label", cake, [("newsubject", "home")])
        try bulk("done", done)
        try bulk("hide", hidden, [("until", "2026-03-09")])
        let sheet = try ParsedPage(client.get("/app/tasks/filter").body)
        func only(_ name: String) throws -> String {
            let choices = sheet.all("input") { $0.attributes["name"] == name && $0.attributes["value"] != "" }
            return try #require(choices.first?.attributes["value"])
        }
        let (list, subject) = (try only("list"), try only("subject"))
        let expected = [
            ("spoons=3", ["Cake"], "3 spoons"), ("priority=1", ["Tea"], "High priority"), ("list=\(list)", ["Cake"], "Errands"),
            ("subject=\(subject)", ["Cake"], "#home"), ("show=done", ["Dishes"], "Done"),
            ("show=hidden", ["Post"], "Hidden"), ("spoons=2&q=e", ["Tea", "Dishes"], "2 spoons"),
            ("show=open&q=e", ["Tea", "Cake"], "To do"), ("spoons=3-5", ["Cake"], "3 to 5 spoons"),
        ]
        for (asked, titles, words) in expected {
            let page = client.get("/app/tasks?\(asked)")
            #expect(try Self.titles(page) == titles, "\(asked)")
            #expect(page.text.contains("Filter and sort: \(words)<"), "\(asked)")
            #expect(try ParsedPage(page.body).element(id: "clear")?.attributes["href"] == "/app/tasks", "\(asked)")
        }
        #expect(Set(try Self.titles(client.get("/app/tasks?show=all&q=e"))) == ["Tea", "Cake", "Dishes"])
        #expect(try Self.titles(client.get("/app/tasks?show=all")).count == 4)
    }

    @Test("T6: a search finds tasks that are done, hidden, in today's list or in the Backlog, and says so")
    func everywhere() throws {
        let person = try Person.has(("Tea left over", 1))
        try person.plan("Tea left over")
        try person.startDay()
        _ = try person.hasTask("Tea to plan", cost: 1)
        _ = try person.hasTask("Tea later", cost: 1, [("start", "2026-03-20")])
        _ = try person.hasTask("Tea waits", cost: 1)
        _ = try person.hasTask("Tea done", cost: 1)
        try person.plan("Tea to plan")
        try person.open("/app/spoons/1")
        try person.press("Done: Tea done")
        try person.open("/app/tasks?q=tea")
        #expect(person.titles.count == 5)
        #expect(person.titles.last == "Tea done")
        #expect(person.headings == ["Open", "Hidden", "Backlog", "Done"])
        #expect(try person.rowText("Tea left over").contains("in the Backlog"))
        #expect(try person.rowText("Tea to plan").contains("in today’s list"))
        #expect(try person.rowText("Tea later").contains("hidden"))
        #expect(try !person.rowText("Tea waits").contains(" in "))
        try person.press(id: "filters")
        #expect(try person.isChosen("All", in: "Show"))
    }

    @Test("T6: the filters stay on the second page, and when choosing")
    func pages() throws {
        let client = Client()
        for index in 0..<120 { try client.add("Tea & \(index)", cost: 3) }
        try client.add("Cake", cost: 3)
        let first = try ParsedPage(client.get("/app/tasks?q=tea+%26").body)
        #expect(first.element(id: "found")?.text == "120 tasks")
        let next = try #require(first.all("a") { $0.text == "Show more" }.first?.attributes["href"])
        #expect(next == "/app/tasks?q=tea%20%26&page=2")
        let second = client.get(next)
        #expect(SeenPage(second.body).tasks.count == 20)
        let select = try #require(try ParsedPage(second.body).element(id: "choose")?.attributes["href"])
        #expect(SeenPage(client.get(select).body).tasks == SeenPage(second.body).tasks)
    }

    @Test("T6: a waiting task with a cost can be taken into today's list; no other is offered")
    func waiting() throws {
        let client = try Client.withDay()
        let waits = try client.add("Tea waits", cost: 1)
        let uncosted = try client.add("Tea without a cost")
        let planned = try client.add("Tea today", cost: 1)
        try client.act("/app/tasks/\(planned)/today")
        let page = try ParsedPage(client.get("/app/tasks?q=tea").body)
        #expect(page.element(id: "today-\(waits)") != nil)
        #expect(page.element(id: "today-\(uncosted)") == nil)
        #expect(page.element(id: "today-\(planned)") == nil)
    }

    @Test(
        "Unknown parameters of a URL are left out",
        arguments: [
            "priority=9", "spoons=0", "spoons=99999999999999999999", "spoons=3-11", "spoons=1-2-3", "date=late", "from=&to=",
            "show=late", "list=zz", "subject=0", "q=", "q=%20",
        ]
    )
    func forged(asked: String) throws {
        let client = try PagesTests.someone()
        let page = client.get("/app/tasks?\(asked)")
        #expect(page.status == 200)
        #expect(SeenPage(page.body).tasks == SeenPage(client.get("/app/tasks").body).tasks)
    }
}
