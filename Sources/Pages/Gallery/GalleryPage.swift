import Planner

/// Templates that people published for everybody on this server.
public final class GalleryPage: Page {
    /// What is shown of them.
    public struct View: Sendable {
        /// The words that are looked for; empty: none.
        public let query: String
        /// Whether what was taken most comes first.
        public let isByUses: Bool
        /// What the next page is asked for with; nil: there is none.
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

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal(
            "<p class=\"lead\">Templates that people on this server have published. Using one makes a list of your own.</p>"
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
        html.literal("<ul class=\"plain\" id=\"gallery-more\">")
        if isSignedIn { link(&html, GalleryAddress.mine.path, "What you have published") }
        if isAdministrator { link(&html, GalleryAddress.reports.path, "What was reported") }
        link(&html, Address.templates.path, "Templates in your app")
        html.literal("</ul>")
    }

    private func link(_ html: inout HTML, _ path: String, _ words: StaticString) {
        html.write("<li><a class=\"more\" href=\"\(path)\">\(fixed: words)</a></li>")
    }

    private func search(_ html: inout HTML) {
        html.write(
            """
            <form method="get" action="\(GalleryAddress.gallery)" id="find" class="add-form" role="search">\
            <label for="find-words">Find templates by words</label><div class="add-line">\
            <input id="find-words" name="q" type="search" autocomplete="off" maxlength="200" dir="auto" value="\(view.query)">\
            <button class="button" id="find-now">Find</button></div></form>
            """
        )
    }

    private func order(_ html: inout HTML) {
        html.write(
            """
            <nav class="acts" aria-label="Order"><a class="button\(" primary", if: !view.isByUses)" href="\(GalleryAddress.gallery)"\
            \(" aria-current=\"true\"", if: !view.isByUses)>Newest</a>\
            <a class="button\(" primary", if: view.isByUses)" id="by-uses" href="\(GalleryAddress.gallery)?by=uses"\
            \(" aria-current=\"true\"", if: view.isByUses)>Most used</a></nav>
            """
        )
    }

    private func nothing(_ html: inout HTML) {
        html.literal("<p class=\"lead\" id=\"nothing\">")
        if view.next != nil {
            html.literal("Nothing with all of these words yet; there is more to look through.")
        } else if view.query.isEmpty {
            html.literal("Nothing has been published here yet.")
        } else {
            html.literal("No template has all of these words.")
        }
        html.literal("</p>")
    }

    private func pages(_ html: inout HTML) {
        guard view.next != nil || !view.isFirst || !view.query.isEmpty else { return }
        html.literal("<nav class=\"pager\" aria-label=\"More templates\">")
        if !view.isFirst || !view.query.isEmpty {
            html.write("<a class=\"button quiet\" href=\"\(GalleryAddress.gallery)\">Show all templates</a>")
        }
        if let next = view.next {
            html.write("<a class=\"button quiet\" id=\"next\" href=\"\(GalleryAddress.gallery)?\(next)\">Show more</a>")
        }
        html.literal("</nav>")
    }
}
