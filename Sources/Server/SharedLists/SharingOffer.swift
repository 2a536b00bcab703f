import Facts
import Planner
import Storage

/// An invitation to a shared list, with everything that a person has to know before joining.
struct SharingOffer: Sendable {
    let invitation: Invitation
    /// The list's name.
    let name: String
    /// Whose list it is, as its members see that person.
    let from: String

    /// As the app announces it, unasked: everybody with an account can invite any address, so a stranger's text is cut short and cleaned.
    var announced: WaitingInvitation { WaitingInvitation(from: from, list: TradedTemplate.clean(name, atMost: 80)) }
}

extension SharingStore where Self: FactStore {
    /// The name of a shared list.
    func name(of list: SharedList) async throws(StoreFault) -> String {
        if case .text(let name) = try await fact(.name(of: list.list, in: list.number), in: list.space)?.value { return name }
        return "A list"
    }

    /// The offer of an invitation; nil if the list is no longer shared.
    func offer(_ invitation: Invitation) async throws(StoreFault) -> SharingOffer? {
        let number = invitation.number
        guard let list = try await sharedList(number), let owner = try await members(of: [number])[number]?.first else {
            return nil
        }
        return SharingOffer(invitation: invitation, name: try await name(of: list), from: owner.name)
    }

    /// The newest invitations that wait for an account, to lists that it is not a member of. As many as the app says one by one: they are
    /// looked up at every exchange with a device.
    func offers(to account: Account, now: Int64) async throws(StoreFault) -> [SharingOffer] {
        try await offers(among: try await invitations(for: account.emailKey, now: now), to: account)
    }

    /// The same, of invitations that were read already.
    func offers(among waiting: [Invitation], to account: Account) async throws(StoreFault) -> [SharingOffer] {
        guard !waiting.isEmpty else { return [] }
        let joined = Set(try await memberships(of: account.id).map(\.number))
        var offers: [SharingOffer] = []
        for invitation in waiting where !joined.contains(invitation.number) {
            guard let offer = try await offer(invitation) else { continue }
            offers.append(offer)
            if offers.count == WaitingInvitation.mostSaid { break }
        }
        return offers
    }
}
