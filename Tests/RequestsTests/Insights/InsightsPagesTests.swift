import Requests
import TestSupport
import Testing

@testable import Workbench

struct InsightsPagesTests {
    private static let day: Int64 = 86_400_000

    private func page(_ client: Client, _ query: String = "") throws -> ParsedPage {
        try ParsedPage(client.get("/app/insights" + query).body)
    }

    /// A client whose shower costs 2 and took so many on each of the last days.
    private func client(showers: [Int]) throws -> (Client, task: String) {
        let client = Client()
        var task = ""
        for (index, took) in showers.enumerated() {
            client.now = Client.monday + Int64(index) * Self.day
            try client.act("/app/day/new", [("spoons", "9")])
            if index == 0 { task = try client.add("Shower", cost: 2) }
            if index == 0 { try client.act("/app/tasks/\(task)", [("title", "Shower"), ("spoons", "2"), ("repeat", "daily")]) }
            try client.act("/app/tasks/\(task)/today")
            try client.act("/app/tasks/\(task)/done")
            try client.act("/app/tasks/\(task)/real", [("spoons", String(took))])
        }
        return (client, task)
    }

    @Test("N4: More leads to the insights, which say that there is nothing yet")
    func empty() throws {
        #expect(Client().get("/app/more").text.contains("href=\"/app/insights\""))
        let page = try page(Client())
        #expect(page.words.contains("Insights begin with a day"))
        #expect(page.all("figure").isEmpty && page.all("table").isEmpty)
    }

    @Test("N4: the sentence comes first, then the table; the drawing is for the eyes alone")
    func order() throws {
        let client = try Client.withDay()
        let page = try page(client, "?weeks=1")
        let figure = try #require(page.elements.firstIndex { $0.name == "figure" })
        let inside = page.elements.indices.filter { page.isInside($0, figure) }
        let caption = try #require(inside.first { page.elements[$0].name == "figcaption" })
        let table = try #require(inside.first { page.elements[$0].name == "table" })
        #expect(caption < table)
        #expect(page.elements[figure].attributes["aria-labelledby"] == page.elements[caption].attributes["id"])
        #expect(page.text(of: caption) == "1 day noted. No day used more spoons than it had.")
        let drawings = inside.filter { page.elements[$0].name == "svg" }
        #expect(!drawings.isEmpty)
        for drawing in drawings {
            let isHidden =
                page.elements[drawing].attributes["aria-hidden"] == "true"
                || page.ancestors(of: drawing).contains { page.elements[$0].attributes["aria-hidden"] == "true" }
            #expect(isHidden)
        }
        #expect(page.text(of: table, heard: true).hasSuffix("Mon 2 Mar12000"))
    }

    @Test("N4: a day that used more than it had is named, and drawn with stripes")
    func over() throws {
        let client = try Client.withDay()
        let task = try client.add("Move", cost: 10)
        try client.act("/app/tasks/\(task)/done")
        try client.act("/app/tasks/\(task)/real", [("spoons", "15")])
        let page = try page(client)
        #expect(page.words.contains("1 day noted. It used more spoons than it had."))
        #expect(page.indices(class: "over").contains { page.elements[$0].name == "rect" })
        #expect(client.get("/app/insights").text.contains("15 of 12"))
    }

    @Test("N4: a day that was not noted is blank in the drawing and in the table, and no number")
    func gap() throws {
        let client = try Client.withDay()
        client.now += 2 * Self.day
        try client.act("/app/day/new", [("spoons", "7")])
        let page = try page(client, "?weeks=1")
        #expect(page.indices(class: "had").count == 3)
        #expect(page.indices(class: "gap").count == 2)
        #expect(page.words.contains("not noted"))
        let rows = page.elements.indices.filter { page.elements[$0].name == "tr" }.map { page.text(of: $0) }
        #expect(!rows.contains { $0.hasPrefix("Tue 3 Mar") })
    }

    @Test("N4: twelve weeks have a cell for each date, with a letter and words for a low day")
    func heat() throws {
        let client = try Client.withDay()
        try client.act("/app/day/low")
        let page = try page(client)
        #expect(page.words.contains("1 day noted in the last twelve weeks: 1 low day."))
        let cells = page.elements.indices.filter { index in
            page.elements[index].name == "td" && page.isInside(index, class: "heat")
        }
        #expect(cells.count == 84)
        #expect(cells.map { page.text(of: $0, heard: true) }.filter { !$0.isEmpty } == ["0 of 12, low day"])
        #expect(cells.map { page.text(of: $0) }.filter { !$0.isEmpty } == ["l0 of 12, low day"])
    }

    @Test("N4: a better usual cost is offered after five times, taken with one tap and undone with one")
    func offer() throws {
        let (client, task) = try client(showers: [3, 3, 2, 3, 3])
        #expect(try page(client).words.contains("Usual cost 2. The last 5 times it took 3, 3, 2, 3 and 3."))
        let act = try client.act("/app/tasks/\(task)/usual", [("use", "3"), ("back", "/app/insights")])
        #expect(try !page(client).words.contains("Usual cost 2"))
        #expect(client.get("/app/tasks/\(task)").text.contains("value=\"3\""))
        try client.act("/app/history/\(act)/undo")
        #expect(try page(client).words.contains("Usual cost 2"))
    }

    @Test("N4: a declined cost is not offered again, and nothing is changed without a tap")
    func decline() throws {
        let (client, task) = try client(showers: [3, 3, 3, 3])
        #expect(try page(client).element(id: "use-\(task)") == nil)
        client.now += Self.day
        try client.act("/app/day/new", [("spoons", "9")])
        try client.act("/app/tasks/\(task)/done")
        try client.act("/app/tasks/\(task)/real", [("spoons", "3")])
        #expect(try page(client).element(id: "use-\(task)") != nil)
        try client.act("/app/tasks/\(task)/usual", [("decline", "3")])
        #expect(try page(client).element(id: "use-\(task)") == nil)
        #expect(client.get("/app/history").text.contains("Usual cost kept: Shower"))
        #expect(client.post("/app/tasks/\(task)/usual", [("use", "11")]).status == 422)
    }

    @Test("N4: no text of it praises, blames, or says that one thing caused another")
    func words() throws {
        let (client, _) = try client(showers: [3, 9, 9, 3, 3, 9])
        for query in ["", "?weeks=1"] {
            let words = try page(client, query).words.lowercased()
            let forbidden = [
                "because", "caused", "due to", "thanks to", "improv", "wors", "streak", "score", "goal of", "well done", "great",
                "should", "could do more", "overdue", "missed", "failed", "average", "!",
            ]
            for word in forbidden { #expect(!words.contains(word), "\(word)") }
        }
    }
}
