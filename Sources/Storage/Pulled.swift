public import Facts

/// The result of a pull.
public struct Pulled: Equatable, Sendable {
    /// Which epoch of the space this is.
    public var epoch: UInt64
    /// The facts, in the order in which they arrived.
    public var facts: [Fact]
    /// The cursor after the last of them; where the pull began, if it found no facts.
    public var cursor: Int64
    /// Whether there are more.
    public var hasMore: Bool

    /// A page ends with the fact by which its values reach so many bytes: the memory in use stays small, however large they are.
    public static let mostBytes = 1 << 20

    /// All of it given.
    public init(epoch: UInt64, facts: [Fact], cursor: Int64, hasMore: Bool) {
        self.epoch = epoch
        self.facts = facts
        self.cursor = cursor
        self.hasMore = hasMore
    }
}
