import Facts
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Planner
@testable import Workbench

@Suite("The language of the pages")
struct LanguageTests {
    /// Somebody, and Polish and Arabic.
    private func client() throws -> (Client, Catalogs) {
        (try Client.withDay(), Catalogs([try Samples.catalog("pl"), try Samples.catalog("ar")]))
    }

    private func page(_ client: Client, _ target: String, _ catalogs: Catalogs, device: String = "en-GB") throws -> ParsedPage {
        var request = client.request("GET", target)
        request.catalogs = catalogs
        request.language = device
        return try ParsedPage(client.application.handle(request).body)
    }

    @Test(
        "A4: the language of the device is taken, or the same one of another country, or English",
        arguments: [
            ("", "en"), ("en-US", "en"), ("de", "de"), ("de-AT", "de"), ("DE", "de"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"),
            ("pt", "pt-BR"), ("de-DE,de;q=0.9,en;q=0.8", "de"), ("xx", "en"), ("d", "en"), ("deu", "en"), ("-", "en"),
            ("*", "en"),
        ]
    )
    func device(device: String, wanted: String) {
        #expect(Language.wanted("", device: device) == wanted)
    }

    @Test("A4: a chosen language counts more than the device’s; one that is not offered does not count")
    func chosen() throws {
        #expect(Language.wanted("de", device: "fr-FR") == "de")
        #expect(Language.wanted("xx", device: "fr-FR") == "fr")
        let client = try Client.withDay()
        try client.act("/app/settings/language", [("language", "pl")])
        #expect(client.application.wantedLanguage(on: "de-DE") == "pl")
        try client.act("/app/settings/language", [("language", "")])
        #expect(client.application.wantedLanguage(on: "de-DE") == "de")
    }

    @Test("A4: pages are in the wanted language if the host has it at hand, and name it")
    func pages() throws {
        let (client, catalogs) = try client()
        #expect(try page(client, "/app/today", catalogs).elements[0].attributes["lang"] == "en")
        let polish = try page(client, "/app/today", catalogs, device: "pl-PL")
        #expect(polish.elements[0].attributes["lang"] == "pl")
        #expect(polish.words.contains("Dzisiaj"))
        try client.act("/app/settings/language", [("language", "ar")])
        let arabic = try page(client, "/app/today", catalogs, device: "pl-PL")
        #expect(arabic.elements[0].attributes["dir"] == "rtl")
        // Another request in between leaves nothing behind.
        try client.act("/app/settings/language", [("language", "sv")])
        #expect(try page(client, "/app/today", catalogs).elements[0].attributes["lang"] == "en")
    }

    @Test("A4: each language is offered by its own name, and what nobody who speaks it has read says so")
    func offered() throws {
        let page = try ParsedPage(Client().get("/app/settings/language").body)
        let values = page.all("input") { $0.attributes["name"] == "language" }.map { $0.attributes["value"] }
        #expect(values.prefix(2) == ["", "en"])
        #expect(Set(values) == Set([""] + Language.all.map(\.tag)))
        #expect(page.element(id: "language-de")?.text == "Deutsch")
        #expect(page.element(id: "language-de")?.attributes["lang"] == "de")
        #expect(page.element(id: "language-de-facts") != nil)
        #expect(page.element(id: "language-en-facts") == nil)
    }

    @Test(
        "A4: a language that is forged or no name of one is not kept",
        arguments: ["d", "de/..", "ü", String(repeating: "a", count: 36)]
    )
    func forged(tag: String) throws {
        let client = try Client.withDay()
        try client.act("/app/settings/language", [("language", "de")])
        _ = client.post("/app/settings/language", [("language", tag)])
        #expect(client.application.wantedLanguage(on: "") == "de")
    }

    @Test("A4: the language is part of the plan: other devices have it too")
    func synced() throws {
        let client = try Client.withDay()
        try client.act("/app/settings/language", [("language", "de")])
        let other = Application(device: 9)
        other.take(client.application.facts)
        #expect(other.wantedLanguage(on: "en-GB") == "de")
    }
}
