import Facts
import Pages
import Planner
import Requests
import TestSupport
import Testing

/// Templates that people publish for everybody, and the ways to them.
struct GalleryPagesTests {
    private static let template = TradedTemplate(text: "0\t3\t15\tTea\n1\t\t\tBoil water")

    private static func published(for viewer: PublishedPage.Viewer, isRemoved: Bool = false) throws -> ParsedPage {
        let entry = GalleryEntry(
            id: Identity(high: 2, low: 2),
            name: "Slow morning",
            about: "For slow days",
            maker: "Bo",
            count: 2,
            icon: .bag,
            isChecklist: false,
            isRemoved: isRemoved
        )
        return try ServersPage.parsed(PublishedPage(entry, template, for: viewer))
    }

    @Test("L4: only its maker withdraws a template, only the administrator removes it, and members report it")
    func acts() throws {
        let offers: [(PublishedPage.Viewer, [String])] = [
            (.anybody, []), (.member, ["report"]), (.maker, ["withdraw"]),
            (.administrator(isMaker: false), ["report", "remove"]),
            (.administrator(isMaker: true), ["withdraw", "remove"]),
        ]
        for (viewer, offered) in offers {
            let page = try Self.published(for: viewer)
            for act in ["report", "withdraw", "remove"] {
                #expect((page.element(id: act) != nil) == offered.contains(act), "\(viewer) \(act)")
            }
        }
    }

    @Test("L4: what was removed says so to its maker, and cannot be used")
    func removed() throws {
        let page = try Self.published(for: .maker, isRemoved: true)
        #expect(page.words.contains("removed this from the gallery"))
        #expect(page.element(id: "use-template") == nil)
        #expect(try Self.published(for: .maker).element(id: "use-template") != nil)
    }

    @Test("L4: the app leads to the gallery, and to publishing where there is an account")
    func ways() throws {
        let client = try Client.withDay()
        let templates = try ServersPage.ofMember(client, "/app/templates")
        #expect(templates.element(id: "to-gallery")?.attributes["href"] == "/gallery")
        #expect(templates.words.contains("needs the network"))
        let list = try client.addList("Morning")
        let made = try client.act("/app/lists/\(list)/template")
        for (page, published) in [("/app/lists/\(list)", list), ("/app/templates/\(made)", made)] {
            let member = try ServersPage.ofMember(client, page)
            #expect(member.element(id: "publish")?.attributes["href"] == "/gallery/publish?list=\(published)", "\(page)")
            #expect(try ParsedPage(client.get(page).body).element(id: "publish") == nil)
        }
    }
}
