import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct PagesTests {
    /// Someone in the middle of a week, with every list filled and every option shown.
    static func someone() throws -> Client {
        let kept = try Self.kept.get()
        let client = Client()
        try client.application.loadSnapshot(kept.snapshot)
        client.now = kept.now
        return client
    }

    /// The snapshot that every test's own planner is opened from: making it takes longer than most of the tests.
    private static let kept: Result<(snapshot: [UInt8], now: Int64), any Error> = Result {
        let client = try make()
        return (snapshot: client.application.snapshot(now: client.now), now: client.now)
    }

    /// The same, made by the requests themselves.
    static func make() throws -> Client {
        let client = Client()
        try client.act("/app/day/new", [("first", "yes"), ("spoons", "20"), ("examples", "yes")])
        for cost in 1...10 { try client.add("Task of \(cost)", cost: cost, [("note", "a note")]) }
        try client.add("Unsorted")
        try client.act("/app/notes", [("note", "A thought\nand another"), ("colour", "3")])
        let left = try client.add("Left", cost: 1)
        try client.act("/app/tasks/\(left)/today")
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        let open = try client.add("Open", cost: 2)
        let done = try client.add("Done", cost: 1)
        try client.act("/app/day/submit", [("task", open), ("task", done)])
        try client.act("/app/tasks/\(done)/done")
        return client
    }

    static func showOptions(_ client: Client) throws {
        for target in ["/app/today", "/app/tasks", "/app/backlog", "/app/spoons/3", "/app/spoons/unsorted", "/app/notes"] {
            try client.act("/app/options", [("show", "yes"), ("back", target)])
        }
    }

    @Test("Every page of a first visit answers 200 with a well-formed page", arguments: EveryPage.targets)
    func firstVisit(target: String) throws {
        let response = Client().get(target)
        #expect(response.status == 200)
        #expect(response.facts.isEmpty)
        _ = try ParsedPage(response.body)
    }

    @Test("A9: the text that another app shares fills the form of a new task, and nothing is added yet")
    func shared() throws {
        let response = Client().get("/app/tasks/new?title=Soup&text=With%20%3Cb%3E&url=https%3A%2F%2Fexample.org%2F")
        let page = String(decoding: response.body, as: UTF8.self)
        #expect(try ParsedPage(response.body).value(of: "title") == "Soup")
        #expect(page.contains("With &lt;b&gt;\nhttps://example.org/</textarea>"))
        #expect(response.facts.isEmpty)
    }

    @Test("Every page of a full planner answers 200 with a well-formed page", arguments: [false, true])
    func full(showingOptions: Bool) throws {
        let client = try Self.someone()
        if showingOptions { try Self.showOptions(client) }
        let tasks = client.get("/app/today?since=0").body + client.get("/app/tasks").body + client.get("/app/backlog").body
        let pages = EveryPage.targets + SeenPage(tasks).tasks.map { "/app/tasks/\($0.hex)" }
        #expect(pages.count > EveryPage.targets.count + 10)
        for target in pages {
            let response = client.get(target)
            #expect(response.status == 200, "\(target)")
            #expect(throws: Never.self, "\(target)") { try ParsedPage(response.body) }
        }
    }

    @Test("E10: on every page the return key in a field sends its form plainly, or nothing: never by a button of a menu")
    func returnKey() throws {
        let client = try Self.someone()
        try Self.showOptions(client)
        for target in EveryPage.targets {
            let page = try ParsedPage(client.get(target).body)
            let fields = page.elements.indices.filter { page.elements[$0].name == "input" && !page.isHidden($0) }
            for form in Set(fields.compactMap { page.form(of: $0) }) {
                let buttons = page.elements.indices.filter { page.isSubmit($0) && page.form(of: $0) == form }
                guard buttons.count > 1, let first = buttons.first.map({ page.elements[$0].attributes }) else { continue }
                let isPlain = first["name"] == nil && first["formaction"] == nil && first["formmethod"] == nil
                #expect(isPlain || first["disabled"] != nil, "\(target): \(first)")
            }
        }
    }

    @Test("D3: the page of categories has ten rows")
    func tenRows() throws {
        let page = try ParsedPage(Client().get("/app/spoons").body)
        #expect((1...10).allSatisfy { page.element(id: "category-\($0)") != nil })
    }

    @Test("D2: the day's page says used and total as number and in words, and draws them")
    func meter() throws {
        let client = try Client.withDay()
        let task = try client.add("Cook", cost: 4)
        try client.act("/app/tasks/\(task)/today")
        let page = try ParsedPage(client.get("/app/today").body)
        let meter = try #require(page.all("div") { $0.attributes["role"] == "meter" }.first)
        #expect(meter.attributes["aria-valuenow"] == "4")
        #expect(meter.attributes["aria-valuemax"] == "12")
        #expect(meter.attributes["aria-valuetext"] == "8 spoons free, 1 of them in reserve. 4 of 12 planned.")
        #expect(page.all("svg") { $0.attributes["class"]?.hasPrefix("spoon ") == true }.count == 12)
    }

    @Test(
        "D1, D2: days of 0 and of 99 spoons are shown; above thirty, one spoon that is drawn stands for several",
        arguments: [("0", 0), ("30", 30), ("31", 16), ("99", 25)]
    )
    func extremes(spoons: String, drawn: Int) throws {
        let client = Client()
        try client.act("/app/day/new", [("spoons", spoons)])
        let page = try ParsedPage(client.get("/app/today").body)
        #expect(page.all("svg") { $0.attributes["class"]?.hasPrefix("spoon ") == true }.count == drawn)
    }

    @Test("D11: help credits Christine Miserandino and is linked from every page", arguments: EveryPage.targets)
    func help(target: String) throws {
        let client = try Client.withDay()
        #expect(try ParsedPage(client.get(target).body).all("a") { $0.attributes["href"] == "/app/help" }.isEmpty == false)
        #expect(client.get("/app/help").text.contains("Christine Miserandino"))
    }

    @Test("D11: the unit's own name is on the pages, and only it")
    func unit() throws {
        let client = try PagesTests.someone()
        let fields = [("maximum", ""), ("reserve", "1"), ("one", "marble"), ("many", "marbles"), ("firm", "no")]
        try client.act("/app/settings", fields)
        for target in ["/app/today", "/app/spoons", "/app/tasks?select=1", "/app/backlog", "/app/day/new"] {
            let words = try ParsedPage(client.get(target).body).words
            #expect(words.contains("arbles"), "\(target)")
            #expect(!words.replacing("Teaspoon", with: "").contains("spoon"), "\(target)")
        }
    }

    @Test("Nothing on any page blames or counts undone tasks", arguments: [false, true])
    func words(showingOptions: Bool) throws {
        let client = try Self.someone()
        if showingOptions { try Self.showOptions(client) }
        var pages = EveryPage.targets.map { client.get($0).body }
        pages.append(client.post("/app/day/submit", [("origin", "/app/tasks")] + Self.everything(client)).body)
        pages += Refusals.all.map { client.application.refuse(client.form("/app/tasks/new", [("title", "x")]), because: $0).body }
        pages.append(client.get("/app/nothing").body)
        pages.append(client.post("/app/tasks/new", [("title", "")]).body)
        let forbidden = ["overdue", "missed", "failed", "late", "behind", "lazy", "streak", "score", "you should"]
        for body in pages {
            let words = try ParsedPage(body).words.lowercased().split { !$0.isLetter }.joined(separator: " ")
            for word in forbidden { #expect(!" \(words) ".contains(" \(word) "), "\(word)") }
        }
    }

    private static func everything(_ client: Client) -> [(String, String)] {
        SeenPage(client.get("/app/tasks?select=1").body).tasks.map { ("task", $0.hex) }
    }

    @Test("A list shows a hundred rows at most, and offers the next")
    func pages() throws {
        let client = Client()
        for index in 0..<205 { try client.add("Task \(index)", cost: 3) }
        var seen: [Identity] = []
        for (number, rows) in [(1, 100), (2, 100), (3, 5), (4, 5)] {
            let body = client.get("/app/spoons/3?page=\(number)").body
            _ = try ParsedPage(body)
            let tasks = SeenPage(body).tasks
            #expect(tasks.count == rows)
            seen += tasks
        }
        #expect(Set(seen).count == 205)
    }
}

extension ParsedPage {
    fileprivate func isHidden(_ index: Int) -> Bool { elements[index].attributes["type"] == "hidden" }

    fileprivate func isSubmit(_ index: Int) -> Bool {
        elements[index].name == "button" && elements[index].attributes["type"] != "button" && !isWithoutScript(index)
    }

    private func isWithoutScript(_ index: Int) -> Bool {
        elements.indices.contains { elements[$0].name == "noscript" && isInside(index, $0) }
    }
}
