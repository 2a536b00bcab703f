import Credentials
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Planner
import Requests
import Storage

/// Answers for the addresses of accounts: pages and forms that work without a script.
struct AccountController: Sendable {
    let accounts: Accounts
    let sharing: Sharing
    let reminders: Reminders
    let guests: Guests
    let release: String
    let peer: Peer
    let metrics: Metrics
    /// Called when a session was ended, so that its open connections are closed.
    let ended: @Sendable (AccountID) -> Void

    /// No form of an account is larger than this.
    private static let largestBody = 16_384

    func answer(_ request: Hummingbird.Request, path: String, over connection: Connection) async -> Hummingbird.Response {
        guard let address = AccountRoute(path: path) else { return say(.notFound) }
        return await answer(request, upTo: Self.largestBody, over: connection) { asked, sends throws(AccountFault) in
            try await sends ? act(address, asked) : show(address, asked)
        }
    }

    /// Reads a request, from this server's own pages only, and answers it; a failure is answered with a page that names the reason.
    ///
    /// - Parameter body: is told whether a form was sent.
    func answer(
        _ request: Hummingbird.Request,
        upTo largest: Int,
        over connection: Connection,
        _ body: (AccountRequest, Bool) async throws(AccountFault) -> Hummingbird.Response
    ) async -> Hummingbird.Response {
        let sends = request.method == .post
        guard sends || request.method == .get || request.method == .head else { return say(.methodNotAllowed) }
        guard !sends || !Origin.isForeign(request.head) else { return say(.foreign) }
        let form: [UInt8]
        do throws(ReceivedForm.Fault) {
            form = try await ReceivedForm.read(from: request, upTo: largest, over: connection)
        } catch .incomplete {
            let response = PlainErrorPage.response(.badRequest, "The form was incomplete. Nothing was saved.")
            return LastAnswer.closing(response, on: connection.channel)
        } catch {
            return LastAnswer.closing(say(.tooLarge), on: connection.channel)
        }
        do throws(AccountFault) {
            return try await body(try await read(request.head, form, over: connection), sends)
        } catch {
            // A form is not sent again after signing in; a page is opened.
            return refusal(of: error, at: sends ? nil : request.head.path)
        }
    }

    private func read(_ head: HTTPRequest, _ body: [UInt8], over connection: Connection) async throws(AccountFault)
        -> AccountRequest
    {
        let now = WallClock.now()
        let cookie = peer.cookie(for: head)
        let query = head.path.flatMap { path in path.firstIndex(of: "?").map { path[path.index(after: $0)...] } } ?? ""
        return AccountRequest(
            head: head,
            form: Form(body: body, contentType: head.headerFields[.contentType] ?? ""),
            query: Form(urlEncoded: ArraySlice(query.utf8)),
            caller: try await accounts.stored(await accounts.sessions.find(cookie.token(in: head), now: now)),
            place: peer.place(of: head, over: connection),
            mark: BrowserCookie(isSecure: cookie.isSecure).mark(in: head),
            now: now,
            cookie: cookie
        )
    }

    private func show(_ address: AccountRoute, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        switch address {
        case .account: return try await showAccount(asked)
        case .register: return try await showRegister(asked)
        case .signIn: return showSignIn(asked)
        case .signedIn:
            guard asked.caller != nil else { return lead(to: AccountRoute.signIn.leading(to: asked.onward)) }
            return lead(to: asked.onward?.target ?? Pages.Route.today.path)
        case .delete:
            guard let caller = asked.caller else { return lead(to: AccountRoute.signIn.path) }
            return page(DeleteAccountPage(email: caller.account.email))
        case .deleted: return say(.deleted)
        case .forgotten: return page(ForgottenPage(sendsMail: accounts.mailer != nil))
        case .link: return try await showLink(asked)
        case .invitations, .withdrawInvitation: return try await showInvitations(asked)
        case .shared: return try await showShared(asked)
        case .sharedNew: return try await showShareList(asked)
        case .sharedList: return try await showSharedList(asked)
        case .sharedJoin: return try await showJoin(asked)
        case .sharedEnd: return try await showEnd(asked)
        case .reminders: return try await showReminders(asked)
        case .zone:
            return page(TimeZonePage(FieldValue(TimeZoneCookie(isSecure: asked.cookie.isSecure).name(in: asked.head) ?? "")))
        case .signOut, .changeEmail, .changePassword, .endSessions, .sharedAnswer, .sharedInvite, .sharedUninvite, .sharedRole,
            .sharedName, .keepDevice, .removeDevice, .tryDevice, .setEmailReminders, .noteShown:
            return say(.methodNotAllowed)
        }
    }

