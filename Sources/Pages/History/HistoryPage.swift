import Facts
package import Planner

/// The changes of the last ``History/days``, each with its undo.
package final class HistoryPage: Page {
    private static let changesShown = 50
    private static var days: Int { Int(History.days) }

    let changes: [Change]
    let pageNumber: Int
    let hasMore: Bool

    package init(reading space: PlanReader, instant: Instant, pageNumber: Int = 1) {
        self.pageNumber = pageNumber
        // One more than is shown tells that there are more.
        var found = space.changes(before: instant, limit: Self.changesShown + 1, skipping: (pageNumber - 1) * Self.changesShown)
        hasMore = found.count > Self.changesShown
        if hasMore { found.removeLast() }
        changes = found
    }

    package func title(_ context: PageContext) -> String { context.words[.history] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        guard !changes.isEmpty else {
            html.emptyState(
                .undo,
                context.words[.historyEmpty(days: Self.days)],
                action: context.words[.historyEmptyLink],
                to: Route.today.path
            )
            return
        }
        html.write("<p class=\"lead\">\(.historyLead(days: Self.days))</p>")
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
                html.write("<section class=\"cost-section\"><h2>\(context.historyDay(its))</h2><ul class=\"rows\">")
                date = its
            }
            row(&html, change, context)
        }
        html.literal("</ul></section>")
    }

    private func row(_ html: inout HTML, _ change: Change, _ context: PageContext) {
        let name = context.words.name(change, context)
        let undone: Markup = change.isUndone ? "<span>\(.historyUndone)</span>" : ""
        let word: Phrase = change.isUndone ? .historyRedo : .historyUndo
        let label: Sentence = change.isUndone ? .historyRedoChange(change: name) : .historyUndoChange(change: name)
        html.write(
            """
            <li id="act-\(change.identity)" class="row\(" undone", if: change.isUndone)"><div class="row-main">\
            <span class="what"><span class="title" dir="auto">\(name)</span>\
            <span class="facts"><span>\(context.words.time(change.at, at: context.instant))</span>\
            \(undone)</span></span><button class="quiet" id="undo-\(change.identity)" formaction="\(Route.undo(change.identity))" \
            name="wants" value="\(change.wanted)" aria-label="\(label)">\(word)</button></div></li>
            """
        )
    }
}

extension PageContext {
    /// The heading over what was done on a date.
    func historyDay(_ date: LocalDate) -> String {
        date == instant.date ? words[.historyToday] : words.longDate(date, at: instant)
    }
}

extension Change {
    /// What its button does, as the form says it: to undo it, or to do it again.
    var wanted: String { isUndone ? "redo" : "undo" }
}
