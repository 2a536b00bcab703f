import Storage

/// The four ways in which sharing ends, for one member or for all.
extension Sharing {
    /// Ends the account's own membership; the owner cannot leave.
    func leave(_ known: Known) async throws(AccountFault) -> SharingOutcome {
        try await accounts.stored(await store.remove(known.me.account, from: known.list.number, by: nil))
    }

    /// Ends the membership of another member.
    ///
    /// - Parameter endingLinks: whether every link to the list ends too, so that the member cannot come back by one.
    func remove(_ member: Member, from known: Known, endingLinks: Bool, now: Int64) async throws(AccountFault) -> SharingOutcome {
        // First: in between, the one who is removed could come back.
        if endingLinks { try await endLinks(to: known, now: now) }
        return try await accounts.stored(await store.remove(member.account, from: known.list.number, by: known.me.account))
    }

    /// Makes another member the owner.
    func handOver(_ known: Known, to member: Member) async throws(AccountFault) -> SharingOutcome {
        try await accounts.stored(await store.handOver(known.list.number, from: known.me.account, to: member.account))
    }

    /// Stops sharing the list: everything in it becomes the owner's own again.
    func stop(_ known: Known, of owner: Account, now: Int64) async throws(AccountFault) -> SharingOutcome {
        try await accounts.stored(await plans.takeBack(known.list.number, of: owner, now: now))
    }

    // MARK: - Links

    /// The links to a list that have not ended.
    func openLinks(to known: Known, now: Int64) async throws(AccountFault) -> [Invitation] {
        try await invitations(to: known, now: now).filter { if case .link = $0.guest { true } else { false } }
    }

    private func endLinks(to known: Known, now: Int64) async throws(AccountFault) {
        for link in try await openLinks(to: known, now: now) { try await end(link) }
    }
}
