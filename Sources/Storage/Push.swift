public import Facts
public import Planner

/// Facts for one space, and on what condition.
public struct Push: Sendable {
    /// The writer into a shared list: facts are taken only from a member with the right to write.
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
    public let facts: [Fact]
    /// Where to.
    public var space: SpaceID
    /// How much fits.
    public var limits: SpaceLimits
    /// Nil for a space that is the account's alone.
    public var writer: Writer?

    /// All of it given. A store takes facts that were checked, and no others.
    public init(_ facts: CheckedFacts.Space, to space: SpaceID, within limits: SpaceLimits, by writer: Writer? = nil) {
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
