import Facts
package import Planner

/// Lists that were archived: old runs above all.
package final class ArchivePage: Page {
    let rows: [ListRow]
    let notice: String?

    /// Reads the page's model.
    ///
    /// - Parameter notice: why a list could not be taken out.
    package init(reading space: PlanReader, at instant: Instant, notice: String? = nil) {
        var rows: [ListRow] = []
        // The last to be made is the first to be looked for.
        for list in space.allLists.reversed() where list.isArchived && !list.isTemplate {
            rows.append(ListRow(list, reading: space, at: instant))
        }
        self.rows = rows
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { context.words[.archive] }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .lists }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if rows.isEmpty {
            html.emptyState(
                .box,
                context.words[.archiveEmpty],
                action: nil,
                to: ""
            )
            return
        }
        html.beginForm(.archive, context, back: Route.archive.path, id: "list")
        html.write("<ul class=\"rows\" aria-label=\"\(.archiveLists)\">")
        for row in rows {
            html.write("<li id=\"list-\(row.list.identity)\" class=\"row\">")
            html.listLink(row, to: .list(row.list.identity))
            html.listOptions(row, moves: false)
            html.literal("</li>")
        }
        html.literal("</ul>")
        html.endForm()
    }
}
