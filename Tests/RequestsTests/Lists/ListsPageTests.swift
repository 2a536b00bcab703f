import Requests
import TestSupport
import Testing

@testable import Workbench

struct ListsPageTests {
    @Test("L1: without any list there is one sentence, and a way to the templates")
    func empty() throws {
        let page = try ParsedPage(Client().get("/app/lists").body)
        #expect(page.words.contains("No lists yet."))
        #expect(page.all("a") { $0.attributes["class"] == "button" && $0.attributes["href"] == "/app/templates" }.count == 1)
        #expect(page.element(id: "options") == nil)
        // A new list is what the page is for then; later, a task.
        #expect(page.element(id: "new-list")?.attributes["class"] == "button primary")
        #expect(page.element(id: "add-task")?.attributes["class"] == "button add")
        let client = Client()
        _ = try client.addList("Errands")
        let later = try ParsedPage(client.get("/app/lists").body)
        #expect(later.element(id: "new-list")?.attributes["class"] != "button primary")
        #expect(later.element(id: "add-task")?.attributes["class"] == "button add primary")
    }

    @Test("L1: adding a list opens it, with the choices made for it")
    func added() throws {
        let client = try Client.withDay()
        let response = client.post(
            "/app/lists/new",
            [("name", " Home "), ("icon", "2"), ("colour", "3"), ("category", "Family"), ("checklist", "yes")]
        )
        let location = try #require(response.location)
        let target = String(location.prefix { $0 != "?" })
        let page = try ParsedPage(client.get(location).body)
        #expect(page.element(id: "title")?.text == "Home")
        #expect(page.words.contains("New list: Home."))
        #expect(page.all("span") { $0.attributes["data-colour"] == "3" }.isEmpty == false)
        let form = try ParsedPage(client.get(target + "/edit").body)
        #expect(form.value(of: "name") == "Home")
        #expect(form.value(of: "category") == "Family")
        let checked = form.all("input") { $0.attributes["checked"] != nil }.map { $0.attributes["name"] ?? "" }
        #expect(checked == ["icon", "colour", "checklist"])
    }

    @Test("L1: lists stand by category, those without one last, however a category is spelled")
    func categories() throws {
        let client = Client()
        for (name, category) in [("Office", "Work"), ("Kitchen", "home"), ("Odds", ""), ("Garden", "Home"), ("Pets", "Home ")] {
            _ = try client.addList(name, [("category", category)])
        }
        #expect(try client.titles("/app/lists") == ["Kitchen", "Garden", "Pets", "Office", "Odds"])
        let headings = try ParsedPage(client.get("/app/lists").body).all("h2").map(\.text)
        #expect(headings == ["home", "Work", "Other"])
    }

    @Test("L1: a row names the first tasks of its list: at most three open ones, and no number")
    func about() throws {
        let client = try Client.withDay()
        let list = try client.addList("Garden")
        let tasks = try client.add(["Rake", "Sow", "Water", "Weed", "Mow"], to: list)
        try client.act("/app/tasks/\(tasks[0])/done")
        let row = try ParsedPage(client.get("/app/lists").body).all("span") { $0.attributes["class"] == "facts" }
        #expect(row.map(\.text) == ["Sow, Water, Weed, …"])
    }

    @Test("L1: a list moves among those of its category")
    func moved() throws {
        let client = Client()
        var lists: [String] = []
        for (name, category) in [("A", "x"), ("B", "y"), ("C", "x"), ("D", "y"), ("E", "x")] {
            lists.append(try client.addList(name, [("category", category)]))
        }
        try client.showOptions("/app/lists")
        func move(_ list: Int, _ fields: [(String, String)]) throws -> String {
            try client.act("/app/lists/\(lists[list])/move", fields)
            return try client.titles("/app/lists").joined()
        }
        #expect(try move(2, [("to", "up")]) == "CAEBD")
        #expect(try move(2, [("to", "bottom")]) == "AECBD")
        #expect(try move(4, [("to", "top")]) == "EACBD")
        #expect(try move(4, [("to", "down")]) == "AECBD")
        #expect(try move(2, [("before", lists[4]), ("after", lists[0])]) == "ACEBD")
        #expect(try move(0, [("to", "up")]) == "ACEBD")
        #expect(try move(3, [("to", "top")]) == "ACEDB")
    }

