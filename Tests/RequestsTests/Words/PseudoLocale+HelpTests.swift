import Pages
import Planner
import Requests
import TestSupport
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
                    #expect(try ParsedPage(client.application.handle(request).body).textsInCode() == [], "\(failures)")
                    request.account = .withoutPlainLetters
                    let member = try ParsedPage(client.application.handle(request).body)
                    let main = try #require(member.index(id: "main"))
                    #expect(member.textsInCode(in: main) == [], "\(failures)")
                }
            }
        }
    }

    @Test("Every text about hidden tips comes from the catalog")
    func tips() throws {
        let client = try PseudoLocale.someone()
        #expect(try PseudoLocale.page(client, "/app/tips?show=away").textsInCode() == [])
        for tip in Tip.all { try client.act("/app/tips/\(tip.slug.text)/away") }
        #expect(try PseudoLocale.page(client, "/app/tips").textsInCode() == [])
    }

    @Test("Every text about the person’s own templates comes from the catalog")
    func templates() throws {
        let client = try PseudoLocale.someone()
        let names = try ["Вещи", "Еда"].map { name in
            try client.act("/app/lists/\(try client.addList(name))/template")
        }
        #expect(try PseudoLocale.page(client, "/app/templates").textsInCode() == [])
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
