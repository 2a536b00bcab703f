/// Why a typed text is not accepted as an email address.
public enum EmailAddressRefusal: Error, Equatable, CaseIterable, Sendable, CustomStringConvertible {
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

    /// One calm sentence, for the person.
    public var description: String {
        switch self {
        case .missing:
            "Type your e-mail address here, please."
        case .tooLong:
            "This is longer than an e-mail address can be. Is there something else in the line?"
        case .notASCII:
            "Only the letters a to z, digits and plain signs can be used here, so that no two addresses look the same."
        case .noAt:
            "An e-mail address has an @ in it, as in name@example.org."
        case .severalAts:
            "An e-mail address has one @ in it; here are more. Type just one address, please."
        case .badName:
            "The part before the @ has something in it that mail cannot be sent to. Could you look at it again?"
        case .badDomain:
            "The part after the @ does not look complete; it is usually like example.org."
        }
    }
}
