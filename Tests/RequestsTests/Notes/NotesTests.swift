import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

struct NotesTests {
    private static func checked(_ page: ParsedPage, _ name: String) -> [String] {
        page.all("input") { $0.attributes["name"] == name && $0.attributes["checked"] != nil }
            .compactMap { $0.attributes["value"] }
    }

    /// The titles of the rows, from the top.
    private static func shown(_ client: Client, _ target: String = "/app/notes") throws -> [String] {
        try ParsedPage(client.get(target).body).all("span") { $0.attributes["class"] == "title" }.map(\.text)
    }

    /// The texts below the first lines, from the top.
    private static func rests(_ client: Client) throws -> [String] {
        try ParsedPage(client.get("/app/notes").body).all("span") { $0.attributes["class"] == "note-rest" }.map(\.text)
    }

    @discardableResult
    private static func note(_ client: Client, _ text: String) throws -> String {
        try client.act("/app/notes", [("note", text)])
    }

    @Test("A5: a note is added with a colour, and the page says which in a word")
    func adding() throws {
        let client = Client()
        #expect(try ParsedPage(client.get("/app/notes").body).element(id: "find") == nil)
        let note = try client.act("/app/notes", [("note", "Milk\r\noat, not cow"), ("colour", "4")])
        let page = try ParsedPage(client.get("/app/notes").body)
        #expect(page.element(id: "note-\(note)")?.attributes["data-colour"] == "4")
        #expect(try Self.shown(client) == ["Milk"])
        #expect(page.words.contains("oat, not cow"))
        #expect(page.words.contains("Rose"))
        #expect(page.words.contains("Turn into a task: Milk"))
        #expect(page.element(id: "find-field") != nil)
        let itself = try ParsedPage(client.get("/app/notes/\(note)").body)
        #expect(itself.value(of: "note") == "Milk\noat, not cow")
        #expect(Self.checked(itself, "colour") == ["4"])
    }

    @Test("A5: without a choice a note is amber")
    func usualColour() throws {
        let client = Client()
        #expect(Self.checked(try ParsedPage(client.get("/app/notes?new=1").body), "colour") == ["5"])
        let note = try client.act("/app/notes", [("note", "Milk"), ("colour", "99")])
        #expect(try ParsedPage(client.get("/app/notes").body).element(id: "note-\(note)")?.attributes["data-colour"] == "5")
    }

    @Test("A5: an invalid note is refused beside the field, which keeps the typed text", arguments: ["", "  \n "])
    func refused(text: String) throws {
        let client = Client()
        let note = try Self.note(client, "Milk")
        for target in ["/app/notes", "/app/notes/\(note)", "/app/notes/\(note)/task"] {
            let response = client.post(target, [("note", text), ("colour", "6")])
            #expect(response.status == 422, "\(target)")
            #expect(response.facts.isEmpty)
            let page = try ParsedPage(response.body)
            #expect(page.value(of: "note") == text)
            #expect(page.element(id: "note-field")?.attributes["aria-invalid"] == "true")
            #expect(page.element(id: "note-field")?.attributes["aria-describedby"] == "note-field-fault")
            #expect(page.words.contains("Enter some text."))
            #expect(Self.checked(page, "colour") == ["6"])
        }
        let long = String(repeating: "x", count: 100_001)
        let response = client.post("/app/notes", [("note", long)])
        #expect(response.status == 422)
        #expect(try ParsedPage(response.body).value(of: "note") == long)
    }

    @Test("A5: a form sent twice makes one note")
    func twice() throws {
        let client = Client()
        let form = client.form("/app/notes", [("note", "Milk")])
        let first = client.application.handle(form)
        let second = client.application.handle(form)
        #expect(first.status == 303 && second.status == 303 && first.location == second.location)
        #expect(second.facts.isEmpty)
        #expect(try Self.shown(client) == ["Milk"])
    }

