import Credentials
import Facts
import HTTPTypes
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Making an account, signing in and out.
extension AccountController {
    // MARK: - Registering

    func showRegister(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        // By way of the worker, if there is one: should it not know the account yet, it does then.
        if asked.caller != nil { return pages.lead(to: AccountRoute.signedIn.leading(to: asked.onward)) }
        let door = try await door(asked.query["invitation"], now: asked.now)
        // For the script of the app's page, which would offer one.
        let offer = door == .closed ? [HTTPField(name: .xOffersAccount, value: "no")] : []
        return pages.page(RegisterPage(door, onward: asked.onward), headers: offer)
    }

    /// - Parameter typed: an invitation, or the link with it.
    private func door(_ typed: String?, now: Int64) async throws(AccountFault) -> RegisterPage.Door {
        let invitation = typed.map { Self.invitation(in: $0) }
        let door = try await accounts.door(invitation: invitation, now: now)
        if door.isFirst {
            if door.isOpen { return .first(accounts.firstCode?.text) }
            return .firstElsewhere(refused(typed, .registerFirstOther))
        }
        switch accounts.registration {
        case .open: return .open
        case .closed: return .closed
        case .invitation:
            if door.isOpen, let invitation { return .invitation(invitation) }
            return .uninvited(refused(typed, .registerInvitedEnded))
        }
    }

    /// The part of a link behind its last equals sign; the whole of a text without one.
    private static func invitation(in typed: String) -> String {
        String(Text.trimmed(typed).split(separator: "=").last ?? "")
    }

    private func refused(_ typed: String?, _ fault: Phrase) -> FieldValue {
        guard let typed, !Text.isBlank(typed) else { return FieldValue("") }
        return FieldValue(typed, fault: pages.words[fault])
    }

    func register(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let invitation = asked.form["invitation"]
        let registered: Accounts.Registered
        do throws(AccountFault) {
            registered = try await accounts.register(
                email: asked.typed("email"),
                password: asked.typed("password"),
                invitation: invitation,
                onward: asked.onward,
                from: asked.place,
                now: asked.now
            )
        } catch {
            let door = try await door(invitation, now: asked.now)
            return pages.page(try refusal(of: error, at: door, asked), status: 422)
        }
        metrics.note(.registered)
        switch registered {
        case .made(let account):
            accounts.log?.note(.registered, of: account.id, from: asked.place)
            return try await openNew(account, cameFrom: asked.onward, asked)
        case .confirmationSent: return pages.say(.confirmationSent)
        }
    }

    private func refusal(of fault: AccountFault, at door: RegisterPage.Door, _ asked: AccountRequest) throws(AccountFault)
        -> RegisterPage
    {
        let (typed, onward) = (asked.typed("email"), asked.onward)
        switch fault {
        case .email(let refusal):
            return RegisterPage(door, email: FieldValue(typed, fault: pages.words[refusal.words]), onward: onward)
        case .emailTaken:
            return RegisterPage(door, email: FieldValue(typed, fault: pages.words[.emailTakenRegister]), onward: onward)
        case .password(let refusal):
            return RegisterPage(door, email: FieldValue(typed), passwordFault: pages.words[refusal.words], onward: onward)
        case .notInvited: return RegisterPage(door, email: FieldValue(typed), onward: onward)
        default: throw fault
        }
    }

    // MARK: - Signing in and out

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
            return try await open(account, asked)
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

    /// Opens an account that was made just now. Somebody who was invited to a list is led to it.
    ///
    /// - Parameter page: the one that its person came from.
    func openNew(_ account: Account, cameFrom page: Onward?, _ asked: AccountRequest) async throws(AccountFault)
        -> Hummingbird.Response
    {
        var onward = page
        if onward == nil, try await !accounts.stored(await accounts.store.offers(to: account, now: asked.now)).isEmpty {
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
                    await accounts.store.moveDevice(from: before.hash, to: token.secret.digest.bytes, of: account.id)
                )
            }
            try await end(before)
        }
        let superfluous = try await accounts.stored(await accounts.sessions.superfluous(of: account.id, now: asked.now))
        for session in superfluous { try await end(session) }
        metrics.note(.signedIn)
        accounts.log?.note(.signedIn, of: account.id, from: asked.place)
        var headers = [asked.cookie.setting(token, lifetime: Sessions.lifetime / 1000)]
        headers += knownBrowser(of: account.emailKey, asked)
        let cookie = GuestCookie(isSecure: asked.cookie.isSecure)
        // A browser without script has its plan kept here, as a guest's.
        if let guest = cookie.token(in: asked.head), await joining.takeAlong(guest, into: account, now: asked.now) {
            headers.append(cookie.removing)
        }
        return pages.lead(to: AccountRoute.signedIn.leading(to: onward), headers: headers)
    }

    /// Has a browser known again as one of the account with an address: others who try passwords for it do not keep its person out.
    func knownBrowser(of emailKey: String, _ asked: AccountRequest) -> [HTTPField] {
        if accounts.knows(asked.mark, for: emailKey) { return [] }
        return [BrowserCookie(isSecure: asked.cookie.isSecure).setting(accounts.marks.mark(for: emailKey))]
    }

    func signOut(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        if let caller = asked.caller {
            try await end(caller.session)
            accounts.log?.note(.signedOut, of: caller.account.id, from: asked.place)
        }
        return pages.lead(to: AccountRoute.signIn.path, headers: [asked.cookie.removing])
    }

    func end(_ session: Session) async throws(AccountFault) {
        try await accounts.stored(await accounts.store.end(session.hash, of: session.account))
        ended(session.account)
    }
}
