package import Facts
import Planner

/// The routes of accounts, which the server alone answers; read and printed by one type, so that a link and its handler cannot differ.
package enum AccountRoute: Equatable, Sendable, CaseIterable {
    /// Everything about one's account.
    case account
    case register
    case signIn
    /// Where signing in leads to: a browser's worker takes over from here, elsewhere it leads on to today.
    case signedIn
    case signOut
    case changeEmail
    case changePassword
    /// Ends a session, or all but this one.
    case endSessions
    case delete
    /// The page that confirms that everything was deleted.
    case deleted
    /// Asks for a link to choose a new password.
    case forgotten
    /// Follows a link that works once.
    case link
    /// Invites people to register, for the administrator.
    case invitations
    case withdrawInvitation
    /// The lists that the account shares, and the invitations that wait for it.
    case shared
    /// Shows the preview of a list before it is shared; shares it.
    case sharedNew
    /// The members of a list.
    case sharedList
    /// Follows a link to a list.
    case sharedJoin
    /// Takes an invitation that waits, or puts it away.
    case sharedAnswer
    /// Invites by address, or makes a link.
    case sharedInvite
    /// Ends an invitation or a link.
    case sharedUninvite
    /// Sets a member's role.
    case sharedRole
    /// Says by which name the others see one.
    case sharedName
    /// Removes a member or stops sharing: a page that asks first, then the command.
    case sharedEnd
    /// How somebody is reminded.
    case reminders
    /// Turns on reminders for this browser; its script sends the endpoint.
    case keepDevice
    case removeDevice
    /// Sends something to a device at once.
    case tryDevice
    case setEmailReminders
    /// A worker says that it showed something.
    case noteShown
    /// Where a browser that runs no script says where on earth it is; without an account, too.
    case zone
    /// Begins a plan on this server, for a browser that cannot keep one itself.
    case keep
    /// How the server gets HTTPS in a home network.
    case https

    /// The path.
    package var path: String {
        switch self {
        case .account: "/account"
        case .register: "/account/register"
        case .signIn: "/account/sign-in"
        case .signedIn: "/account/signed-in"
        case .signOut: "/account/sign-out"
        case .changeEmail: "/account/e-mail"
        case .changePassword: "/account/password"
        case .endSessions: "/account/sessions/end"
        case .delete: "/account/delete"
        case .deleted: "/account/deleted"
        case .forgotten: "/account/forgotten"
        case .link: "/account/link"
        case .invitations: "/account/invitations"
        case .withdrawInvitation: "/account/invitations/withdraw"
        case .shared: "/account/shared"
        case .sharedNew: "/account/shared/new"
        case .sharedList: "/account/shared/list"
        case .sharedJoin: "/account/shared/join"
        case .sharedAnswer: "/account/shared/answer"
        case .sharedInvite: "/account/shared/invite"
        case .sharedUninvite: "/account/shared/uninvite"
        case .sharedRole: "/account/shared/role"
        case .sharedName: "/account/shared/name"
        case .sharedEnd: "/account/shared/end"
        case .reminders: "/account/reminders"
        case .keepDevice: "/account/reminders/device"
        case .removeDevice: "/account/reminders/device/end"
        case .tryDevice: "/account/reminders/try"
        case .setEmailReminders: "/account/reminders/letters"
        case .noteShown: "/account/reminders/shown"
        case .zone: "/account/zone"
        case .keep: "/account/keep"
        case .https: "/account/https"
        }
    }

    /// Where a list of the account's own is shared.
    package static func sharedNew(of list: Identity) -> String { AccountRoute.sharedNew.path + "?list=" + list.hex }

    /// Where it is seen who shares a list.
    package static func sharedList(_ number: UInt32) -> String { AccountRoute.sharedList.path + "?space=" + String(number) }

    /// Reads a path; nil if none of these is at it.
    package init?(path: String) {
        let path = ByteString(path)
        for route in Self.allCases where ByteString(route.path) == path {
            self = route
            return
        }
        return nil
    }
}

extension Markup.StringInterpolation {
    /// A path.
    @inline(never)
    func appendInterpolation(_ route: AccountRoute) {
        appendInterpolation(route.path)
    }
}
