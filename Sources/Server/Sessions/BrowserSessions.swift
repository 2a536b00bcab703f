import Credentials
import HTTPTypes
import Hummingbird
import Pages
import Storage

/// Opens accounts in the browsers that ask for it, and ends their sessions.
struct BrowserSessions: Sendable {
    let accounts: Accounts
    let joining: GuestJoining
    let pages: ServerPages
    let metrics: Metrics
    /// Closes the open connections of an account, of which a session was ended.
    let disconnect: @Sendable (AccountID) -> Void

    private var store: any Store { accounts.store }

    /// Opens an account that was made just now. Somebody who was invited to a list is led to it.
    ///
    /// - Parameter page: the one that its person came from.
    func openNew(_ account: Account, cameFrom page: Onward?, _ asked: AccountRequest) async throws(AccountFault)
        -> Hummingbird.Response
    {
        var onward = page
        if onward == nil, try await !accounts.stored(await store.offers(to: account, now: asked.now)).isEmpty {
            onward = Onward(AccountRoute.shared.path)
        }
        return try await open(account, asked, leadingTo: onward)
    }

    /// Opens an account in the browser that asks. An earlier session there is closed: a browser has one account.
    func open(_ account: Account, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        try await open(account, asked, leadingTo: asked.onward)
    }

    private func open(_ account: Account, _ asked: AccountRequest, leadingTo onward: Onward?) async throws(AccountFault)
        -> Hummingbird.Response
    {
        let device = DeviceName.of(userAgent: asked.head.headerFields[.userAgent], in: pages.words)
        let token = try await accounts.sessions.begin(account, on: device, now: asked.now)
        if let before = asked.caller?.session {
            // Who is reminded in this browser still is, where it is the same person.
            if before.account == account.id {
                try await accounts.stored(
                    await store.moveDevice(from: before.hash, to: token.secret.digest.bytes, of: account.id)
                )
            }
            try await end(before)
        }
        let superfluous = try await accounts.stored(await accounts.sessions.superfluous(of: account.id, now: asked.now))
        for session in superfluous { try await end(session) }
        metrics.note(.signedIn)
        accounts.log?.note(.signedIn, of: account.id, from: asked.clientAddress)
        var headers = [asked.cookie.setting(token, lifetime: Sessions.lifetime / 1000)]
        headers += mark(for: account.emailKey, asked)
        let cookie = GuestCookie(isSecure: asked.cookie.isSecure)
        // A browser without script has its plan kept here, as a guest's.
        if let guest = cookie.token(in: asked.head), await joining.takeAlong(guest, into: account, now: asked.now) {
            headers.append(cookie.removing)
        }
        return pages.lead(to: AccountRoute.signedIn.leading(to: onward), headers: headers)
    }

    /// The headers by which a browser is known again as one of the account with an address: others who try passwords for it do not keep
    /// its person out.
    func mark(for emailKey: String, _ asked: AccountRequest) -> [HTTPField] {
        if accounts.knows(asked.mark, for: emailKey) { return [] }
        return [BrowserCookie(isSecure: asked.cookie.isSecure).setting(accounts.marks.mark(for: emailKey))]
    }

    /// Ends one session.
    func end(_ session: Session) async throws(AccountFault) {
        try await accounts.stored(await store.end(session.hash, of: session.account))
        disconnect(session.account)
    }
}
