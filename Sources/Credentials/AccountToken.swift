import Facts

/// A token that was given to somebody: an account and a secret. `Use` keeps the kinds apart: a token of a link cannot be passed
/// where a token of a session is expected.
package struct AccountToken<Use: TokenUse>: Sendable, CustomStringConvertible {
    /// The account's identity, 16 bytes: not a secret. It leads to where the digest is kept, since every key begins with it.
    package let account: [UInt8]
    /// Known only to the holder of the token; the store keeps its digest.
    package let secret: SecretToken

    /// How many characters one has: 48 bytes are 64 of them, with no bits left over.
    package static var length: Int { 64 }
    private static var accountLength: Int { 16 }

    /// A new token for an account; nil if that is not 16 bytes.
    package init?(account: [UInt8], secret: SecretToken) {
        guard account.count == Self.accountLength else { return nil }
        self.account = account
        self.secret = secret
    }

    /// Reads a token that was shown: ``length`` characters of base64url, in the one spelling that ``text`` has. Nil for anything else.
    package init?(_ text: String) {
        guard text.utf8.count == Self.length, !text.utf8.contains(where: { Self.isOfOtherAlphabet($0) }) else { return nil }
        guard
            let bytes = Base64.decoded(text),
            let secret = SecretToken(bytes.dropFirst(Self.accountLength))
        else { return nil }
        self.init(account: Array(bytes.prefix(Self.accountLength)), secret: secret)
    }

    /// The text to give away: the value of a cookie, or the end of a link.
    package var text: String { Base64.encoded(account + secret.bytes) }

    /// The purpose, and nothing else.
    package var description: String { "a token for \(Use.self)" }

    /// The reader takes RFC 4648's first alphabet, too; here one value has one spelling.
    private static func isOfOtherAlphabet(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "+") || letter == UInt8(ascii: "/") || letter == UInt8(ascii: "=")
    }
}

/// The use of a token.
package protocol TokenUse: Sendable {}

/// Being signed in on one browser, until it is ended.
package enum SessionUse: TokenUse {}

/// Following one link in an email, once.
package enum LinkUse: TokenUse {}

/// The token in the cookie of a browser that is signed in.
package typealias SessionToken = AccountToken<SessionUse>

/// The token of a link in an email: to confirm an address, to set a new password.
package typealias LinkToken = AccountToken<LinkUse>
