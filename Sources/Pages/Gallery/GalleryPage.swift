import Planner

/// Templates that people published for everybody on this server.
public final class GalleryPage: Page {
    /// The templates to be shown.
    public struct View: Sendable {
        /// The words that are looked for; empty: none.
        public let query: String
        /// Whether the most used templates come first.
        public let isByUses: Bool
        /// The cursor of the next page; nil: this is the last one.
        public let next: String?
        /// Whether this is the first page.
        public let isFirst: Bool

        /// All of it given.
        public init(query: String, isByUses: Bool, next: String?, isFirst: Bool) {
            self.query = query
            self.isByUses = isByUses
            self.next = next
            self.isFirst = isFirst
        }
    }

    let entries: [GalleryEntry]
    let view: View
    let isSignedIn: Bool
    let isAdministrator: Bool

    /// A page of templates.
    public init(_ entries: [GalleryEntry], view: View, isSignedIn: Bool, isAdministrator: Bool) {
        self.entries = entries
        self.view = view
        self.isSignedIn = isSignedIn
        self.isAdministrator = isAdministrator
    }

    package func title(_ context: PageContext) -> String { "Gallery" }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .templates }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal(
            "<p class=\"lead\">Templates that other people on this server published. Using one creates your own editable list.</p>"
        )
        search(&html)
        if view.query.isEmpty, !entries.isEmpty { order(&html) }
        if entries.isEmpty {
            nothing(&html)
        } else {
            html.literal("<ul class=\"rows\" id=\"templates\">")
            for entry in entries {
                html.literal("<li class=\"row\">")
                html.galleryRow(entry)
                html.literal("</li>")
            }
            html.literal("</ul>")
        }
        pages(&html)
        html.beginEntries(id: "gallery-more")
        if isSignedIn { html.entry("Your templates", .person, to: GalleryRoute.mine.path, "PublishedTemplate by you") }
        if isAdministrator { html.entry("Reports", .flag, to: GalleryRoute.reports.path) }
        html.entry("Templates in your app", .template, to: Route.templates.path)
        html.endEntries()
    }

    private func search(_ html: inout HTML) {
        html.write(
            """
            <form method="get" action="\(GalleryRoute.gallery)" id="find" class="find" role="search">\(Symbol.search)\
            <input id="find-words" name="q" type="search" autocomplete="off" enterkeyhint="search" maxlength="200" dir="auto"\
             placeholder="Search templates" aria-label="Search templates" value="\(view.query)">\
            <button class="button" id="find-now">Search</button></form>
            """
        )
    }

    private func order(_ html: inout HTML) {
        html.beginSegments("Order")
        html.segment("Newest", to: GalleryRoute.gallery.path, isCurrent: !view.isByUses)
        html.segment("Most used", to: GalleryRoute.gallery.path + "?by=uses", isCurrent: view.isByUses)
        html.endSegments()
    }

    private func nothing(_ html: inout HTML) {
        html.literal("<p class=\"lead\" id=\"nothing\">")
        if view.next != nil {
            html.literal("No results so far. There are more templates to search.")
        } else if view.query.isEmpty {
            html.literal("No templates have been published yet.")
        } else {
            html.literal("No results.")
        }
        html.literal("</p>")
    }

    private func pages(_ html: inout HTML) {
        guard view.next != nil || !view.isFirst || !view.query.isEmpty else { return }
        html.literal("<nav class=\"pager\" aria-label=\"More templates\">")
        if !view.isFirst || !view.query.isEmpty {
            html.write("<a class=\"button quiet\" href=\"\(GalleryRoute.gallery)\">Show all templates</a>")
        }
        if let next = view.next {
            html.write("<a class=\"button quiet\" id=\"next\" href=\"\(GalleryRoute.gallery)?\(next)\">Show more</a>")
        }
        html.literal("</nav>")
    }
}
