import Facts
package import Planner

extension HTML {
    /// The saved views, each as a link.
    mutating func savedViews(_ views: [SavedView]) {
        guard !views.isEmpty else { return }
        write(
            """
            <section class="cost-section"><h2 id="views">\(.savedViews)</h2><ul class="rows" aria-labelledby="views">
            """
        )
        for view in views {
            write(
                """
                <li id="view-\(view.identity)" class="row"><div class="row-main"><a class="what" href="\(Route.tasks)?\(view.query)">\
                <span class="title" dir="auto">\(view.name)</span></a>\
                <a class="option" href="\(Route.view(view.identity))" aria-label="\(.savedViewEdit(view: view.name))">\(Symbol.edit)</a></div></li>
                """
            )
        }
        literal("</ul></section>")
    }
}

/// The page of a saved view, or of a new one: its name and its commands.
package final class SavedViewPage: Page {
    /// Nil for a view that is not saved yet.
    let view: SavedView?
    /// Its filters.
    let asked: String
    let name: FieldValue

    /// The page of a saved view.
    package init(_ view: SavedView, name: FieldValue? = nil) {
        self.view = view
        asked = view.query
        self.name = name ?? FieldValue(view.name)
    }

    /// A view that is to be saved, with the fault of its name, if any.
    package init(asked: String, name: FieldValue) {
        view = nil
        self.asked = asked
        self.name = name
    }

    package func title(_ context: PageContext) -> String { context.words[.savedView] }

    package var section: Section? { .lists }

    private var back: String { view == nil ? Route.tasks.path(asked: asked) : Route.lists.path }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("view", cancel: back)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginReturningForm(view.map { .view($0.identity) } ?? .views, context, back: back, id: "view", class: "act stack")
        html.defaultButton()
        if view == nil { html.hidden("asked", asked) }
        html.field(html.words[.savedViewName], id: "view-name", name: "name", name)
        html.endForm()
        guard let view else { return }
        html.write("<p><a class=\"button\" id=\"open-view\" href=\"\(Route.tasks)?\(view.query)\">\(.savedViewOpen)</a></p>")
        html.beginReturningForm(.deleteView(view.identity), context, back: back, id: "view-delete", class: "act acts")
        html.write("<button class=\"button\" id=\"delete\">\(Symbol.bin)<span>\(.savedViewDelete)</span></button>")
        html.write("<p class=\"hint\">\(.savedViewDeleteHint)</p>")
        html.endForm()
    }
}
