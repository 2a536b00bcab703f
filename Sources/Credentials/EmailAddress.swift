/// The email address of a person, by which an account is found.
///
/// Accepted are the addresses that mail servers take everywhere: RFC 5321's `Mailbox` without quoted local parts, literal addresses and
/// comments, in ASCII. Nothing in it can end a mail header's line or add an address to it.
package struct EmailAddress: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// RFC 5321 §4.5.3.1.3: a path has 256 octets, its two brackets among them.
    package static let mostBytes = 254
    private static let mostLocalBytes = 64
    private static let mostLabelBytes = 63

    /// As it was typed, without the space around it. Emails are sent there.
    package let text: String
    /// In lower case: what it is compared by. RFC 5321 lets a server tell `Ann` from `ann`; none does, and people's keyboards make
    /// a capital of the first letter.
    package let key: String

    /// Reads a typed address.
    ///
    /// - Throws: why it is no address that emails can be sent to.
    package init(typed: String) throws(EmailAddressRefusal) {
        let text = Self.trimmed(typed)
        guard !text.isEmpty else { throw .missing }
        guard text.utf8.count <= Self.mostBytes else { throw .tooLong }
        let bytes = Array(text.utf8)
        guard bytes.allSatisfy({ $0 < 0x80 }) else { throw .notASCII }
        let parts = bytes.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw parts.count < 2 ? .noAt : .severalAts }
        guard Self.isLocalPart(parts[0]) else { throw .badName }
        guard Self.isDomain(parts[1]) else { throw .badDomain }
        self.text = text
        key = String(decoding: bytes.map(Self.lowerCase), as: UTF8.self)
    }

    /// The address as it was typed.
    package var description: String { text }

    /// Two ways to write one address are equal.
    package static func == (one: EmailAddress, other: EmailAddress) -> Bool {
        one.key == other.key
    }

    /// Hashes ``key``, which equality compares.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }

    /// The part before the @, in lower case.
    var localPart: Substring { key.prefix { $0 != "@" } }

    /// Phones add a space after a word that was completed; pasting brings whole lines.
    private static func trimmed(_ text: String) -> String {
        let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        let scalars = text.unicodeScalars
        guard
            let first = scalars.firstIndex(where: { !isSpace($0) }),
            let last = scalars.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(scalars[first...last])
    }

    /// RFC 5322's `dot-atom-text`.
    private static func isLocalPart(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count <= mostLocalBytes else { return false }
        let atoms = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return atoms.allSatisfy { atom in !atom.isEmpty && atom.allSatisfy(isAtomText) }
    }

    /// Labels of letters, digits and hyphens (RFC 1123 §2.1), the last one not of digits alone: that would be a number of a machine.
    /// One label is enough only where it is this very machine, which is for trying things out.
    private static func isDomain(_ bytes: ArraySlice<UInt8>) -> Bool {
        let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let last = labels.last, labels.allSatisfy(isLabel) else { return false }
        if labels.count == 1 { return last.map(lowerCase) == Array("localhost".utf8) }
        return !last.allSatisfy(isDigit)
    }

    private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
        let hyphen = UInt8(ascii: "-")
        guard (1...mostLabelBytes).contains(label.count), label.first != hyphen, label.last != hyphen else { return false }
        return label.allSatisfy { isLetter($0) || isDigit($0) || $0 == hyphen }
    }

    private static let atomSigns = Set("!#$%&'*+-/=?^_`{|}~".utf8)

    private static func isAtomText(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || atomSigns.contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowerCase(byte))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func lowerCase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
