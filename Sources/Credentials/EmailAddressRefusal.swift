/// Why a typed text is not accepted as an email address.
package enum EmailAddressRefusal: Error, Equatable, CaseIterable, Sendable {
    /// There is nothing but space.
    case missing
    /// More than 254 bytes, which no mail server takes.
    case tooLong
    /// A character outside ASCII. Two addresses that look alike must not be two accounts: a Cyrillic а is no Latin a to a machine.
    case notASCII
    /// No @.
    case noAt
    /// More than one @, as in two addresses at once.
    case severalAts
    /// The part before the @ is empty, too long, or has a character that mail servers do not take.
    case badName
    /// The part after the @ is no domain with a dot in it.
    case badDomain
}
