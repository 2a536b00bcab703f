import Facts
import Requests
import TestSupport
import Testing

@testable import Workbench

/// Texts that lost a merge, on the page of what they were written in.
struct EarlierVersionPagesTests {
    /// Two planners that both wrote into one note apart; the first has received the facts of the other.
    static func apart() throws -> (client: Client, note: String) {
        let one = Client()
        let other = Client(Application(device: 2))
        let added = one.post("/app/notes", [("note", "Milk")])
        try other.application.loadFacts(added.facts)
        let note = try #require(added.location?.split(separator: "did=").last).description
        _ = one.post("/app/notes/\(note)", [("note", "<b>One</b>")])
        other.now = one.now + 1000
        let written = other.post("/app/notes/\(note)", [("note", "Two")])
        let made = try one.application.mergeFacts(written.facts)
        #expect(try !Batch(wire: made).facts.isEmpty)
        one.now = other.now
        return (one, note)
    }

    @Test("A3: an earlier version stands on the note's page, escaped, and can be brought back or put away")
    func section() throws {
        let (client, note) = try Self.apart()
        let page = try ParsedPage(client.get("/app/notes/\(note)").body)
        #expect(page.value(of: "note") == "Two")
        #expect(page.element(id: "earlier") != nil)
        #expect(page.words.contains("<b>One</b>"))
        let forms = page.all("form") { $0.attributes["action"]?.hasPrefix("/app/earlier/") == true }
        let back = try #require(forms.first?.attributes["action"])
        try client.act(back)
        let after = try ParsedPage(client.get("/app/notes/\(note)").body)
        #expect(after.value(of: "note") == "<b>One</b>")
        #expect(after.words.contains("Two"))
        #expect(client.post(back).status == 410)
    }

    @Test("A3: a version that was put away is no longer on the page")
    func putAway() throws {
        let (client, note) = try Self.apart()
        let page = try ParsedPage(client.get("/app/notes/\(note)").body)
        let away = page.all("button") { $0.attributes["formaction"]?.hasSuffix("/away") == true }
        try client.act(try #require(away.first?.attributes["formaction"]))
        #expect(try ParsedPage(client.get("/app/notes/\(note)").body).element(id: "earlier") == nil)
    }

    @Test("A3: everything is exported in pages that another planner understands, and an invalid cursor is refused")
    func everything() throws {
        let (client, note) = try Self.apart()
        let other = Client(Application(device: 3))
        var cursor: [UInt8] = []
        repeat {
            var reader = CBORReader(try client.application.everything(from: cursor, bytes: 1 << 16))
            #expect(try reader.array() == 2)
            cursor = reader.null() ? [] : try reader.byteString()
            try other.application.loadFacts(try reader.byteString())
        } while !cursor.isEmpty
        other.now = client.now
        #expect(try ParsedPage(other.get("/app/notes/\(note)").body).words.contains("<b>One</b>"))
        #expect(throws: FactsFault.self) { try client.application.everything(from: [1, 2, 3], bytes: 1 << 16) }
    }
}
