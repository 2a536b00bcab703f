package import Facts

/// The description of a published template: everything but its items.
package struct PublishedTemplate: Equatable, Sendable {
    /// Its name in its address: 128 random bits.
    package var id: Identity
    /// Whose it is.
    package var account: AccountID
    package var name: String
    /// Its description; may be empty.
    package var about: String
    /// By whom, as they want to be called; empty: somebody.
    package var maker: String
    /// How many items it has.
    package var count: Int64
    /// The picture of a list made from it.
    package var icon: Int64
    /// Whether a checklist is made from it.
    package var isChecklist: Bool
    /// When it was published, in milliseconds since 1970.
    package var created: Int64
    /// How often it was taken.
    package var uses: Int64
    /// Whether the administrator removed it: only its maker still sees that it was there.
    package var isRemoved: Bool

    package init(
        id: Identity,
        account: AccountID,
        name: String,
        about: String,
        maker: String,
        count: Int64,
        icon: Int64,
        isChecklist: Bool,
        created: Int64,
        uses: Int64 = 0,
        isRemoved: Bool = false
    ) {
        self.id = id
        self.account = account
        self.name = name
        self.about = about
        self.maker = maker
        self.count = count
        self.icon = icon
        self.isChecklist = isChecklist
        self.created = created
        self.uses = uses
        self.isRemoved = isRemoved
    }
}