    @Test("L1: deleting a list takes all that is in it, leads to the lists, and is undone by the toast")
    func deleted() throws {
        let client = try Client.withDay()
        let list = try client.addList("Garden")
        let task = try client.add(["Rake"], to: list)[0]
        let page = try ParsedPage(client.get("/app/lists/\(list)").body)
        let form = try #require(page.index(id: "list-delete").flatMap { page.form(of: $0) })
        #expect(page.elements[form].attributes["action"] == "/app/lists/\(list)/delete")
        let back = page.elements.first { $0.parent == form && $0.attributes["name"] == "back" }?.attributes["value"]
        #expect(back == "/app/lists")
        let act = try client.act("/app/lists/\(list)/delete", [("back", "/app/lists")])
        #expect(client.get("/app/lists/\(list)").status == 410)
        #expect(client.get("/app/tasks/\(task)").status == 410)
        try client.act("/app/history/\(act)/undo")
        #expect(client.get("/app/lists/\(list)").status == 200)
        #expect(try client.titles("/app/lists/\(list)") == ["Rake"])
    }

    @Test("L1: a list whose making is undone on its own page leads to the lists, where it can be done again")
    func undone() throws {
        let client = Client()
        let list = try client.addList("Garden")
        let response = client.post("/app/history/\(list)/undo", [("back", "/app/lists/\(list)")])
        let gone = client.get(try #require(response.location))
        #expect(gone.status == 303)
        let page = client.get(try #require(gone.location))
        #expect(page.status == 200)
        #expect(page.text.contains("Do it again"))
        #expect(client.get("/app/lists/\(list)").status == 410)
    }

    @Test("L1: a list is put away, taken out again as it was, and cannot take another’s name")
    func putAway() throws {
        let client = try Client.withDay()
        let list = try client.addList("Garden")
        try client.add(["Rake"], to: list, cost: 2)
        try client.act("/app/lists/\(list)/archive", [("back", "/app/lists")])
        #expect(try client.titles("/app/lists") == [])
        #expect(try client.titles("/app/lists/archive") == ["Garden"])
        #expect(try client.titles("/app/tasks") == [])
        let page = try ParsedPage(client.get("/app/lists/\(list)").body)
        #expect(page.element(id: "reopen") != nil)
        #expect(page.element(id: "title-field") == nil)
        let other = try client.addList("garden")
        let refused = client.post("/app/lists/\(list)/reopen")
        #expect(refused.status == 422)
        #expect(try ParsedPage(refused.body).element(id: "notice")?.text.contains("“garden”") == true)
        try client.act("/app/lists/\(other)/delete")
        try client.act("/app/lists/\(list)/reopen")
        #expect(try client.titles("/app/lists/\(list)") == ["Rake"])
    }

    @Test("Every page about lists answers 200 with a well-formed page, with and without options", arguments: [false, true])
    func wellFormed(showingOptions: Bool) throws {
        let client = try Client.withDay()
        let list = try client.addList("<b>\"Garden\"&", [("category", "<i>'&\""), ("checklist", "yes")])
        let tasks = try client.add(["<u>", "Sow", "Water"], to: list, cost: 3)
        try client.act("/app/tasks/\(tasks[0])/done")
        let template = try client.act("/app/lists/\(list)/template")
        let plain = try client.addList("Plain")
        try client.add(["Rake", "Mow"], to: plain, cost: 3)
        let old = try client.addList("Old")
        try client.add(["Done with"], to: old)
        try client.act("/app/lists/\(old)/archive")
        let targets =
            ["", "/new", "/merge", "/archive"].map { "/app/lists" + $0 }
            + [list, template, plain, old].flatMap { ["/app/lists/\($0)", "/app/lists/\($0)/edit"] }
            + [
                "/app/templates", "/app/templates/\(template)", "/app/templates/morning",
                "/app/lists/\(list)?title=Tea+~2&refuse=~2",
            ]
        for target in targets {
            if showingOptions { try client.showOptions(target) }
            let response = client.get(target)
            #expect(response.status == 200, "\(target)")
            #expect(throws: Never.self, "\(target)") { try ParsedPage(response.body) }
            #expect(!response.text.contains("<u>"), "\(target)")
        }
    }

    @Test("Nothing on a page about lists or templates blames or counts open tasks")
    func words() throws {
        let client = try Client.withDay()
        var targets = ["/app/lists", "/app/lists/new", "/app/lists/merge", "/app/lists/archive", "/app/templates"]
        for target in ["/app/templates/cleaning", "/app/templates/trip"] {
            targets.append(target)
            targets.append(String(try #require(client.post(target, [("name", "A")]).location)))
        }
        let forbidden = ["overdue", "missed", "failed", "late", "behind", "lazy", "streak", "score", "you should"]
        for target in targets {
            let words = try ParsedPage(client.get(target).body).words.lowercased().split { !$0.isLetter }.joined(separator: " ")
            for word in forbidden { #expect(!" \(words) ".contains(" \(word) "), "\(target) \(word)") }
        }
    }
}
