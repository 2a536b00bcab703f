import Planner
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

struct TemplateTests {
    @Test("L3: at least twelve templates are offered, each with a sentence about it")
    func offered() throws {
        let page = try ParsedPage(Client().get("/app/templates").body)
        let rows = page.all("li") { $0.attributes["id"]?.hasPrefix("template-") == true }
        #expect(rows.count >= 12)
        #expect(page.all("span") { $0.attributes["class"] == "facts" && !$0.text.isEmpty }.count >= rows.count)
    }

    @Test("L3: a template shows its items, and makes a list without retyping", arguments: StarterTemplate.all)
    func used(template: StarterTemplate) throws {
        let client = try Client.withDay()
        let target = "/app/templates/\(template.slug.text)"
        let name = Catalog.english[template.name]
        let page = try ParsedPage(client.get(target).body)
        #expect(page.value(of: "name") == name)
        let items = page.all("span") { $0.attributes["class"] == "title" }.map(\.text) + page.all("h2").map(\.text)
        #expect(items.count == PastedLines(Catalog.english[template.lines], levels: TaskLimits.levels).lines.count)
        let response = client.post(target, [("name", name), ("back", "/app/templates")])
        let location = try #require(response.location)
        #expect(location.hasPrefix("/app/lists/"))
        let list = try ParsedPage(client.get(location).body)
        #expect(list.element(id: "title")?.text == name)
        let rows = try client.titles(location)
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { items.contains($0) })
    }

    @Test("L3: a template used twice makes two lists, and used under no name none")
    func names() throws {
        let client = try Client.withDay()
        for _ in 0..<2 { try client.act("/app/templates/morning", [("name", "Morning")]) }
        #expect(try client.titles("/app/lists") == ["Morning", "Morning 2"])
        let refused = client.post("/app/templates/morning", [("name", " ")])
        #expect(refused.status == 422)
        #expect(refused.facts.isEmpty)
        #expect(try ParsedPage(refused.body).element(id: "name-field")?.attributes["aria-describedby"] == "name-field-fault")
    }

    @Test("L3: a template is made of any list; nothing in it is to do")
    func own() throws {
        let client = try Client.withDay()
        let list = try client.addList("Garden")
        let tasks = try client.add(["Rake", "Sow"], to: list, cost: 2)
        try client.act("/app/tasks/\(tasks[0])/done")
        let response = client.post("/app/lists/\(list)/template", [("back", "/app/lists/\(list)")])
        let location = try #require(response.location)
        #expect(location.hasPrefix("/app/templates/"))
        #expect(try client.titles(location) == ["Rake", "Sow"])
        let template = try #require(location.dropFirst("/app/templates/".count).split(separator: "?").first)
        let page = try ParsedPage(client.get("/app/lists/\(template)").body)
        #expect(page.all("button") { $0.attributes["class"] == "tick" || $0.attributes["class"] == "take" }.isEmpty)
        #expect(page.element(id: "add-task")?.attributes["href"] == "/app/tasks/new?list=\(template)")
        #expect(page.element(id: "use")?.attributes["href"] == "/app/templates/\(template)")
        #expect(try client.titles("/app/lists") == ["Garden"])
        let used = client.post("/app/templates/\(template)", [("name", "Garden")])
        let fresh = try #require(used.location)
        #expect(try ParsedPage(client.get(fresh).body).element(id: "title")?.text == "Garden 2")
        #expect(try client.titles(fresh) == ["Rake", "Sow"])
    }

    @Test("L3: a personal template is edited, moved and deleted like a list")
    func edited() throws {
        let client = try Client.withDay()
        let list = try client.addList("Garden")
        let first = try client.act("/app/lists/\(list)/template")
        let second = try client.act("/app/lists/\(list)/template")
        try client.act("/app/lists/\(second)/edit", [("name", "Yard")])
        try client.act("/app/lists/\(second)/move", [("to", "up")])
        let own = try client.titles("/app/templates").prefix(2)
        #expect(Array(own) == ["Yard", "Garden"])
        try client.act("/app/lists/\(first)/delete", [("back", "/app/templates")])
        #expect(try client.titles("/app/templates").first == "Yard")
    }
}
