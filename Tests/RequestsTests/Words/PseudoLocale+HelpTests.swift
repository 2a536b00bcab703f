import Pages
import Planner
import Requests
import Testing

@testable import Workbench

@Suite("No text of help, tips and templates stands in code")
struct PseudoLocaleHelpTests {
    @Test("Every text of Help, of More and about the program comes from the catalog", arguments: ["help", "more", "about"])
    func help(page: String) throws {
        let (client, stranger) = (try PseudoLocale.someone(), Client())
        stranger.application.words = try Samples.catalog("qps-ploc")
        for host in [Request.Host.device, .server] {
            for failures in 0...2 {
                for client in [client, stranger] {
                    var request = client.request("GET", "/app/" + page)
                    request.host = host
                    request.failures = UInt64(failures)
                    #expect(try Markup(client.application.handle(request).body).textsInCode() == [], "\(failures)")
                    request.account = .withoutPlainLetters
                    let member = try Markup(client.application.handle(request).body)
                    let main = try #require(member.index(id: "main"))
                    #expect(member.textsInCode(in: main) == [], "\(failures)")
                }
            }
        }
    }

    @Test("Every text about the tips comes from the catalog, but the tips themselves")
    func tips() throws {
        let client = try PseudoLocale.someone()
        func areFinished(_ page: Markup, _ names: String...) throws {
            for name in names {
                let found = page.indices(class: name)
                #expect(!found.isEmpty, "\(name)")
                for index in found { #expect(page.textsInCode(in: index) == [], "\(name)") }
            }
        }
        func isFinished(_ page: Markup, _ ids: String...) throws {
            for id in ids + ["title"] {
                let index = page.index(id: id)
                #expect(page.textsInCode(in: try #require(index, "\(id)")) == [], "\(id)")
            }
        }
        let none = try PseudoLocale.page(client, "/app/tips?show=away")
        try areFinished(none, "empty")
        let first = try PseudoLocale.page(client, "/app/tips")
        try areFinished(first, "lead", "tip-foot")
        for index in first.elements.indices where first.elements[index].name == "summary" {
            #expect(first.textsInCode(in: index) == [])
        }
        for tip in Tip.all { try client.act("/app/tips/\(tip.slug.text)/away") }
        let empty = try PseudoLocale.page(client, "/app/tips")
        try areFinished(empty, "empty")
        try isFinished(empty, "put-away")
        let hidden = try PseudoLocale.page(client, "/app/tips?show=away")
        try areFinished(hidden, "tip-foot")
        try isFinished(hidden, "all-tips")
        let list = try #require(hidden.indices(class: "rows").first)
        #expect(hidden.elements[list].attributes["aria-label"]?.hasPrefix("[") == true)
    }

    @Test("Every text about templates comes from the catalog, but those that came with Teaspoon")
    func templates() throws {
        let client = try PseudoLocale.someone()
        let names = try ["Вещи", "Еда"].map { name in
            try client.act("/app/lists/\(try client.addList(name))/template")
        }
        let page = try PseudoLocale.page(client, "/app/templates")
        for id in ["title", "to-gallery", "own", "list", "menu"] {
            let index = page.index(id: id)
            #expect(page.textsInCode(in: try #require(index, "\(id)")) == [], "\(id)")
        }
        let lead = try #require(page.indices(class: "lead").first)
        #expect(page.textsInCode(in: lead) == [])
        #expect(try PseudoLocale.page(client, "/app/templates/\(names[0])").textsInCode() == [])
        try client.add(["Обувь"], to: names[0])
        #expect(try PseudoLocale.page(client, "/app/templates/\(names[0])").textsInCode() == [])
    }

    @Test("Every text about earlier versions comes from the catalog")
    func versions() throws {
        let (client, note) = try EarlierVersionPagesTests.apart()
        client.application.words = try Samples.catalog("qps-ploc")
        let page = try PseudoLocale.page(client, "/app/notes/\(note)")
        let section = try #require(page.index(id: "earlier"))
        #expect(page.textsInCode(in: section) == ["<b>One</b>"])
    }
}
