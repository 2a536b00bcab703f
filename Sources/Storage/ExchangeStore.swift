package import Facts

/// What an exchange with a device asks of a store: facts, and besides these a question at its beginning and one at its end. Each of them
/// is one turn, because a turn takes longer than what is looked up in it.
package protocol ExchangeStore: FactStore, PositionStore, SharingStore {
    /// What an exchange has to know before it takes facts.
    ///
    /// - Parameter position: where the store was when the device was last answered; nil where the device does not say.
    func opening(of account: AccountID, since position: StorePosition?) async throws(StoreFault) -> ExchangeOpening

    /// What an exchange tells last.
    ///
    /// - Parameter emailKey: the address of the account, in the form that is compared.
    func closing(for emailKey: String, now: Int64) async throws(StoreFault) -> ExchangeClosing
}

/// What an exchange has to know before it takes facts.
package struct ExchangeOpening: Sendable {
    /// Whether the store was put back since the device was answered; see ``PositionStore/hasLost(_:)``.
    package let hasLost: Bool
    /// The lists that the account shares, by number.
    package let memberships: [Membership]

    package init(hasLost: Bool, memberships: [Membership]) {
        self.hasLost = hasLost
        self.memberships = memberships
    }
}

/// What an exchange tells last.
package struct ExchangeClosing: Sendable {
    /// How far the store is: past everything that was told before.
    package let position: StorePosition
    /// The invitations that wait for the account's address, the newest first; also those to lists that it is in already.
    package let invitations: [Invitation]

    package init(position: StorePosition, invitations: [Invitation]) {
        self.position = position
        self.invitations = invitations
    }
}
