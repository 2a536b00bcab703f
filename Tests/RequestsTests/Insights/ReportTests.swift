import Requests
import TestSupport
import Testing

@testable import Workbench

struct ReportTests {
    private static let day: Int64 = 86_400_000

    private func client(days: Int) throws -> Client {
        let client = Client()
        for index in 0..<days {
            client.now = Client.monday + Int64(index) * Self.day
            try client.act("/app/day/new", [("spoons", String(8 + index % 3))])
            let task = try client.add("Laundry \(index)", cost: 1 + index % 9)
            try client.act("/app/tasks/\(task)/done")
        }
        return client
    }

    private func report(_ client: Client, _ query: String = "") throws -> ParsedPage {
        try ParsedPage(client.get("/app/insights/report" + query).body)
    }

    @Test("N4: the report begins with the name, the dates and the person's own text")
    func words() throws {
        let client = try client(days: 3)
        try client.act("/app/insights/report", [("name", "Ada Example"), ("text", "Mornings\r\nare hard.")])
        let page = try report(client)
        let article = try #require(page.elements.firstIndex { $0.name == "article" })
        #expect(
            page.text(of: article).hasPrefix(
                "Energy over four weeksAda Example · 4 February to 3 March 2026What I want to sayMornings are hard."
            )
        )
        #expect(client.get("/app/history").text.contains("Report saved"))
    }

    @Test("N4: a name that was taken off the report stays off it, whatever the person is called")
    func noName() throws {
        let client = try client(days: 1)
        try client.act("/app/settings/you", [("name", "Ada"), ("mail", "")])
        #expect(try report(client).element(id: "report-name")?.attributes["value"] == "Ada")
        try client.act("/app/insights/report", [("name", ""), ("text", "")])
        #expect(try report(client).element(id: "report-name")?.attributes["value"]?.isEmpty == true)
    }

    @Test("N4: a text that does not fit on the page is refused, with everything still in the form")
    func tooLong() throws {
        let client = try client(days: 1)
        let text = String(repeating: "word ", count: 100)
        let answer = client.post("/app/insights/report", [("name", "Ada"), ("text", text)])
        #expect(answer.status == 422)
        #expect(answer.text.contains("Use at most 400 characters, so that all fits on one page."))
        #expect(answer.text.contains(text) && answer.text.contains("value=\"Ada\""))
        #expect(client.post("/app/insights/report", [("name", String(repeating: "n", count: 81)), ("text", "")]).status == 422)
    }

    @Test("N4: a refused text or date leaves the weeks that were shown, and the names of tasks, as they were chosen")
    func refusedElsewhere() throws {
        let client = try client(days: 12)
        let report = "/app/insights/report?weeks=8&tasks=yes"
        let text = String(repeating: "word ", count: 100)
        let answer = client.post("/app/insights/report", [("name", ""), ("text", text), ("back", report)])
        #expect(answer.status == 422)
        let page = try ParsedPage(answer.body)
        #expect(page.words.contains("of 56.") && page.words.contains("Laundry"))
        #expect(page.all("input", inside: "report-form").contains { $0.attributes["value"] == report })
        let week = "/app/insights?weeks=1"
        let refused = client.post("/app/insights", [("from", ""), ("to", ""), ("back", week)])
        #expect(refused.status == 422)
        let insights = try ParsedPage(refused.body)
        #expect(insights.all("a") { $0.attributes["href"] == week && $0.attributes["aria-current"] != nil }.count == 1)
        #expect(insights.all("input", inside: "leave-out-form").contains { $0.attributes["value"] == week })
    }

    @Test("N4: the weeks end with yesterday, and can be 2, 4, 8 or 12", arguments: [2, 4, 8, 12])
    func weeks(count: Int) throws {
        let client = try client(days: 20)
        let page = try report(client, "?weeks=\(count)")
        #expect(page.words.contains("Days noted: \(min(count * 7, 19)) of \(count * 7)."))
        let cells = page.elements.indices.filter { page.elements[$0].name == "td" && page.text(of: $0).hasSuffix("of 7") }
        #expect(cells.count == count)
    }

    @Test("N4: tasks are not named unless the person asks for it, and then five")
    func tasks() throws {
        let client = try client(days: 12)
        #expect(try !report(client).words.contains("Laundry"))
        let named = try report(client, "?tasks=yes")
        #expect(
            named.elements.indices.filter { named.elements[$0].name == "th" && named.text(of: $0).contains("Laundry") }.count == 5
        )
    }

    @Test("N4: a report of nothing says so, and leaves room to write")
    func empty() throws {
        let page = try report(Client())
        #expect(page.words.contains("Nothing was noted in these weeks."))
        #expect(page.all("article").count == 1 && page.all("figure").isEmpty)
        #expect(page.indices(class: "report-lines").count == 1)
    }

    @Test("N4: the table of days has a row for each date, empty if nothing was noted")
    func csv() throws {
        let client = Client()
        try client.act("/app/day/new", [("spoons", "9")])
        let task = try client.add("Soup", cost: 4)
        try client.act("/app/tasks/\(task)/done")
        try client.act("/app/day/low")
        client.now += 2 * Self.day
        let answer = client.get("/app/data/days.csv?weeks=2")
        let lines = answer.text.split(separator: "\r\n")
        #expect(lines.first == "day,date,had,borrowed,used,rest_minutes,low,physical,thinking,social,emotional,felt")
        #expect(lines.count == 15)
        #expect(lines[13] == "Mon,2026-03-02,9,0,4,0,1,0,0,0,0,")
        #expect(lines[14] == "Tue,2026-03-03,,,,,,,,,,")
        #expect(answer.header("content-disposition")?.contains("teaspoon-2026-03-04-days.csv") == true)
    }

    @Test("N4: days that are not counted are in no view, not on the report and not in the table, and come back with one tap")
    func leftOut() throws {
        let client = try client(days: 6)
        let span = [("from", "2026-03-03"), ("to", "2026-03-04")]
        try client.act("/app/insights", span)
        #expect(client.get("/app/insights").text.contains("4 days noted."))
        #expect(try report(client).words.contains("Days left out by the person: 2."))
        #expect(client.get("/app/data/days.csv").text.contains("2026-03-03,,"))
        #expect(client.get("/app/insights").text.contains("3 to 4 March"))
        #expect(client.get("/app/history").text.contains("Days left out of insights"))
        try client.act("/app/insights", span + [("do", "count")])
        #expect(client.get("/app/insights").text.contains("6 days noted."))
    }

    @Test("N4: dates that are invalid, in the wrong order, or without a day between them are refused and stay in the form")
    func refused() throws {
        let client = try client(days: 2)
        for (from, to) in [("", ""), ("2026-03-03", "2026-03-02"), ("2025-01-01", "2025-02-01"), ("x", "2026-03-02")] {
            let answer = client.post("/app/insights", [("from", from), ("to", to)])
            #expect(answer.status == 422)
            #expect(try ParsedPage(answer.body).element(id: "leave-out-to")?.attributes["value"] == to)
        }
    }
}
