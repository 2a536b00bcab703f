import Requests
import TestSupport
import Testing

@testable import Workbench

struct ListFormTests {
    @Test(
        "L1: a list without a name, or with one that is taken or too long, is refused, and all that was chosen stays",
        arguments: ["", "  ", "\u{3000}", "\u{0}", "GARDEN", String(repeating: "x", count: 201)]
    )
    func name(typed: String) throws {
        let client = Client()
        _ = try client.addList("Garden")
        let other = try client.addList("Other")
        let fields = [("name", typed), ("icon", "5"), ("colour", "7"), ("category", "Fun"), ("checklist", "yes")]
        for target in ["/app/lists/new", "/app/lists/\(other)/edit"] {
            let response = client.post(target, fields)
            try expectRefusal(response, field: "name", typed: typed)
            let page = try ParsedPage(response.body)
            #expect(page.value(of: "category") == "Fun")
            let checked = page.all("input") { $0.attributes["checked"] != nil }.compactMap { $0.attributes["value"] }
            #expect(checked == ["5", "7", "yes"])
        }
    }

    @Test("L1: the form of a list changes only its edited fields: what another member wrote meanwhile is not taken back")
    func editedMeanwhile() throws {
        let client = Client()
        let shown = [("name", "Garden"), ("icon", "5"), ("colour", "2"), ("category", "Fun"), ("checklist", "yes")]
        let list = try client.addList("Garden", Array(shown.dropFirst()))
        let edit = "/app/lists/\(list)/edit"
        func values() throws -> [String] {
            let page = try ParsedPage(client.get(edit).body)
            let checked = page.all("input") { $0.attributes["checked"] != nil }.compactMap { $0.attributes["value"] }
            return [page.value(of: "name") ?? "", page.value(of: "category") ?? ""] + checked
        }
        let seen = ("seen", try #require(try ParsedPage(client.get(edit).body).value(of: "seen")))
        try client.act(edit, [("name", "Yard"), ("icon", "6"), ("colour", "3"), ("category", "Home")])
        #expect(client.post(edit, shown + [seen]).facts.isEmpty)
        #expect(try values() == ["Yard", "Home", "6", "3"])
        let edits = [("name", "Patch"), ("icon", "7"), ("colour", "4"), ("category", "Work"), ("checklist", "yes")]
        var expected = ["Yard", "Home", "6", "3"]
        for place in 0..<4 {
            var sent = shown
            sent[place] = edits[place]
            try client.act(edit, sent + [seen])
            expected[[0, 2, 3, 1][place]] = edits[place].1
            #expect(try values() == expected)
        }
        // Unticked in the old form and ticked elsewhere meanwhile: it is as the person left it.
        try client.act(edit, edits)
        try client.act(edit, Array(shown.dropLast()) + [seen])
        #expect(try values() == ["Patch", "Work", "7", "4"])
    }

    @Test("L1: a category of more than 60 characters is refused beside its field")
    func category() throws {
        let typed = String(repeating: "y", count: 61)
        try expectRefusal(Client().post("/app/lists/new", [("name", "A"), ("category", typed)]), field: "category", typed: typed)
    }

    @Test("L1: the categories in use are offered, and the usual ones", arguments: [("Choir", 7), ("Home", 6), ("", 6)])
    func suggestions(category: String, count: Int) throws {
        let client = Client()
        _ = try client.addList("A", [("category", category)])
        let words = try ParsedPage(client.get("/app/lists/new").body).all("option").compactMap { $0.attributes["value"] }
        #expect(words.count == count)
        if !category.isEmpty { #expect(words.first == category) }
    }

    @Test("L1: forged pictures and colours are read as none", arguments: ["0", "99", "-1", "x", "9223372036854775808", ""])
    func forged(typed: String) throws {
        let client = Client()
        let list = try client.addList("A", [("icon", typed), ("colour", typed)])
        let page = try ParsedPage(client.get("/app/lists/\(list)/edit").body)
        #expect(page.all("input") { $0.attributes["checked"] != nil }.map { $0.attributes["value"] } == ["1", "1"])
    }

    @Test("L1: a form that is sent twice makes one list")
    func twice() throws {
        let client = Client()
        let form = client.form("/app/lists/new", [("name", "Garden")])
        let locations = [client.application.handle(form).location, client.application.handle(form).location]
        #expect(locations[0] == locations[1])
        #expect(try client.titles("/app/lists") == ["Garden"])
    }

    @Test("L1: the form of a list that was deleted meanwhile is offered as a new list")
    func deleted() throws {
        let client = Client()
        let list = try client.addList("Garden")
        try client.act("/app/lists/\(list)/delete")
        let response = client.post("/app/lists/\(list)/edit", [("name", "Yard"), ("category", "Fun")])
        #expect(response.status == 410)
        #expect(response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "name") == "Yard")
        #expect(page.element(id: "list-form")?.attributes["action"] == "/app/lists/new")
        #expect(page.element(id: "notice") != nil)
    }

    @Test("Unknown names of lists are answered calmly, and change nothing")
    func unknown() throws {
        let client = try Client.withDay()
        let nobody = String(repeating: "0", count: 32)
        for act in ["edit", "move", "archive", "reopen", "delete", "uncheck", "again", "template"] {
            let response = client.post("/app/lists/\(nobody)/\(act)", [("name", "A"), ("to", "up")])
            #expect(response.status == 410, "\(act)")
            #expect(response.facts.isEmpty)
            _ = try ParsedPage(response.body)
        }
        #expect(client.post("/app/templates/\(nobody)", [("name", "A")]).status == 410)
    }
}
