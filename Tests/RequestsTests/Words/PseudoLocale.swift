import Facts
import Planner
import Requests
import Testing

@testable import Pages
@testable import Workbench

/// Pages in the language that is made up for these tests.
enum PseudoLocale {
    /// A page of the app, as the browser's worker asks for it.
    static func page(_ client: Client, _ target: String, of account: SyncStatus?) throws -> Markup {
        client.application.words = try Samples.catalog("qps-ploc")
        var request = client.request("GET", target)
        request.account = account
        return try Markup(client.application.handle(request).body)
    }

    /// An account in which everything is.
    static func account(_ invitations: [WaitingInvitation] = []) -> SyncStatus {
        SyncStatus(
            mail: "ада@пример",
            state: .savedEverywhere,
            unsent: 0,
            refused: 0,
            isWholePlanUnsent: false,
            synced: 0,
            invitations: invitations
        )
    }

    /// A page of the server's own.
    static func markup(_ page: any Page) throws -> Markup {
        let context = PageContext(
            release: "1",
            settings: .standard,
            instant: Instant(time: Client.monday, offset: 0),
            nonce: Identity(high: 1, low: 1),
            here: Route.today.path,
            isAnsweredByServer: true,
            toast: nil,
            failures: 0,
            words: try Samples.catalog("qps-ploc")
        )
        return try Markup(context.document(of: page))
    }

    static func isFinished(_ page: any Page, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let texts = try markup(page).textsInCode()
        #expect(texts == [], "\(page)", sourceLocation: sourceLocation)
    }
}
