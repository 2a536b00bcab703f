/// Somebody who keeps a plan on this server.
package struct Account: Equatable, Sendable {
    /// Its name, which never changes.
    package var id: AccountID
    /// The e-mail address as the person writes it.
    package var email: String
    /// The form of the address that is compared: no two accounts share it.
    package var emailKey: String
    /// The hash of the password, as a PHC string.
    package var password: String
    /// Where the person's own facts are.
    package var space: SpaceID
    /// When it was made, in milliseconds since 1970.
    package var created: Int64
    /// Whether it may run the server.
    package var isAdministrator: Bool

    package init(
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
