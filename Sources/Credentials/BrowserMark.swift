import CSodium
import Facts

/// A mark that a browser keeps after somebody signed in with it, to be recognised when somebody else tries passwords for the same account
/// from elsewhere (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It opens nothing.
package struct BrowserMark: Sendable, Equatable {
    /// Which browser: random, and the same for as long as the mark is kept.
    package let nonce: [UInt8]
    fileprivate let tag: [UInt8]

    static let nonceLength = 16

    /// A mark as a browser sends it; nil for bytes that cannot be one.
    package init?(_ text: String) {
        guard let bytes = Base64.decoded(text), bytes.count == Self.nonceLength + KeyedDigest.length else { return nil }
        self.init(nonce: Array(bytes.prefix(Self.nonceLength)), tag: Array(bytes.dropFirst(Self.nonceLength)))
    }

    fileprivate init(nonce: [UInt8], tag: [UInt8]) {
        self.nonce = nonce
        self.tag = tag
    }

    /// In letters that no cookie changes (base64url without padding, RFC 4648 §5).
    package var text: String { Base64.encoded(nonce + tag) }
}

/// Makes marks for browsers, and knows its own.
package struct BrowserMarks: Sendable {
    private let cryptography: Cryptography
    private let tags: KeyedDigest

    /// - Parameter key: as ``KeyedDigest`` takes it.
    package init(key: [UInt8]) throws(CredentialsFault) {
        cryptography = try Cryptography()
        tags = try KeyedDigest(key: key)
    }

    /// A mark for a browser that somebody signed in with.
    ///
    /// - Parameter emailKey: the account's address, in the form that is compared.
    package func mark(for emailKey: String) -> BrowserMark {
        let nonce = cryptography.randomBytes(BrowserMark.nonceLength)
        return BrowserMark(nonce: nonce, tag: tag(nonce, emailKey))
    }

    /// Whether a mark was made here for that address.
    package func isOwn(_ mark: BrowserMark, for emailKey: String) -> Bool {
        sodium_memcmp(tag(mark.nonce, emailKey), mark.tag, KeyedDigest.length) == 0
    }

    private func tag(_ nonce: [UInt8], _ emailKey: String) -> [UInt8] {
        // The nonce has one length, so no two pairs make the same message.
        tags.digest(of: nonce + Array(emailKey.utf8))
    }
}
