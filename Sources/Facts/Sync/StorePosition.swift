/// How far a server's store was when it answered. A device hands it back with its next request, and so shows a server whose store was put
/// back from a copy that something was lost.
///
/// To a device it is sixteen bytes without a meaning.
public struct StorePosition: Equatable, Sendable {
    /// The random name of the run of the store: another one begins whenever the store may have been put back.
    public var run: UInt64
    /// How much was written into the store before; never less in a later answer, unless the store was put back.
    public var step: UInt64

    /// Both given.
    public init(run: UInt64, step: UInt64) {
        self.run = run
        self.step = step
    }
}

extension CBORReader {
    mutating func storePosition() throws(CBORFault) -> StorePosition {
        let bytes = try byteString()
        guard bytes.count == 16 else { throw .unexpected }
        let (run, step) = (bytes.prefix(8), bytes.suffix(8))
        return StorePosition(run: run.reduce(0) { $0 << 8 | UInt64($1) }, step: step.reduce(0) { $0 << 8 | UInt64($1) })
    }

    mutating func storePositionOrNull() throws(CBORFault) -> StorePosition? {
        null() ? nil : try storePosition()
    }
}

extension CBORWriter {
    mutating func storePosition(_ position: StorePosition) {
        var bytes: [UInt8] = []
        bytes.append(bigEndian: position.run)
        bytes.append(bigEndian: position.step)
        byteString(bytes)
    }

    mutating func storePositionOrNull(_ position: StorePosition?) {
        if let position { storePosition(position) } else { null() }
    }
}
