import CSodium

/// A password's hash as it is stored: the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`.
///
/// It names its parameters, so that the cost can be raised and old hashes still be verified.
package struct PasswordHash: Equatable, Sendable, CustomStringConvertible {
    /// The text to store. ASCII, shorter than 128 bytes.
    package let text: String

    /// A hash that was stored; nil if it was never one of Argon2id.
    package init?(stored text: String) {
        guard text.hasPrefix("$argon2id$"), text.utf8.count < Int(crypto_pwhash_STRBYTES) else { return nil }
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { return nil }
        self.text = text
    }

    /// A hash is no password, but has no business in a log either.
    package var description: String { "a password's hash" }
}
