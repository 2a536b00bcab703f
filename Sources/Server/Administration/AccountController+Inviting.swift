import Credentials
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Where the administrator invites people to this server. For everybody else there is no such page.
extension AccountController {
    /// What an invitation is known by, in characters.
    private static let longestGuest = 60

    func showInvitations(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let administrator = administrator(asked) else { return say(.notFound) }
        let notice = asked.query["did"] == "withdrawn" ? "Invitation revoked. Its link no longer works." : nil
        return page(try await invitationsPage(of: administrator, InvitationsPage.Said(notice: notice), now: asked.now))
    }

    func inviteToServer(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let administrator = administrator(asked), accounts.registration == .invitation else { return say(.notFound) }
        var said = InvitationsPage.Said()
        let typed = asked.typed("guest")
        do throws(AccountFault) {
            let token: LinkToken
            if let mailer = accounts.mailer, !Text.isBlank(typed) {
                token = try await accounts.invite(by: mailer, typed, by: administrator.id, from: asked.place, now: asked.now)
                said.notice = "Invitation sent to \(Text.trimmed(typed))."
            } else {
                guard Text.count(of: Text.trimmed(typed), isAtMost: Self.longestGuest) else {
                    said.guest = Typed(typed, fault: "This has at most \(Self.longestGuest) characters.")
                    return page(try await invitationsPage(of: administrator, said, now: asked.now), status: 422)
                }
                let guest = TradedTemplate.clean(typed, atMost: Self.longestGuest)
                token = try await accounts.invite(guest, by: administrator.id, now: asked.now)
            }
            said.link = origin(of: asked) + AccountLink.path(token)
            return page(try await invitationsPage(of: administrator, said, now: asked.now))
        } catch {
            said.notice = nil
            switch error {
            case .email(let refusal): said.guest = Typed(typed, fault: refusal.description)
            case .tooManyInvitations:
                said.guest = Typed(typed)
                said.notice = "At most \(Accounts.mostInvitations) invitations can be open. Revoke one to create another."
            default: throw error
            }
        }
        return page(try await invitationsPage(of: administrator, said, now: asked.now), status: 422)
    }

    func withdrawInvitation(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let administrator = administrator(asked) else { return say(.notFound) }
        let hash = Hex.decode(asked.typed("invitation")[...]) ?? []
        try await accounts.withdrawInvitation(hash, of: administrator.id, now: asked.now)
        return lead(to: AccountRoute.invitations.path + "?did=withdrawn")
    }

    private func administrator(_ asked: AccountRequest) -> Account? {
        guard let caller = asked.caller, caller.account.isAdministrator else { return nil }
        return caller.account
    }

    private func invitationsPage(of account: Account, _ said: InvitationsPage.Said, now: Int64)
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
        return InvitationsPage(door, rows: rows, said: said)
    }
}
