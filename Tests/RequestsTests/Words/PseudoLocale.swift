import Facts
import Planner
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

/// Pages in the language that is made up for these tests.
enum PseudoLocale {
    /// Somebody who wrote only what cannot be taken for a text of the program.
    static func someone() throws -> Client {
        let client = try Client.withDay()
        client.application.words = try Samples.catalog("qps-ploc")
        try client.act("/app/lists/new", [("name", "Список")])
        return client
    }

    /// As the browser's worker asks, or as the server does for it, whose pages say more.
    static func page(_ client: Client, _ target: String, by host: Request.Host = .device) throws -> ParsedPage {
        var request = client.request("GET", target)
        request.host = host
        return try ParsedPage(client.application.handle(request).body)
    }

    /// Expects no text in code in parts of a page.
    ///
    /// - Parameters:
    ///   - ids: of elements that are such parts.
    ///   - classes: of elements of which each is such a part.
    ///   - others: texts that the person wrote.
    static func expectFinished(
        _ page: ParsedPage,
        _ ids: [String],
        classes: [String] = [],
        but others: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let named = try ids.map { try #require(page.index(id: $0), "\($0)", sourceLocation: sourceLocation) }
        for name in classes { #expect(!page.indices(class: name).isEmpty, "\(name)", sourceLocation: sourceLocation) }
        for index in named + classes.flatMap({ page.indices(class: $0) }) {
            let texts = page.textsInCode(in: index).filter { !others.contains($0) }
            #expect(texts == [], "\(page.elements[index].attributes)", sourceLocation: sourceLocation)
        }
    }

    /// A page of the app, as the browser's worker asks for it.
    static func page(_ client: Client, _ target: String, of account: SyncStatus?) throws -> ParsedPage {
        client.application.words = try Samples.catalog("qps-ploc")
        var request = client.request("GET", target)
        request.account = account
        return try ParsedPage(client.application.handle(request).body)
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
    static func markup(_ page: any Page) throws -> ParsedPage {
        try ServersPage.parsed(page, words: Samples.catalog("qps-ploc"))
    }

    static func isFinished(_ page: any Page, but commands: [String] = [], sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let texts = try markup(page).textsInCode().filter { !commands.contains($0) }
        #expect(texts == [], "\(page)", sourceLocation: sourceLocation)
    }
}
