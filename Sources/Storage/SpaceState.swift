/// A space as its row says it.
package struct SpaceState: Equatable, Sendable {
    package var epoch: UInt64
    /// The sequence number of the newest fact, in the order of arrival.
    package var sequence: Int64
    /// How many facts there are.
    package var facts: Int64
    /// How many bytes their values have together.
    package var bytes: Int64

    package init(epoch: UInt64, sequence: Int64, facts: Int64, bytes: Int64) {
        self.epoch = epoch
        self.sequence = sequence
        self.facts = facts
        self.bytes = bytes
    }
}
