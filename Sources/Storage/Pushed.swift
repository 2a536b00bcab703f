package import Facts

/// The result of a push.
package struct Pushed: Equatable, Sendable {
    /// Which epoch of the space this is; another one after it was brought back from a backup.
    package var epoch: UInt64
    /// Where the order of arrival stood before this push.
    package var before: Int64
    /// Where it stands after it.
    package var after: Int64
    /// The fields whose facts found no room; all others are kept.
    package var refused: [FieldName]

    package init(epoch: UInt64, before: Int64, after: Int64, refused: [FieldName] = []) {
        self.epoch = epoch
        self.before = before
        self.after = after
        self.refused = refused
    }
}
