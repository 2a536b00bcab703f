import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct UnderstoodTests {
    private static let line =
        "/app/tasks/understood?page=/app/spoons/3&title=Shower+~2+tomorrow+9:30+!high+%23home+15m+%40Errands"

    /// The remaining words of the line, as a title.
    private static func title(_ page: ParsedPage) -> String? {
        page.indices(class: "understood-title").first.map { page.text(of: $0) }
    }

    @Test("T11: the chips of a line are named in words, and each can be left in the title on the page the line is on")
    func meanings() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(client.get(Self.line).body)
        let chips = page.all("span") { $0.attributes["dir"] == "auto" }.map { $0.text }
        #expect(
            chips == [
                "2 spoons", "Tue 3 Mar (“tomorrow”)", "9:30", "High priority", "Subject: home (new)", "15 min",
                "List: Errands (new)",
            ]
        )
        #expect(Self.title(page) == "Title: Shower")
        let buttons = page.all("button") { $0.attributes["name"] == "refuse" }
        #expect(buttons.map { $0.attributes["formaction"] }.allSatisfy { $0 == "/app/spoons/3" })
        #expect(buttons.first?.attributes["aria-label"] == "2 spoons: put back into the title")
    }

    @Test("T11: a refused part is no chip, and stays refused")
    func refused() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(client.get(Self.line + "&refuse=tomorrow").body)
        #expect(!page.words.contains("Tue 3 Mar"))
        #expect(Self.title(page) == "Title: Shower tomorrow")
        #expect(page.all("input") { $0.attributes["name"] == "refuse" }.first?.attributes["value"] == "tomorrow")
    }

    @Test("T11: the line of a category's page shows its chips without script")
    func category() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(client.get("/app/spoons/3?title=Tea+tomorrow").body)
        #expect(page.value(of: "title") == "Tea tomorrow")
        #expect(page.words.contains("Tue 3 Mar (“tomorrow”)"))
        #expect(page.value(of: "spoons") == "3")
    }

    @Test(
        "T11: nothing typed, or nowhere, is understood as nothing",
        arguments: ["", "?title=", "?title=Tea&page=//evil", "?page=x"]
    )
    func nothing(query: String) throws {
        let response = Client().get("/app/tasks/understood" + query)
        #expect(response.status == 200)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.element(id: "understood") != nil)
        #expect(page.all("li", inside: "understood").isEmpty)
    }
}
