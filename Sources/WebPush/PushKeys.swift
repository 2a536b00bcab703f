import Crypto

/// The key by which push services recognise a server (RFC 8292). Browsers tie their subscriptions to its public half: if it is lost,
/// everybody has to subscribe again.
package struct PushKeys: Sendable, CustomStringConvertible, CustomReflectable {
    let signing: P256.Signing.PrivateKey

    /// A new key.
    package init() {
        signing = P256.Signing.PrivateKey()
    }

    /// A key that was kept: 32 bytes, as ``rawPrivateKey`` gives them; nil if they are no private key of P-256.
    package init?(rawPrivateKey bytes: [UInt8]) {
        guard let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
        signing = key
    }

    /// The secret to be stored, and told to nobody: 32 bytes.
    package var rawPrivateKey: [UInt8] { Array(signing.rawRepresentation) }

    /// The `applicationServerKey` for browsers: 65 bytes, a point of P-256, uncompressed.
    package var publicKey: [UInt8] { Array(signing.publicKey.x963Representation) }

    /// Nothing of the key.
    package var description: String { "PushKeys" }

    /// The same for `dump`.
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
