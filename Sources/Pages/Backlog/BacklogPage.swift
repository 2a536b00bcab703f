import Facts
package import Planner

/// The tasks left in the to-do lists of earlier days: still here.
package final class BacklogPage: Page {
    let rows: [TaskRow]
    let pageNumber: Int
    let hasMore: Bool
    let choosing: Choosing?
    let order: SortOrder
    let showsOptions: Bool
    /// The tasks that were left over on the newest date of those shown, and that date.
    private let newest: (date: LocalDate, tasks: Set<Identity>)?
    /// Rows ticked since then stay where they are.
    let openedAt: Int64

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - pageNumber: which hundred rows, from 1.
    ///   - openedAt: when the list was opened, in milliseconds since 1970; nil: now.
    package init(
        reading space: PlanReader,
        at instant: Instant,
        pageNumber: Int = 1,
        chosen: Chosen = .nothing,
        openedAt: Int64? = nil
    ) {
        order = space.sortOrder(of: .backlog)
        let lists = OpenedLists(reading: space, at: instant, for: chosen, openedAt)
        self.openedAt = lists.openedAt
        let shown = RowsShown(.backlog, of: lists, in: order, page: pageNumber, reading: space)
        rows = shown.rows
        self.pageNumber = shown.pageNumber
        hasMore = shown.hasMore
        newest = Self.newest(of: shown.rows, in: lists)
        choosing = Choosing(chosen, of: .backlog, page: shown.pageNumber, rows: shown.rows, reading: space, at: instant)
        showsOptions = space.showsOptions(on: .backlog)
    }

    private static func newest(of rows: [TaskRow], in lists: OpenedLists) -> (date: LocalDate, tasks: Set<Identity>)? {
        var newest: (date: LocalDate, tasks: Set<Identity>)?
        for row in rows {
            guard let date = lists.lastPlanned(row.task) else { continue }
            if let before = newest?.date, date.number < before.number { continue }
            if newest?.date != date { newest = (date, []) }
            newest?.tasks.insert(row.task.identity)
        }
        return newest
    }

    private func name(of date: LocalDate, _ context: PageContext) -> String {
        let instant = context.instant
        return switch instant.date.number - date.number {
        case 0: context.words[.backlogFromToday]
        case 1: context.words[.backlogFromYesterday]
        default: context.words[.backlogFrom(date: context.words.date(date, at: instant))]
        }
    }

    package func title(_ context: PageContext) -> String { context.words[.backlog] }

    package var section: Section? { .tasks }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    package var hasTabs: Bool { !isChoosing }

    package func tools(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { html.searchLink() }
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing || rows.isEmpty { return }
        html.beginActions()
        html.addTask()
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
            <button id="start-fresh" aria-label="\(.backlogFresh)" aria-describedby="start-fresh-says">\(Symbol.back)<span>\(.backlogFresh)\
            <small id="start-fresh-says">\(.backlogFreshFacts)</small></span></button>
            """
        )
        html.endForm()
        html.literal("</li>")
        if rows.count > 1 || pageNumber > 1 { html.menuSort(order, context) }
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
                context.words[.backlogEmpty],
                action: context.words[.backlogEmptyLink],
                to: Route.today.path
            )
        } else {
            reading(&html, context)
        }
    }

    private func reading(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"lead\">\(.backlogLead)</p>")
        if showsOptions { html.hideOptions(context) }
        var how = WaitingRows(label: title(context), order: order, showsOptions: showsOptions, isBacklog: true)
        // Where rows can be moved, or have another order, one list holds them all.
        if let newest, order == .own, !showsOptions {
            how.newest = (newest.tasks, name(of: newest.date, context))
        }
        html.openedList(rows, how, at: .backlog, page: pageNumber, hasMore: hasMore, openedAt: openedAt, context)
    }
}
