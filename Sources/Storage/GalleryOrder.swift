package import Facts

/// In which order templates are shown.
package enum GalleryOrder: Sendable, CaseIterable {
    /// The newest first.
    case newest
    /// The most used first.
    case uses
}

/// A cursor in an order of templates: the next page begins after it.
package struct GalleryCursor: Equatable, Sendable {
    /// When the one before was published, or how often it was taken.
    package var number: Int64
    /// The name of the one before.
    package var id: Identity

    /// The cursor after one.
    package init(_ number: Int64, _ id: Identity) {
        self.number = number
        self.id = id
    }

    /// Before the first.
    static let start = GalleryCursor(.max, Identity(high: .max, low: .max))
}
