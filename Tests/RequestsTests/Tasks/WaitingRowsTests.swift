import Facts
import Foundation
import Requests
import TestSupport
import Testing

@testable import Workbench

/// The rows of the categories, of all tasks and of the backlog.
struct WaitingRowsTests {
    static let places = ["/app/spoons/4", "/app/spoons/unsorted", "/app/tasks", "/app/backlog"]

    /// Someone with three tasks that are met there, and no others.
    private static func someone(at place: String) throws -> (client: Client, tasks: [String]) {
        let client = try Client.withDay()
        let cost = place == "/app/spoons/unsorted" ? nil : 4
        let tasks = try ["Tea", "Soup", "Post"].map { try client.add($0, cost: cost) }
        if place == "/app/backlog" {
            // All twelve spoons: the one in reserve, too.
            try client.act("/app/day/submit", tasks.map { ("task", $0) } + [("reserve", "yes")])
            client.now += 86_400_000
            try client.act("/app/day/new", [("spoons", "12")])
        }
        return (client, tasks)
    }

    private static func rows(_ response: Response) -> [String] { SeenPage(response.body).tasks.map { $0.hex } }

    /// Where the ticks of a page come back to.
    private static func back(_ response: Response) throws -> String {
        let fields = try ParsedPage(response.body).all("input") { $0.attributes["value"]?.contains("since=") == true }
        return try #require(fields.last?.attributes["value"])
    }

    @Test("T4: every row can be ticked and swiped, and one with a cost taken into today's list", arguments: places)
    func both(place: String) throws {
        let (client, tasks) = try Self.someone(at: place)
        let page = try ParsedPage(client.get(place).body)
        #expect(page.all("swipe-row").count == 3)
        for (task, title) in zip(tasks, ["Tea", "Soup", "Post"]) {
            let tick = try #require(page.element(id: "tick-\(task)"))
            #expect(tick.attributes["aria-label"] == "Done: \(title)")
            #expect(tick.attributes["data-swipe"] == "Done")
            #expect((page.element(id: "today-\(task)") != nil) == (place != "/app/spoons/unsorted"))
        }
    }

