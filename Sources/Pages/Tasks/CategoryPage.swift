import Facts
package import Planner

/// The tasks of one cost, or those not yet costed.
package final class CategoryPage: Page {
    let cost: Int?
    let rows: [TaskRow]
    let pageNumber: Int
    let hasMore: Bool
    let choosing: Choosing?
    let order: SortOrder
    let showsOptions: Bool
    let line: QuickLine
    /// Rows ticked since then stay where they are.
    let openedAt: Int64

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - pageNumber: which hundred rows, from 1.
    ///   - line: the text in the line of a new task.
    ///   - openedAt: when the list was opened, in milliseconds since 1970; nil: now.
    package init(
        reading space: PlanReader,
        at instant: Instant,
        cost: Int?,
        pageNumber: Int = 1,
        chosen: Chosen = .nothing,
        line: QuickLine = .empty,
        openedAt: Int64? = nil
    ) {
        self.cost = cost
        self.line = line
        order = space.sortOrder(of: .category(cost))
        let lists = OpenedLists(reading: space, at: instant, for: chosen, openedAt)
        self.openedAt = lists.openedAt
        let shown = RowsShown(.category(cost), of: lists, in: order, page: pageNumber, reading: space)
        rows = shown.rows
        self.pageNumber = shown.pageNumber
        hasMore = shown.hasMore
        choosing = Choosing(
            chosen,
            of: .category(of: cost),
            page: shown.pageNumber,
            // A task without a cost cannot be planned, but it can be given a cost.
            canSubmit: cost != nil,
            rows: shown.rows,
            reading: space,
            at: instant
        )
        showsOptions = space.showsOptions(on: .category(cost))
    }

    package func title(_ context: PageContext) -> String { context.category(cost) }

    package var section: Section? { .tasks }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    package var hasTabs: Bool { !isChoosing }

    package func tools(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { html.searchLink() }
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing || rows.isEmpty { return }
        html.beginActions()
        html.selectButton(.category(of: cost), page: pageNumber)
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.menuChoosing(choosing)
        if isChoosing { return }
        if rows.count > 1 || pageNumber > 1 { html.menuSort(order, context) }
        html.menuOptions(isShown: showsOptions, context)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let choosing {
            html.chooser(rows, label: title(context), hasMore: hasMore, choosing, context)
            return
        }
        let route = Route.category(of: cost)
        html.quickLine(line, at: QuickAddTarget(route, cost: cost), context)
        if cost == nil, !rows.isEmpty {
            html.write("<p class=\"lead\">\(.costsUnsortedLead)</p>")
        }
        if rows.isEmpty {
            html.emptyState(.drawer, context.words[.costsEmpty], action: nil, to: "")
        } else {
            if showsOptions { html.hideOptions(context) }
            let how = WaitingRows(label: title(context), order: order, showsOptions: showsOptions, asksForCost: cost == nil)
            html.openedList(rows, how, at: route, page: pageNumber, hasMore: hasMore, openedAt: openedAt, context)
        }
    }
}
