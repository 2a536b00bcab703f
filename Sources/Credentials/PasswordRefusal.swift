/// Why a new password is not taken.
package enum PasswordRefusal: Error, Equatable, CaseIterable, Sendable {
    /// Fewer than ``PasswordRules/fewestCodePoints`` characters.
    case tooShort
    /// More than ``Password/mostBytes`` bytes.
    case tooLong
    /// Among those that are tried first when somebody guesses.
    case common
    /// The email address, or the part before its @.
    case isTheAddress
}
