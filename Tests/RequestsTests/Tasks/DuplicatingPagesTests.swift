import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct DuplicatingPagesTests {
    @Test("E11: after a task was duplicated its form opens on the title, and the copy can be undone there")
    func opens() throws {
        let client = try Client.withDay()
        let task = try client.add("Wash up", cost: 2, [("due", "2026-03-05")])
        #expect(try ParsedPage(client.get("/app/tasks/\(task)").body).element(id: "act-duplicate") != nil)
        let response = client.post("/app/tasks/\(task)/duplicate", [("back", "/app/spoons/2")])
        let location = try #require(response.location)
        #expect(response.status == 303 && location.hasPrefix("/app/tasks/") && !location.contains(task))
        let answer = client.get(location)
        let page = try ParsedPage(answer.body)
        #expect(page.value(of: "title") == "Wash up")
        #expect(page.value(of: "due") == "")
        #expect(page.element(id: "title-field")?.attributes["autofocus"] != nil)
        #expect(answer.text.contains("Duplicated: Wash up."))
        let undo = page.all("form") { $0.attributes["action"]?.hasSuffix("/undo") == true }
        try client.act(try #require(undo.first?.attributes["action"]))
        #expect(SeenPage(client.get("/app/spoons/2").body).tasks.count == 1)
    }

    @Test("E11, T14: a copy that is undone on its own page leads to the tasks, where it can be done again")
    func undone() throws {
        let person = try Person.has(("Wash up", 2))
        try person.open("/app/spoons/2")
        try person.openRow("Wash up")
        try person.press("Duplicate")
        let copy = person.address.prefix { $0 != "?" }
        try person.undo()
        #expect(person.answer.status == 200)
        #expect(person.title == "Tasks")
        #expect(person.told.contains("Undone"))
        #expect(person.titles == ["Wash up"])
        try person.press("Do it again", in: "toast")
        try person.open(String(copy))
        #expect(try person.value("Title") == "Wash up")
    }

    @Test("T14: a task that is deleted after one of its steps was seen leads to the tasks, where it can be undone")
    func deletedWithStep() throws {
        let client = try Client.withDay()
        let task = try client.add("Trip", cost: 2)
        let step = try client.act("/app/tasks/\(task)/step", [("title", "Pack")])
        // The script sends the page that the task's page was opened from.
        let response = client.post("/app/tasks/\(task)/delete", [("back", "/app/tasks/\(step)")])
        let gone = client.get(try #require(response.location))
        #expect(gone.status == 303)
        let page = client.get(try #require(gone.location))
        #expect(page.status == 200)
        #expect(page.text.contains("Deleted: Trip"))
        #expect(client.get("/app/tasks/\(step)").status == 410)
    }

    @Test("E11: the form of a task that was only opened has the focus nowhere")
    func opened() throws {
        let client = try Client.withDay()
        let task = try client.add("Wash up")
        #expect(!client.get("/app/tasks/\(task)").text.contains("autofocus"))
    }

    @Test("E11, T10: many are duplicated from the list they were chosen in")
    func many() throws {
        let client = try Client.withDay()
        let tasks = try ["Tea", "Cake"].map { try client.add($0, cost: 2) }
        let fields = [("origin", "/app/spoons/2"), ("do", "duplicate")] + tasks.map { ("task", $0) }
        let location = try #require(client.post("/app/tasks/bulk", fields).location)
        #expect(location.hasPrefix("/app/spoons/2?did="))
        let page = client.get(location)
        #expect(SeenPage(page.body).tasks.count == 4)
        #expect(page.text.contains("Duplicated: 2 tasks."))
    }

    @Test("E11: a list and a template are duplicated from their own menu, and the copy opens")
    func lists() throws {
        let client = try Client.withDay()
        let list = try client.act("/app/lists/new", [("name", "Packing")])
        try client.add(["Socks"], to: list)
        #expect(try ParsedPage(client.get("/app/lists/\(list)").body).element(id: "list-duplicate") != nil)
        let location = try #require(client.post("/app/lists/\(list)/duplicate").location)
        #expect(location.hasPrefix("/app/lists/"))
        let page = client.get(location).text
        #expect(page.contains("New list, a copy: Packing 2") && page.contains("Socks"))
        let template = try client.act("/app/lists/\(list)/template")
        #expect(client.post("/app/lists/\(template)/duplicate").location?.hasPrefix("/app/templates/") == true)
    }

    @Test("E11: a task or list that is gone cannot be duplicated, and the page says so")
    func gone() throws {
        let client = try Client.withDay()
        let nothing = Identity(high: 7, low: 7).hex
        #expect(client.post("/app/tasks/\(nothing)/duplicate").status == 410)
        #expect(client.post("/app/lists/\(nothing)/duplicate").status == 410)
    }
}
