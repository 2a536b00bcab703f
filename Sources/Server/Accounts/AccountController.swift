import Facts
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Answers for the addresses of accounts: pages and forms that work without a script.
struct AccountController: Sendable {
    let accounts: Accounts
    let sharing: Sharing
    let reminders: Reminders
    let joining: GuestJoining
    let pages: ServerPages
    let requests: PageRequests
    let metrics: Metrics
    /// Called when a session was ended, so that its open connections are closed.
    let ended: @Sendable (AccountID) -> Void

    /// No form of an account is larger than this.
    private static let largestForm = 16_384

    func addRoutes(to router: Router<HTTPContext>) {
        let routes = PageRoutes(router: router, requests: requests, largestForm: Self.largestForm)
        for route in AccountRoute.allCases {
            let handlers = handlers(at: route)
            routes.add(route.path, show: handlers.show, act: handlers.act)
        }
    }

    /// What answers at a route: a line for each.
    private func handlers(at route: AccountRoute) -> PageRoutes.Handlers {
        typealias Handlers = PageRoutes.Handlers
        switch route {
        case .account: return Handlers(show: showAccount)
        case .register: return Handlers(show: showRegister, act: register)
        case .signIn: return Handlers(show: showSignIn, act: signIn)
        case .signedIn: return Handlers(show: leadOn)
        case .signOut: return Handlers(act: signOut)
        case .changeEmail: return Handlers(act: changeEmail)
        case .changePassword: return Handlers(act: changePassword)
        case .endSessions: return Handlers(act: endSessions)
        case .delete: return Handlers(show: showDelete, act: delete)
        case .deleted: return Handlers(show: { [pages] _ in pages.say(.deleted) })
        case .forgotten: return Handlers(show: showForgotten, act: sendReset)
        case .link: return Handlers(show: showLink, act: followLink)
        case .invitations: return Handlers(show: showInvitations, act: inviteToServer)
        case .withdrawInvitation: return Handlers(show: showInvitations, act: withdrawInvitation)
        case .shared: return Handlers(show: { asked throws(AccountFault) in try await showShared(asked) })
        case .sharedNew: return Handlers(show: showShareList, act: shareList)
        case .sharedList: return Handlers(show: showSharedList)
        case .sharedJoin: return Handlers(show: showJoin, act: joinList)
        case .sharedAnswer: return Handlers(act: answerInvitation)
        case .sharedInvite: return Handlers(act: invite)
        case .sharedUninvite: return Handlers(act: uninvite)
        case .sharedRole: return Handlers(act: setRole)
        case .sharedName: return Handlers(act: setName)
        case .sharedEnd: return Handlers(show: showEnd, act: endSharing)
        case .reminders: return Handlers(show: showReminders)
        case .keepDevice: return Handlers(act: keepDevice)
        case .removeDevice: return Handlers(act: removeDevice)
        case .tryDevice: return Handlers(act: tryDevice)
        case .setEmailReminders: return Handlers(act: setEmailReminders)
        case .noteShown: return Handlers(act: noteShown)
        case .zone: return Handlers(show: showZone, act: setZone)
        case .keep: return Handlers(act: keepPlanHere)
        case .https: return Handlers(show: { [pages] _ in pages.page(SetUpHTTPSPage()) })
        }
    }

    // MARK: - Browsers that no worker answers

    private func showZone(_ asked: AccountRequest) -> Hummingbird.Response {
        pages.page(TimeZonePage(FieldValue(Surroundings.current.zone ?? "")))
    }

    /// Keeps the time zone of a browser that runs no script in that browser.
    private func setZone(_ asked: AccountRequest) -> Hummingbird.Response {
        let typed = asked.typed("zone")
        guard typed.isEmpty || IANATimeZone(name: typed) != nil else {
            return pages.page(
                TimeZonePage(FieldValue(typed, fault: pages.words[.zoneUnknown])),
                status: 422
            )
        }
        let cookie = TimeZoneCookie(isSecure: asked.cookie.isSecure)
        return pages.lead(to: Pages.Route.today.path, headers: cookie.setting(typed, in: asked.head))
    }

    /// Begins a plan for a browser that cannot keep one: it then has somewhere to come back to, whatever it does first.
    private func keepPlanHere(_ asked: AccountRequest) async -> Hummingbird.Response {
        let cookie = GuestCookie(isSecure: asked.cookie.isSecure)
        let today = Pages.Route.today.path
        if asked.caller != nil { return pages.lead(to: today) }
        let token = cookie.token(in: asked.head)
        // Where the disk does not say whether that is a plan, its cookie is not given up.
        if let token, await !joining.guests.renew([token]).isEmpty { return pages.lead(to: today) }
        switch await joining.guests.beginEmpty(from: asked.place) {
        case .begun(let token):
            // As after a form of the plan: a browser that comes there without any cookie keeps none, and is told so.
            return pages.lead(to: today + "?did=" + Identity.random().hex, headers: [cookie.setting(token)])
        case .refused: return pages.say(.noRoom)
        case .failed: return pages.say(.storeFailed)
        }
    }
}
