import Facts
import Planner
import Storage

/// The operations on shared lists: sharing one, and what its members may do and are called, here; the ways in and out in
/// `Sharing+Inviting.swift` and `Sharing+Ending.swift`. Knows nothing of HTTP. The store's tables decide who may do them, in the
/// transaction that does it; look-ups here are for words only.
struct Sharing: Sendable {
    let accounts: Accounts
    let plans: AccountReplicas

    var store: any Store { accounts.store }

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

    /// What others would get if a list of the account's own were shared; nil if there is no such list to share.
    func preview(of list: Identity, of account: Account) async throws(AccountFault) -> SharePreview? {
        try await accounts.stored(await plans.sharePreview(of: list, of: account))
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

    /// Says what another member may do.
    func setRole(_ role: MemberRole, of member: AccountID, in known: Known) async throws(AccountFault) -> SharingOutcome {
        try await accounts.stored(await store.setRole(role, of: member, in: known.list.number, by: known.me.account))
    }

    /// Says by which name the others see the account.
    func setName(_ name: ShownName, in known: Known) async throws(AccountFault) -> SharingOutcome {
        try await accounts.stored(await store.setName(name.text, of: known.me.account, in: known.list.number))
    }
}
