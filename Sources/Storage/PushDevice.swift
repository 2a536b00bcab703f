/// A browser that can be reached through the push service of its maker.
public struct PushDevice: Equatable, Sendable {
    /// An account has no more than this: more of them is a mistake.
    public static let most = 20

    /// Whose.
    public var account: AccountID
    /// SHA-256 of the address, which names it.
    public var digest: [UInt8]
    /// Where its push service takes messages.
    public var endpoint: String
    /// Its public key, 65 bytes.
    public var publicKey: [UInt8]
    /// The secret that it shares with the servers that may write to it, 16 bytes.
    public var secret: [UInt8]
    /// The hash of the session that it belongs to; it ends with that.
    public var session: [UInt8]
    /// The name by which the person knows it.
    public var name: String
    /// The name of the time zone it is in.
    public var zone: String
    /// When it was added, in milliseconds since 1970.
    public var created: Int64
    /// Since when nothing has reached it, in milliseconds since 1970; nil: the last message did.
    public var failingSince: Int64?

    /// All of it given.
    public init(
        account: AccountID,
        digest: [UInt8],
        endpoint: String,
        publicKey: [UInt8],
        secret: [UInt8],
        session: [UInt8],
        name: String,
        zone: String,
        created: Int64,
        failingSince: Int64? = nil
    ) {
        self.account = account
        self.digest = digest
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.secret = secret
        self.session = session
        self.name = name
        self.zone = zone
        self.created = created
        self.failingSince = failingSince
    }
}
