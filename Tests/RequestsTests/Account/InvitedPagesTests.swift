import Facts
import Pages
import Planner
import Requests
import TestSupport
import Testing

@testable import Workbench

/// What a page says of the account, the invitation and the server that it belongs to.
struct InvitedPagesTests {
    private static func page(_ target: String, invited count: Int = 0, offersAccount: Bool = true, isGuest: Bool = false) throws
        -> ParsedPage
    {
        let client = try Client.withDay()
        var request = client.request("GET", target)
        request.offersAccount = offersAccount
        if !isGuest {
            request.account = SyncStatus(
                mail: "ada@example.org",
                state: .savedEverywhere,
                unsent: 0,
                refused: 0,
                isWholePlanUnsent: false,
                synced: Client.monday,
                invitations: (0..<count).map { _ in WaitingInvitation(from: "Bea", list: "Chores") }
            )
        }
        return try ParsedPage(client.application.handle(request).body)
    }

    @Test("L5: Today has one link to the invitations that wait, and none where none does")
    func today() throws {
        #expect(try Self.page("/app/today", invited: 0).element(id: "view-invitations") == nil)
        for count in 1...2 {
            let page = try Self.page("/app/today", invited: count)
            let link = try #require(page.index(id: "view-invitations"))
            #expect(page.elements[link].attributes["href"] == "/account/shared")
            #expect(page.text(of: link) == (count == 1 ? "View invitation" : "View invitations"))
        }
    }

    @Test("A2: where a server offers no account, the page of a guest does not either")
    func closed() throws {
        let open = try Self.page("/app/account", isGuest: true)
        #expect(open.element(id: "register") != nil && open.element(id: "register-how") != nil)
        let closed = try Self.page("/app/account", offersAccount: false, isGuest: true)
        #expect(closed.element(id: "register") == nil && closed.element(id: "register-how") == nil)
        #expect(closed.element(id: "sign-in")?.attributes["href"] == "/account/sign-in")
    }

    @Test("C3: the end of a timer stands on the page as it is an hour earlier and later, for nights of a clock change")
    func clockChange() throws {
        let client = try Client.withDay()
        try client.act("/app/focus", [("minutes", "30")])
        for target in ["/app/focus", "/app/today"] {
            let page = try ParsedPage(client.get(target).body)
            let place = try #require(page.elements.first { $0.attributes["data-until"] != nil })
            let times = try ["data-until", "data-hour-less", "data-hour-more"].map { try #require(place.attributes[$0]) }
            let hours = try times.map { try #require($0.split(separator: ":").first.flatMap { Int($0) }) }
            #expect(hours[1] == hours[0] - 1 && hours[2] == hours[0] + 1)
            #expect(page.words.contains("until \(times[0])"))
        }
    }
}
