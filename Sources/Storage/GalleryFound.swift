/// A page of search results.
public struct GalleryFound: Equatable, Sendable {
    /// The templates that have all the words, the newest first.
    public var templates: [PublishedTemplate]
    /// Where the search goes on; nil if all was looked at.
    public var next: GalleryCursor?

    /// All of it given.
    public init(templates: [PublishedTemplate], next: GalleryCursor?) {
        self.templates = templates
        self.next = next
    }
}
