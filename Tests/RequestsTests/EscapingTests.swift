import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

/// Whatever a person writes is data on every page, never markup.
struct EscapingTests {
    @Test("T1, A5: a link in a note can be followed, and nothing that is written makes another one or leaves its attribute")
    func links() throws {
        let client = try Client.withDay()
        let note = "https://a.example/?q=%22&b='x'\"onmouseover=alert(1)//<script> javascript:alert(1) mailto:ada@example.org"
        let task = try client.add("Read http://b.example", cost: 1, [("note", note)])
        try client.act("/app/notes", [("note", note)])
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        let links = page.all("a") { $0.attributes["rel"] == "noopener noreferrer" }
        #expect(
            links.map { $0.attributes["href"] } == [
                "http://b.example", "https://a.example/?q=%22&b='x", "mailto:ada@example.org",
            ]
        )
        #expect(links.map { $0.attributes["target"] } == ["_blank", "_blank", nil])
        #expect(page.all("script").count == 1)
        #expect(page.elements.allSatisfy { $0.attributes["onmouseover"] == nil })
        #expect(try ParsedPage(client.get("/app/tasks/\(try client.add("Tea"))").body).element(id: "links") == nil)
    }

    private static let titles = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)", "Tea & cake &amp; &lt;b&gt;",
        "</textarea></title></style></script><!--", "اشترِ الحليب \u{202e}txt", "👩‍👩‍👧‍👦🏳️‍🌈", "a\u{0}b", "javascript:alert(1)",
        String(repeating: "<i>é</i>", count: 1100),
    ]

    @Test("Nothing that was written is on any page unescaped", arguments: titles)
    func stored(title: String) throws {
        let client = try Client.withDay()
        let stored = String(title.unicodeScalars.filter { $0 != "\u{0}" })
        let planned = try client.add(title, cost: 1, [("note", title), ("repeat", "daily")])
        try client.act("/app/tasks/\(planned)/today")
        let left = try client.add(title, cost: 2)
        try client.act("/app/tasks/\(left)/today")
        client.now += 86_400_000
        try client.act("/app/day/new", [("spoons", "12")])
        try client.add(title, cost: 3)
        try client.add(title)
        let note = try client.act("/app/notes", [("note", title)])
        try PagesTests.showOptions(client)
        let done = try client.act("/app/tasks/\(planned)/done")

        let pages = EveryPage.targets + ["/app/tasks/\(planned)", "/app/today?did=\(done)", "/app/notes/\(note)"]
        for target in pages {
            let body = client.get(target).body
            let page = try ParsedPage(body)
            #expect(page.all("script").count == 1, "\(target)")
            #expect(page.all("img").isEmpty && page.all("i").isEmpty, "\(target)")
        }
        for target in [
            "/app/today?since=0", "/app/tasks", "/app/backlog", "/app/spoons/3", "/app/spoons/unsorted", "/app/tasks/\(planned)",
        ] {
            let page = try ParsedPage(client.get(target).body)
            // Where it can be changed it stands in a field.
            let isThere = page.value(of: "title") == stored || page.elements.contains { $0.text == stored }
            #expect(isThere, "\(target)")
        }
        #expect(try ParsedPage(client.get("/app/tasks/\(planned)").body).value(of: "note") == stored)
        #expect(try ParsedPage(client.get("/app/notes/\(note)").body).value(of: "note") == stored)
    }

    @Test("A refused text stands in the form as it was typed", arguments: titles)
    func typed(title: String) throws {
        let client = try Client.withDay()
        let response = client.post("/app/tasks/new", [("title", title), ("note", title), ("spoons", "99")])
        #expect(response.status == 422)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "title") == title)
        #expect(page.value(of: "note") == title)
        #expect(page.all("script").count == 1)
    }

    @Test("A unit's name is data too")
    func unit() throws {
        let client = try PagesTests.someone()
        try client.act(
            "/app/settings",
            [("maximum", ""), ("reserve", "1"), ("one", "<u>&\"'"), ("many", "<i>x</i>&amp;"), ("firm", "no")]
        )
        // No page has these elements by itself.
        for target in EveryPage.targets {
            let page = try ParsedPage(client.get(target).body)
            #expect(page.all("u").isEmpty && page.all("i").isEmpty, "\(target)")
        }
        #expect(try ParsedPage(client.get("/app/today").body).words.contains("<i>x</i>&amp;"))
    }

    @Test("The parts of a URL are data, too")
    func query() throws {
        let client = try PagesTests.someone()
        let queries = [
            "did=<script>", "since=\"><b>", "page='", "x=%22%3E%3Cb%3E", "%3Cb%3E=1", "\"><b>", "<b>&amp;",
            "did=" + String(repeating: "0", count: 32),
        ]
        for (number, target) in EveryPage.targets.enumerated() {
            for (index, query) in queries.enumerated() {
                let asked: Comment = "\(target), \(query)"
                let response = client.get(target + (target.contains("?") ? "&" : "?") + query)
                #expect(!response.text.contains("<b>"), asked)
                #expect(response.text.split(separator: "<script", omittingEmptySubsequences: false).count == 2, asked)
                // Each page is read whole with one of them: that takes longer than making it.
                if index == number % queries.count { #expect(throws: Never.self, asked) { try ParsedPage(response.body) } }
            }
        }
        let page = try ParsedPage(client.get("/app/\"><b>x</b>").body)
        #expect(page.all("b").isEmpty)
    }
}