    private func act(_ address: AccountRoute, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        switch address {
        case .register: return try await register(asked)
        case .signIn: return try await signIn(asked)
        case .signOut: return try await signOut(asked)
        case .changeEmail: return try await changeEmail(asked)
        case .changePassword: return try await changePassword(asked)
        case .endSessions: return try await endSessions(asked)
        case .delete: return try await delete(asked)
        case .link: return try await followLink(asked)
        case .forgotten: return try await sendReset(asked)
        case .invitations: return try await inviteToServer(asked)
        case .withdrawInvitation: return try await withdrawInvitation(asked)
        case .sharedNew: return try await shareList(asked)
        case .sharedJoin: return try await joinList(asked)
        case .sharedAnswer: return try await answerInvitation(asked)
        case .sharedInvite: return try await invite(asked)
        case .sharedUninvite: return try await uninvite(asked)
        case .sharedRole: return try await setRole(asked)
        case .sharedName: return try await setName(asked)
        case .sharedEnd: return try await endSharing(asked)
        case .keepDevice: return try await keepDevice(asked)
        case .removeDevice: return try await removeDevice(asked)
        case .tryDevice: return try await tryDevice(asked)
        case .setEmailReminders: return try await setEmailReminders(asked)
        case .noteShown: return try await noteShown(asked)
        case .zone: return setZone(asked)
        case .account, .signedIn, .deleted, .shared, .sharedList, .reminders: return say(.methodNotAllowed)
        }
    }

    /// Keeps the time zone of a browser that runs no script in that browser.
    private func setZone(_ asked: AccountRequest) -> Hummingbird.Response {
        let typed = asked.typed("zone")
        guard typed.isEmpty || IANATimeZone(name: typed) != nil else {
            return page(
                TimeZonePage(FieldValue(typed, fault: "Enter a valid time zone, for example Europe/Berlin.")),
                status: 422
            )
        }
        return lead(to: Pages.Route.today.path, headers: [TimeZoneCookie(isSecure: asked.cookie.isSecure).setting(typed)])
    }

    // MARK: - Answers

    /// A page.
    func page(_ page: any Page, status: Int = 200, headers extra: [HTTPField] = []) -> Hummingbird.Response {
        let context = PageContext(
            release: release,
            settings: LookCookie.settings,
            instant: Instant(time: WallClock.now(), offset: 0),
            nonce: .random(),
            here: Pages.Route.today.path,
            isAnsweredByServer: true,
            toast: nil,
            failures: 0
        )
        var headers = HTTPFields()
        for header in Headers.page {
            if let name = HTTPField.Name(header.name) { headers[name] = header.value }
        }
        for header in extra { headers.append(header) }
        return Hummingbird.Response(
            status: .init(code: status),
            headers: headers,
            body: .init(byteBuffer: ByteBuffer(bytes: context.document(of: page)))
        )
    }

    func say(_ word: AccountMessagePage.Word, headers: [HTTPField] = []) -> Hummingbird.Response {
        page(AccountMessagePage(word), status: AccountMessagePage(word).status, headers: headers)
    }

    /// Where browsers find this server: as it was told, or as this very browser has found it. A link that is shown to the person who asks for
    /// it may name what their own browser calls this server.
    func origin(of asked: AccountRequest) -> String {
        if let address = accounts.mailer?.address { return address }
        return (peer.isSecure(asked.head) ? "https://" : "http://") + (asked.head.authority ?? "")
    }

    func lead(to path: String, headers extra: [HTTPField] = []) -> Hummingbird.Response {
        var headers: HTTPFields = [.location: path, .cacheControl: "no-store"]
        for header in extra { headers.append(header) }
        return Hummingbird.Response(status: .seeOther, headers: headers)
    }

    /// The answer to a fault that no form has a place for.
    ///
    /// - Parameter target: the page that was requested; nil if a form was sent.
    private func refusal(of fault: AccountFault, at target: String?) -> Hummingbird.Response {
        switch fault {
        case .store(.full): return say(.storeFull)
        case .store: return say(.storeFailed, headers: [HTTPField(name: .retryAfter, value: "5")])
        case .credentials: return say(.busy, headers: [HTTPField(name: .retryAfter, value: "5")])
        case .tooOften(let wait):
            let seconds = max(wait.components.seconds + 1, 1)
            return say(.tooOften, headers: [HTTPField(name: .retryAfter, value: String(seconds))])
        case .linkEnded: return say(.linkEnded)
        case .nobody: return lead(to: AccountRoute.signIn.leading(to: target.flatMap { Onward($0) }))
        case .notShared: return say(.notFound)
        // An account that is signed in has an address and a password: those are faults of a form, and shown in it.
        case .wrongPassword, .email, .emailTaken, .password, .notInvited, .tooManyInvitations:
            return say(.notFound)
        }
    }
}