    @Test("A5: a note becomes a task by one form; sent twice it makes one; undo brings it back")
    func becomesTask() throws {
        let client = try Client.withDay()
        let note = try Self.note(client, "Milk\noat, not cow")
        let form = client.form("/app/notes/\(note)/task", [("back", "/app/notes")])
        let made = client.application.handle(form)
        #expect(made.status == 303 && made.location?.hasPrefix("/app/notes?did=") == true)
        #expect(client.application.handle(form).facts.isEmpty)
        #expect(try Self.shown(client).isEmpty)
        let tasks = SeenPage(client.get("/app/spoons/unsorted").body).tasks
        #expect(tasks.count == 1)
        let task = try ParsedPage(client.get("/app/tasks/\(tasks[0].hex)").body)
        #expect(task.value(of: "title") == "Milk")
        #expect(task.value(of: "note") == "oat, not cow")
        let act = try #require(made.location?.split(separator: "did=").last)
        let page = try ParsedPage(client.get("/app/notes?did=\(act)").body)
        #expect(page.words.contains("Note turned into a task: Milk"))
        try client.act("/app/history/\(act)/undo")
        #expect(try Self.shown(client) == ["Milk"])
        #expect(try Self.rests(client) == ["oat, not cow"])
        #expect(SeenPage(client.get("/app/spoons/unsorted").body).tasks.isEmpty)
    }

    @Test("A5: from its page a note becomes a task as it is written there")
    func becomesTaskAsWritten() throws {
        let client = try Client.withDay()
        let note = try Self.note(client, "Milk")
        let page = try ParsedPage(client.get("/app/notes/\(note)").body)
        #expect(page.element(id: "make")?.attributes["formaction"] == "/app/notes/\(note)/task")
        try client.act("/app/notes/\(note)/task", [("note", "Oat milk\r\ntwo of them")])
        let tasks = SeenPage(client.get("/app/spoons/unsorted").body).tasks
        #expect(try ParsedPage(client.get("/app/tasks/\(tasks[0].hex)").body).value(of: "title") == "Oat milk")
    }

    @Test("A5: pinned notes stand first and say so; rows are moved where options are shown")
    func order() throws {
        let client = Client()
        let notes = try ["C", "B", "A"].map { try Self.note(client, $0) }
        #expect(try Self.shown(client) == ["A", "B", "C"])
        #expect(try ParsedPage(client.get("/app/notes").body).element(id: "grip-\(notes[0])") == nil)
        try client.act("/app/options", [("show", "yes"), ("back", "/app/notes")])
        let page = try ParsedPage(client.get("/app/notes").body)
        #expect(page.all("reorder-list").count == 1)
        #expect(page.element(id: "note-\(notes[0])")?.attributes["data-move"] == "/app/notes/\(notes[0])/move")
        for way in ["up", "down", "top", "bottom"] { #expect(page.element(id: "move-\(way)-\(notes[0])") != nil) }
        try client.act("/app/notes/\(notes[0])/move", [("to", "top")])
        #expect(try Self.shown(client) == ["C", "A", "B"])
        try client.act("/app/notes/\(notes[2])/move", [("before", ""), ("after", notes[1])])
        #expect(try Self.shown(client) == ["C", "B", "A"])
        try client.act("/app/notes/\(notes[2])/pin")
        #expect(try Self.shown(client) == ["A", "C", "B"])
        #expect(try ParsedPage(client.get("/app/notes").body).words.contains("Pinned"))
        try client.act("/app/notes/\(notes[2])/unpin")
        #expect(try Self.shown(client) == ["C", "B", "A"])
    }

    @Test("A5: notes are found as tasks are; results cannot be moved")
    func finding() throws {
        let client = Client()
        for text in ["Café at noon", "Laundry"] { try Self.note(client, text) }
        try client.act("/app/options", [("show", "yes"), ("back", "/app/notes")])
        #expect(try Self.shown(client, "/app/notes?q=CAFE") == ["Café at noon"])
        let page = try ParsedPage(client.get("/app/notes?q=luandry").body)
        #expect(page.words.contains("No exact match. These come close."))
        #expect(page.all("reorder-list").isEmpty && page.element(id: "clear") != nil)
        #expect(page.all("button") { $0.attributes["data-move-to"] != nil }.isEmpty)
        #expect(page.all("button") { $0.attributes["id"]?.hasPrefix("delete-") == true }.count == 1)
        #expect(try ParsedPage(client.get("/app/notes?q=%3Cb%3E").body).words.contains("No results for “<b>”. Try other words."))
        #expect(try ParsedPage(client.get("/app/notes?q=e").body).words.contains("1 note"))
        #expect(try Self.shown(client, "/app/notes?q=%20").count == 2)
    }

    @Test("A5: a hundred notes a page; of a long one the beginning")
    func pages() throws {
        let client = Client()
        for number in 1...105 { try Self.note(client, "note \(number)") }
        #expect(try Self.shown(client).count == 100)
        #expect(try Self.shown(client, "/app/notes?page=2").count == 5)
        #expect(try Self.shown(client, "/app/notes?q=note&page=2").count == 5)
        #expect(try Self.shown(client, "/app/notes?page=3").count == 5)
        #expect(try Self.shown(client, "/app/notes?page=all").count == 105)
        #expect(
            try ParsedPage(client.get("/app/notes?q=note").body).all("a") { $0.attributes["href"] == "/app/notes?q=note&page=2" }
                .count == 1
        )
        try Self.note(client, String(repeating: "word ", count: 2000))
        try Self.note(client, (1...30).map { "line \($0)" }.joined(separator: "\n"))
        let shown = try Self.shown(client)
        #expect(shown[0] == "line 1")
        #expect(try Self.rests(client)[0] == "line 2\nline 3\nline 4\n…")
        #expect(shown[1].count < 500 && shown[1].hasSuffix("…"))
    }

