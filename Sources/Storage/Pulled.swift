package import Facts

/// The result of a pull.
package struct Pulled: Equatable, Sendable {
    /// Which epoch of the space this is.
    package var epoch: UInt64
    /// The facts, in the order in which they arrived.
    package var facts: [Fact]
    /// The cursor after the last of them; where the pull began, if it found no facts.
    package var cursor: Int64
    /// Whether there are more.
    package var hasMore: Bool

    /// A page ends with the fact by which its values reach so many bytes: the memory in use stays small, however large they are.
    package static let mostBytes = 1 << 20

    package init(epoch: UInt64, facts: [Fact], cursor: Int64, hasMore: Bool) {
        self.epoch = epoch
        self.facts = facts
        self.cursor = cursor
        self.hasMore = hasMore
    }
}
