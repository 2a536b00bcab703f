/// Why a new password is not taken.
public enum PasswordRefusal: Error, Equatable, CaseIterable, Sendable, CustomStringConvertible {
    /// Fewer than ``PasswordRules/fewestCodePoints`` characters.
    case tooShort
    /// More than ``Password/mostBytes`` bytes.
    case tooLong
    /// Among those that are tried first when somebody guesses.
    case common
    /// The email address, or the part before its @.
    case isTheAddress

    /// One calm sentence, for the person.
    public var description: String {
        switch self {
        case .tooShort:
            "A password needs at least \(PasswordRules.fewestCodePoints) characters. A few words in a row are fine, spaces too."
        case .tooLong:
            "This is longer than a password can be here. About a page of text is the most."
        case .common:
            "Many people use this password, so it is easily guessed. Adding a word or two of your own is enough."
        case .isTheAddress:
            "This is your e-mail address, which others know. Something only you would think of is safer."
        }
    }
}
