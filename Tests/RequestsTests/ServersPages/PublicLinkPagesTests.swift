import Facts
import Pages
import Requests
import TestSupport
import Testing

@testable import Workbench

/// What somebody sees who has a link and nothing else, and the ways to such a link.
struct PublicLinkPagesTests {
    private static func shown(_ content: PublicLinkContent) throws -> ParsedPage {
        try ParsedPage(PublicLinkPage.page(content, release: "1"))
    }

    private static func main(_ page: ParsedPage) throws -> String {
        page.text(of: try #require(page.index(id: "main")))
    }

    private static func list(_ list: String, of client: Client) throws -> ParsedPage {
        let list = try #require(Identity(hex: list))
        return try shown(.list(try #require(client.application.sharedList(list, at: client.now))))
    }

    private static func spoons(of client: Client) throws -> String {
        try main(shown(.spoons(client.application.sharedSpoons(at: client.now))))
    }

    @Test("N6: the number is seen, and nothing of what it is for")
    func spoons() throws {
        #expect(try Self.spoons(of: Client()).contains("No new day has been started yet"))
        let client = try Client.withDay(7)
        try client.act("/app/settings/you", [("name", "Ada")])
        try client.add("Secret task", cost: 3)
        let page = try Self.shown(.spoons(client.application.sharedSpoons(at: client.now)))
        #expect(try Self.main(page).contains("7 spoons left today"))
        #expect(try Self.main(page).contains("Last known a few minutes ago"))
        #expect(page.element(id: "title")?.text == "Ada")
        #expect(!page.words.contains("Secret"))
    }

    @Test("N6: the unit is called as the person calls it")
    func unit() throws {
        let client = try Client.withDay(1)
        try client.act("/app/settings/energy", [("one", "point"), ("many", "points")])
        #expect(try Self.spoons(of: client).contains("1 point left today"))
    }

    @Test("L5: a list is seen with steps, dates and what is done, and nothing else")
    func list() throws {
        let client = try Client.withDay()
        let list = try client.addList("Shopping")
        let lines = ["Bread ~3 2031-05-06 9:30 #private !high 25m", "  Rye, if there is", "Milk"].joined(separator: "\n")
        try client.act("/app/tasks/many", [("lines", lines), ("list", list), ("read", "yes")])
        let words = try Self.main(Self.list(list, of: client))
        for shown in ["Bread", "Rye, if there is", "Milk", "Tue 6 May 2031, 9:30"] { #expect(words.contains(shown), "\(shown)") }
        for secret in ["private", "25 min", "spoon", "High", "Done"] { #expect(!words.contains(secret), "\(secret)") }
        let tea = try client.add("Tea", [("list", list)])
        try client.act("/app/tasks/\(tea)/done")
        // The present content, not that of the time when the link was made.
        let later = try Self.main(Self.list(list, of: client))
        #expect(later.contains("Tea") && later.contains("Done"))
    }

    @Test("N6: the page runs nothing, asks nothing, leads nowhere, and is in no search engine")
    func alone() throws {
        let client = try Client.withDay()
        let list = try client.addList("Shopping")
        try client.add("Bread", [("list", list)])
        let spoons = try Self.shown(.spoons(client.application.sharedSpoons(at: client.now)))
        for page in [spoons, try Self.list(list, of: client), try ParsedPage(PublicLinkPage.ended(release: "1"))] {
            for name in ["script", "form", "a", "button", "input"] { #expect(page.all(name).isEmpty, "\(name)") }
            #expect(page.all("meta") { $0.attributes["name"] == "robots" }.first?.attributes["content"] == "noindex, nofollow")
        }
    }

    @Test("N6, L5: the app leads to a link where there is an account, and only there")
    func ways() throws {
        let client = try Client.withDay()
        let list = try client.addList("Shopping")
        for (page, way, to) in [
            ("/app/lists/\(list)", "show-list", "/account/links?list=\(list)"),
            ("/app/day/adjust", "show-spoons", "/account/links?show=spoons"),
        ] {
            #expect(try ServersPage.ofMember(client, page).element(id: way)?.attributes["href"] == to)
            #expect(try ParsedPage(client.get(page).body).element(id: way) == nil)
        }
    }
}
