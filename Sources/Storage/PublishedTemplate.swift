public import Facts

/// The description of a published template: everything but its items.
public struct PublishedTemplate: Equatable, Sendable {
    /// Its name in its address: 128 random bits.
    public var id: Identity
    /// Whose it is.
    public var account: AccountID
    /// Its name.
    public var name: String
    /// Its description; may be empty.
    public var about: String
    /// By whom, as they want to be called; empty: somebody.
    public var maker: String
    /// How many items it has.
    public var count: Int64
    /// The picture of a list made from it.
    public var icon: Int64
    /// Whether a checklist is made from it.
    public var isChecklist: Bool
    /// When it was published, in milliseconds since 1970.
    public var created: Int64
    /// How often it was taken.
    public var uses: Int64
    /// Whether the administrator removed it: only its maker still sees that it was there.
    public var isRemoved: Bool

    /// All of it given.
    public init(
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
