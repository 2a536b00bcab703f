import CSodium
import Facts

/// 32 secret bytes that give their holder a permission. Only their digest is stored: a copy of the store opens nothing.
package struct SecretToken: Sendable, CustomStringConvertible, CustomReflectable {
    /// How many bytes one has: 256 bits, of which nobody guesses one however often they try.
    package static let length = 32

    /// The secret itself, for the person or device that it was made for.
    package let bytes: [UInt8]

    /// A token nobody has had before.
    ///
    /// - Throws: ``CredentialsFault/noCryptography``.
    package static func random() throws(CredentialsFault) -> SecretToken {
        SecretToken(unchecked: try Cryptography().randomBytes(length))
    }

    /// A token out of its bytes; nil if they are not ``length``.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        self.init(unchecked: Array(bytes))
    }

    private init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// In letters that no cookie, address or form changes (base64url without padding, RFC 4648 §5).
    package var text: String { Base64.encoded(bytes) }

    /// The digest to store, and to find it by. SHA-256 without salt or cost: the input is no password but as random as its digest.
    package var digest: SecretDigest { SecretDigest(of: self) }

    /// Says that it is one, and nothing else.
    package var description: String { "a secret token" }

    /// Nothing inside is shown, not even by `dump`.
    package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// The SHA-256 digest of a ``SecretToken``: not a secret, and not enough to make the token.
package struct SecretDigest: Hashable, Sendable {
    /// How many bytes one has.
    package static let length = Int(crypto_hash_sha256_BYTES)

    /// The bytes to store.
    package let bytes: [UInt8]

    /// A digest that was stored; nil if it has not ``length`` bytes.
    package init?(stored bytes: some Collection<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = Array(bytes)
    }

    fileprivate init(of token: SecretToken) {
        var digest = [UInt8](repeating: 0, count: Self.length)
        crypto_hash_sha256(&digest, token.bytes, UInt64(token.bytes.count))
        bytes = digest
    }

    /// Whether both are the same; takes as long for a near miss as for a far one.
    package static func == (one: SecretDigest, other: SecretDigest) -> Bool {
        sodium_memcmp(one.bytes, other.bytes, length) == 0
    }
}
