import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct ManyLinesTests {
    private static let lines = "Cook soup ~2\n  Chop\n  Boil tomorrow\nCall Ann !high"

    private func titles(_ response: Response) throws -> [String] {
        try ParsedPage(response.body).all("span") { $0.attributes["class"] == "title" }.map { $0.text }
    }

    @Test("T11: pasted lines become tasks, indented ones their steps, and their words are read as in quick add")
    func add() throws {
        let client = try Client.withDay()
        try client.act("/app/tasks/many", [("lines", Self.lines), ("read", "yes")])
        #expect(Set(try titles(client.get("/app/tasks?show=all"))) == ["Cook soup", "Chop", "Boil", "Call Ann"])
        #expect(try titles(client.get("/app/spoons/2")) == ["Cook soup"])
        #expect(client.get("/app/spoons/2").text.contains("2 steps left"))
        #expect(client.get("/app/tasks?priority=1").text.contains("Call Ann"))
    }

    @Test("T11: unread, the lines are titles as they stand")
    func unread() throws {
        let client = try Client.withDay()
        try client.act("/app/tasks/many", [("lines", Self.lines)])
        #expect(try titles(client.get("/app/tasks?show=all")).contains("Call Ann !high"))
    }

    @Test("T11: a preview of the lines is shown before they are added, and nothing changes")
    func preview() throws {
        let client = try Client.withDay()
        let response = client.post("/app/tasks/many", [("lines", Self.lines), ("read", "yes"), ("do", "preview")])
        #expect(response.status == 200)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "lines") == Self.lines)
        #expect(try titles(response) == ["Cook soup", "Chop", "Boil", "Call Ann"])
        #expect(page.words.contains("2 spoons"))
        #expect(page.words.contains("High priority"))
        #expect(page.words.contains("Tue 3 Mar (“tomorrow”)"))
        #expect(page.all("ul") { $0.attributes["class"] == nil }.count == 2)
        #expect(page.element(id: "too-deep") == nil)
        let unread = client.post("/app/tasks/many", [("lines", Self.lines), ("do", "preview")])
        #expect(try titles(unread) == ["Cook soup ~2", "Chop", "Boil tomorrow", "Call Ann !high"])
    }

    @Test("T11: the preview shows lists that lines name as words where they cannot count: in steps, and where a list is chosen")
    func namedLists() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 1)
        try client.act("/app/tasks/bulk", [("do", "list"), ("newlist", "Errands"), ("task", task)])
        let page = try ParsedPage(client.get("/app/tasks/many").body)
        let list = try #require(page.all("option") { $0.text == "Errands" }.first?.attributes["value"])
        let lines = ("lines", "Milk @Shop\n  Cream @Shop")
        let free = client.post("/app/tasks/many", [lines, ("read", "yes"), ("do", "preview")])
        #expect(try titles(free) == ["Milk", "Cream @Shop"])
        let chosen = client.post("/app/tasks/many", [lines, ("read", "yes"), ("list", list), ("do", "preview")])
        #expect(try titles(chosen) == ["Milk @Shop", "Cream @Shop"])
    }

    @Test("T11: a step that is added by one line keeps the list that it names as a word, and the line is shown so")
    func stepInOneLine() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 1)
        let shown = client.get("/app/tasks/understood?title=Milk%20@Shop%20~2&parent=\(task)")
        let page = try ParsedPage(shown.body)
        #expect(page.indices(class: "understood-title").map { page.text(of: $0) } == ["Title: Milk @Shop"])
        try client.act("/app/tasks/new", [("quick", "yes"), ("title", "Milk @Shop ~2"), ("parent", task)])
        #expect(try titles(client.get("/app/tasks?show=all")).contains("Milk @Shop"))
        #expect(!client.get("/app/lists").text.contains("Shop"))
    }

    @Test("T8, T11: lines that are indented too deep are moved up, and the page says so")
    func deep() throws {
        let client = try Client.withDay()
        let lines = (0..<8).map { String(repeating: "\t", count: $0) + "Step \($0)" }.joined(separator: "\n")
        let response = client.post("/app/tasks/many", [("lines", lines), ("do", "preview")])
        let note = try #require(try ParsedPage(response.body).element(id: "too-deep"))
        #expect(note.text == "Steps can be at most 5 levels deep. Deeper lines were moved up.")
        #expect(client.post("/app/tasks/many", [("lines", lines)]).status == 303)
    }

    @Test("T11: a long paste is shown in part, and added whole")
    func long() throws {
        let client = try Client.withDay()
        let lines = (0..<150).map { "Line \($0)" }.joined(separator: "\n")
        let response = client.post("/app/tasks/many", [("lines", lines), ("do", "preview")])
        #expect(try titles(response).count == 100)
        try client.act("/app/tasks/many", [("lines", lines)])
        #expect(try ParsedPage(client.get("/app/tasks?q=line").body).element(id: "found")?.text == "150 tasks")
    }

    @Test(
        "T11: no lines, too many or one too long are refused beside the field, and all of it stays",
        arguments: ["", " \n\t", String(repeating: "x\n", count: 2001), "Tea\n" + String(repeating: "x", count: 10_001)],
        ["preview", "add"]
    )
    func refused(lines: String, what: String) throws {
        let client = try Client.withDay()
        if lines.utf8.starts(with: "Tea".utf8), what == "preview" { return }
        let response = client.post("/app/tasks/many", [("lines", lines), ("do", what)])
        #expect(response.status == 422)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "lines") == lines)
        let field = try #require(page.element(id: "many-lines"))
        #expect(field.attributes["aria-invalid"] == "true")
        #expect(page.element(id: "many-lines-fault")?.text.isEmpty == false)
        #expect(page.element(id: "read")?.attributes["checked"] == nil)
    }

    @Test("T11: the lines go to the list that was chosen; a list that does not exist is refused")
    func list() throws {
        let client = try Client.withDay()
        let task = try client.add("Tea", cost: 1)
        try client.act("/app/tasks/bulk", [("do", "list"), ("newlist", "Errands"), ("task", task)])
        let page = try ParsedPage(client.get("/app/tasks/many").body)
        let list = try #require(page.all("option") { $0.text == "Errands" }.first?.attributes["value"])
        let chosen = try ParsedPage(client.get("/app/tasks/many?list=\(list)").body)
        #expect(chosen.all("option") { $0.attributes["selected"] != nil }.first?.text == "Errands")
        let added = client.post("/app/tasks/many", [("lines", "Stamps\nBread"), ("list", list)])
        #expect(added.location?.hasPrefix("/app/lists/\(list)?did=") == true)
        #expect(try titles(client.get("/app/tasks?list=\(list)")) == ["Tea", "Stamps", "Bread"])
        for forged in ["x", String(repeating: "0", count: 32)] {
            let response = client.post("/app/tasks/many", [("lines", "Stamps"), ("list", forged)])
            #expect(response.status == 422)
            #expect(try ParsedPage(response.body).element(id: "many-list-fault") != nil)
        }
    }
}
