/// Somebody who keeps a plan on this server.
public struct Account: Equatable, Sendable {
    /// Its name, which never changes.
    public var id: AccountID
    /// The e-mail address as the person writes it.
    public var email: String
    /// The form of the address that is compared: no two accounts share it.
    public var emailKey: String
    /// What the password comes to, in the form of the hash's own making (a PHC string).
    public var password: String
    /// Where the person's own facts are.
    public var space: SpaceID
    /// When it was made, in milliseconds since 1970.
    public var created: Int64
    /// Whether it may run the server.
    public var isAdministrator: Bool

    /// All of it given.
    public init(
        id: AccountID,
        email: String,
        emailKey: String,
        password: String,
        space: SpaceID,
        created: Int64,
        isAdministrator: Bool = false
    ) {
        self.id = id
        self.email = email
        self.emailKey = emailKey
        self.password = password
        self.space = space
        self.created = created
        self.isAdministrator = isAdministrator
    }
}

/// A browser or program that is signed in to an account. What it shows is a secret; stored is only what the secret comes to.
public struct Session: Equatable, Sendable {
    /// Whose it is.
    public var account: AccountID
    /// SHA-256 of the secret, 32 bytes.
    public var hash: [UInt8]
    /// What the person may know it by: browser and system, at most 200 bytes.
    public var device: String
    /// When it began, in milliseconds since 1970.
    public var created: Int64
    /// When it was last seen, about: it is noted anew only now and then.
    public var seen: Int64
    /// When it ends by itself.
    public var expires: Int64

    /// All of it given.
    public init(account: AccountID, hash: [UInt8], device: String, created: Int64, seen: Int64, expires: Int64) {
        self.account = account
        self.hash = hash
        self.device = device
        self.created = created
        self.seen = seen
        self.expires = expires
    }
}

/// A link that works once: to choose a new password, to confirm an address, to join.
public struct OneTimeLink: Equatable, Sendable {
    /// What following it does.
    public enum Purpose: Int, Sendable, CaseIterable {
        /// Choose a new password.
        case reset = 1
        /// Make the account that was asked for.
        case register = 2
        /// Take the new address.
        case changeEmail = 3
        /// Register where registration is by invitation.
        case invitation = 4
    }

    /// Whose it is: the account it changes or makes, or who invited.
    public var account: AccountID
    /// SHA-256 of the secret, 32 bytes.
    public var hash: [UInt8]
    /// What following it does.
    public var purpose: Purpose
    /// What is needed to do it; only the maker of the link understands it.
    public var payload: [UInt8]
    /// When it stops working, in milliseconds since 1970.
    public var expires: Int64

    /// All of it given.
    public init(account: AccountID, hash: [UInt8], purpose: Purpose, payload: [UInt8], expires: Int64) {
        self.account = account
        self.hash = hash
        self.purpose = purpose
        self.payload = payload
        self.expires = expires
    }
}
