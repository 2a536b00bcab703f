/// How much one space may hold.
package struct SpaceLimits: Equatable, Sendable {
    /// How many facts.
    package var facts: Int64
    /// How many bytes their values may have together.
    package var bytes: Int64

    /// Those limits.
    package init(facts: Int64, bytes: Int64) {
        self.facts = facts
        self.bytes = bytes
    }

    /// Two million facts and 256 MB: a person who does fifty things a day for thirty years has a quarter of that.
    package static let usual = SpaceLimits(facts: 2_000_000, bytes: 256 << 20)
}
