import Credentials
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Where the administrator invites people to this server. For everybody else there is no such page.
struct InvitationController: Sendable {
    let accounts: Accounts
    let pages: ServerPages

    /// The most characters of an invitation's label.
    private static let longestGuest = 60

    func show(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let administrator = administrator(asked) else { return pages.say(.notFound) }
        let done = asked.query["did"] == "withdrawn" ? pages.words[.serverInvitationsRevoked] : nil
        return pages.page(try await invitationsPage(of: administrator, InvitationsPage.FormState(done: done), now: asked.now))
    }

    func invite(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let administrator = administrator(asked), accounts.registration == .invitation else { return pages.say(.notFound) }
        var state = InvitationsPage.FormState()
        let typed = asked.typed("guest")
        do throws(AccountFault) {
            let token: LinkToken
            if let mailer = accounts.mailer, !Text.isBlank(typed) {
                token = try await accounts.invite(
                    by: mailer,
                    typed,
                    by: administrator.id,
                    from: asked.clientAddress,
                    now: asked.now
                )
                state.done = pages.words[.serverInvitationsSent(mail: Text.trimmed(typed))]
            } else {
                guard Text.count(of: Text.trimmed(typed), isAtMost: Self.longestGuest) else {
                    state.guest = FieldValue(typed, fault: pages.words[.serverInvitationsNameTooLong(most: Self.longestGuest)])
                    return pages.page(try await invitationsPage(of: administrator, state, now: asked.now), status: 422)
                }
                let guest = TradedTemplate.clean(typed, atMost: Self.longestGuest)
                token = try await accounts.invite(guest, by: administrator.id, now: asked.now)
            }
            state.link = asked.serverAddress + AccountLink.path(token, .invitation)
            return pages.page(try await invitationsPage(of: administrator, state, now: asked.now))
        } catch {
            state.done = nil
            switch error {
            case .email(let refusal): state.guest = FieldValue(typed, fault: pages.words[refusal.words])
            case .tooManyInvitations:
                state.guest = FieldValue(typed)
                state.notice = pages.words[.serverInvitationsTooMany(most: Int(Accounts.mostInvitations))]
            default: throw error
            }
        }
        return pages.page(try await invitationsPage(of: administrator, state, now: asked.now), status: 422)
    }

    func withdraw(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let administrator = administrator(asked) else { return pages.say(.notFound) }
        let hash = Hex.decode(asked.typed("invitation")[...]) ?? []
        try await accounts.withdrawInvitation(hash, of: administrator.id, now: asked.now)
        return pages.lead(to: AccountRoute.invitations.path + "?did=withdrawn")
    }

    private func administrator(_ asked: AccountRequest) -> Account? {
        guard let caller = asked.caller, caller.account.isAdministrator else { return nil }
        return caller.account
    }

    private func invitationsPage(of account: Account, _ state: InvitationsPage.FormState, now: Int64)
        async throws(AccountFault) -> InvitationsPage
    {
        let open = try await accounts.stored(await accounts.store.openInvitations(of: account.id, now: now))
        let rows = open.map { link in
            InvitationsPage.Row(name: Hex.encode(link.hash), guest: Pending.guest(link.payload), expires: link.expires)
        }
        let door: InvitationsPage.Door =
            switch accounts.registration {
            case .open: .open
            case .closed: .closed
            case .invitation: .byInvitation(sendsMail: accounts.mailer != nil)
            }
        return InvitationsPage(door, rows: rows, state: state)
    }
}
