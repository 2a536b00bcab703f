import Credentials
import HTTPTypes
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Making an account.
struct RegistrationController: Sendable {
    let accounts: Accounts
    let browsers: BrowserSessions
    let pages: ServerPages
    let metrics: Metrics

    func show(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
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
                from: asked.clientAddress,
                now: asked.now
            )
        } catch {
            let door = try await door(invitation, now: asked.now)
            return pages.page(try refusal(of: error, at: door, asked), status: 422)
        }
        metrics.note(.registered)
        switch registered {
        case .made(let account):
            accounts.log?.note(.registered, of: account.id, from: asked.clientAddress)
            return try await browsers.openNew(account, cameFrom: asked.onward, asked)
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
}
