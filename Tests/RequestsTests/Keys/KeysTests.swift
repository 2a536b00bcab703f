import Facts
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

struct KeysTests {
    /// The keys that a page gives its script.
    private static func keys(_ client: Client, _ target: String = "/app/today") throws -> [String]? {
        let dock = try #require(try ParsedPage(client.get(target).body).element(id: "dock"))
        return dock.attributes["data-keys"]?.split(separator: "\n").map { String($0.prefix { $0 != "=" }) }
    }

    @Test("E10: the sheet shows every key that the pages give their script, and no other")
    func sheet() throws {
        let client = try Client.withDay()
        let page = try ParsedPage(client.get("/app/keys").body)
        let rows = page.elements.indices.filter { page.elements[$0].attributes["class"] == "pressed" }
        let shown = rows.map { page.text(of: $0) }
        let keys = try #require(try Self.keys(client))
        #expect(shown == keys.map { $0.split(separator: " ").joined(separator: " then ") })
        #expect(shown.contains("?") && shown.contains("g then t"))
        #expect(Set(shown).count == shown.count)
    }

    @Test("E10: no key is the beginning of another, so that each is complete when it is pressed")
    func complete() {
        let keys = Shortcut.all.map { $0.keys.description }
        for key in keys { #expect(!keys.contains { $0.hasPrefix(key + " ") }) }
    }

    @Test("E10: every key that leads somewhere leads to a page")
    func pages() throws {
        let client = try Client.withDay()
        for effect in Shortcut.all.map(\.effect.description) where effect.hasPrefix("/") {
            let target = String(effect.prefix { $0 != "#" })
            #expect(client.get(target).status == 200, "\(target)")
        }
    }

    @Test("E10: the sheet is linked from Help and from the settings")
    func linked() throws {
        let client = try Client.withDay()
        for target in ["/app/help", "/app/settings"] {
            #expect(try !ParsedPage(client.get(target).body).all("a") { $0.attributes["href"] == "/app/keys" }.isEmpty)
        }
    }

    @Test("E10: single-key shortcuts are switched off and on, on the sheet as in the settings, as one change that can be undone")
    func off() throws {
        let client = try Client.withDay()
        let keys = try #require(try Self.keys(client))
        let form = try ParsedPage(client.get("/app/keys").body)
        #expect(form.element(id: "keys-switch")?.attributes["action"] == "/app/settings/look")
        #expect(form.value(of: "keys") == "off")
        let location = try #require(client.post("/app/settings/look", [("keys", "off"), ("back", "/app/keys")]).location)
        #expect(location.hasPrefix("/app/keys"))
        #expect(try Self.keys(client) == nil)
        #expect(client.get("/app/keys").text.contains("Single-key shortcuts are off."))
        #expect(try ParsedPage(client.get("/app/keys").body).value(of: "keys") == "on")
        // The other forms of the settings send nothing about it.
        try client.act("/app/settings/look", [("theme", "dark")])
        #expect(try Self.keys(client) == nil)
        try client.act("/app/settings/look", [("keys", "on")])
        #expect(try Self.keys(client) == keys)
    }
}
