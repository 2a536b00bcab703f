import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

/// What a line shows is what is saved.
struct ShownLineTests {
    private static let hour: Int64 = 3_600_000

    /// The moment that a page says its line was read at.
    private func readAt(_ page: ParsedPage) -> String? {
        page.all("input") { $0.attributes["name"] == "read-at" }.first?.attributes["value"] ?? nil
    }

    private func shown(_ line: String, by client: Client) throws -> String {
        let query = line.split(separator: " ").joined(separator: "+")
        return try #require(readAt(try ParsedPage(client.get("/app/tasks/understood?page=/app/tasks/new&title=" + query).body)))
    }

    private func due(_ task: String, _ client: Client) throws -> (date: String?, time: String?) {
        let page = try ParsedPage(client.get("/app/tasks/\(task)").body)
        return (page.value(of: "due"), page.value(of: "time"))
    }

    @Test(
        "T11: a line that is sent after midnight is saved as it was shown before",
        arguments: [
            ("Tea tomorrow", "2026-03-03"), ("Tea today", "2026-03-02"), ("Tea in 3 days", "2026-03-05"),
            ("Tea on sunday", "2026-03-08"),
            ("Tea 2 mar", "2026-03-02"), ("Tea next thursday", "2026-03-12"),
        ]
    )
    func overMidnight(line: String, date: String) throws {
        let client = try Client.withDay()
        client.now += 15 * Self.hour + 1_800_000
        let moment = try shown(line, by: client)
        client.now += Self.hour
        let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", line), ("read-at", moment)])
        #expect(try due(task, client).date == date)
    }

    @Test(
        "T11: times that count from now stay as they were shown",
        arguments: [("Tea in 2h", "10:00"), ("Tea at 8:05", "08:05")]
    )
    func times(line: String, time: String) throws {
        let client = try Client.withDay()
        let moment = try shown(line, by: client)
        client.now += 600_000
        let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", line), ("read-at", moment)])
        let saved = try due(task, client)
        #expect(saved.date == "2026-03-02" && saved.time == time)
    }

    @Test(
        "T11: without a moment, with one of the future, of two days ago or with none that can be read, a line is read when it is sent"
    )
    func otherMoments() throws {
        let client = try Client.withDay()
        let now = client.now
        for moment in [
            "", "x y", "\(now + 10 * Self.hour) 0", "\(now - 37 * Self.hour) 0", "9223372036854775807 0", "\(now) 0 0",
        ] {
            let task = try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Tea tomorrow"), ("read-at", moment)])
            #expect(try due(task, client).date == "2026-03-03", "\(moment)")
        }
        let task = try client.act(
            "/app/tasks/new",
            [("quick", "yes"), ("title", "Tea tomorrow"), ("read-at", "\(now - 35 * Self.hour) 0")]
        )
        #expect(try due(task, client).date == "2026-03-01")
    }

    @Test("T11: a line that is shown again is read again, and the form with all fields has what was shown")
    func shownAgain() throws {
        let client = try Client.withDay()
        let moment = try shown("Tea tomorrow", by: client)
        client.now += 24 * Self.hour
        let query = "title=Tea+tomorrow&read-at=" + moment.split(separator: " ").joined(separator: "+")
        let again = try ParsedPage(client.get("/app/tasks/new?quick=yes&" + query).body)
        #expect(again.words.contains("Wed 4 Mar") && readAt(again) != moment)
        let all = try ParsedPage(client.get("/app/tasks/new?full=1&" + query).body)
        #expect(all.value(of: "due") == "2026-03-03")
    }

    @Test("T11: a refused line keeps what it showed")
    func refused() throws {
        let client = try Client.withDay()
        let moment = try shown("Tea tomorrow", by: client)
        client.now += 24 * Self.hour
        let response = client.post(
            "/app/tasks/new",
            [("quick", "yes"), ("title", "Tea tomorrow"), ("set-due", "nonsense"), ("read-at", moment)]
        )
        #expect(response.status == 422)
        #expect(readAt(try ParsedPage(response.body)) == moment)
    }

    @Test("T11: several lines are added as their preview showed them")
    func several() throws {
        let client = try Client.withDay()
        client.now += 15 * Self.hour + 1_800_000
        let fields = [("lines", "Tea tomorrow\nBread in 3 days"), ("read", "yes")]
        let preview = try ParsedPage(client.post("/app/tasks/many", fields + [("do", "preview")]).body)
        #expect(preview.words.contains("Tue 3 Mar"))
        let moment = try #require(readAt(preview))
        client.now += Self.hour
        #expect(client.post("/app/tasks/many", fields + [("read-at", moment)]).status == 303)
        let tasks = try ParsedPage(client.get("/app/tasks?show=all").body)
        #expect(tasks.words.contains("Tea") && !tasks.words.contains("Wed 4 Mar") && !tasks.words.contains("Fri 6 Mar"))
    }

    @Test("T11: a name with other marks is offered by a chip that is off, and the task goes where it says")
    func otherMarks() throws {
        let client = try Client.withDay()
        let list = try client.act("/app/lists/new", [("name", "Tåg")])
        let page = try ParsedPage(client.get("/app/tasks/understood?page=/app/tasks/new&title=Tea+%40Tag").body)
        let offered = page.all("button") { $0.attributes["name"] == "switch" }
        #expect(
            offered.count == 1 && offered.first?.attributes["value"] == "@Tag"
                && offered.first?.attributes["aria-pressed"] == "false"
        )
        #expect(page.words.contains("List: Tag (new)") && page.words.contains("List: Tåg?"))
        try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Tea @Tag"), ("switch", "@Tag")])
        let lists = { try ParsedPage(client.get("/app/lists").body).words }
        #expect(try !lists().contains("Tag"))
        #expect(try ParsedPage(client.get("/app/lists/\(list)").body).words.contains("Tea"))
        try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Coffee @Tag")])
        #expect(try lists().contains("Tag"))
    }

    @Test(
        "A9: a shared text that contains the shared address has it once, and a shared title is one line",
        arguments: [
            ("title=News&text=Read+https://example.org/a.&url=https://example.org/a", "News", "Read https://example.org/a."),
            ("title=News&text=Read+https://example.org&url=https://example.org/", "News", "Read https://example.org"),
            (
                "title=News&text=Read+https://example.org/ab&url=https://example.org/a", "News",
                "Read https://example.org/ab\nhttps://example.org/a"
            ),
            ("title=Two%0D%0Alines&text=Salt", "Two lines", "Salt"), ("text=Two%0Alines", "Two lines", ""),
        ]
    )
    func shared(query: String, title: String, note: String) throws {
        let page = try ParsedPage(Client().get("/app/tasks/new?" + query).body)
        #expect(page.value(of: "title") == title)
        #expect(page.value(of: "note") == note)
    }
}
