import Planner
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("No text of a tip or a starter template stands in code")
struct PseudoLocaleStartersTests {
    @Test("Every tip comes from the catalog, and what was published in English says so")
    func tips() throws {
        let client = try PseudoLocale.someone()
        let page = try PseudoLocale.page(client, "/app/tips")
        #expect(page.textsInCode() == [])
        #expect(page.all("a") { $0.attributes["rel"] == "noreferrer" }.allSatisfy { $0.attributes["lang"] == "en" })
        #expect(page.all("bdi") { $0.attributes["lang"] == "en" }.count > Tip.all.count)
        for tip in Tip.all { try client.act("/app/tips/\(tip.slug.text)/away") }
        #expect(try PseudoLocale.page(client, "/app/tips?show=away").textsInCode() == [])
        #expect(try PseudoLocale.page(client, "/app/history").textsInCode() == [])
        let english = try ParsedPage(Client().get("/app/tips").body)
        #expect(english.elements.allSatisfy { $0.name == "html" || $0.attributes["lang"] == nil })
    }

    @Test("A list of all templates, and each of them, comes from the catalog", arguments: [Request.Host.device, .server])
    func templates(host: Request.Host) throws {
        let client = try PseudoLocale.someone()
        #expect(try PseudoLocale.page(client, "/app/templates", by: host).textsInCode() == [])
        for template in StarterTemplate.all {
            let page = try PseudoLocale.page(client, "/app/templates/\(template.slug.text)", by: host)
            #expect(page.textsInCode() == [], "\(template.slug.text)")
        }
    }

    @Test("A list made from a template keeps the language in which it was made", arguments: StarterTemplate.all)
    func list(template: StarterTemplate) throws {
        let client = try PseudoLocale.someone()
        let words = try Samples.catalog("qps-ploc")
        let target = "/app/templates/\(template.slug.text)"
        let shown = try #require(try PseudoLocale.page(client, target).value(of: "name"))
        #expect(shown == words[template.name])
        let location = try #require(client.post(target, [("name", shown)]).location)
        #expect(try PseudoLocale.page(client, location).textsInCode() == [])
        #expect(try PseudoLocale.page(client, "/app/lists").textsInCode() == [])
        let titles = try client.titles(location)
        client.application.words = .english
        #expect(try client.titles(location) == titles)
        #expect(!titles.isEmpty && titles.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") })
        #expect(try ParsedPage(client.get("/app/lists").body).words.contains(words[template.group.name]))
    }

    @Test("Lines that were not chosen are left out by the numbers that the page showed")
    func leftOut() throws {
        let client = try PseudoLocale.someone()
        let page = try PseudoLocale.page(client, "/app/templates/morning")
        let titles = page.all("span") { $0.attributes["class"] == "title" }.map(\.text)
        let fields = [("name", "Утро"), ("chosen", "yes"), ("item", "1"), ("item", "4")]
        let location = try #require(client.post("/app/templates/morning", fields).location)
        #expect(try client.titles(location) == [titles[1], titles[4]])
    }
}
