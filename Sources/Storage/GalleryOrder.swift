public import Facts

/// In which order templates are shown.
public enum GalleryOrder: Sendable, CaseIterable {
    /// The newest first.
    case newest
    /// What was taken most first.
    case uses
}

/// A place between two templates in an order: what is shown comes after it.
public struct GalleryPlace: Equatable, Sendable {
    /// When the one before was published, or how often it was taken.
    public var number: Int64
    /// The name of the one before.
    public var id: Identity

    /// The place after one.
    public init(_ number: Int64, _ id: Identity) {
        self.number = number
        self.id = id
    }

    /// Before the first.
    static let start = GalleryPlace(.max, Identity(high: .max, low: .max))
}
