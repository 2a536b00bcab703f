import Pages
import TestSupport
import Testing

/// The page of an account's address, password and open sessions.
struct OwnAccountPagesTests {
    private static let here = AccountPage.OpenSession(name: "1", device: "Firefox on Linux", daysAgo: 0, isHere: true)
    private static let other = AccountPage.OpenSession(name: "2", device: "Safari on iPhone", daysAgo: 3, isHere: false)

    private static func page(isAdministrator: Bool = false, _ sessions: [AccountPage.OpenSession] = [here]) throws -> ParsedPage {
        try ServersPage.parsed(AccountPage(email: "ada@example.org", isAdministrator: isAdministrator, sessions: sessions))
    }

    @Test("A2: the page of the account has two forms and fills the button of neither")
    func forms() throws {
        let page = try Self.page()
        #expect(page.element(id: "change-email-now") != nil && page.element(id: "change-password-now") != nil)
        #expect(page.filledButtons == [])
    }

    @Test("A2: each session but this one can be ended, and all others at once")
    func sessions() throws {
        let page = try Self.page([Self.here, Self.other])
        let list = page.text(of: try #require(page.index(id: "sessions")))
        #expect(list.contains("This browser") && list.contains("Safari on iPhone"))
        #expect(page.all("input", inside: "sessions").compactMap { $0.attributes["value"] } == ["2"])
        #expect(page.element(id: "end-others-now") != nil)
        #expect(try Self.page().element(id: "end-others-now") == nil)
    }

    @Test("A2: only the administrator is called so, and invites others")
    func administrator() throws {
        for isAdministrator in [false, true] {
            let page = try Self.page(isAdministrator: isAdministrator)
            #expect(page.words.contains("administrator") == isAdministrator)
            #expect((page.element(id: "to-invitations") != nil) == isAdministrator)
        }
    }

    @Test("L5, N6: it leads to the shared lists and to the public links")
    func elsewhere() throws {
        let page = try Self.page()
        #expect(page.element(id: "to-shared")?.attributes["href"] == "/account/shared")
        #expect(page.element(id: "to-links")?.attributes["href"] == "/account/links")
    }

    @Test("A2: it is found from the app by pages that need no network")
    func found() throws {
        let client = try Client.withDay()
        let more = try ServersPage.ofMember(client, "/app/more")
        #expect(more.all("a").contains { $0.attributes["href"] == "/app/account" })
        let standing = try ServersPage.ofMember(client, "/app/account")
        #expect(standing.all("a").contains { $0.attributes["href"] == "/account" })
    }
}
