/// A browser or program that is signed in to an account. It shows a secret; only the digest of the secret is stored.
package struct Session: Equatable, Sendable {
    /// Whose it is.
    package var account: AccountID
    /// SHA-256 of the secret, 32 bytes.
    package var hash: [UInt8]
    /// The name by which the person knows it: browser and system, at most 200 bytes.
    package var device: String
    /// When it began, in milliseconds since 1970.
    package var created: Int64
    /// When it was last seen, about: it is updated only now and then.
    package var seen: Int64
    /// When it ends by itself.
    package var expires: Int64

    package init(account: AccountID, hash: [UInt8], device: String, created: Int64, seen: Int64, expires: Int64) {
        self.account = account
        self.hash = hash
        self.device = device
        self.created = created
        self.seen = seen
        self.expires = expires
    }
}
