import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("No text about accounts stands in code")
struct PseudoLocaleAccountTests {
    private static func status(
        _ state: SyncStatus.State,
        unsent: Int = 0,
        refused: Int = 0,
        whole: Bool = false,
        synced: Int64 = Client.monday
    ) -> SyncStatus {
        SyncStatus(
            mail: "ада@пример",
            state: state,
            unsent: unsent,
            refused: refused,
            isWholePlanUnsent: whole,
            synced: synced
        )
    }

    private static let statuses =
        SyncStatus.State.allCases.map { status($0, synced: 0) } + [
            status(.savedHere, unsent: 1, refused: 1, whole: true), status(.savedHere, unsent: 2, refused: 2),
            status(.signInAgain, unsent: 2), status(.deleted),
        ]

    @Test("Every text of the app's own pages about an account comes from the catalog, and of the mark on every page")
    func account() throws {
        let client = try Client.withDay()
        client.application.words = try Samples.catalog("qps-ploc")
        let targets = ["", "/leaving", "/other", "/other?mail=%D0%B1%D0%BE%D0%B1"]
        for target in targets.map({ "/app/account" + $0 }) {
            for host in [Request.Host.device, .server] {
                for account in [nil] + Self.statuses.map({ Optional($0) }) {
                    var request = client.request("GET", target)
                    request.account = account
                    request.host = host
                    let response = client.application.handle(request)
                    // A guest who asks for the page about signing out is led on.
                    if account == nil, target.hasSuffix("/leaving") { continue }
                    let page = try ParsedPage(response.body)
                    #expect(page.textsInCode() == [], "\(target) \(host) \(String(describing: account))")
                }
            }
        }
    }

    // MARK: - The server's pages

    private static let email = FieldValue("ада@пример")

    @Test("Every text of signing in, and of making an account, comes from the catalog")
    func entering() throws {
        for offers in [false, true] { try PseudoLocale.isFinished(SignInPage(email: Self.email, offersAccount: offers)) }
        let doors: [RegisterPage.Door] = [
            .open, .closed, .invitation("1"), .uninvited(Self.email), .first("1"), .first(nil), .firstElsewhere(Self.email),
        ]
        for door in doors { try PseudoLocale.isFinished(RegisterPage(door, email: Self.email)) }
        for sendsMail in [false, true] { try PseudoLocale.isFinished(ForgottenPage(email: Self.email, sendsMail: sendsMail)) }
        for purpose in [LinkPage.Purpose.newPassword, .register, .changeEmail(to: "боб@пример")] {
            for other in [nil, "боб@пример"] {
                try PseudoLocale.isFinished(LinkPage(purpose, link: "1", email: Self.email.text, other: other))
            }
        }
        for isIn in [false, true] {
            try PseudoLocale.isFinished(ChangedAddressPage(from: "ада@пример", to: "боб@пример", isSomebodySignedIn: isIn))
        }
    }

    @Test("Every text about a link that has ended comes from the catalog", arguments: DeadLinkPage.Kind.allCases)
    func deadLinks(kind: DeadLinkPage.Kind) throws {
        for isIn in [false, true] {
            try PseudoLocale.isFinished(DeadLinkPage(kind, isSignedIn: isIn, offersAccount: !isIn))
        }
    }

    @Test("Every text of an account's settings comes from the catalog")
    func settings() throws {
        let here = AccountPage.OpenSession(name: "1", device: "Лиса", daysAgo: 0, isHere: true)
        let others = [0, 1, 2].map { AccountPage.OpenSession(name: "1", device: "Лиса", daysAgo: $0, isHere: false) }
        for sessions in [[here], [here] + others] {
            for isAdministrator in [false, true] {
                let page = AccountPage(email: "ада@пример", isAdministrator: isAdministrator, sessions: sessions)
                try PseudoLocale.isFinished(page)
            }
        }
        try PseudoLocale.isFinished(DeleteAccountPage(email: "ада@пример"))
        try PseudoLocale.isFinished(TimeZonePage(FieldValue("")))
        try PseudoLocale.isFinished(KeepHerePage(address: "дом"))
        try PseudoLocale.isFinished(SetUpHTTPSPage(), but: SetUpHTTPSPage.commands.map(\.description))
    }

    @Test("Every text of the pages with one message comes from the catalog", arguments: AccountMessagePage.Word.allCases)
    func messages(word: AccountMessagePage.Word) throws {
        try PseudoLocale.isFinished(AccountMessagePage(word))
    }

    @Test("Every text of the invitations to a server comes from the catalog")
    func invitations() throws {
        let rows = ["", "Боб"].map { InvitationsPage.Row(name: "1", guest: $0, expires: Client.monday) }
        var state = InvitationsPage.FormState()
        state.link = "1"
        for door in [InvitationsPage.Door.open, .closed, .byInvitation(sendsMail: false), .byInvitation(sendsMail: true)] {
            try PseudoLocale.isFinished(InvitationsPage(door, rows: rows, state: state))
        }
    }
}
