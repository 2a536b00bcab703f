import CSodium

/// Digests that only the holder of a key can make or compare (HMAC-SHA-512-256, libsodium's `crypto_auth`): they tell nothing about short
/// messages, such as network addresses, to a reader without the key.
package struct KeyedDigest: Sendable {
    /// How many bytes a key has: as many as a ``SecretToken``.
    package static let keyLength = Int(crypto_auth_KEYBYTES)
    /// How many bytes a digest has.
    package static let length = Int(crypto_auth_BYTES)

    private let key: [UInt8]

    /// - Parameter key: ``keyLength`` bytes; of any other length, a key that is forgotten with this value.
    package init(key: [UInt8]) throws(CredentialsFault) {
        let cryptography = try Cryptography()
        self.key = key.count == Self.keyLength ? key : cryptography.randomBytes(Self.keyLength)
    }

    /// The digest of a message.
    package func digest(of message: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Self.length)
        crypto_auth(&digest, message, UInt64(message.count), key)
        return digest
    }
}
