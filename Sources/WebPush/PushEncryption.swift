import Crypto

/// A message encrypted for one browser (RFC 8291), in one record of `aes128gcm` (RFC 8188).
enum PushEncryption {
    /// How long a body is: a message is filled up to the shortest that holds it, so that its length tells a push service next to
    /// nothing. The longest is what every service takes (RFC 8291 §4).
    static let bodySizes = [1024, 4096]
    /// The bytes of a body besides the message: salt, record size, length of a key, key (RFC 8188 §2.1); the delimiter; the tag of AES-GCM.
    static let overhead = headerSize + 1 + 16

    private static let headerSize = 16 + 4 + 1 + 65
    private static let recordSize: UInt32 = 4096

    /// The random values that differ from body to body.
    struct Freshness {
        /// 16 bytes.
        let salt: [UInt8]
        let key: P256.KeyAgreement.PrivateKey

        /// Random, and used once.
        init() {
            var generator = SystemRandomNumberGenerator()
            salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            key = P256.KeyAgreement.PrivateKey()
        }

        /// For tests: a body that is known beforehand.
        init(salt: [UInt8], key: P256.KeyAgreement.PrivateKey) {
            self.salt = salt
            self.key = key
        }
    }

    /// The body for a message, of one of ``bodySizes``.
    static func body(
        of payload: [UInt8],
        for subscription: PushSubscription,
        freshness: Freshness = Freshness()
    ) throws(WebPushFault) -> [UInt8] {
        guard let size = bodySizes.first(where: { payload.count + overhead <= $0 }) else { throw .tooLong }
        return try body(of: payload, padding: size - overhead - payload.count, for: subscription, freshness: freshness)
    }

    /// The body for a message and as many bytes of nothing.
    static func body(
        of payload: [UInt8],
        padding: Int,
        for subscription: PushSubscription,
        freshness: Freshness
    ) throws(WebPushFault) -> [UInt8] {
        do {
            let ours = Array(freshness.key.publicKey.x963Representation)
            let theirs = try P256.KeyAgreement.PublicKey(x963Representation: subscription.publicKey)
            // RFC 8291 §3.4.
            let input = try freshness.key.sharedSecretFromKeyAgreement(with: theirs)
                .hkdfDerivedSymmetricKey(
                    using: SHA256.self,
                    salt: subscription.secret,
                    sharedInfo: Array("WebPush: info\0".utf8) + subscription.publicKey + ours,
                    outputByteCount: 32
                )
            // RFC 8188 §2.2, §2.3.
            let key = derived(from: input, freshness.salt, "Content-Encoding: aes128gcm\0", count: 16)
            let nonce = derived(from: input, freshness.salt, "Content-Encoding: nonce\0", count: 12)
            // The delimiter of the last record, here the only one, is 2.
            let record = payload + [2] + [UInt8](repeating: 0, count: padding)
            let sealed = try AES.GCM.seal(record, using: key, nonce: nonce.withUnsafeBytes { try AES.GCM.Nonce(data: $0) })
            let size = withUnsafeBytes(of: recordSize.bigEndian) { Array($0) }
            return freshness.salt + size + [UInt8(ours.count)] + ours + Array(sealed.ciphertext) + Array(sealed.tag)
        } catch {
            throw .noCryptography
        }
    }

    private static func derived(from input: SymmetricKey, _ salt: [UInt8], _ info: String, count: Int) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: input, salt: salt, info: Array(info.utf8), outputByteCount: count)
    }
}
