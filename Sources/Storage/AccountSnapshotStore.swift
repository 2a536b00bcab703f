/// The snapshots of plans: a server's planner at one moment, so that the next one need not read every fact.
///
/// A snapshot can be made again from the facts at any time. It is no part of a backup, and nothing is lost with it.
package protocol AccountSnapshotStore: Sendable {
    /// Keeps a snapshot in place of the one before.
    ///
    /// It is written in parts, so that no other write waits long for it. Where that ends half way, or two servers write at the same time,
    /// ``accountSnapshot(of:)`` answers nil.
    ///
    /// - Parameter space: the account's own; where it is gone, nothing is kept.
    func keep(_ snapshot: AccountSnapshot, of space: SpaceID) async throws(StoreFault)

    /// The newest snapshot; nil if the account has no complete one.
    func accountSnapshot(of space: SpaceID) async throws(StoreFault) -> AccountSnapshot?

    /// Deletes the snapshot of an account.
    func deleteAccountSnapshot(of space: SpaceID) async throws(StoreFault)

    /// Deletes the snapshots that are older than a week, and those of a server whose clock was ahead, whose age nobody knows.
    func sweepSnapshots(now: Int64) async throws(StoreFault)
}

/// A plan at one moment.
package struct AccountSnapshot: Equatable, Sendable {
    /// When it was made, in milliseconds since 1970.
    package var made: Int64
    /// How far each space was known: in a form of the server's own.
    package var reached: [UInt8]
    /// The plan: see `Replica.snapshot(index:keeping:)`.
    package var bytes: [UInt8]

    /// How long a snapshot is kept, in milliseconds: a week. Data that was overwritten or left since then is still in it.
    package static let lifetime: Int64 = 7 * 86_400_000
    /// How far one server's clock may be ahead of another's, in milliseconds.
    static let slack: Int64 = 86_400_000

    package init(made: Int64, reached: [UInt8], bytes: [UInt8]) {
        self.made = made
        self.reached = reached
        self.bytes = bytes
    }
}
