import CSodium
import Facts

/// What a browser keeps that somebody signed in with, to be known again when somebody else tries passwords for the same account from
/// elsewhere (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It opens nothing.
public struct BrowserMark: Sendable, Equatable {
    /// Which browser: random, and the same for as long as the mark is kept.
    public let nonce: [UInt8]
    fileprivate let tag: [UInt8]

    static let nonceLength = 16

    /// A mark as a browser sends it; nil for what cannot be one.
    public init?(_ text: String) {
        guard let bytes = Base64.decoded(text), bytes.count == Self.nonceLength + BrowserMarks.tagLength else { return nil }
        self.init(nonce: Array(bytes.prefix(Self.nonceLength)), tag: Array(bytes.dropFirst(Self.nonceLength)))
    }

    fileprivate init(nonce: [UInt8], tag: [UInt8]) {
        self.nonce = nonce
        self.tag = tag
    }

    /// In letters that no cookie changes (base64url without padding, RFC 4648 §5).
    public var text: String { Base64.encoded(nonce + tag) }
}

/// Makes marks for browsers, and knows its own.
public struct BrowserMarks: Sendable {
    /// How many bytes a key has: as many as a ``SecretToken``.
    public static let keyLength = Int(crypto_auth_KEYBYTES)
    static let tagLength = Int(crypto_auth_BYTES)

    private let cryptography: Cryptography
    private let key: [UInt8]

    /// - Parameter key: ``keyLength`` bytes; of any other length, a key that is forgotten with this value.
    public init(key: [UInt8]) throws(CredentialsFault) {
        cryptography = try Cryptography()
        self.key = key.count == Self.keyLength ? key : cryptography.randomBytes(Self.keyLength)
    }

    /// A mark for a browser that somebody signed in with.
    ///
    /// - Parameter emailKey: the account's address, in the form that is compared.
    public func mark(for emailKey: String) -> BrowserMark {
        let nonce = cryptography.randomBytes(BrowserMark.nonceLength)
        return BrowserMark(nonce: nonce, tag: tag(nonce, emailKey))
    }

    /// Whether a mark was made here for that address.
    public func isOwn(_ mark: BrowserMark, for emailKey: String) -> Bool {
        sodium_memcmp(tag(mark.nonce, emailKey), mark.tag, Self.tagLength) == 0
    }

    private func tag(_ nonce: [UInt8], _ emailKey: String) -> [UInt8] {
        // The nonce has one length, so no two pairs make the same message.
        let message = nonce + Array(emailKey.utf8)
        var tag = [UInt8](repeating: 0, count: Self.tagLength)
        crypto_auth(&tag, message, UInt64(message.count), key)
        return tag
    }
}
