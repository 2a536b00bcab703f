import Facts
import Planner

// The rows of a list's page: those in sight, and those out of sight for now.
extension OwnListPage {
    func tasks(_ html: inout HTML, _ context: PageContext) {
        // One alone has no other place.
        let drags = showsOptions && order == .own && (rows.count > 1 || hasMore || view.pageNumber > 1)
        html.beginForm(address, context, back: view.path(of: list.identity, since: true), id: "list")
        html.hidden("within", list.identity.hex)
        html.beginRows(dragged: drags, label: list.name)
        for item in rows { row(&html, item, drags: drags, context) }
        html.endRows(dragged: drags)
        html.endForm()
    }

    private func row(_ html: inout HTML, _ item: Row, drags: Bool, _ context: PageContext) {
        let task = item.row.task
        let isDone = item.row.done != nil
        let kind: StaticString = isDone && !list.isTemplate ? "row done" : isLeftOutHere(item) ? "row left-out" : "row"
        html.beginRow(task, class: kind, moves: drags)
        if isActive, !item.isLeftOut, !mayChange {
            lookedAtRow(&html, item, isDone: isDone, context)
        } else if isActive, !item.isLeftOut {
            activeRow(&html, item, isDone: isDone, context)
        } else {
            restingRow(&html, item, context)
        }
        if showsOptions { html.rowOptions(task, moves: drags && !isDone) }
        html.literal("</li>")
    }

    /// A row with what there is to do about its task.
    private func activeRow(_ html: inout HTML, _ item: Row, isDone: Bool, _ context: PageContext) {
        html.beginSwipe(item.row, within: list, context)
        if item.waits, !isDone { html.intoToday(item.row.task) }
        // The two take turns in one place: nothing else comes under the finger.
        if isLeftOutHere(item) {
            choice(&html, item.row.task, .take, "Take it after all")
        } else if list.isChecklist, !isDone {
            choice(&html, item.row.task, .leave, "Not this time")
        }
        html.endSwipe()
    }

    /// Whether it was left out since the page was opened, and keeps its place while it is open.
    private func isLeftOutHere(_ item: Row) -> Bool {
        list.isChecklist && item.row.task.isLeftOut && item.row.done == nil
    }

    /// A row of a list that is only looked at: what is in it can be planned, but not ticked.
    private func lookedAtRow(_ html: inout HTML, _ item: Row, isDone: Bool, _ context: PageContext) {
        html.literal("<div class=\"row-main\">")
        html.titleLink(item.row, within: list.identity, context)
        if isDone { html.literal("<span class=\"chip\">done</span>") }
        if item.waits, !isDone { html.intoToday(item.row.task) }
        html.literal("</div>")
    }

    /// A row of what is not to be done: not this time, or not in this list.
    private func restingRow(_ html: inout HTML, _ item: Row, _ context: PageContext) {
        html.literal("<div class=\"row-main\">")
        html.titleLink(item.row, within: list.identity, context)
        if item.isLeftOut, isActive, mayChange { choice(&html, item.row.task, .take, "Take it after all") }
        html.literal("</div>")
    }

    private func choice(_ html: inout HTML, _ task: TaskEntry, _ act: Address.TaskAct, _ words: StaticString) {
        html.write(
            """
            <button class="quiet row-choice" id="\(act.word)-\(task.identity)" \
            formaction="\(Address.taskAct(task.identity, act))" aria-label="\(fixed: words): \(task.title)">\
            \(fixed: words)</button>
            """
        )
    }

    // MARK: Out of sight

    /// What is not begun yet or snoozed, or what leads to it.
    func outOfSight(_ html: inout HTML, _ context: PageContext) {
        guard hasHidden else { return }
        guard view.showsHidden else {
            html.write(
                "<a class=\"more\" id=\"show-hidden\" href=\"\(address)?show=hidden\">Show what is out of sight for now</a>"
            )
            return
        }
        html.literal(
            """
            <section class="cost-section" id="hidden" aria-labelledby="hidden-title">\
            <h2 id="hidden-title">Out of sight for now</h2>
            """
        )
        html.beginForm(address, context, back: view.path(of: list.identity, since: true), id: "hidden-list")
        html.literal("<ul class=\"rows\">")
        for row in hidden { hiddenRow(&html, row, context) }
        html.literal("</ul>")
        html.endForm()
        html.literal("</section>")
    }

    private func hiddenRow(_ html: inout HTML, _ row: TaskRow, _ context: PageContext) {
        html.beginRow(row.task)
        html.literal("<div class=\"row-main\">")
        html.titleLink(row, within: list.identity, context)
        choice(&html, row.task, .wake, "Back in sight")
        html.literal("</div></li>")
    }
}
