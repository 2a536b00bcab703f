/// A page of search results.
package struct GalleryFound: Equatable, Sendable {
    /// The templates that have all the words, the newest first.
    package var templates: [PublishedTemplate]
    /// Where the search goes on; nil if all was looked at.
    package var next: GalleryCursor?

    package init(templates: [PublishedTemplate], next: GalleryCursor?) {
        self.templates = templates
        self.next = next
    }
}
