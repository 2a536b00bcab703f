/// The role of a member of a shared list; the numbers are those of the wire (`docs/sync.md`).
public enum MemberRole: Int, Comparable, Sendable, CaseIterable {
    /// Look.
    case view = 1
    /// Write.
    case edit = 2
    /// All of it, and say who else may. Of each list there is one.
    case own = 3

    /// By its rights.
    public static func < (one: MemberRole, other: MemberRole) -> Bool { one.rawValue < other.rawValue }
}

/// Somebody who shares a list.
public struct Member: Equatable, Sendable {
    /// Whose account it is.
    public var account: AccountID
    /// Their role.
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
    /// The account's role there.
    public var role: MemberRole

    /// All of it given.
    public init(number: UInt32, space: SpaceID, role: MemberRole) {
        self.number = number
        self.space = space
        self.role = role
    }
}
