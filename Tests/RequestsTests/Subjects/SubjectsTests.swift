import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct SubjectsTests {
    private static func checked(_ page: ParsedPage, _ name: String) -> [String] {
        page.all("input") { $0.attributes["name"] == name && $0.attributes["checked"] != nil }
            .compactMap { $0.attributes["value"] }
    }

    @Test("T7: a subject is added, renamed and given another colour")
    func adding() throws {
        let client = try Client.withDay()
        _ = try ParsedPage(client.get("/app/subjects").body)
        let home = try client.act("/app/subjects", [("name", "Home"), ("colour", "3")])
        let list = try ParsedPage(client.get("/app/subjects").body)
        #expect(list.element(id: "subject-\(home)") != nil)
        #expect(list.words.contains("Home"))
        let page = try ParsedPage(client.get("/app/subjects/\(home)").body)
        #expect(page.all("a") { $0.attributes["href"] == "/app/tasks?subject=\(home)" }.count == 1)
        #expect(page.value(of: "name") == "Home")
        #expect(Self.checked(page, "colour") == ["3"])
        try client.act("/app/subjects/\(home)", [("name", "House"), ("colour", "5")])
        let renamed = try ParsedPage(client.get("/app/subjects/\(home)").body)
        #expect(renamed.value(of: "name") == "House")
        #expect(Self.checked(renamed, "colour") == ["5"])
    }

    @Test("T7: a blank name, or one that is taken in any spelling, is refused beside the field", arguments: ["", " ", "HOME"])
    func refused(name: String) throws {
        let client = try Client.withDay()
        try client.act("/app/subjects", [("name", "Home"), ("colour", "3")])
        let other = try client.act("/app/subjects", [("name", "Health"), ("colour", "1")])
        for target in ["/app/subjects", "/app/subjects/\(other)"] {
            let response = client.post(target, [("name", name), ("colour", "6")])
            #expect(response.status == 422)
            #expect(response.facts.isEmpty)
            let page = try ParsedPage(response.body)
            #expect(page.value(of: "name") == name)
            #expect(page.element(id: "name-field")?.attributes["aria-invalid"] == "true")
            #expect(page.element(id: "name-field-fault") != nil)
            #expect(Self.checked(page, "colour") == ["6"])
        }
    }

    @Test("T7: tasks with a merged subject have the other, and deleting a subject leaves its tasks")
    func mergeAndDelete() throws {
        let client = try Client.withDay()
        let home = try client.act("/app/subjects", [("name", "Home"), ("colour", "3")])
        let house = try client.act("/app/subjects", [("name", "House"), ("colour", "1")])
        let task = try client.add("Sweep", cost: 2, [("subject", home)])
        #expect(try ParsedPage(client.get("/app/subjects/\(home)").body).all("option").map { $0.attributes["value"] } == [house])
        try client.act("/app/subjects/\(home)/merge", [("into", house)])
        #expect(Self.checked(try ParsedPage(client.get("/app/tasks/\(task)").body), "subject") == [house])
        #expect(client.get("/app/subjects/\(home)").status == 410)
        let undo = try client.act("/app/subjects/\(house)/delete")
        #expect(Self.checked(try ParsedPage(client.get("/app/tasks/\(task)").body), "subject").isEmpty)
        try client.act("/app/history/\(undo)/undo")
        #expect(Self.checked(try ParsedPage(client.get("/app/tasks/\(task)").body), "subject") == [house])
    }

    @Test("T7, E11: a view that was saved with a subject shows the tasks of the one that it was merged into")
    func viewOfMerged() throws {
        let client = try Client.withDay()
        let home = try client.act("/app/subjects", [("name", "Home"), ("colour", "3")])
        let house = try client.act("/app/subjects", [("name", "House"), ("colour", "1")])
        let task = try client.add("Sweep", cost: 2, [("subject", home)])
        try client.add("Tea", cost: 1)
        try client.act("/app/views", [("asked", "subject=\(home)"), ("name", "Chores")])
        try client.act("/app/subjects/\(home)/merge", [("into", house)])
        let lists = try ParsedPage(client.get("/app/lists").body)
        let view = try #require(lists.all("a").compactMap { $0.attributes["href"] }.first { $0.hasPrefix("/app/tasks?") })
        #expect(SeenPage(client.get(view).body).tasks.map(\.hex) == [task])
    }

    @Test("T7: an edit of a subject that was deleted meanwhile is offered as a new one, and nothing else changes")
    func stale() throws {
        let client = try Client.withDay()
        let home = try client.act("/app/subjects", [("name", "Home"), ("colour", "3")])
        try client.act("/app/subjects/\(home)/delete")
        let response = client.post("/app/subjects/\(home)", [("name", "House"), ("colour", "5")])
        #expect(response.status == 410)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "name") == "House")
        #expect(Self.checked(page, "colour") == ["5"])
        for (act, fields) in [("delete", []), ("merge", [("into", home)]), ("merge", []), ("merge", [("into", "x")])] {
            #expect(client.post("/app/subjects/\(home)/\(act)", fields).status == 410, "\(act)")
        }
    }
}
