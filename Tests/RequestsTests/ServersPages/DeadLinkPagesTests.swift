import Pages
import TestSupport
import Testing

/// The page of a link that was used, has ended or never was.
struct DeadLinkPagesTests {
    private static func steps(_ kind: DeadLinkPage.Kind, isSignedIn: Bool, offersAccount: Bool = true) throws -> [String] {
        try ServersPage.parsed(DeadLinkPage(kind, isSignedIn: isSignedIn, offersAccount: offersAccount)).buttonLinks
    }

    private static let (account, signIn) = ("/account", "/account/sign-in")
    private static let (forgotten, register) = ("/account/forgotten", "/account/register")
    private static let next: [(DeadLinkPage.Kind, signedOut: [String], signedIn: [String])] = [
        (.password, [signIn, forgotten], [account, forgotten]),
        (.account, [signIn, register], [account]),
        (.address, [signIn], [account]),
        (.invitation, ["/app/today"], ["/app/today"]),
        (.list, ["/app/today"], ["/app/today"]),
        (.template, ["/gallery"], ["/gallery"]),
        (.unknown, [signIn, forgotten, register], [account, forgotten]),
    ]

    @Test("A2: a link that has ended offers the next step of its kind", arguments: next)
    func nextStep(kind: DeadLinkPage.Kind, signedOut: [String], signedIn: [String]) throws {
        #expect(try Self.steps(kind, isSignedIn: false) == signedOut)
        #expect(try Self.steps(kind, isSignedIn: true) == signedIn)
        let closed = try Self.steps(kind, isSignedIn: false, offersAccount: false)
        #expect(closed == signedOut.filter { $0 != Self.register })
    }

    @Test("A2: a link names its kind, and one that names none or another is of none")
    func kinds() {
        for (kind, _, _) in Self.next { #expect(DeadLinkPage.kind(named: kind.rawValue) == kind) }
        #expect(Self.next.count == DeadLinkPage.Kind.allCases.count)
        for name in [nil, "", "passwords", "PASSWORD"] { #expect(DeadLinkPage.kind(named: name) == .unknown) }
    }

    @Test("L4: a template that is gone was not found; any other link is gone for good")
    func status() {
        for kind in DeadLinkPage.Kind.allCases {
            let page = DeadLinkPage(kind, isSignedIn: false, offersAccount: true)
            #expect(page.status == (kind == .template ? 404 : 410))
        }
    }
}
