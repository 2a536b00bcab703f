/// How far a server's store was when it answered. A device hands it back with its next request, and so shows a server whose store was put
/// back from a copy that something was lost.
///
/// To a device it is sixteen bytes without a meaning.
package struct StorePosition: Equatable, Sendable {
    /// The random name of the run of the store: another one begins whenever the store may have been put back.
    package var run: UInt64
    /// How much was written into the store before; never less in a later answer, unless the store was put back.
    package var step: UInt64

    package init(run: UInt64, step: UInt64) {
        self.run = run
        self.step = step
    }
}

// Two numbers of eight bytes, as an identity is.
extension CBORReader {
    mutating func storePosition() throws(CBORFault) -> StorePosition {
        StorePosition(try identity())
    }

    mutating func storePositionOrNull() throws(CBORFault) -> StorePosition? {
        try identityOrNull().map { StorePosition($0) }
    }
}

extension CBORWriter {
    mutating func storePosition(_ position: StorePosition) {
        identity(position.pair)
    }

    mutating func storePositionOrNull(_ position: StorePosition?) {
        identityOrNull(position?.pair)
    }
}

extension StorePosition {
    fileprivate init(_ pair: Identity) {
        self.init(run: pair.high, step: pair.low)
    }

    fileprivate var pair: Identity { Identity(high: run, low: step) }
}
