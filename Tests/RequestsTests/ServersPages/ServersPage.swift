import Facts
import Pages
import Planner
import Requests
import TestSupport

/// A page of the server's own, as its controllers answer with it, without a server.
enum ServersPage {
    /// The page as it is written, in English or another language.
    static func parsed(_ page: any Page, words: Catalog = .english) throws -> ParsedPage {
        let context = PageContext(
            release: "1",
            settings: .standard,
            instant: Instant(time: Client.monday, offset: 0),
            nonce: Identity(high: 1, low: 1),
            here: Route.today.path,
            isAnsweredByServer: true,
            toast: nil,
            failures: 0,
            words: words
        )
        return try ParsedPage(context.document(of: page))
    }

    /// A page of the app for somebody whose plan is in an account.
    static func ofMember(_ client: Client, _ target: String) throws -> ParsedPage {
        var request = client.request("GET", target)
        request.account = SyncStatus(
            mail: "ada@example.org",
            state: .savedEverywhere,
            unsent: 0,
            refused: 0,
            isWholePlanUnsent: false,
            synced: Client.monday
        )
        return try ParsedPage(client.application.handle(request).body)
    }
}

extension ParsedPage {
    /// Where the links of the main part lead that look like buttons, in their order.
    var buttonLinks: [String] {
        guard let main = index(id: "main") else { return [] }
        return indices(class: "button").filter { isInside($0, main) }.compactMap { elements[$0].attributes["href"] }
    }

    /// The texts of the filled buttons, which lead to what most people do on a page.
    var filledButtons: [String] { indices(class: "primary").map { text(of: $0) } }
}
