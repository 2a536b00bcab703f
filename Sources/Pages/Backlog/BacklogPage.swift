import Facts
public import Planner

/// What was left in the to-do lists of earlier days: still here.
public final class BacklogPage: Page {
    let rows: [TaskRow]
    let pageNumber: Int
    let hasMore: Bool
    let choosing: Choosing?
    let order: SortOrder
    let showsOptions: Bool
    /// Rows ticked since then stay where they are.
    let openedAt: Int64

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - pageNumber: which hundred rows, from 1.
    ///   - openedAt: when the list was opened, in milliseconds since 1970; nil: now.
    public init(
        reading space: PersonalSpace,
        at moment: Moment,
        pageNumber: Int = 1,
        chosen: Chosen = .nothing,
        openedAt: Int64? = nil
    ) {
        self.pageNumber = pageNumber
        order = space.sortOrder(of: .backlog)
        let lists = OpenedLists(reading: space, at: moment, for: chosen, openedAt)
        self.openedAt = lists.openedAt
        let shown = RowsShown(.backlog, of: lists, in: order, page: pageNumber, reading: space)
        rows = shown.rows
        hasMore = shown.hasMore
        choosing = Choosing(chosen, of: .backlog, page: pageNumber, rows: shown.rows, reading: space)
        showsOptions = space.showsOptions(on: .backlog)
    }

    package func title(_ context: PageContext) -> String { "Backlog" }

    package var section: Section? { .tasks }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    package var hasTabs: Bool { !isChoosing }

    package func tools(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { html.searchLink() }
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing || rows.isEmpty { return }
        html.beginActions()
        html.selectButton(.backlog, page: pageNumber)
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.menuChoosing(choosing)
        if isChoosing || rows.isEmpty { return }
        html.literal("<li>")
        html.beginForm(.startFresh, context, id: "fresh")
        html.write(
            """
            <button id="start-fresh" aria-label="Start fresh" aria-describedby="start-fresh-says">\(Symbol.back)<span>Start fresh\
            <small id="start-fresh-says">Everything goes back to its category</small></span></button>
            """
        )
        html.endForm()
        html.literal("</li>")
        html.menuOptions(isShown: showsOptions, context)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let choosing {
            html.chooser(rows, label: title(context), hasMore: hasMore, choosing, context)
            return
        }
        html.taskViews(current: .backlog, context)
        if rows.isEmpty {
            html.emptyState(
                .tray,
                "Nothing is waiting here. What you do not do in a day comes here.",
                action: "Go to Today",
                to: Address.today.path
            )
        } else {
            reading(&html, context)
        }
    }

    private func reading(_ html: inout HTML, _ context: PageContext) {
        html.literal("<p class=\"lead\">Carried over: still here when you want them.</p><div class=\"tools\">")
        html.sortFold(current: order, context)
        html.literal("</div>")
        let how = WaitingRows(label: title(context), order: order, showsOptions: showsOptions, isBacklog: true)
        html.openedList(rows, how, at: .backlog, page: pageNumber, hasMore: hasMore, openedAt: openedAt, context)
    }
}
