public import Facts

/// In which order templates are shown.
public enum GalleryOrder: Sendable, CaseIterable {
    /// The newest first.
    case newest
    /// The most used first.
    case uses
}

/// A cursor in an order of templates: the next page begins after it.
public struct GalleryCursor: Equatable, Sendable {
    /// When the one before was published, or how often it was taken.
    public var number: Int64
    /// The name of the one before.
    public var id: Identity

    /// The cursor after one.
    public init(_ number: Int64, _ id: Identity) {
        self.number = number
        self.id = id
    }

    /// Before the first.
    static let start = GalleryCursor(.max, Identity(high: .max, low: .max))
}
