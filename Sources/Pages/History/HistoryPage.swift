import Facts
public import Planner

/// The changes of the last ``History/days``, each with its undo.
public final class HistoryPage: Page {
    private static let changesShown = 50

    let changes: [Change]
    let pageNumber: Int
    let hasMore: Bool

    /// Reads the page's model.
    public init(reading space: PersonalSpace, instant: Instant, pageNumber: Int = 1) {
        self.pageNumber = pageNumber
        // One more than is shown tells that there are more.
        var found = space.changes(before: instant, limit: Self.changesShown + 1, skipping: (pageNumber - 1) * Self.changesShown)
        hasMore = found.count > Self.changesShown
        if hasMore { found.removeLast() }
        changes = found
    }

    package func title(_ context: PageContext) -> String { "History" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        guard !changes.isEmpty else {
            html.emptyState(
                .undo,
                "No changes yet. Each one will be listed here for " + Words.historyDays + ", and can be undone.",
                action: "Go to Today",
                to: Route.today.path
            )
            return
        }
        html.write(
            """
            <p class="lead">Changes from the last \(Words.historyDays). Undoing one doesn’t affect later ones.</p>
            """
        )
        html.beginForm(.history, context, id: "list")
        days(&html, context)
        html.endForm()
        html.pager(.history, number: pageNumber, hasMore: hasMore, prints: false)
    }

    /// The changes, those of one day under its date.
    private func days(_ html: inout HTML, _ context: PageContext) {
        var date: LocalDate?
        for change in changes {
            let its = context.instant.at(change.at).date
            if its != date {
                if date != nil { html.literal("</ul></section>") }
                html.write("<section class=\"cost-section\"><h2>\(heading(its, context))</h2><ul class=\"rows\">")
                date = its
            }
            row(&html, change, context)
        }
        html.literal("</ul></section>")
    }

    private func heading(_ date: LocalDate, _ context: PageContext) -> String {
        date == context.instant.date ? "Today" : Words.longDate(date, at: context.instant)
    }

    private func row(_ html: inout HTML, _ change: Change, _ context: PageContext) {
        let name = Words.name(change, context)
        html.write(
            """
            <li id="act-\(change.identity)" class="row\(" undone", if: change.isUndone)"><div class="row-main">\
            <span class="what"><span class="title" dir="auto">\(name)</span>\
            <span class="facts"><span>\(Words.time(change.at, at: context.instant))</span>\
            \("<span>undone</span>", if: change.isUndone)</span></span>
            """
        )
        let word: StaticString = change.isUndone ? "Redo" : "Undo"
        html.write(
            """
            <button class="quiet" id="undo-\(change.identity)" formaction="\(Route.undo(change.identity))" \
            aria-label="\(fixed: word): \(name)">\(fixed: word)</button></div></li>
            """
        )
    }
}
