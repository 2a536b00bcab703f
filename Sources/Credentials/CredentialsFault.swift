/// Why something about a credential could not be done; each has a sentence for the operator. None says anything of a secret.
package enum CredentialsFault: Error, Equatable, CustomStringConvertible {
    /// As many passwords wait to be hashed as may wait. Asking again in a moment is worth while (HTTP 503).
    case busy
    /// There was not the memory that hashing one password takes.
    case outOfMemory
    /// A stored hash is of a form that this program does not write.
    case unreadableHash
    /// The cost of hashing is outside what the library allows.
    case impossibleCost
    /// The library for cryptography found no source of chance, or not the machine it was built for.
    case noCryptography
    /// The list of common passwords cannot be read: its path, and the reason.
    case noCommonPasswords(String, String)
    /// The file at this path holds only so many passwords, too few to be the list.
    case tooFewCommonPasswords(String, Int)

    /// One plain sentence.
    package var description: String {
        switch self {
        case .busy:
            "Too many passwords wait to be checked just now."
        case .outOfMemory:
            "There was not enough memory to check a password."
        case .unreadableHash:
            "A stored password hash is not of the form that Teaspoon writes."
        case .impossibleCost:
            "The cost of hashing passwords is outside what libsodium allows."
        case .noCryptography:
            "libsodium could not be started."
        case .noCommonPasswords(let path, let reason):
            "The list of common passwords, \(path), cannot be read (\(reason)): run `make web`, which makes it."
        case .tooFewCommonPasswords(let path, let count):
            "The list of common passwords, \(path), holds only \(count): remove it and run `make web`, which makes it again."
        }
    }
}
