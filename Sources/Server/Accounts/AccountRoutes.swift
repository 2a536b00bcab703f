import Hummingbird
import Pages
import Storage

/// The routes of accounts, each with the controller that answers there: pages and forms that work without a script.
struct AccountRoutes: Sendable {
    let account: AccountController
    let registration: RegistrationController
    let sessions: SessionController
    let links: OneTimeLinkController
    let invitations: InvitationController
    let sharing: SharingController
    let reminders: RemindersController
    let guests: GuestController
    let timeZones: TimeZoneController

    /// - Parameter disconnect: closes the open connections of an account, of which a session was ended.
    init(
        of accounts: Accounts,
        plans: AccountReplicas,
        joining: GuestJoining,
        reminders: RemindersController,
        pages: ServerPages,
        metrics: Metrics,
        disconnect: @escaping @Sendable (AccountID) -> Void
    ) {
        let browsers = BrowserSessions(
            accounts: accounts,
            joining: joining,
            pages: pages,
            metrics: metrics,
            disconnect: disconnect
        )
        let deadLinks = DeadLinks(accounts: accounts, pages: pages)
        account = AccountController(accounts: accounts, browsers: browsers, pages: pages)
        registration = RegistrationController(accounts: accounts, browsers: browsers, pages: pages, metrics: metrics)
        sessions = SessionController(accounts: accounts, browsers: browsers, pages: pages, metrics: metrics)
        links = OneTimeLinkController(accounts: accounts, browsers: browsers, deadLinks: deadLinks, pages: pages)
        invitations = InvitationController(accounts: accounts, pages: pages)
        sharing = SharingController(sharing: Sharing(accounts: accounts, plans: plans), deadLinks: deadLinks, pages: pages)
        self.reminders = reminders
        guests = GuestController(guests: joining.guests, pages: pages)
        timeZones = TimeZoneController(pages: pages)
    }

    /// No form of an account is larger than this.
    private static let largestForm = 16_384

    func add(to router: Router<HTTPContext>, _ requests: PageRequests) {
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
        case .account: return Handlers(show: account.show)
        case .register: return Handlers(show: registration.show, act: registration.register)
        case .signIn: return Handlers(show: sessions.showSignIn, act: sessions.signIn)
        case .signedIn: return Handlers(show: sessions.leadOn)
        case .signOut: return Handlers(act: sessions.signOut)
        case .changeEmail: return Handlers(act: account.changeEmail)
        case .changePassword: return Handlers(act: account.changePassword)
        case .endSessions: return Handlers(act: sessions.endSessions)
        case .delete: return Handlers(show: account.showDelete, act: account.delete)
        case .deleted: return Handlers(show: account.showDeleted)
        case .forgotten: return Handlers(show: links.showForgotten, act: links.sendReset)
        case .link: return Handlers(show: links.show, act: links.follow)
        case .invitations: return Handlers(show: invitations.show, act: invitations.invite)
        case .withdrawInvitation: return Handlers(show: invitations.show, act: invitations.withdraw)
        case .shared: return Handlers(show: sharing.showAll)
        case .sharedNew: return Handlers(show: sharing.showShare, act: sharing.share)
        case .sharedList: return Handlers(show: sharing.showList)
        case .sharedJoin: return Handlers(show: sharing.showJoin, act: sharing.join)
        case .sharedAnswer: return Handlers(act: sharing.answerInvitation)
        case .sharedInvite: return Handlers(act: sharing.invite)
        case .sharedUninvite: return Handlers(act: sharing.uninvite)
        case .sharedRole: return Handlers(act: sharing.setRole)
        case .sharedName: return Handlers(act: sharing.setName)
        case .sharedEnd: return Handlers(show: sharing.showEnd, act: sharing.end)
        case .reminders: return Handlers(show: reminders.show)
        case .keepDevice: return Handlers(act: reminders.keepDevice)
        case .removeDevice: return Handlers(act: reminders.removeDevice)
        case .tryDevice: return Handlers(act: reminders.tryDevice)
        case .setEmailReminders: return Handlers(act: reminders.setEmail)
        case .noteShown: return Handlers(act: reminders.noteShown)
        case .zone: return Handlers(show: timeZones.show, act: timeZones.set)
        case .keep: return Handlers(act: guests.keepPlanHere)
        case .https: return Handlers(show: guests.showHTTPS)
        }
    }
}
