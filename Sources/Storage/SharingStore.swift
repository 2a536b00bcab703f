/// The members of shared lists. Only this store decides: no fact of any space makes somebody a member.
///
/// Every change is one transaction, takes its turn with the pushes into the list's space, and is announced in the personal spaces of
/// all members that it concerns.
package protocol SharingStore: Sendable {
    /// Makes a space for a list and puts its facts into it, all or nothing.
    ///
    /// - Parameters:
    ///   - owner: the list's owner; becomes the first member.
    ///   - pushes: the facts that are written with it, into the list's own space and others.
    /// - Returns: `.refused` if the number is taken, or the owner shares this list already.
    func share(_ list: SharedList, by owner: Member, writing pushes: [Push]) async throws(StoreFault) -> SharingOutcome

    /// The list of that number.
    func sharedList(_ number: UInt32) async throws(StoreFault) -> SharedList?

    /// Every list that an account shares, by number.
    func memberships(of account: AccountID) async throws(StoreFault) -> [Membership]

    /// The members of these lists: the owner first, then by when they joined.
    func members(of numbers: [UInt32]) async throws(StoreFault) -> [UInt32: [Member]]

    /// Lets somebody in by an invitation. One for an address is used up by that; a link is not.
    ///
    /// - Parameter member: the invitation says what they may do. A person who is a member already gets the greater of both rights.
    func join(_ number: UInt32, as member: Member, by guest: Invitation.Guest, now: Int64) async throws(StoreFault)
        -> SharingOutcome

    /// Says what a member may do, other than the owner. With the right to write, the invitations end by which the member could get it
    /// back: links, and one for the member's own address.
    func setRole(_ role: MemberRole, of member: AccountID, in number: UInt32, by owner: AccountID)
        async throws(StoreFault) -> SharingOutcome

    /// Says by which name the others see a member.
    func setName(_ name: String, of member: AccountID, in number: UInt32) async throws(StoreFault) -> SharingOutcome

    /// Ends a membership, other than the owner's. If the owner does it, an invitation that waits for the member's address ends, too.
    ///
    /// - Parameter owner: the owner who removes the member; nil if the member leaves.
    func remove(_ member: AccountID, from number: UInt32, by owner: AccountID?) async throws(StoreFault) -> SharingOutcome

    /// Makes another member the owner; the former owner may edit from then on. Links and invitations that were made end.
    func handOver(_ number: UInt32, from owner: AccountID, to member: AccountID) async throws(StoreFault) -> SharingOutcome

    /// Ends the sharing of a list with everything that is kept of it, and writes what the owner keeps, all or nothing.
    ///
    /// - Parameter sequence: of the list's space, up to which what the owner keeps is made of what there is; `.moved` if more has come meanwhile.
    func stop(_ number: UInt32, by owner: AccountID, knowing sequence: Int64, writing pushes: [Push])
        async throws(StoreFault) -> SharingOutcome

    /// Keeps an invitation; another one for the same guest takes its place.
    func invite(_ invitation: Invitation, by owner: AccountID, now: Int64) async throws(StoreFault) -> SharingOutcome

    /// The invitations to a list that have not ended, the newest first.
    func invitations(to number: UInt32, now: Int64) async throws(StoreFault) -> [Invitation]

    /// The pending invitations for this address, which is in the form that is compared.
    func invitations(for emailKey: String, now: Int64) async throws(StoreFault) -> [Invitation]

    /// One invitation; nil if it does not exist or has ended.
    func invitation(_ guest: Invitation.Guest, to number: UInt32, now: Int64) async throws(StoreFault) -> Invitation?

    /// Ends an invitation.
    func endInvitation(_ guest: Invitation.Guest, to number: UInt32) async throws(StoreFault)
}

/// Whose a list becomes when its owner goes: of those who may write, or else of all, the one who came first.
///
/// - Parameter members: by when they came.
package func heir(among members: [Member]) -> Member? {
    members.first { $0.role == .edit } ?? members.first
}
