package import Facts

/// How far a store is, by which a store that was put back is noticed.
package protocol PositionStore: Sendable {
    /// How far the store is: past everything that was committed before this was asked.
    func position() async throws(StoreFault) -> StorePosition

    /// Whether the store was put back since it was at this position: answered writes up to that position may be lost.
    func hasLost(_ position: StorePosition) async throws(StoreFault) -> Bool
}
