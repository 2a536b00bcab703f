/// The role of a member of a shared list; the numbers are those of the wire (`docs/sync.md`).
package enum MemberRole: Int, Comparable, Sendable, CaseIterable {
    /// Look.
    case view = 1
    /// Write.
    case edit = 2
    /// All of it, and say who else may. Of each list there is one.
    case own = 3

    /// By its rights.
    package static func < (one: MemberRole, other: MemberRole) -> Bool { one.rawValue < other.rawValue }
}

/// Somebody who shares a list.
package struct Member: Equatable, Sendable {
    /// Whose account it is.
    package var account: AccountID
    /// Their role.
    package var role: MemberRole
    /// By which name the others see them.
    package var name: String
    /// When they came, in milliseconds since 1970.
    package var joined: Int64

    package init(account: AccountID, role: MemberRole, name: String, joined: Int64) {
        self.account = account
        self.role = role
        self.name = name
        self.joined = joined
    }
}

/// A list that an account shares, seen from the account.
package struct Membership: Equatable, Sendable {
    /// Which list.
    package var number: UInt32
    /// Where its facts are.
    package var space: SpaceID
    /// The account's role there.
    package var role: MemberRole

    package init(number: UInt32, space: SpaceID, role: MemberRole) {
        self.number = number
        self.space = space
        self.role = role
    }
}
