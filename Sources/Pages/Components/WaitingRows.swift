import Facts
import Planner

/// How the tasks of a category or the backlog are shown.
struct WaitingRows {
    /// Why a task cannot be dragged to another group.
    static let apart = Phrase.rowsApartCost

    var label: String
    var order = SortOrder.own
    let showsOptions: Bool
    /// Whether it is the backlog: its rows can be sent back.
    var isBacklog = false
    /// In the backlog: these tasks have a section of that name, and the rest another.
    var newest: (tasks: Set<Identity>, name: String)?
    /// Whether rows without a cost lead to where it is set.
    var asksForCost = false
    /// Whether the list goes on on other pages.
    var isPart = false

    /// Whether any row has a sun, to be taken into today's list with.
    static func hasSun(_ rows: [TaskRow]) -> Bool {
        for row in rows where row.done == nil && row.task.cost != nil { return true }
        return false
    }

    /// Only tasks in their own order can be moved, and a single one cannot.
    fileprivate func drags(_ rows: [TaskRow]) -> Bool { showsOptions && order == .own && (rows.count > 1 || isPart) }
}

extension HTML {
    /// Tasks that wait in their categories or the backlog, to be ticked, and with one tap taken into today's list.
    @inline(never)
    mutating func waitingRows(_ waiting: [TaskRow], _ how: WaitingRows, _ context: PageContext) {
        let drags = how.drags(waiting)
        beginRows(dragged: drags, label: how.label, apart: WaitingRows.apart)
        for row in waiting { waitingRow(row, how, drags: drags, context) }
        endRows(dragged: drags)
    }

    /// A page's only list of them: its forms come back to it as it was opened, and so does the way to its other rows.
    @inline(never)
    mutating func openedList(
        _ waiting: [TaskRow],
        _ how: WaitingRows,
        at route: Route,
        page: Int,
        hasMore: Bool,
        openedAt: Int64,
        _ context: PageContext
    ) {
        let since = Route.since(openedAt)
        beginForm(route, context, back: route.path(asked: since, page: page), id: "list")
        var how = how
        how.isPart = page > 1 || hasMore
        if let newest = how.newest {
            let (first, earlier) = (
                waiting.filter { newest.tasks.contains($0.task.identity) },
                waiting.filter { !newest.tasks.contains($0.task.identity) }
            )
            let isKeyFirst = WaitingRows.hasSun(first)
            waitingSection(first, "newest-title", newest.name, how, hasKey: isKeyFirst, context)
            waitingSection(
                earlier,
                "earlier-title",
                words[.rowsEarlier],
                how,
                hasKey: !isKeyFirst && WaitingRows.hasSun(earlier),
                context
            )
        } else {
            if WaitingRows.hasSun(waiting) { todayKey() }
            waitingRows(waiting, how, context)
        }
        endForm()
        // Opened just now, nothing in it was ticked since: its other rows need not know.
        pager(route, number: page, hasMore: hasMore, asked: openedAt < context.instant.time ? since : "")
    }

    private mutating func waitingSection(
        _ waiting: [TaskRow],
        _ id: String,
        _ name: String,
        _ how: WaitingRows,
        hasKey: Bool,
        _ context: PageContext
    ) {
        if waiting.isEmpty { return }
        var how = how
        how.label = name
        beginSection(id, name, hasKey: hasKey)
        waitingRows(waiting, how, context)
        endSection()
    }

    private mutating func waitingRow(_ row: TaskRow, _ how: WaitingRows, drags: Bool, _ context: PageContext) {
        let isDone = row.done != nil
        beginRow(row.task, class: isDone ? "row done" : "row", moves: drags)
        beginSwipe(row, saysUncosted: how.isBacklog, context)
        if !isDone {
            if row.task.cost != nil { intoToday(row.task) } else if how.asksForCost { setSpoons(row.task, context) }
            toDay(row.task, context)
        }
        endSwipe()
        if how.showsOptions { rowOptions(row.task, moves: drags && !isDone, back: how.isBacklog && !isDone ? .backlog : nil) }
        literal("</li>")
    }

    /// A link to give a task its cost.
    mutating func setSpoons(_ task: TaskEntry, _ context: PageContext) {
        let unit = context.unit
        write(
            """
            <a class="button quiet" href="\(Route.task(task.identity))" \
            aria-label="\(.rowSetCostTask(unit: unit, task: task.title))">\(.rowSetCost(unit: unit))</a>
            """
        )
    }
}
