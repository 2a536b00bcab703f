import Facts
public import Planner

extension HTML {
    /// Saves the present filters as a view: a name is enough.
    ///
    /// - Parameter asked: the query of the URL.
    mutating func keepView(_ asked: String, _ context: PageContext) {
        literal("<details class=\"folded\" id=\"keep-view\"><summary>Keep this view</summary>")
        beginForm(.views, context, back: Route.tasks.path(asked: asked), id: "keep", class: "act stack")
        hidden("asked", asked)
        field("Name of the view", id: "view-name", name: "name", FieldValue(""))
        literal("<button class=\"button\" id=\"keep-button\">Keep</button>")
        endForm()
        literal("</details>")
    }

    /// The saved views, each as a link.
    mutating func savedViews(_ views: [SavedView]) {
        guard !views.isEmpty else { return }
        literal(
            """
            <section class="cost-section"><h2 id="views">Views of your tasks</h2><ul class="rows" aria-labelledby="views">
            """
        )
        for view in views {
            write(
                """
                <li id="view-\(view.identity)" class="row"><div class="row-main"><a class="what" href="\(Route.tasks)?\(view.query)">\
                <span class="title" dir="auto">\(view.name)</span></a>\
                <a class="option" href="\(Route.view(view.identity))" aria-label="Edit: \(view.name)">\(Symbol.edit)</a></div></li>
                """
            )
        }
        literal("</ul></section>")
    }
}

/// The page of a saved view, or of a new one: its name and its commands.
public final class SavedViewPage: Page {
    /// Nil for a view that is not saved yet.
    let view: SavedView?
    /// Its filters.
    let asked: String
    let name: FieldValue

    /// The page of a saved view.
    public init(_ view: SavedView, name: FieldValue? = nil) {
        self.view = view
        asked = view.query
        self.name = name ?? FieldValue(view.name)
    }

    /// The view that was to be saved, and why it was not.
    public init(asked: String, name: FieldValue) {
        view = nil
        self.asked = asked
        self.name = name
    }

    package func title(_ context: PageContext) -> String { "View" }

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
        html.field("Name", id: "view-name", name: "name", name)
        html.endForm()
        guard let view else { return }
        html.write("<p><a class=\"button\" id=\"open-view\" href=\"\(Route.tasks)?\(view.query)\">Open this view</a></p>")
        html.beginReturningForm(.viewCommand(view.identity, .delete), context, back: back, id: "view-delete", class: "act acts")
        html.write("<button class=\"button\" id=\"delete\">\(Symbol.bin)<span>Delete</span></button>")
        html.literal("<p class=\"hint\">The tasks stay as they are.</p>")
        html.endForm()
    }
}
