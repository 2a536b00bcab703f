import Requests
import TestSupport
import Testing

@testable import Workbench

struct EnergyPagesTests {
    private static let places = ["/app/tasks", "/app/tasks/new?full=1", "/app/now", "/app/tasks?energy=thinking"]

    private func client() throws -> (Client, task: String) {
        let client = try Client.withDay()
        let task = try client.add("Taxes", cost: 2, [("kinds", "yes"), ("kind", "thinking"), ("kind", "emotional")])
        return (client, task)
    }

    @Test("N5: when kinds of energy are switched off, none are shown, and the kinds of each task stay")
    func off() throws {
        let (client, task) = try client()
        for place in Self.places + ["/app/tasks/\(task)"] {
            let page = try ParsedPage(client.get(place).body)
            #expect(
                !page.words.contains("hinking") && page.element(id: "kinds-field") == nil && page.element(id: "energy") == nil
            )
        }
        try client.act("/app/tasks/\(task)", [("title", "Tax"), ("spoons", "2")])
        try client.act("/app/settings/kinds", [("use", "yes")])
        #expect(client.get("/app/tasks/\(task)").text.contains("Thinking</span>"))
    }

    @Test("N5: switched on, forms ask, rows say it with a drawing and a word, and lists are filtered by it")
    func on() throws {
        let (client, task) = try client()
        try client.add("Sweep", cost: 1, [("kinds", "yes"), ("kind", "physical"), ("kind", "x")])
        try client.act("/app/settings/kinds", [("use", "yes")])
        let form = try ParsedPage(client.get("/app/tasks/\(task)").body)
        let ticked = form.all("input") { $0.attributes["name"] == "kind" && $0.attributes["checked"] != nil }
        #expect(ticked.map { $0.attributes["value"] } == ["thinking", "emotional"])
        let found = try ParsedPage(client.get("/app/tasks?energy=physical").body)
        #expect(try ParsedPage(client.get("/app/tasks/filter").body).element(id: "energy-row") != nil)
        #expect(found.words.contains("Sweep") && !found.words.contains("Taxes"))
        #expect(found.all("span") { $0.attributes["class"] == "fact energy" }.map(\.text) == ["Physical"])
        // Nothing ticked any more: it is taken away.
        try client.act("/app/tasks/\(task)", [("title", "Tax"), ("spoons", "2"), ("kinds", "yes")])
        #expect(try ParsedPage(client.get("/app/tasks?energy=thinking").body).words.contains("No tasks match."))
    }

    @Test("N5: What now? is asked for one kind, or for something that spares it")
    func now() throws {
        let (client, _) = try client()
        try client.add("Sweep", cost: 1, [("kinds", "yes"), ("kind", "physical")])
        try client.act("/app/settings/kinds", [("use", "yes")])
        func title(_ asked: String) throws -> String? {
            try ParsedPage(client.get("/app/now?energy=" + asked).body).all("span") {
                $0.attributes["id"]?.hasPrefix("task-") == true
            }.first?.text
        }
        #expect(try title("thinking") == "Taxes")
        #expect(try title("not-thinking") == "Sweep")
        #expect(try title("social") == nil)
        #expect(client.get("/app/now?energy=not-thinking").text.contains("No thinking energy"))
    }

    @Test("N5: the settings have one button for it, which names its effect")
    func settings() throws {
        let client = try Client.withDay()
        #expect(
            try ParsedPage(client.get("/app/settings/energy").body).element(id: "kinds-button")?.text == "Use kinds of energy"
        )
        try client.act("/app/settings/kinds", [("use", "yes")])
        let settings = try ParsedPage(client.get("/app/settings/energy").body)
        #expect(settings.element(id: "kinds-button")?.text == "Turn off kinds of energy")
        #expect(client.get("/app/history").text.contains("Kinds of energy turned on"))
        #expect(client.get("/app/settings/kinds").status == 405)
    }
}