    @Test("D6: the backlog shows the open tasks of the last day and of earlier ones in sections, and a tick changes neither")
    func sections() throws {
        let client = try Client.withDay()
        var tasks: [String] = []
        for title in ["Tax papers", "Laundry"] {
            tasks.append(try client.add(title, cost: 2))
            try client.act("/app/day/submit", [("task", tasks[tasks.count - 1])])
            client.now += 86_400_000
            try client.act("/app/day/new", [("spoons", "12")])
        }
        // Each section's head comes before its rows.
        let order = { (page: Response) in
            ["From yesterday", ">Laundry<", "Earlier", ">Tax papers<"].map { page.text.range(of: $0)?.lowerBound }
        }
        let opened = client.get("/app/backlog")
        var seen = order(opened).compactMap { $0 }
        #expect(seen.count == 4 && seen == seen.sorted())
        let answer = client.post("/app/tasks/\(tasks[0])/done", [("back", try Self.back(opened))])
        seen = order(client.get(try #require(answer.location))).compactMap { $0 }
        #expect(seen.count == 4 && seen == seen.sorted())
    }

    @Test("T3: a row that is ticked stays until the list is opened again, and can be ticked back", arguments: places)
    func settles(place: String) throws {
        let (client, tasks) = try Self.someone(at: place)
        let opened = client.get(place)
        let order = Self.rows(opened)
        #expect(Set(order) == Set(tasks))
        var back = try Self.back(opened)
        for act in ["done", "open", "done"] {
            let answer = client.post("/app/tasks/\(order[1])/\(act)", [("back", back)])
            let page = client.get(try #require(answer.location))
            #expect(Self.rows(page) == order)
            #expect(try Self.back(page) == back)
            let row = try #require(try ParsedPage(page.body).element(id: "task-\(order[1])"))
            #expect(row.attributes["class"] == (act == "done" ? "row done" : "row"))
            if act == "done" { #expect(try ParsedPage(page.body).element(id: "today-\(order[1])") == nil) }
            back = try Self.back(page)
        }
        #expect(Self.rows(client.get(place)) == [order[0], order[2]])
    }

    @Test("T3, A3: undone from the toast, a row that stayed is as it was", arguments: places)
    func undone(place: String) throws {
        let (client, _) = try Self.someone(at: place)
        let opened = client.get(place)
        let order = Self.rows(opened)
        let back = try Self.back(opened)
        let did = try client.act("/app/tasks/\(order[1])/done", [("back", back)])
        try client.act("/app/history/\(did)/undo", [("back", back)])
        let page = client.get(back)
        #expect(Self.rows(page) == order)
        #expect(try ParsedPage(page.body).element(id: "task-\(order[1])")?.attributes["class"] == "row")
    }

    @Test("T3: the other hundred rows of a list in which something was ticked are those they were")
    func pages() throws {
        let client = try Client.withDay()
        for index in 0..<130 { try client.add("Task \(index)", cost: 4) }
        let first = client.get("/app/spoons/4")
        let second = Self.rows(client.get("/app/spoons/4?page=2"))
        #expect(second.count == 30)
        let more = try #require(try ParsedPage(first.body).all("a") { $0.text == "Show more" }.first?.attributes["href"])
        #expect(more == "/app/spoons/4?page=2")
        let task = Self.rows(first)[7]
        let answer = client.post("/app/tasks/\(task)/done", [("back", try Self.back(first))])
        let stays = client.get(try #require(answer.location))
        #expect(Self.rows(stays) == Self.rows(first))
        let next = try #require(try ParsedPage(stays.body).all("a") { $0.text == "Show more" }.first?.attributes["href"])
        let page = client.get(next)
        #expect(Self.rows(page) == second)
        let ticked = client.post("/app/tasks/\(second[3])/done", [("back", try Self.back(page))])
        #expect(Self.rows(client.get(try #require(ticked.location))) == second)
        #expect(Self.rows(client.get("/app/spoons/4?page=2")).count == 28)
    }

    @Test("T3: the other hundred results of a search, or rows of an own list, stay the same when one of the first is ticked")
    func pagesElsewhere() throws {
        let client = try Client.withDay()
        let list = try client.addList("Long")
        for index in 0..<130 { try client.add("Task \(index)", cost: 4, [("list", list)]) }
        func more(_ page: Response) throws -> Response {
            let next = try ParsedPage(page.body).all("a") { $0.text == "Show more" }.first?.attributes["href"]
            return client.get(try #require(next))
        }
        for place in ["/app/tasks?spoons=4", "/app/tasks?q=task", "/app/lists/\(list)"] {
            let first = client.get(place)
            let second = Self.rows(try more(first))
            let answer = client.post("/app/tasks/\(Self.rows(first)[7])/done", [("back", try Self.back(first))])
            let stays = client.get(try #require(answer.location))
            #expect(Self.rows(stays) == Self.rows(first), "\(place)")
            #expect(Self.rows(try more(stays)) == second, "\(place)")
        }
    }

    @Test("T10: once the last rows of a list are gone from their page, it shows those before them, not an empty list")
    func lastPage() throws {
        let client = try Client.withDay()
        for index in 0..<101 { try client.add("Task \(index)", cost: 4) }
        for place in ["/app/spoons/4?page=2", "/app/tasks?spoons=4&page=2"] {
            let last = Self.rows(client.get(place))
            #expect(last.count == 1, "\(place)")
            let fields = [("origin", place), ("do", "delete")] + last.map { ("task", $0) }
            let location = try #require(client.post("/app/tasks/bulk", fields).location)
            let page = client.get(location)
            #expect(Self.rows(page).count == 100, "\(place)")
            #expect(!page.text.contains("Nothing here yet"), "\(place)")
            try client.add("One more", cost: 4)
        }
        #expect(Self.rows(client.get("/app/spoons/4?page=100000")).count == 1)
        #expect(Self.rows(client.get("/app/spoons/5?page=2")).isEmpty)
    }

    @Test("T10: a page beyond the end of a list is its last page, so Back leads to the rows before those shown")
    func beyond() throws {
        let client = try Client.withDay()
        let list = try client.addList("Long")
        for index in 0..<101 { try client.add("Task \(index)", cost: 4, [("list", list), ("due", "2026-03-10")]) }
        for place in ["/app/spoons/4?", "/app/tasks?spoons=4&", "/app/lists/\(list)?", "/app/calendar/2026-03-10?"] {
            let beyond = client.get(place + "page=9")
            #expect(Self.rows(beyond).count == 1, "\(place)")
            let back = try ParsedPage(beyond.body).all("a") { $0.text == "Back" }.first?.attributes["href"]
            let before = client.get(try #require(back))
            #expect(Self.rows(before).count == 100, "\(place)")
            #expect(try ParsedPage(before.body).all("a") { $0.text == "Back" }.isEmpty, "\(place)")
        }
    }

    @Test("D4: where rows are chosen, nothing is among them that is done", arguments: places)
    func choosing(place: String) throws {
        let (client, tasks) = try Self.someone(at: place)
        try client.act("/app/tasks/\(tasks[1])/done", [("back", place)])
        let page = try ParsedPage(client.get(place + "?select=1&since=0").body)
        #expect(page.all("input") { $0.attributes["type"] == "checkbox" && $0.attributes["name"] == "task" }.count == 2)
    }

    @Test("An invalid time of opening in a URL is ignored", arguments: places)
    func forged(place: String) throws {
        let (client, tasks) = try Self.someone(at: place)
        try client.act("/app/tasks/\(tasks[1])/done", [("back", place)])
        for since in ["", "x", "-1", "99999999999999999999", "9223372036854775807", "-9223372036854775808", "0", "1e3"] {
            let response = client.get("\(place)?since=\(since)")
            #expect(response.status == 200)
            #expect(throws: Never.self) { try ParsedPage(response.body) }
        }
    }

    @Test("T3: a line that is refused leaves the rows of its category where they were")
    func refused() throws {
        let (client, _) = try Self.someone(at: "/app/spoons/4")
        let opened = client.get("/app/spoons/4")
        let order = Self.rows(opened)
        let back = try Self.back(opened)
        try client.act("/app/tasks/\(order[1])/done", [("back", back)])
        let answer = client.post("/app/tasks/new", [("quick", "yes"), ("title", ""), ("spoons", "4"), ("back", back)])
        #expect(answer.status == 422)
        #expect(Self.rows(answer) == order)
    }

    @Test("D7, T9: a done task that stays has no place to be moved from, and is not sent back", arguments: places)
    func options(place: String) throws {
        let (client, tasks) = try Self.someone(at: place)
        try client.act("/app/options", [("show", "yes"), ("back", place)])
        let opened = client.get(place)
        let isBacklog = place == "/app/backlog"
        #expect((try ParsedPage(opened.body).element(id: "back-\(tasks[0])") != nil) == isBacklog)
        try client.act("/app/tasks/\(tasks[0])/done", [("back", place)])
        let page = try ParsedPage(client.get(try Self.back(opened)).body)
        #expect(page.element(id: "move-up-\(tasks[0])") == nil)
        #expect(page.element(id: "back-\(tasks[0])") == nil)
        #expect(page.element(id: "delete-\(tasks[0])") != nil)
        #expect(page.element(id: "move-up-\(tasks[1])") != nil)
    }

    // MARK: The backlog's own

    @Test(
        "D6: rows of the backlog have name and spoons, and the other facts stand under the name",
        arguments: ["", "?select=1"]
    )
    func nameAndSpoons(asked: String) throws {
        let client = try Client.withDay()
        let tasks = [
            try client.add("Shower", cost: 2, [("priority", "1"), ("due", "2026-03-09")]), try client.add("<b>Call", cost: 1),
        ]
        try client.act("/app/day/submit", tasks.map { ("task", $0) })
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        let page = try ParsedPage(client.get("/app/backlog" + asked).body)
        func texts(_ task: String, _ kind: String) throws -> [String] {
            let row = try #require(page.index(id: "task-\(task)"))
            return page.indices(class: kind).filter { page.isInside($0, row) }.map { page.text(of: $0) }
        }
        for (task, title, cost) in [(tasks[0], "Shower", "2 spoons"), (tasks[1], "<b>Call", "1 spoon")] {
            let row = page.text(of: try #require(page.index(id: "task-\(task)")))
            #expect(row.hasPrefix(title) && row.hasSuffix(cost))
            #expect(try texts(task, "title") == [title])
            #expect(try texts(task, "cost") == [cost])
        }
        #expect(try texts(tasks[0], "priority") == ["High"])
        #expect(try texts(tasks[1], "facts") == [""])
        #expect(page.all("span") { $0.text.contains("9 Mar") }.count == 1)
        if asked.isEmpty { #expect(page.element(id: "tick-\(tasks[0])")?.attributes["aria-label"] == "Done: Shower") }
    }

    @Test("D6: an option of a row in the backlog takes its task out of the backlog, and says so")
    func leaving() throws {
        let (client, tasks) = try Self.someone(at: "/app/backlog")
        try client.act("/app/options", [("show", "yes"), ("back", "/app/backlog")])
        let page = try ParsedPage(client.get("/app/backlog").body)
        let button = page.text(of: try #require(page.index(id: "back-\(tasks[0])")))
        #expect(button.contains("Remove from the Backlog") && button.contains("Tea"))
        try client.act("/app/tasks/\(tasks[0])/back")
        #expect(!Self.rows(client.get("/app/backlog")).contains(tasks[0]))
    }
}
