import Requests
import TestSupport
import Testing

@testable import Workbench

struct NowTests {
    private func shown(_ client: Client, _ target: String = "/app/now") throws -> ParsedPage {
        let response = client.get(target)
        #expect(response.status == 200)
        return try ParsedPage(response.body)
    }

    private func title(_ page: ParsedPage) -> String? {
        page.all("span") { $0.attributes["id"]?.hasPrefix("task-") == true }.first?.text
    }

    private func why(_ page: ParsedPage) -> String? { page.element(id: "why")?.text }

    private func text(_ id: String, _ page: ParsedPage) -> String { page.index(id: id).map { page.text(of: $0) } ?? "" }

    @Test("N2: the page names one task, and says plainly why")
    func why() throws {
        let client = try Client.withDay()
        try client.add("Send <b>form</b>", cost: 2, [("due", "2026-03-03"), ("minutes", "15"), ("priority", "1")])
        let page = try shown(client)
        #expect(title(page) == "Send <b>form</b>")
        #expect(why(page) == "Due tomorrow, high priority, 2 spoons, 15 min.")
        #expect(text("left", page).contains("12 spoons free, 1 of them in reserve."))
    }

    @Test("N2: Do it takes the task into today's list and leads to a page with it alone, and its Done leads to the next task")
    func doIt() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        try client.add("Cake", cost: 3)
        let answer = client.post("/app/now", [("task", task), ("back", "/app/now?minutes=30")])
        #expect(answer.status == 303)
        let location = try #require(answer.location)
        #expect(location.hasPrefix("/app/now?minutes=30&doing=\(task)&did="))
        let page = try shown(client, location)
        #expect(title(page) == "Tea")
        #expect(page.element(id: "now-done") != nil)
        #expect(page.element(id: "do-it") == nil)
        #expect(page.words.contains("Added to today: Tea"))
        let form = try #require(page.element(id: "done-form"))
        #expect(form.attributes["action"] == "/app/tasks/\(task)/done")
        try client.act("/app/tasks/\(task)/done", [("back", "/app/now?minutes=30")])
        #expect(title(try shown(client, "/app/now?doing=\(task)")) == "Cake")
        // In the list already: there is nothing to keep.
        let cake = try client.act("/app/tasks/new", [("title", "Soup"), ("spoons", "1")])
        try client.act("/app/tasks/\(cake)/today")
        let again = client.post("/app/now", [("task", cake), ("back", "/app/now")])
        #expect(again.facts.isEmpty)
        #expect(again.location == "/app/now?doing=\(cake)")
    }

    @Test("N2: up to three others stand below, of today's list where something of it fits")
    func others() throws {
        let client = try Client.withDay()
        for title in ["Tea", "Cake", "Soup", "Walk", "Bath"] { try client.add(title, cost: 2) }
        func others() throws -> [String] {
            let page = try shown(client)
            guard let part = page.index(id: "others") else { return [] }
            return page.indices(class: "title").filter { page.isInside($0, part) }.map { page.text(of: $0) }
        }
        let first = try #require(title(try shown(client)))
        let waiting = try others()
        #expect(waiting.count == 3 && !waiting.contains(first))
        let planned = try client.add("Letter", cost: 1)
        try client.act("/app/tasks/\(planned)/today")
        #expect(title(try shown(client)) == "Letter")
        #expect(try others().isEmpty)
    }

    @Test("N2: sent twice, do it and not this one do one thing")
    func twice() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        for path in ["/app/now/pass", "/app/now"] {
            let form = client.form(path, [("task", task)])
            #expect(!client.application.handle(form).facts.isEmpty)
            let second = client.application.handle(form)
            #expect(second.status == 303)
            #expect(second.facts.isEmpty)
        }
    }

    @Test("N2: not this one offers another, then rest; both say that it comes back")
    func notThisOne() throws {
        let client = try Client.withDay()
        let tea = try client.add("Tea", cost: 1)
        let cake = try client.add("Cake", cost: 2)
        let answer = client.post("/app/now/pass", [("task", tea), ("back", "/app/now?minutes=60")])
        #expect(answer.location?.hasPrefix("/app/now?minutes=60&did=") == true)
        #expect(title(try shown(client)) == "Cake")
        try client.act("/app/now/pass", [("task", cake)])
        let rest = try shown(client)
        #expect(rest.element(id: "rest-title")?.text == "Rest. Rest counts, too.")
        #expect(rest.words.contains("Tasks that you skipped are offered again within an hour."))
        client.now += 3_600_000
        #expect(title(try shown(client)) == "Tea")
    }

    @Test("N2: minutes and the choice of a smaller task stay in the URL; text that is no number asks for nothing")
    func asked() throws {
        let client = try Client.withDay()
        let big = try client.add("Big", cost: 5, [("minutes", "10"), ("priority", "1")])
        try client.add("Small", cost: 1, [("minutes", "5")])
        let page = try shown(client, "/app/now?minutes=15")
        #expect(title(page) == "Big")
        let smaller = try #require(page.element(id: "smaller")?.attributes["href"])
        #expect(smaller == "/app/now?minutes=15&smaller=\(big)")
        #expect(title(try shown(client, smaller)) == "Small")
        let chosen = page.all("a") { $0.attributes["aria-current"] == "page" && $0.attributes["class"] == "segment" }
        #expect(chosen.map(\.text) == ["15"])
        for odd in ["0", "-1", "99999999999999999999", "x", ""] {
            #expect(title(try shown(client, "/app/now?minutes=\(odd)&smaller=zz&energy=\(odd)&doing=1")) == "Big")
        }
        #expect(try shown(client, "/app/now?minutes=1").words.contains("Nothing fits what you asked for."))
    }

    @Test("N2: a task that no longer fits is named on the page, and nothing is planned")
    func over() throws {
        let client = try Client.withDay()
        let first = try client.add("First", cost: 8)
        let second = try client.add("Second", cost: 8)
        try client.act("/app/tasks/\(first)/today")
        let answer = client.post("/app/now", [("task", second), ("back", "/app/now?minutes=60")])
        #expect(answer.status == 422)
        #expect(answer.facts.isEmpty)
        let page = try ParsedPage(answer.body)
        #expect(text("notice", page).hasPrefix("That is 4 spoons over."))
        #expect(client.post("/app/now", [("task", "zz")]).status == 422)
        #expect(client.post("/app/now/pass").status == 422)
        #expect(client.get("/app/now/pass").status == 405)
    }

    @Test("N2: before the first day the page asks for one; a form says so")
    func noDay() throws {
        let client = Client()
        #expect(client.get("/app/now").text.contains("Start my day"))
        #expect(client.post("/app/now", [("task", "zz")]).status == 410)
        #expect(client.post("/app/now/pass", [("task", "zz")]).status == 410)
    }

    @Test("N2: Today leads to it, and has at most five commands")
    func fromToday() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 1)
        try client.act("/app/tasks/\(task)/today")
        try client.act("/app/options", [("show", "yes"), ("back", "/app/today")])
        let page = try shown(client, "/app/today")
        #expect(page.element(id: "what-now")?.attributes["href"] == "/app/now")
        let acts = ["new-day", "choose", "check-off", "what-now", "adjust"]
        #expect(page.all("a") { acts.contains($0.attributes["id"] ?? "") }.count == 5)
    }

    @Test("N2: rest says where tasks without a cost are given one")
    func uncosted() throws {
        let client = try Client.withDay()
        try client.add("Someday")
        let page = try shown(client)
        #expect(page.words.contains("Tasks are offered once they have a cost."))
        #expect(page.all("a") { $0.attributes["href"] == "/app/tasks?select=1" }.count == 1)
    }

    @Test("N2: a rest has a cost, which is 0, so the hint about tasks without a cost does not count it")
    func waitingRest() throws {
        let client = try Client.withDay()
        try client.add("Lie down", cost: 0)
        #expect(!client.get("/app/now").text.contains("once they have a cost"))
        try client.act("/app/tasks/new", [("title", "Uncosted")])
        #expect(client.get("/app/now").text.contains("once they have a cost"))
    }
}
