import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct BulkTests {
    private let client: Client
    private let tasks: [String]

    init() throws {
        let client = try Client.withDay()
        tasks = try ["Tea", "Cake"].map { try client.add($0, cost: 2) }
        self.client = client
    }

    private func send(_ act: String, _ fields: [(String, String)] = [], from origin: String = "/app/spoons/2") -> Response {
        client.post("/app/tasks/bulk", [("origin", origin), ("do", act)] + tasks.map { ("task", $0) } + fields)
    }

    /// A row as it is written, up to its end.
    private func row(_ task: String) throws -> String {
        let rows = client.get("/app/tasks?show=all").text.split(separator: "<li ")
        let row = try #require(rows.first { $0.hasPrefix("id=\"task-\(task)\"") })
        return String(try #require(row.split(separator: "</li>").first))
    }

    @Test(
        "T10: one command applies to all chosen tasks, as one change that can be undone",
        arguments: [
            ("done", [], "row done"), ("list", [("newlist", "Errands")], "Errands"),
            ("due", [("due", "2026-03-05")], "Thu 5 Mar"),
            ("cost", [("spoons", "7")], ">7<span class=\"unseen\"> spoons"), ("priority", [("priority", "1")], "High"),
            ("label", [("newsubject", "home")], "home"),
        ] as [(String, [(String, String)], String)]
    )
    func changes(act: String, fields: [(String, String)], seen: String) throws {
        let response = send(act, fields)
        #expect(response.status == 303)
        let location = try #require(response.location)
        #expect(location.hasPrefix("/app/spoons/2?did="))
        for task in tasks { #expect(try row(task).contains(seen), "\(act)") }
        let undo = try #require(
            try ParsedPage(client.get(location).body).all("form") { $0.attributes["action"]?.hasSuffix("/undo") == true }.first
        )
        try client.act(try #require(undo.attributes["action"]))
        for task in tasks { #expect(try !row(task).contains(seen), "\(act)") }
    }

    @Test("T10: deleted tasks are gone; hidden tasks are found as such")
    func gone() throws {
        #expect(send("hide", [("until", "2026-03-04")]).status == 303)
        #expect(SeenPage(client.get("/app/spoons/2").body).tasks.isEmpty)
        #expect(SeenPage(client.get("/app/tasks?show=hidden").body).tasks.count == 2)
        #expect(send("delete").status == 303)
        #expect(SeenPage(client.get("/app/tasks?show=all").body).tasks.isEmpty)
    }

    @Test("T10: a subject that is there is put on and taken off")
    func subjects() throws {
        #expect(send("label", [("newsubject", "home")]).status == 303)
        let page = try ParsedPage(client.get("/app/spoons/2?select=1&bulk=yes").body)
        let subject = try #require(page.all("option") { $0.text == "home" }.first?.attributes["value"])
        #expect(send("unlabel", [("unlabel", subject)]).status == 303)
        #expect(try !row(tasks[0]).contains("home"))
        #expect(send("label", [("subject", subject)]).status == 303)
        #expect(try row(tasks[0]).contains("home"))
    }

    @Test("T10, L3: a template is made of the chosen tasks")
    func template() throws {
        let response = send("template", [("name", "Afternoon")])
        #expect(client.get(try #require(response.location)).text.contains("New template: Afternoon"))
    }

    @Test(
        "T10: an error stands beside its field, and everything chosen and typed stays",
        arguments: [
            ("due", "due", "2026-02-30", "bulk-due", "date-tile"), ("due", "due", "soon", "bulk-due", "date-tile"),
            ("day", "day", "2026-02-30", "bulk-day", "date-tile"), ("day", "day", "2026-03-01", "bulk-day", "date-tile"),
            ("hide", "until", "2026-03-02", "bulk-hide", "date-tile"),
            ("list", "newlist", String(repeating: "x", count: 201), "bulk-new-list", "move-tile"),
            ("label", "newsubject", "", "bulk-new-subject", "more-tile"), ("template", "name", "  ", "bulk-name", "more-tile"),
        ]
    )
    func refused(act: String, field: String, typed: String, id: String, tile: String) throws {
        let response = send(act, [(field, typed), ("priority", "2")], from: "/app/spoons/2?page=1")
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        let input = try #require(page.element(id: id))
        #expect(input.attributes["value"] == typed)
        #expect(input.attributes["aria-invalid"] == "true")
        #expect(page.element(id: id + "-fault")?.text == page.element(id: "notice")?.text)
        let isOpen = ["date-tile", "move-tile", "more-tile"].map { page.element(id: $0)?.attributes["open"] != nil }
        #expect(isOpen == ["date-tile", "move-tile", "more-tile"].map { $0 == tile })
        #expect(page.all("input") { $0.attributes["name"] == "task" && $0.attributes["checked"] != nil }.count == 2)
        let chosen = page.all("option") { $0.attributes["selected"] != nil && $0.attributes["value"] == "2" }
        #expect(chosen.count == 1)
    }

    @Test(
        "T10: a subject that is to be taken off and a list that is not there are refused",
        arguments: ["unlabel", "list", "label"]
    )
    func unknown(act: String) throws {
        let nothing = String(repeating: "0", count: 32)
        let response = send(act, [("list", nothing), ("subject", nothing), ("unlabel", "")])
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
    }

    @Test(
        "T10: with nothing chosen, nothing is done and the list is there again",
        arguments: ["done", "delete", "template", "due"]
    )
    func nothingChosen(act: String) throws {
        let response = client.post("/app/tasks/bulk", [("origin", "/app/backlog"), ("do", act), ("name", "x")])
        #expect(response.status == 422)
        #expect(try ParsedPage(response.body).element(id: "notice")?.text.hasPrefix("Nothing is chosen yet.") == true)
        #expect(try ParsedPage(response.body).element(id: "title")?.text == "Backlog")
    }

    @Test(
        "T10: all rows of a page are chosen at once",
        arguments: ["/app/tasks", "/app/tasks?q=a", "/app/spoons/2"]
    )
    func all(target: String) throws {
        let page = try ParsedPage(client.get(target + (target.contains("?") ? "&" : "?") + "select=1").body)
        func boxes(_ page: ParsedPage) -> [Bool] {
            page.all("input") { $0.attributes["type"] == "checkbox" }.map { $0.attributes["checked"] != nil }
        }
        #expect(boxes(page) == [false, false])
        let all = try #require(page.element(id: "select-all")?.attributes["value"])
        #expect(boxes(try ParsedPage(client.get(all).body)) == [true, true])
        let response = client.post("/app/day/submit", [("origin", target), ("turn", all)])
        #expect(response.status == 200)
        #expect(boxes(try ParsedPage(response.body)) == [true, true])
    }

    @Test("T10: choosing all rows of a page keeps what is chosen on other pages", arguments: ["", "yes"])
    func allKeepsOthers(bulk: String) throws {
        let other = try client.add("Post")
        let page = try ParsedPage(client.get("/app/tasks?q=a&select=1&bulk=\(bulk)").body)
        let all = try #require(page.element(id: "select-all")?.attributes["value"])
        let fields = [("origin", "/app/tasks?q=a"), ("turn", all), ("bulk", bulk), ("task", other)]
        let again = try ParsedPage(client.post("/app/day/submit", fields).body)
        let chosen = again.all("input") { $0.attributes["name"] == "task" && $0.attributes["checked"] != nil }
        #expect(chosen.count == 2)
        #expect(again.all("input") { $0.attributes["type"] == "hidden" && $0.attributes["value"] == other }.count == 1)
    }

    /// The tasks that are chosen on a page by their boxes.
    private func chosen(_ page: ParsedPage) -> [String] {
        page.all("input") { $0.attributes["name"] == "task" && $0.attributes["checked"] != nil }
            .compactMap { $0.attributes["value"] }
    }

    @Test("T10: the page for more with the chosen says at which address it is shown again, with the choice")
    func shownAgain() throws {
        let fields = [("origin", "/app/tasks?q=a"), ("count", "bulk"), ("task", tasks[0])]
        let response = client.post("/app/day/submit", fields)
        #expect(response.status == 200)
        let again = client.get(try #require(response.header("content-location")))
        #expect(again.status == 200)
        for page in try [ParsedPage(response.body), ParsedPage(again.body)] {
            #expect(chosen(page) == [tasks[0]])
            #expect(page.value(of: "bulk") == "yes")
            #expect(page.value(of: "origin") == "/app/tasks?q=a")
        }
    }

    @Test("T10: too long a choice stays out of the address, and one without a list leads to Select")
    func noAddress() throws {
        let many = (0..<41).map { _ in ("task", tasks[0]) }
        let response = client.post("/app/day/submit", [("origin", "/app/spoons/2"), ("count", "bulk")] + many)
        #expect(response.header("content-location") == "/app/spoons/2?select=1&bulk=yes")
        #expect(client.get("/app/day/submit").location == "/app/tasks?select=1")
    }

    @Test("D4: an address chooses the tasks that it names, with their costs, but none that is out of sight by now")
    func named() throws {
        let post = try client.add("Post")
        let address = "/app/tasks?select=1&task=\(tasks[0])&task=\(tasks[1])&cost-\(post)=3"
        let page = try ParsedPage(client.get(address).body)
        #expect(Set(chosen(page)) == Set(tasks))
        #expect(page.all("input") { $0.attributes["name"] == "cost-" + post && $0.attributes["checked"] != nil }.count == 1)
        try client.act("/app/day/submit", [("origin", "/app/tasks"), ("task", tasks[0])])
        let later = try ParsedPage(client.get(address).body)
        #expect(chosen(later) == [tasks[1]])
        #expect(later.all("input") { $0.attributes["value"] == tasks[0] }.isEmpty)
    }

    @Test("T10: tasks without a cost are chosen to get one, and are not offered for today")
    func unsorted() throws {
        let task = try client.add("Post")
        let page = try ParsedPage(client.get("/app/spoons/unsorted?select=1").body)
        #expect(page.element(id: "submit") == nil)
        #expect(page.element(id: "do-cost")?.attributes["value"] == "cost")
        try client.act("/app/tasks/bulk", [("origin", "/app/spoons/unsorted"), ("do", "cost"), ("spoons", "1"), ("task", task)])
        #expect(SeenPage(client.get("/app/spoons/1").body).tasks.map { $0.hex } == [task])
    }

    @Test("D4, T10: a warning comes back to the list that was shown, with its filters")
    func warning() throws {
        let dear = try ["Tea party", "Tea house"].map { try client.add($0, cost: 9) }
        let fields = [("origin", "/app/tasks?q=tea")] + dear.map { ("task", $0) }
        let response = client.post("/app/day/submit", fields)
        #expect(response.status == 422)
        let page = try ParsedPage(response.body)
        #expect(SeenPage(response.body).tasks.count == 3)
        #expect(page.all("input") { $0.attributes["checked"] != nil }.count == 2)
        #expect(page.value(of: "origin") == "/app/tasks?q=tea")
    }

    @Test("An unknown command, or one from an unknown page, changes nothing", arguments: ["", "eat", "list\u{0}"])
    func forged(act: String) {
        let response = send(act, [("name", "x")], from: "//evil")
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
    }
}
