import Planner

/// The addresses of accounts, which the server alone answers; read and printed by one type, so that a link and its handler cannot differ.
public enum AccountAddress: Equatable, Sendable, CaseIterable {
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
    /// What is said once everything is gone.
    case deleted
    /// Asks for a link to choose a new password.
    case forgotten
    /// Follows a link that works once.
    case link
    /// How somebody is reminded.
    case reminders
    /// Has this browser told; its script sends what it is reached by.
    case keepDevice
    case removeDevice
    /// Sends something to a device at once.
    case tryDevice
    case setLetters
    /// A worker says that it showed something.
    case noteShown

    /// The path.
    public var path: String {
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
        case .reminders: "/account/reminders"
        case .keepDevice: "/account/reminders/device"
        case .removeDevice: "/account/reminders/device/end"
        case .tryDevice: "/account/reminders/try"
        case .setLetters: "/account/reminders/letters"
        case .noteShown: "/account/reminders/shown"
        }
    }

    /// Reads a path; nil where none of these is at it.
    public init?(path: String) {
        let path = Token(path)
        for address in Self.allCases where Token(address.path) == path {
            self = address
            return
        }
        return nil
    }
}

extension Markup.Parts {
    /// A path.
    @inline(never)
    mutating func appendInterpolation(_ address: AccountAddress) {
        appendInterpolation(address.path)
    }
}
