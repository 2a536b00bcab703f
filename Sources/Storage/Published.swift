public import Facts

/// What is said of a template that somebody published.
public struct Published: Equatable, Sendable {
    /// Its name in its address: 128 random bits.
    public var id: Identity
    /// Whose it is.
    public var account: AccountID
    /// What it is called.
    public var name: String
    /// What it is good for; may be empty.
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
    /// Whether whoever runs the server took it out: its maker alone still sees that it was there.
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

/// In which order templates are shown.
public enum GalleryOrder: Sendable, CaseIterable {
    /// The newest first.
    case newest
    /// What was taken most first.
    case uses
}

/// A place between two templates in an order: what is shown comes after it.
public struct GalleryPlace: Equatable, Sendable {
    /// When the one before was published, or how often it was taken.
    public var number: Int64
    /// The name of the one before.
    public var id: Identity

    /// The place after one.
    public init(_ number: Int64, _ id: Identity) {
        self.number = number
        self.id = id
    }

    /// Before the first.
    static let start = GalleryPlace(.max, Identity(high: .max, low: .max))
}

/// A page of what was found.
public struct GalleryFound: Equatable, Sendable {
    /// The templates that have all the words, the newest first.
    public var templates: [Published]
    /// Where the search goes on; nil where all was looked at.
    public var next: GalleryPlace?

    /// All of it given.
    public init(templates: [Published], next: GalleryPlace?) {
        self.templates = templates
        self.next = next
    }
}

/// What somebody says is wrong with a template.
public struct GalleryReport: Equatable, Sendable {
    /// Which.
    public var template: Identity
    /// Who says so.
    public var account: AccountID
    /// Why.
    public var reason: String
    /// When, in milliseconds since 1970.
    public var created: Int64

    /// All of it given.
    public init(template: Identity, account: AccountID, reason: String, created: Int64) {
        self.template = template
        self.account = account
        self.reason = reason
        self.created = created
    }
}

/// An address at which whoever has it can look at one thing of an account, until it is ended.
public struct SharedAddress: Equatable, Sendable {
    /// What is seen there.
    public enum Subject: Equatable, Sendable {
        /// How many spoons are left.
        case spoons
        /// A list.
        case list(Identity)
    }

    /// Whose it is.
    public var account: AccountID
    /// SHA-256 of the secret in the address, 32 bytes.
    public var hash: [UInt8]
    /// What is seen there.
    public var subject: Subject
    /// What its maker knows it by: "for Mum".
    public var label: String
    /// When it was made, in milliseconds since 1970.
    public var created: Int64
    /// On which day it was last opened, in days since 1970 (UTC); nil: never.
    public var opened: Int64?

    /// All of it given.
    public init(account: AccountID, hash: [UInt8], subject: Subject, label: String, created: Int64, opened: Int64? = nil) {
        self.account = account
        self.hash = hash
        self.subject = subject
        self.label = label
        self.created = created
        self.opened = opened
    }

    /// The list, as a column holds it: nothing for spoons.
    var listBytes: [UInt8] {
        switch subject {
        case .spoons: []
        case .list(let list): list.bytes
        }
    }

    /// What ``listBytes`` wrote.
    static func subject(_ bytes: [UInt8]) throws(StoreFault) -> Subject {
        if bytes.isEmpty { return .spoons }
        guard let list = Identity(bytes: bytes) else { throw .damaged("a list's name of another length") }
        return .list(list)
    }
}
