/// Which epoch of a space a device knows: where it is another one than the device's, the device tells all it has once more, and is told all.
///
/// A store that was put back from a copy without `teaspoon restore` has its old epochs. A device that was answered since the copy was made
/// hands back a position which that store never reached, or reached in another run. It alone is told another epoch: the space's with its
/// last bit turned, or turned back. Either of the two stands for the same epoch, so nothing has to be kept for it, and a device that
/// lies about its position troubles nobody else.
struct KnownEpochs {
    /// Whether facts that the device got an answer for may be lost.
    let hasLost: Bool

    /// Whether the device knows this epoch of a space.
    ///
    /// - Parameter known: the epoch that the device says; nil for none.
    func isKnown(_ epoch: UInt64, by known: UInt64?) -> Bool {
        !hasLost && (known == epoch || known == Self.other(epoch))
    }

    /// The epoch that the device is told.
    func told(_ epoch: UInt64, to known: UInt64?) -> UInt64 {
        let isOther = hasLost ? known == epoch : known == Self.other(epoch)
        return isOther ? Self.other(epoch) : epoch
    }

    private static func other(_ epoch: UInt64) -> UInt64 { epoch ^ 1 }
}
