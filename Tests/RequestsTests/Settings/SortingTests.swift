import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct SortingTests {
    @Test("T6: the order that was chosen is remembered for the page it was chosen on")
    func remembered() throws {
        let client = try Client.withDay()
        let low = try client.add("Low", cost: 1)
        let high = try client.add("High", cost: 2)
        for (task, priority) in [(low, "3"), (high, "1")] {
            try client.act("/app/tasks/bulk", [("do", "priority"), ("task", task), ("priority", priority)])
        }
        let sorted = client.post("/app/sort", [("order", "priority"), ("back", "/app/tasks?q=")])
        #expect(sorted.location == "/app/tasks?q=")
        #expect(SeenPage(client.get("/app/tasks").body).tasks.map { $0.hex } == [high, low])
        let page = try ParsedPage(client.get("/app/tasks").body)
        let sheet = try ParsedPage(client.get("/app/tasks/filter").body)
        #expect(sheet.all("input") { $0.attributes["value"] == "priority" }.first?.attributes["checked"] != nil)
        #expect(page.element(id: "found")?.text == "")
        try #require(client.post("/app/sort", [("order", "own"), ("back", "/app/tasks")]).status == 303)
        #expect(try ParsedPage(client.get("/app/tasks").body).element(id: "cost-1") != nil)
    }

    @Test("T6: an unknown order, or one for a page that has no order, changes nothing", arguments: ["", "late", "priority\u{0}"])
    func forged(order: String) throws {
        let client = try PagesTests.someone()
        let response = client.post("/app/sort", [("order", order), ("back", "/app/tasks")])
        #expect(response.status == 303)
        #expect(response.facts.isEmpty)
        #expect(client.post("/app/sort", [("order", "priority"), ("back", "/app/help")]).facts.isEmpty)
    }

    @Test(
        "T6, T9: a category, Unsorted and the backlog each have an order of their own; rows are moved only in the own one",
        arguments: ["/app/spoons/4", "/app/spoons/unsorted", "/app/backlog"]
    )
    func waiting(place: String) throws {
        let client = try Client.withDay()
        let cost = place == "/app/spoons/unsorted" ? nil : 4
        let high = try client.add("High", cost: cost, [("priority", "1")])
        let low = try client.add("Low", cost: cost, [("priority", "3")])
        if place == "/app/backlog" {
            try client.act("/app/day/submit", [("task", high), ("task", low)])
            client.now += 86_400_000
            try client.act("/app/day/new", [("spoons", "12")])
        }
        try client.act("/app/options", [("show", "yes"), ("back", place)])
        let own = client.get(place)
        #expect(SeenPage(own.body).tasks.map { $0.hex } == [low, high])
        #expect(try ParsedPage(own.body).element(id: "move-up-\(low)") != nil)
        #expect(try ParsedPage(own.body).element(id: "sort-own")?.attributes["aria-pressed"] == "true")

        let sorted = client.post("/app/sort", [("order", "priority"), ("back", place + "?since=1&page=1")])
        #expect(sorted.location == place + "?since=1&page=1")
        let response = client.get(place)
        let page = try ParsedPage(response.body)
        #expect(SeenPage(response.body).tasks.map { $0.hex } == [high, low])
        #expect(SeenPage(client.get(place + "?select=1").body).tasks.map { $0.hex } == [high, low])
        #expect(page.element(id: "sort-priority")?.attributes["aria-pressed"] == "true")
        #expect(page.all("reorder-list").isEmpty)
        #expect(page.element(id: "move-up-\(low)") == nil)
        #expect(page.element(id: "delete-\(low)") != nil)
        for title in ["One", "Another"] { try client.add(title, cost: 3) }
        #expect(try ParsedPage(client.get("/app/spoons/3").body).element(id: "sort-own")?.attributes["aria-pressed"] == "true")
        try #require(client.post("/app/sort", [("order", "own"), ("back", place)]).status == 303)
        #expect(SeenPage(client.get(place).body).tasks.map { $0.hex } == [low, high])
    }
}
