import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("No text about public links stands in code")
struct PseudoLocaleLinksTests {
    private static func someone() throws -> Client {
        let client = try Client.withDay()
        client.application.words = try Samples.catalog("qps-ploc")
        return client
    }

    @Test("Every text of the ways to a link comes from the catalog")
    func ways() throws {
        let client = try Self.someone()
        let list = try client.addList("Список")
        let menu = try PseudoLocale.page(client, "/app/lists/\(list)", of: PseudoLocale.account())
        #expect(menu.textsInCode(in: try #require(menu.index(id: "show-list"))) == [])
        let day = try PseudoLocale.page(client, "/app/day/adjust", of: PseudoLocale.account())
        let place = try #require(day.index(id: "show-spoons").flatMap { day.elements[$0].parent })
        #expect(day.textsInCode(in: place) == [])
    }

    @Test("Every text of the page of links comes from the catalog")
    func links() throws {
        let application = try Self.someone().application
        var rows: [LinksPage.Row] = []
        for shown in [LinksPage.Shown.spoons, .list("Вещи"), .othersList("Вещи"), .nothing] {
            for label in ["", "Маме"] {
                for days in [nil, 0, 1, 2] {
                    rows.append(
                        LinksPage.Row(name: "1", label: label, shows: shown, madeDaysAgo: days ?? 0, openedDaysAgo: days)
                    )
                }
            }
        }
        let link = LinksPage.NewLink(list: nil, view: .spoons(application.sharedSpoons(at: Client.monday)))
        for page in [LinksPage([]), LinksPage(rows, made: "1"), LinksPage(rows, newLink: link)] {
            try PseudoLocale.isFinished(page)
        }
    }

    @Test("Every text that a link shows comes from the catalog")
    func shown() throws {
        let words = try Samples.catalog("qps-ploc")
        func isFinished(_ content: PublicLinkContent) throws {
            #expect(try ParsedPage(PublicLinkPage.page(content, release: "1", words: words)).textsInCode() == [])
        }
        #expect(try ParsedPage(PublicLinkPage.ended(release: "1", words: words)).textsInCode() == [])
        #expect(try ParsedPage(PublicLinkPage.later(release: "1", words: words)).textsInCode() == [])
        try isFinished(.spoons(Client().application.sharedSpoons(at: Client.monday)))
        for spoons in [1, 2] {
            let client = try Client.withDay(spoons)
            for minutes: Int64 in [0, 10, 60, 120, 24 * 60, 48 * 60] {
                try isFinished(.spoons(client.application.sharedSpoons(at: client.now + minutes * 60_000)))
            }
            try client.act("/app/settings/energy", [("one", "капля"), ("many", "капли")])
            try isFinished(.spoons(client.application.sharedSpoons(at: client.now)))
        }
    }

    @Test("Every text that a link to a list shows comes from the catalog")
    func shownList() throws {
        let words = try Samples.catalog("qps-ploc")
        let client = try Self.someone()
        let list = try client.addList("Вещи", [("checklist", "yes")])
        func isFinished() throws {
            let content = client.application.sharedList(try #require(Identity(hex: list)), at: client.now)
            let page = PublicLinkPage.page(.list(try #require(content)), release: "1", words: words)
            #expect(try ParsedPage(page).textsInCode() == [])
        }
        try isFinished()
        let tea = try client.add("Чай", [("list", list)])
        try isFinished()
        try client.act("/app/tasks/\(tea)/leave")
        try client.act("/app/tasks/\(try client.add("Обувь", [("list", list)]))/done")
        try isFinished()
        for _ in 0..<20 { try client.act("/app/tasks/many", [("lines", Self.lines), ("list", list)]) }
        let page = client.application.sharedList(try #require(Identity(hex: list)), at: client.now)
        let markup = try ParsedPage(PublicLinkPage.page(.list(try #require(page)), release: "1", words: words))
        #expect(!markup.indices(class: "hint").isEmpty)
        try isFinished()
    }

    private static let lines = Array(repeating: "Чай", count: 50).joined(separator: "\n")
}
