import Credentials
import Facts
import Pages
import Planner
import Storage

/// The operations on shared lists: sharing, inviting and joining here, the four ways to end it in `Sharing+Ending.swift`. Knows nothing of
/// HTTP. The store's tables decide who may do them, in the transaction that does it; look-ups here are for words only.
struct Sharing: Sendable {
    let accounts: Accounts
    let plans: AccountReplicas

    var store: any Store { accounts.store }

    /// How long an invitation waits, in milliseconds.
    static let lifetime: Int64 = 14 * 24 * 60 * 60 * 1000

    /// A list that an account shares, with everybody in it.
    struct Known: Sendable {
        let list: SharedList
        let name: String
        let members: [Member]
        let me: Member
    }

    // MARK: - Looking

    /// A list that the account is a member of.
    func known(_ number: UInt32?, to account: AccountID) async throws(AccountFault) -> Known {
        guard let number else { throw .notShared }
        let members = try await accounts.stored(await store.members(of: [number]))
        let list = try await accounts.stored(await store.sharedList(number))
        guard let list, let all = members[number], let me = all.first(where: { $0.account == account }) else { throw .notShared }
        let name = try await accounts.stored(await store.name(of: list))
        return Known(list: list, name: name, members: all, me: me)
    }

    /// Every list that the account shares.
    func all(of account: AccountID) async throws(AccountFault) -> [Known] {
        let memberships = try await accounts.stored(await store.memberships(of: account))
        var all: [Known] = []
        for membership in memberships {
            do throws(AccountFault) {
                all.append(try await known(membership.number, to: account))
            } catch .notShared {
                // It ended this very moment.
                continue
            }
        }
        return all
    }

    /// The name that the account is called by already, or else what stands before the @ of its address. Others see the name, and
    /// are not to learn the address from it.
    func usualName(of account: Account) async throws(AccountFault) -> String {
        let fact = try await accounts.stored(await store.fact(.personsName, in: account.space))
        if case .text(let name) = fact?.value, let name = ShownName(typed: name) { return name.text }
        return String(account.email.prefix { $0 != "@" }.prefix(ShownName.longest))
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

    /// Shares a list of the account's own, by a number that nobody has had.
    ///
    /// - Returns: the number; nil if it was not done, and why.
    func share(_ list: Identity, of account: Account, as name: ShownName, now: Int64)
        async throws(AccountFault) -> (number: UInt32, outcome: SharingOutcome)
    {
        let shared = SharedList(number: .random(in: 1 ... .max), space: SpaceID(.random()), list: list, created: now)
        let owner = Member(account: account.id, role: .own, name: name.text, joined: now)
        let outcome = try await accounts.stored(await plans.share(shared, of: account, by: owner, now: now))
        return (shared.number, outcome)
    }

    /// Invites the holder of an email address. The answer does not show whether it has an account.
    ///
    /// - Parameter owner: who invites; its own address is refused, because nobody could answer that invitation.
    func invite(
        _ typed: String,
        to known: Known,
        as role: MemberRole,
        by owner: Account,
        from place: String,
        now: Int64
    ) async throws(AccountFault) -> SharingOutcome {
        try accounts.limits.tryAnything(from: place)
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
}