    @Test("A5: text written into a note that was deleted meanwhile is offered as a new note, and nothing else changes")
    func stale() throws {
        let client = Client()
        let note = try Self.note(client, "Milk")
        try client.act("/app/notes/\(note)/delete")
        for target in ["/app/notes/\(note)", "/app/notes/\(note)/task"] {
            let response = client.post(target, [("note", "Oat milk"), ("colour", "3")])
            #expect(response.status == 410)
            #expect(response.facts.isEmpty)
            let page = try ParsedPage(response.body)
            #expect(page.value(of: "note") == "Oat milk")
            #expect(Self.checked(page, "colour") == ["3"])
            #expect(page.words.contains("Save keeps it as a new note."))
            let button = try #require(page.index(id: "note-button"))
            #expect(page.name(of: button) == "Save" && page.form(of: button) == page.index(id: "add-note"))
        }
        for act in ["task", "move", "pin", "unpin", "delete"] {
            #expect(client.post("/app/notes/\(note)/\(act)").status == 410, "\(act)")
        }
        #expect(client.get("/app/notes/\(note)").status == 410)
    }

    @Test("A5: a form that is hours old changes only its edited fields")
    func oldForm() throws {
        let client = Client()
        let note = try client.act("/app/notes", [("note", "Milk"), ("colour", "2")])
        let seen = try #require(try ParsedPage(client.get("/app/notes/\(note)").body).value(of: "seen"))
        try client.act("/app/notes/\(note)", [("note", "Oat milk\r\ntwo"), ("colour", "2"), ("seen", seen)])
        try client.act("/app/notes/\(note)", [("note", "Milk"), ("colour", "7"), ("seen", seen)])
        let page = try ParsedPage(client.get("/app/notes/\(note)").body)
        #expect(page.value(of: "note") == "Oat milk\ntwo")
        #expect(Self.checked(page, "colour") == ["7"])
    }

    @Test("A5: nothing answered a form: its text stands on the page that says so")
    func kept() throws {
        let client = Client()
        let refused = client.application.refuse(client.form("/app/notes", [("note", "Milk\noat")]), because: .storageFull)
        #expect(try ParsedPage(refused.body).value(of: "note") == "Milk\noat")
    }
}
