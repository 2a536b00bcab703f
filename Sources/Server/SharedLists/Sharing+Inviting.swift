import Credentials
import Planner
import Storage

/// Invitations to a list, by address or by a link, and joining by one.
extension Sharing {
    /// How long an invitation waits, in milliseconds.
    private static let lifetime: Int64 = 14 * 24 * 60 * 60 * 1000

    // MARK: - Looking

    /// Whether who is invited by address is told so by e-mail.
    var sendsMail: Bool { accounts.mailer != nil }

    /// The invitations to a list that have not ended, the newest first.
    func invitations(to known: Known, now: Int64) async throws(AccountFault) -> [Invitation] {
        try await accounts.stored(await store.invitations(to: known.list.number, now: now))
    }

    /// The invitations that wait for an account.
    func invitations(for account: Account, now: Int64) async throws(AccountFault) -> [Invitation] {
        try await accounts.stored(await store.invitations(for: account.emailKey, now: now))
    }

    /// The invitation to one list that waits for an account; nil if it has ended.
    func invitation(for account: Account, to number: UInt32, now: Int64) async throws(AccountFault) -> Invitation? {
        let guest = Invitation.Guest.address(email: account.email, key: account.emailKey)
        return try await accounts.stored(await store.invitation(guest, to: number, now: now))
    }

    /// The offer of an invitation; nil if it has ended.
    func offer(_ invitation: Invitation?) async throws(AccountFault) -> SharingOffer? {
        guard let invitation else { return nil }
        return try await accounts.stored(await store.offer(invitation))
    }

    /// The invitation behind a link's text.
    func invitation(by text: String, now: Int64) async throws(AccountFault) -> Invitation? {
        guard let token = ShareToken(text), let number = token.number else { return nil }
        let guest = Invitation.Guest.link(token.secret.digest.bytes)
        return try await accounts.stored(await store.invitation(guest, to: number, now: now))
    }

    // MARK: - Doing

    /// Invites the holder of an email address. The answer does not show whether it has an account.
    ///
    /// - Parameter owner: who invites; its own address is refused, because nobody could answer that invitation.
    func invite(
        _ typed: String,
        to known: Known,
        as role: MemberRole,
        by owner: Account,
        from clientAddress: String,
        now: Int64
    ) async throws(AccountFault) -> SharingOutcome {
        try accounts.limits.tryAnything(from: clientAddress)
        let email = try Accounts.address(typed)
        guard email.key != owner.emailKey else { throw .emailTaken }
        if accounts.mailer != nil { try accounts.limits.sendMail(to: email.key) }
        let guest = Invitation.Guest.address(email: email.text, key: email.key)
        let outcome = try await invite(guest, to: known, as: role, now: now)
        if outcome == .done { accounts.mailer?.sendShared(to: email) }
        return outcome
    }

    /// Makes a link.
    func makeLink(to known: Known, as role: MemberRole, now: Int64)
        async throws(AccountFault) -> (token: ShareToken, outcome: SharingOutcome)
    {
        let token: ShareToken
        do throws(CredentialsFault) {
            token = try .random(for: known.list.number)
        } catch {
            throw .credentials(error)
        }
        return (token, try await invite(.link(token.secret.digest.bytes), to: known, as: role, now: now))
    }

    private func invite(_ guest: Invitation.Guest, to known: Known, as role: MemberRole, now: Int64)
        async throws(AccountFault) -> SharingOutcome
    {
        let invitation = Invitation(
            number: known.list.number,
            guest: guest,
            role: role,
            created: now,
            expires: now + Self.lifetime
        )
        return try await accounts.stored(await store.invite(invitation, by: known.me.account, now: now))
    }

    /// Lets an account in.
    func join(_ invitation: Invitation, _ account: Account, as name: ShownName, now: Int64)
        async throws(AccountFault) -> SharingOutcome
    {
        let member = Member(account: account.id, role: invitation.role, name: name.text, joined: now)
        return try await accounts.stored(await store.join(invitation.number, as: member, by: invitation.guest, now: now))
    }

    /// Ends an invitation: its maker takes it back, or the person declines it.
    func end(_ invitation: Invitation) async throws(AccountFault) {
        try await accounts.stored(await store.endInvitation(invitation.guest, to: invitation.number))
    }
}
