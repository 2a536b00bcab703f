import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct SavedViewPagesTests {
    private let client: Client

    init() throws {
        client = try Client.withDay()
        try client.add("Tea", cost: 2, [("priority", "1")])
        try client.add("Cake", cost: 2)
    }

    /// The links to views under Lists: where each leads, and what it says.
    private func links() throws -> [(target: String, name: String)] {
        let page = try ParsedPage(client.get("/app/lists").body)
        return page.elements.indices.compactMap { index in
            guard let target = page.elements[index].attributes["href"], target.hasPrefix("/app/tasks?") else { return nil }
            return (target, page.text(of: index))
        }
    }

    @Test("E11: filters of all tasks are saved under a name, and stand under Lists as a link with the same filters")
    func kept() throws {
        let found = try ParsedPage(client.get("/app/tasks?priority=1").body)
        let naming = try #require(found.element(id: "keep-view")?.attributes["href"])
        #expect(try ParsedPage(client.get(naming).body).value(of: "asked") == "priority=1")
        #expect(try ParsedPage(client.get("/app/tasks?show=open").body).element(id: "keep-view") == nil)
        try client.act("/app/views", [("asked", "priority=1"), ("name", "Urgent")])
        let link = try #require(try links().first)
        #expect(link.name == "Urgent")
        #expect(SeenPage(client.get(link.target).body).tasks.count == 1)
    }

    @Test(
        "E11: a view keeps only parameters that the page of all tasks reads",
        arguments: [
            ("priority=1&back=https://example.org&x=y", "priority=1"), ("?q=tea#top&show=done", "show=done"),
            ("q=%22%3E%3Cscript%3E", "q=%22%3E%3Cscript%3E"), ("spoons=4&page=3&select=all&did=0", "spoons=4"),
            ("date=week&from=2026-03-01&spoons=none", "date=week&spoons=none"), ("to=1.4.2026", "to=2026-04-01"),
        ]
    )
    func strict(sent: String, kept: String) throws {
        try client.act("/app/views", [("asked", sent), ("name", "x")])
        #expect(try links().map(\.target) == ["/app/tasks?" + kept])
    }

    @Test(
        "E11: an address elsewhere, or a page that filters nothing, is no view",
        arguments: ["", "https://example.org/?x", "//example.org", "show=open", "page=2"]
    )
    func nothing(sent: String) throws {
        let response = client.post("/app/views", [("asked", sent), ("name", "x")])
        #expect(response.status == 422 && response.text.contains("Nothing is filtered here."))
        #expect(try links().isEmpty)
    }

    @Test("E11: a missing or taken name is refused beside the field, and the typed name and the filters stay")
    func refused() throws {
        try client.act("/app/views", [("asked", "priority=1"), ("name", "Urgent")])
        for (name, words) in [("", "Enter a name"), ("urgent", "“Urgent” already exists.")] {
            let response = client.post("/app/views", [("asked", "spoons=2"), ("name", name)])
            let page = try ParsedPage(response.body)
            #expect(response.status == 422 && response.text.contains(words))
            #expect(page.value(of: "asked") == "spoons=2" && page.value(of: "name") == name)
        }
    }

    @Test("E11: a view of a list that was deleted shows no tasks instead of all, and says that the list is no longer here")
    func ofDeletedList() throws {
        let list = try client.addList("Errands")
        try client.add("Stamps", cost: 2, [("list", list)])
        try client.act("/app/views", [("asked", "list=\(list)"), ("name", "Out and about")])
        let view = try #require(try links().first).target
        #expect(SeenPage(client.get(view).body).tasks.count == 1)
        try client.act("/app/lists/\(list)/delete")
        let page = client.get(view)
        #expect(SeenPage(page.body).tasks.isEmpty)
        #expect(page.text.contains("Filter and sort: No longer here<") && page.text.contains("No tasks match."))
        let sheet = client.get("/app/tasks/filter?list=\(list)").text
        #expect(sheet.contains("value=\"\(list)\" checked><span>No longer here</span>"))
    }

    @Test("E11: a view is renamed and deleted on its own page; a deleted one is reported as gone")
    func changed() throws {
        let view = try client.act("/app/views", [("asked", "priority=1"), ("name", "Urgent")])
        #expect(try ParsedPage(client.get("/app/views/\(view)").body).value(of: "name") == "Urgent")
        try client.act("/app/views/\(view)", [("name", "First")])
        #expect(try links().map(\.name) == ["First"])
        #expect(client.post("/app/views/\(view)", [("name", "")]).status == 422)
        let location = try #require(client.post("/app/views/\(view)/delete", [("back", "/app/lists")]).location)
        #expect(client.get(location).text.contains("View deleted: First."))
        #expect(try links().isEmpty)
        #expect(client.get("/app/views/\(view)").status == 410)
        #expect(client.post("/app/views/\(view)", [("name", "x")]).status == 410)
    }
}
