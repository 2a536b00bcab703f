/// How much sharing there may be.
package enum SharingLimits {
    /// How many lists one account shares at most.
    package static let lists = 100
    /// How many members a list has at most, and how many invitations wait at most.
    package static let members = 50
}

extension SpaceLimits {
    /// The limits of a shared list: 200,000 facts and 32 MB, some ten thousand tasks.
    package static let shared = SpaceLimits(facts: 200_000, bytes: 32 << 20)
}
