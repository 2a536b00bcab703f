import Requests
import TestSupport
import Testing

@testable import Workbench

struct HowItWasTests {
    private static let day: Int64 = 86_400_000

    @Test("N4: how the day was is not asked until it is switched on, and then only where there was a day")
    func off() throws {
        let client = try Client.withDay()
        #expect(try ParsedPage(client.get("/app/day/new").body).element(id: "felt-field") == nil)
        try client.act("/app/insights", [("ask", "yes")])
        let page = try ParsedPage(client.get("/app/day/new").body)
        let answers = page.all("input") { $0.attributes["name"] == "felt" }
        #expect(answers.map { $0.attributes["value"] } == ["lighter", "usual", "heavier", "stopped"])
        #expect(answers.allSatisfy { $0.attributes["checked"] == nil })
        let fresh = Client()
        try fresh.act("/app/insights", [("ask", "yes")])
        #expect(try ParsedPage(fresh.get("/app/day/new").body).element(id: "felt-field") == nil)
        try client.act("/app/insights", [("ask", "no")])
        #expect(try ParsedPage(client.get("/app/day/new").body).element(id: "felt-field") == nil)
    }

    @Test("N4: an answer is noted of the day before, is on the page, the report and in the table, and may be left out")
    func answer() throws {
        let client = try Client.withDay()
        try client.act("/app/insights", [("ask", "yes")])
        client.now += Self.day
        let act = try client.act("/app/day/new", [("spoons", "9"), ("felt", "heavier")])
        client.now += Self.day
        try client.act("/app/day/new", [("spoons", "9")])
        let rows = client.get("/app/data/days.csv?weeks=2").text.split(separator: "\r\n").suffix(2)
        #expect(rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).last } == ["heavier", ""])
        #expect(client.get("/app/insights?weeks=1").text.contains("How it was"))
        #expect(client.get("/app/insights/report").text.contains("How the days were: heavier 1."))
        try client.act("/app/history/\(act)/undo")
        #expect(!client.get("/app/insights/report").text.contains("How the days were"))
    }

    @Test("N4: an answer stays chosen where the number is refused")
    func refused() throws {
        let client = try Client.withDay()
        try client.act("/app/insights", [("ask", "yes")])
        let answer = client.post("/app/day/new", [("spoons", "many"), ("felt", "lighter")])
        let chosen = try ParsedPage(answer.body).all("input") {
            $0.attributes["name"] == "felt" && $0.attributes["checked"] != nil
        }
        #expect(chosen.map { $0.attributes["value"] } == ["lighter"])
    }
}
