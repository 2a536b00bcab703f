/// A browser or program that is signed in to an account. It shows a secret; only the digest of the secret is stored.
public struct Session: Equatable, Sendable {
    /// Whose it is.
    public var account: AccountID
    /// SHA-256 of the secret, 32 bytes.
    public var hash: [UInt8]
    /// The name by which the person knows it: browser and system, at most 200 bytes.
    public var device: String
    /// When it began, in milliseconds since 1970.
    public var created: Int64
    /// When it was last seen, about: it is updated only now and then.
    public var seen: Int64
    /// When it ends by itself.
    public var expires: Int64

    /// All of it given.
    public init(account: AccountID, hash: [UInt8], device: String, created: Int64, seen: Int64, expires: Int64) {
        self.account = account
        self.hash = hash
        self.device = device
        self.created = created
        self.seen = seen
        self.expires = expires
    }
}
