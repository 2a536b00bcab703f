package import Facts
package import Planner

/// Facts for one space, and on what condition.
package struct Push: Sendable {
    /// The writer into a shared list: facts are taken only from a member with the right to write.
    package struct Writer: Equatable, Sendable {
        /// Whose account it is.
        package var account: AccountID
        /// Into which list.
        package var number: UInt32

        /// That account, into that list.
        package init(_ account: AccountID, into number: UInt32) {
            self.account = account
            self.number = number
        }
    }

    /// In any order, a field more than once if need be.
    package let facts: [Fact]
    /// Where to.
    package var space: SpaceID
    /// How much fits.
    package var limits: SpaceLimits
    /// Nil for a space that is the account's alone.
    package var writer: Writer?

    /// All of it given. A store takes facts that were checked, and no others.
    package init(_ facts: CheckedFacts.Space, to space: SpaceID, within limits: SpaceLimits, by writer: Writer? = nil) {
        self.init(unchecked: facts.facts, to: space, within: limits, by: writer)
    }

    /// Facts that were made from stored ones, and by tests.
    init(unchecked facts: [Fact], to space: SpaceID, within limits: SpaceLimits, by writer: Writer? = nil) {
        self.facts = facts
        self.space = space
        self.limits = limits
        self.writer = writer
    }
}
