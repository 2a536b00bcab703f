/// A typed password: any text, as its UTF-8 bytes, just as they were sent.
///
/// Not normalised (decision 029). Printing one prints no password, so that none gets into a log by accident.
package struct Password: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// More bytes than anybody types and few enough that hashing their first digest costs nothing (RFC 9106 takes 2³² − 1).
    package static let mostBytes = 1024

    /// The number of its code points, each of which NIST SP 800-63B (3.1.1.2) counts as a "character".
    let codePoints: Int
    /// As libsodium takes them.
    let bytes: [CChar]

    /// Nil where it is longer than ``mostBytes``: such a text is nobody's password, and is not worth a hash.
    package init?(typed text: String) {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        bytes = text.utf8.map { CChar(bitPattern: $0) }
        codePoints = text.unicodeScalars.count
    }

    /// Says that it is one, and nothing else.
    package var description: String { "a password" }

    /// The same in a debugger.
    package var debugDescription: String { description }

    /// Nothing inside is shown, not even by `dump`.
    package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
