public import Facts

/// A list that several accounts share: a space of its own, by its number.
public struct SharedList: Equatable, Sendable {
    /// The number that the names of everything in it bear as their scope; 1 or more, no two lists have one.
    public var number: UInt32
    /// Where its facts are.
    public var space: SpaceID
    /// Which list it is.
    public var list: Identity
    /// When it was first shared, in milliseconds since 1970.
    public var created: Int64

    /// All of it given.
    public init(number: UInt32, space: SpaceID, list: Identity, created: Int64) {
        self.number = number
        self.space = space
        self.list = list
        self.created = created
    }
}

/// What a member of a shared list may do; the numbers are those of the wire (`docs/sync.md`).
public enum MemberRole: Int, Comparable, Sendable, CaseIterable {
    /// Look.
    case view = 1
    /// Write.
    case edit = 2
    /// All of it, and say who else may. Of each list there is one.
    case own = 3

    /// By what it allows.
    public static func < (one: MemberRole, other: MemberRole) -> Bool { one.rawValue < other.rawValue }
}

/// Somebody who shares a list.
public struct Member: Equatable, Sendable {
    /// Whose account it is.
    public var account: AccountID
    /// What they may do.
    public var role: MemberRole
    /// By which name the others see them.
    public var name: String
    /// When they came, in milliseconds since 1970.
    public var joined: Int64

    /// All of it given.
    public init(account: AccountID, role: MemberRole, name: String, joined: Int64) {
        self.account = account
        self.role = role
        self.name = name
        self.joined = joined
    }
}

/// A list that an account shares, seen from the account.
public struct Membership: Equatable, Sendable {
    /// Which list.
    public var number: UInt32
    /// Where its facts are.
    public var space: SpaceID
    /// What the account may do there.
    public var role: MemberRole

    /// All of it given.
    public init(number: UInt32, space: SpaceID, role: MemberRole) {
        self.number = number
        self.space = space
        self.role = role
    }
}

/// What lets somebody join a list.
public struct Invitation: Equatable, Sendable {
    /// Whom it is for.
    public enum Guest: Equatable, Sendable {
        /// Whoever shows the secret with this digest, of 32 bytes; as many people as follow it.
        case link([UInt8])
        /// Whoever has the account with that address.
        case address(email: String, key: String)

        /// What it is found by within its list.
        package var name: [UInt8] {
            switch self {
            case .link(let digest): digest
            case .address(_, let key): Array(key.utf8)
            }
        }

        /// The address as it was typed; empty for a link.
        package var email: String {
            if case .address(let email, _) = self { email } else { "" }
        }

        /// Reads what the columns of a store hold.
        package init(name: [UInt8], email: String) {
            self = email.isEmpty ? .link(name) : .address(email: email, key: String(decoding: name, as: UTF8.self))
        }
    }

    /// To which list.
    public var number: UInt32
    /// Whom it is for.
    public var guest: Guest
    /// What they may do then: look or write.
    public var role: MemberRole
    /// When it was made, in milliseconds since 1970.
    public var created: Int64
    /// When it ends by itself.
    public var expires: Int64

    /// All of it given.
    public init(number: UInt32, guest: Guest, role: MemberRole, created: Int64, expires: Int64) {
        self.number = number
        self.guest = guest
        self.role = role
        self.created = created
        self.expires = expires
    }
}

/// Facts for one space, and on what condition.
public struct Push: Sendable {
    /// Who writes into a shared list: taken only from a member who may.
    public struct Writer: Equatable, Sendable {
        /// Whose account it is.
        public var account: AccountID
        /// Into which list.
        public var number: UInt32

        /// That account, into that list.
        public init(_ account: AccountID, into number: UInt32) {
            self.account = account
            self.number = number
        }
    }

    /// In any order, a field more than once if need be.
    public var facts: [Fact]
    /// Where to.
    public var space: SpaceID
    /// How much fits.
    public var limits: SpaceLimits
    /// Nil for a space that is the account's alone.
    public var writer: Writer?

    /// All of it given.
    public init(_ facts: [Fact], to space: SpaceID, within limits: SpaceLimits, by writer: Writer? = nil) {
        self.facts = facts
        self.space = space
        self.limits = limits
        self.writer = writer
    }
}

/// What came of a change of who shares what.
public enum SharingOutcome: Equatable, Sendable {
    /// It is done.
    case done
    /// There is no such list, invitation or member, or it is not this one's to do: nothing was changed.
    case refused
    /// Somebody shares as many lists as one may.
    case tooManyLists
    /// The list has as many members, or as many invitations, as it may.
    case tooManyMembers
    /// A space has no room for what is put into it.
    case full
    /// Somebody wrote into the list meanwhile: nothing was changed.
    case moved
}

/// How much sharing there may be.
public enum SharingLimits {
    /// How many lists one account shares at most.
    public static let lists = 100
    /// How many members a list has at most, and how many invitations wait at most.
    public static let members = 50
}

extension SpaceLimits {
    /// What a shared list holds: 200,000 facts and 32 MB, some ten thousand tasks.
    public static let shared = SpaceLimits(facts: 200_000, bytes: 32 << 20)
}
