import Credentials
import Storage

/// Invitations to register, which the person who runs the server makes and withdraws.
extension Accounts {
    /// How many invitations of one account may be open.
    static let mostInvitations: Int64 = 50

    /// Makes an invitation.
    ///
    /// - Parameter guest: the label for the inviting account; may be empty.
    func invite(_ guest: String, by account: AccountID, now: Int64) async throws(AccountFault) -> LinkToken {
        let payload = Pending.payload(guest: guest)
        let (token, link) = try newLink(for: account, .invitation, payload: payload, lifetime: Self.invitationLifetime, now: now)
        let isKept = try await stored(await store.keep(invitation: link, upTo: Self.mostInvitations, now: now))
        guard isKept else { throw .tooManyInvitations }
        return token
    }

    /// Makes an invitation and sends it.
    ///
    /// - Parameter clientAddress: the network address that asks for it.
    func invite(by mailer: AccountMailer, _ typed: String, by account: AccountID, from clientAddress: String, now: Int64)
        async throws(AccountFault) -> LinkToken
    {
        try limits.tryAnything(from: clientAddress)
        let email = try Self.address(typed)
        try limits.sendMail(to: email.key)
        let token = try await invite(email.text, by: account, now: now)
        mailer.sendInvitation(token, to: email)
        return token
    }

    /// Ends an invitation of an account's own; any other stays.
    func withdrawInvitation(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(AccountFault) {
        let link = try await stored(await store.link(hash, of: account, now: now))
        guard link?.purpose == .invitation else { return }
        _ = try await stored(await store.take(hash, of: account, now: now))
    }
}
