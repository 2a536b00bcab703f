import Planner

/// Templates that people published for everybody on this server.
package final class GalleryPage: Page {
    /// The templates to be shown.
    package struct View: Sendable {
        /// The words that are looked for; empty: none.
        package let query: String
        /// Whether the most used templates come first.
        package let isByUses: Bool
        /// The cursor of the next page; nil: this is the last one.
        package let next: String?
        /// Whether this is the first page.
        package let isFirst: Bool

        package init(query: String, isByUses: Bool, next: String?, isFirst: Bool) {
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
    package init(_ entries: [GalleryEntry], view: View, isSignedIn: Bool, isAdministrator: Bool) {
        self.entries = entries
        self.view = view
        self.isSignedIn = isSignedIn
        self.isAdministrator = isAdministrator
    }

    package func title(_ context: PageContext) -> String { context.words[.gallery] }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .templates }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"lead\">\(.galleryLead)</p>")
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
        let words = context.words
        html.beginEntries(id: "gallery-more")
        if isSignedIn {
            html.entry(.galleryMine, .person, to: GalleryRoute.mine.path, words[.galleryMineFacts])
        }
        if isAdministrator { html.entry(.galleryReports, .flag, to: GalleryRoute.reports.path) }
        html.entry(.galleryTemplates, .template, to: Route.templates.path)
        html.endEntries()
    }

    private func search(_ html: inout HTML) {
        html.write(
            """
            <form method="get" action="\(GalleryRoute.gallery)" id="find" class="find" role="search">\(Symbol.search)\
            <input id="find-words" name="q" type="search" autocomplete="off" enterkeyhint="search" maxlength="200" dir="auto"\
             placeholder="\(.gallerySearch)" aria-label="\(.gallerySearchField)" value="\(view.query)">\
            <button class="button" id="find-now">\(.gallerySearchButton)</button></form>
            """
        )
    }

    private func order(_ html: inout HTML) {
        html.beginSegments("\(.galleryOrder)")
        html.segment(html.words[.galleryOrderNewest], to: GalleryRoute.gallery.path, isCurrent: !view.isByUses)
        html.segment(html.words[.galleryOrderUses], to: GalleryRoute.gallery.path + "?by=uses", isCurrent: view.isByUses)
        html.endSegments()
    }

    private func nothing(_ html: inout HTML) {
        let nothing: Phrase = view.query.isEmpty ? .galleryNone : .galleryNoneFound
        html.write("<p class=\"lead\" id=\"nothing\">\(view.next != nil ? Phrase.galleryNoneYet : nothing)</p>")
    }

    private func pages(_ html: inout HTML) {
        guard view.next != nil || !view.isFirst || !view.query.isEmpty else { return }
        html.write("<nav class=\"pager\" aria-label=\"\(.galleryPages)\">")
        if !view.isFirst || !view.query.isEmpty {
            html.write("<a class=\"button quiet\" href=\"\(GalleryRoute.gallery)\">\(.galleryPagesAll)</a>")
        }
        if let next = view.next {
            html.write("<a class=\"button quiet\" id=\"next\" href=\"\(GalleryRoute.gallery)?\(next)\">\(.galleryPagesNext)</a>")
        }
        html.literal("</nav>")
    }
}
