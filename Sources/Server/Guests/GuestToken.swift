import Crypto
import Facts
import Storage

/// The token of a browser's cookie, which says whose plan it may see.
///
/// One half names the guest; of the other, the store has the digest. So a copy of the store, or a log, opens no plan.
struct GuestToken: Sendable, Equatable {
    private static let halfLength = 16

    /// Names the guest; not a secret.
    let guest: AccountID
    private let secret: [UInt8]

    /// A token nobody has had before.
    init() {
        guest = AccountID(Identity(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)))
        secret = randomBytes(Self.halfLength)
    }

    /// Reads a cookie's value; `nil` for anything that this server did not write.
    init?(cookie: Substring) {
        guard let bytes = Hex.decode(cookie), bytes.count == 2 * Self.halfLength,
            let identity = Identity(bytes: Array(bytes.prefix(Self.halfLength)))
        else { return nil }
        guest = AccountID(identity)
        secret = Array(bytes.suffix(Self.halfLength))
    }

    /// The cookie's value.
    var cookie: String {
        Hex.encode(guest.identity.bytes + secret)
    }

    /// A number for its plan, by which a page tells it from the few others of the same browser.
    var key: Int64 { Int64(guest.identity.high >> 32) }

    /// The digest of its secret, which the store keeps.
    var hash: [UInt8] { Self.hash(of: secret) }

    /// The digest of a secret.
    static func hash(of secret: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: secret)) }

    /// Whether it opens that guest. Digests are compared: how long it takes says nothing of the secret.
    func opens(_ guest: Guest) -> Bool { guest.id == self.guest && guest.hash == hash }
}
