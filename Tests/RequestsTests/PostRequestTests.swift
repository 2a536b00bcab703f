import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct PostRequestTests {
    @Test("T14: after a change the page names it and offers to undo it; undoing says so and offers to do it again")
    func toast() throws {
        let client = try Client.withDay()
        let sent = client.post("/app/tasks/new", [("title", "Tea"), ("spoons", "2"), ("back", "/app/spoons/2")])
        let location = try #require(sent.location)
        let told = try ParsedPage(client.get(location).body)
        #expect(told.words.contains("Added: Tea"))
        let actions = told.all("form").compactMap { $0.attributes["action"] }
        let undo = try #require(actions.first { $0.hasSuffix("/undo") })

        let undone = client.post(undo, [("back", "/app/spoons/2")])
        let after = try ParsedPage(client.get(try #require(undone.location)).body)
        #expect(after.words.contains("Undone: “Added: Tea"))
        #expect(after.words.contains("Do it again"))
        #expect(SeenPage(client.get("/app/spoons/2").body).tasks.isEmpty)

        let again = client.post(undo, [("back", "/app/spoons/2")])
        #expect(try ParsedPage(client.get(try #require(again.location)).body).words.contains("Undo"))
        #expect(SeenPage(client.get("/app/spoons/2").body).tasks.count == 1)
    }

    @Test("T14: a form that was sent twice is carried out once and leads to the same page")
    func sentTwice() throws {
        let client = try Client.withDay()
        let form = client.form("/app/tasks/new", [("title", "Tea"), ("back", "/app/spoons/unsorted")])
        let first = client.application.handle(form)
        let again = client.application.handle(form)
        #expect(!first.facts.isEmpty)
        #expect(again.facts.isEmpty)
        #expect(first.location == again.location)
        #expect(SeenPage(client.get("/app/spoons/unsorted").body).tasks.count == 1)
    }

    @Test("T14: two different forms of one page make two changes, though they share its nonce")
    func sharedNonce() throws {
        let client = try Client.withDay()
        for title in ["Tea", "Cake"] {
            let body = FormBody.urlEncoded([("nonce", String(repeating: "a", count: 32)), ("title", title)])
            _ = client.application.handle(client.request("POST", "/app/tasks/new", body: body))
        }
        #expect(SeenPage(client.get("/app/spoons/unsorted").body).tasks.count == 2)
    }

    @Test(
        "T3, T6: a ticked row stays where it is until the list is opened again",
        arguments: ["/app/today", "/app/tasks?q=tea&show=open"]
    )
    func settles(path: String) throws {
        let client = try Client.withDay()
        let tasks = try ["Tea one", "Tea two", "Tea three"].map { try client.add($0, cost: 1) }
        try client.act("/app/day/submit", tasks.map { ("task", $0) })
        let opened = client.get(path).body
        let order = SeenPage(opened).tasks
        let back = try #require(try ParsedPage(opened).all("input") { $0.attributes["value"]?.contains("since=") == true }.first)
        let ticked = client.post("/app/tasks/\(order[1].hex)/done", [("back", try #require(back.attributes["value"]))])
        let stays = client.get(try #require(ticked.location)).body
        #expect(SeenPage(stays).tasks == order)
        #expect(try ParsedPage(stays).element(id: "task-\(order[1].hex)")?.attributes["class"] == "row done")
        #expect(SeenPage(client.get(path).body).tasks == [order[0], order[2]])
    }

    @Test("T3, T6: a result that is ticked in the Backlog, or while hidden, stays in its section")
    func settlesInSections() throws {
        let client = try Client.withDay()
        let left = try client.add("Tea left over", cost: 1)
        try client.act("/app/day/submit", [("task", left)])
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try client.add("Tea open", cost: 1)
        let later = try client.add("Tea later", cost: 1, [("start", "2026-04-01")])
        let opened = client.get("/app/tasks?q=tea").body
        let order = SeenPage(opened).tasks
        #expect(order.count == 3)
        let back = try #require(try ParsedPage(opened).all("input") { $0.attributes["value"]?.contains("since=") == true }.first)
        for task in [left, later] {
            let ticked = client.post("/app/tasks/\(task)/done", [("back", try #require(back.attributes["value"]))])
            let stays = client.get(try #require(ticked.location)).body
            #expect(SeenPage(stays).tasks == order)
            #expect(try ParsedPage(stays).element(id: "task-\(task)")?.attributes["class"] == "row done")
        }
        let again = try ParsedPage(client.get("/app/tasks?q=tea").body)
        #expect(again.all("h2", inside: "main").map(\.text) == ["Open", "Done"])
    }

    @Test(
        "D5, T3: a page made in the millisecond of a tick is opened after it",
        arguments: ["/app/today", "/app/tasks?q=tea&show=open"]
    )
    func sameMillisecond(path: String) throws {
        let client = try Client.withDay()
        let tasks = try ["Tea one", "Tea two"].map { try client.add($0, cost: 1) }
        try client.act("/app/day/submit", tasks.map { ("task", $0) })
        try client.act("/app/tasks/\(tasks[0])/done", [("back", path)])
        client.now -= 1000
        #expect(SeenPage(client.get(path).body).tasks.map { $0.hex } == [tasks[1]])
    }

    @Test("D4: the warning says nothing was sent and how many over, keeps the choice, and offers to borrow that many")
    func warning() throws {
        let client = try Client.withDay()
        let tasks = try [4, 5, 6].map { (cost: Int) in try client.add("Task \(cost)", cost: cost) }
        let fields = [("origin", "/app/tasks")] + tasks.map { ("task", $0) }
        let response = client.post("/app/day/submit", fields)
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.words.contains("That is 3 spoons over."))
        #expect(page.words.contains("Nothing was added."))
        #expect(page.all("input") { $0.attributes["name"] == "task" && $0.attributes["checked"] != nil }.count == 3)
        let borrow = try #require(page.element(id: "borrow"))
        #expect(borrow.attributes["value"] == "3")
        #expect(client.post("/app/day/submit", fields + [("borrow", "3")]).status == 303)
        #expect(client.get("/app/day/new").text.contains("3 spoons were borrowed from today"))
    }

    @Test("D4: with a firm limit there is no offer to borrow")
    func firm() throws {
        let client = try Client.withDay()
        try client.act(
            "/app/settings",
            [("maximum", ""), ("reserve", "1"), ("one", "spoon"), ("many", "spoons"), ("firm", "yes")]
        )
        let tasks = try [9, 9].map { try client.add("Task", cost: $0) }
        let response = client.post("/app/day/submit", [("origin", "/app/tasks")] + tasks.map { ("task", $0) })
        #expect(response.status == 422)
        #expect(try ParsedPage(response.body).element(id: "borrow") == nil)
    }

    @Test("D4: tasks that were chosen on another page of the list are not lost by a warning")
    func chosenElsewhere() throws {
        let client = try Client.withDay()
        let cheap = try client.add("Cheap", cost: 2)
        let dear = try [9, 9].map { try client.add("Dear", cost: $0) }
        let fields = [("origin", "/app/spoons/9"), ("task", cheap)] + dear.map { ("task", $0) }
        let page = try ParsedPage(client.post("/app/day/submit", fields).body)
        #expect(
            Set(page.all("input") { $0.attributes["name"] == "task" }.compactMap { $0.attributes["value"] })
                == Set([cheap] + dear)
        )
    }

    @Test("T5: an edit of a task that was deleted meanwhile is offered as a new task, with all that was typed")
    func staleEdit() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 2)
        try client.act("/app/tasks/\(task)/delete")
        let response = client.post("/app/tasks/\(task)", [("title", "Green tea"), ("note", "slowly"), ("spoons", "3")])
        #expect(response.status == 410)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "title") == "Green tea")
        #expect(page.value(of: "note") == "slowly")
        #expect(page.all("form") { $0.attributes["action"] == "/app/tasks/new" }.count == 1)
        #expect(client.get("/app/tasks/\(task)").status == 410)
    }

    @Test("A1: a form that could not be stored is on the page that says so, ready to be sent again", arguments: Refusals.all)
    func refused(reason: HostRefusal) throws {
        let client = try Client.withDay()
        let form = client.form(
            "/app/tasks/new",
            [("title", "Tea <b>"), ("note", "two\nlines"), ("spoons", "3"), ("keep", "server")]
        )
        let response = client.application.refuse(form, because: reason)
        #expect(response.status >= 400)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "title") == "Tea <b>")
        #expect(page.value(of: "note") == "two\nlines")
        #expect(page.value(of: "spoons") == "3")
        #expect(page.all("input") { $0.attributes["name"] == "keep" }.isEmpty)
        #expect(page.element(id: "retry")?.attributes["action"] == "/app/tasks/new")
        #expect(try #require(page.element(id: "notice")).text.isEmpty == false)
    }

    @Test("A1: only who is kept nowhere is offered to be kept on the server; whose server failed is told that")
    func whoFailed() throws {
        let client = try Client.withDay()
        var form = client.form("/app/tasks/new", [("title", "Tea")])
        form.host = .server
        let failed = client.application.refuse(form, because: .storageFailed)
        #expect(failed.status == 503)
        #expect(failed.text.contains("This server could not keep the change"))
        #expect(try ParsedPage(failed.body).element(id: "keep-on-server") == nil)
        let stranger = client.application.refuse(form, because: .notKept)
        #expect(stranger.status == 503)
        #expect(try ParsedPage(stranger.body).element(id: "keep-on-server") != nil)
        form.host = .device
        #expect(client.application.refuse(form, because: .storageFailed).text.contains("This device could not keep the change"))
    }

    @Test("A9: a first form that a second tab sends after the day was started only gives it its number")
    func firstTwice() throws {
        let client = Client()
        try client.act("/app/day/new", [("first", "yes"), ("spoons", "12"), ("examples", "yes")])
        try client.act("/app/day/new", [("first", "yes"), ("spoons", "7"), ("examples", "yes")])
        let page = try ParsedPage(client.get("/app/today").body)
        #expect(page.all("div") { $0.attributes["role"] == "meter" }.first?.attributes["aria-valuemax"] == "7")
        #expect(SeenPage(client.get("/app/today").body).tasks.count == 3)
    }

    @Test("D10: Show Options is remembered for the list it was asked on")
    func options() throws {
        let client = try PagesTests.someone()
        let response = client.post("/app/options", [("show", "yes"), ("back", "/app/backlog?page=1")])
        #expect(response.location == "/app/backlog?page=1")
        #expect(client.get("/app/backlog").text.contains("Hide Options"))
        #expect(client.get("/app/tasks").text.contains("Show Options"))
        #expect(client.post("/app/options", [("show", "yes"), ("back", "//evil")]).location == "/app/today")
    }

    @Test("D4: where no day was started yet, a button that needs one says so")
    func noDay() throws {
        let client = Client()
        let task = try client.add("Tea", cost: 2)
        let response = client.post("/app/tasks/\(task)/today")
        #expect(response.status == 422)
        #expect(response.text.contains("No day has been started yet."))
    }
}
