import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Signing in and out, here and on other devices.
struct SessionController: Sendable {
    let accounts: Accounts
    let browsers: BrowserSessions
    let pages: ServerPages
    let metrics: Metrics

    // MARK: - In

    func showSignIn(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        if asked.caller != nil { return pages.lead(to: AccountRoute.signedIn.leading(to: asked.onward)) }
        let offersAccount = try await accounts.offersAccounts()
        let joins: Phrase = offersAccount ? .signInToJoin : .signInToJoinClosed
        return pages.page(
            SignInPage(
                email: FieldValue(asked.query["email"] ?? ""),
                notice: asked.onward?.page == .sharedJoin ? pages.words[joins] : nil,
                onward: asked.onward,
                offersAccount: offersAccount,
                isPlanApart: hasPlanApart(asked)
            )
        )
    }

    func signIn(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        do throws(AccountFault) {
            let account = try await accounts.authenticate(
                email: asked.typed("email"),
                password: asked.typed("password"),
                from: asked.origin
            )
            // The password may have been changed since it was checked: then it is wrong, too.
            return try await browsers.open(account, asked)
        } catch .wrongPassword {
            metrics.note(.signInRefused)
            let notice = pages.words[.signInRefused]
            let form = SignInPage(
                email: FieldValue(asked.typed("email")),
                notice: notice,
                onward: asked.onward,
                offersAccount: try await accounts.offersAccounts(),
                isPlanApart: hasPlanApart(asked)
            )
            return pages.page(form, status: 422)
        }
    }

    /// Whether a plan is kept here that was kept apart in this browser when somebody signed in.
    private func hasPlanApart(_ asked: AccountRequest) -> Bool {
        !ApartCookie(isSecure: asked.cookie.isSecure).tokens(in: asked.head).isEmpty
    }

    /// Where signing in leads to.
    func leadOn(_ asked: AccountRequest) -> Hummingbird.Response {
        guard asked.caller != nil else { return pages.lead(to: AccountRoute.signIn.leading(to: asked.onward)) }
        return pages.lead(to: asked.onward?.target ?? Pages.Route.today.path)
    }

    // MARK: - Out

    func signOut(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        if let caller = asked.caller {
            try await browsers.end(caller.session)
            accounts.log?.note(.signedOut, of: caller.account.id, from: asked.clientAddress)
        }
        return pages.lead(to: AccountRoute.signIn.path, headers: [asked.cookie.removing])
    }

    /// Ends one of the caller's other sessions, or all of them.
    func endSessions(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        let named = asked.typed("session")
        let sessions = try await accounts.stored(await accounts.store.sessions(of: caller.account.id, now: asked.now))
        // Only the caller's own sessions can be named at all.
        for session in sessions where session.hash != caller.session.hash {
            guard named == "others" || named == Hex.encode(session.hash) else { continue }
            try await browsers.end(session)
            accounts.log?.note(.sessionEnded, of: caller.account.id, from: asked.clientAddress)
        }
        return pages.lead(to: AccountRoute.account.path + "?did=ended")
    }
}
