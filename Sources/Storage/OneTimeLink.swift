/// A link that works once: to choose a new password, to confirm an address, to join.
package struct OneTimeLink: Equatable, Sendable {
    /// The effect of following it.
    package enum Purpose: Int, Sendable, CaseIterable {
        /// Choose a new password.
        case reset = 1
        /// Make the account that was asked for.
        case register = 2
        /// Take the new address.
        case changeEmail = 3
        /// Register where registration is by invitation.
        case invitation = 4
    }

    /// The account that it changes or makes, or that invited.
    package var account: AccountID
    /// SHA-256 of the secret, 32 bytes.
    package var hash: [UInt8]
    /// The effect of following it.
    package var purpose: Purpose
    /// The data that is needed to do it; only the maker of the link understands it.
    package var payload: [UInt8]
    /// When it stops working, in milliseconds since 1970.
    package var expires: Int64

    package init(account: AccountID, hash: [UInt8], purpose: Purpose, payload: [UInt8], expires: Int64) {
        self.account = account
        self.hash = hash
        self.purpose = purpose
        self.payload = payload
        self.expires = expires
    }
}
