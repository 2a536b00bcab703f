/// A browser that can be reached through the push service of its maker.
package struct PushDevice: Equatable, Sendable {
    /// An account has no more than this: more of them is a mistake.
    package static let most = 20

    /// Whose.
    package var account: AccountID
    /// SHA-256 of the address, which names it.
    package var digest: [UInt8]
    /// Where its push service takes messages.
    package var endpoint: String
    /// Its public key, 65 bytes.
    package var publicKey: [UInt8]
    /// The secret that it shares with the servers that may write to it, 16 bytes.
    package var secret: [UInt8]
    /// The hash of the session that it belongs to; it ends with that.
    package var session: [UInt8]
    /// The name by which the person knows it.
    package var name: String
    /// The name of the time zone it is in.
    package var zone: String
    /// When it was added, in milliseconds since 1970.
    package var created: Int64
    /// Since when nothing has reached it, in milliseconds since 1970; nil: the last message did.
    package var failingSince: Int64?

    package init(
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
