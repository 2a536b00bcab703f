/// Somebody who keeps a plan on this server.
public struct Account: Equatable, Sendable {
    /// Its name, which never changes.
    public var id: AccountID
    /// The e-mail address as the person writes it.
    public var email: String
    /// The form of the address that is compared: no two accounts share it.
    public var emailKey: String
    /// The hash of the password, as a PHC string.
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
