import Facts
import Planner
import Requests
import TestSupport
import Testing

/// A member who may only look at a shared list sends each form that would change it.
struct ViewOnlyTests {
    private let client: Client
    private let list: String
    private let milk: String

    init() throws {
        client = try Client.withDay()
        list = try client.addList("Groceries")
        milk = try client.add("Milk", cost: 1, [("list", list)])
        let identity = try #require(Identity(hex: list))
        _ = client.application.share(identity, as: 7, now: client.now)
        client.application.spaces = [SpaceMembership(number: 7, role: .view, others: ["Ada"])]
    }

    private static let forms: [(path: String, fields: [(String, String)])] = [
        ("/app/tasks/TASK/step", [("title", "The blue one")]),
        ("/app/tasks/TASK/delete", []),
        ("/app/tasks/TASK/date", [("date", "2027-03-01")]),
        ("/app/tasks/bulk", [("task", "TASK"), ("do", "priority"), ("priority", "1")]),
        ("/app/tasks/new", [("title", "Bread"), ("list", "LIST")]),
        ("/app/lists/LIST/edit", [("name", "Food")]),
    ]

    @Test("L5: the page of a view-only task without steps has no heading for steps")
    func steps() throws {
        #expect(try ParsedPage(client.get("/app/tasks/\(milk)").body).element(id: "steps") == nil)
        client.application.spaces = [SpaceMembership(number: 7, role: .edit, others: ["Ada"])]
        #expect(try ParsedPage(client.get("/app/tasks/\(milk)").body).element(id: "steps") != nil)
    }

    @Test("L5: who may only look at a list is offered to plan with it, and nothing that changes or shows it")
    func offered() throws {
        for role in [SpaceRole.own, .view] {
            client.application.spaces = [SpaceMembership(number: 7, role: role, others: ["Ada"])]
            let page = try ServersPage.ofMember(client, "/app/lists/\(list)")
            for id in ["publish", "show-list"] { #expect((page.element(id: id) != nil) == (role == .own), "\(role) \(id)") }
            let ticks = page.elements.filter { $0.attributes["formaction"] == "/app/tasks/\(milk)/done" }
            #expect(ticks.count == (role == .own ? 1 : 0))
            let task = try ServersPage.ofMember(client, "/app/tasks/\(milk)")
            for id in ["act-done", "act-delete"] { #expect((task.element(id: id) != nil) == (role == .own), "\(role) \(id)") }
            #expect(task.element(id: "act-focus") != nil)
        }
    }

    @Test("L5: a form that would change a list that one may only look at says so and changes nothing", arguments: forms.indices)
    func refused(index: Int) throws {
        let form = Self.forms[index]
        func named(_ text: String) -> String {
            text == "TASK" ? milk : text == "LIST" ? list : text
        }
        let path = form.path.split(separator: "/").map { "/" + named(String($0)) }.joined()
        let answer = client.post(path, form.fields.map { ($0.0, named($0.1)) })
        #expect(answer.facts.isEmpty)
        #expect(answer.status == 403)
        #expect(answer.text.contains("shared with you as view only"))
    }
}
