import Facts
import Planner

// The rows of a list's page: those in sight, and those out of sight for now.
extension OwnListPage {
    func tasks(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(route, context, back: view.path(of: list.identity, since: true), id: "list")
        html.hidden("within", list.identity.hex)
        for section in sections { write(&html, section, context) }
        if !doneBefore.isEmpty { earlier(&html, context) }
        html.endForm()
    }

    private func write(_ html: inout HTML, _ section: ListSection, _ context: PageContext) {
        // Sorted otherwise, nothing has a place of its own but the steps of one task; and one alone has no other place.
        let isOwn = order == .own || section.head != nil
        let isAlone = section.rows.count == 1 && (section.head != nil || sections.count == 1 && !hasMore && view.pageNumber <= 1)
        let moves = mayChange && !list.isArchived && isOwn && !isAlone
        if let head = section.head {
            html.write("<section class=\"cost-section\" aria-labelledby=\"section-\(head.task.identity)\">")
            heading(&html, head, context)
            // Skipping a heading skips all its steps.
            if head.task.isLeftOut, head.done == nil, isActive {
                html.literal("</section>")
                return
            }
        }
        let label = section.head.map { $0.task.title } ?? list.name
        html.beginRows(dragged: moves, label: label, apart: sections.count > 1 ? .listApart : nil)
        for item in section.rows { row(&html, item, moves: moves, context) }
        html.endRows(dragged: moves)
        if let head = section.head {
            if section.more > 0 {
                html.write(
                    "<a class=\"more\" href=\"\(Route.task(head.task.identity))\">\(.listMoreSteps(count: section.more))</a>"
                )
            }
            html.literal("</section>")
        }
    }

    // MARK: Headings

    /// The task that the rows below are steps of: its name leads to it, and its button names the steps it ticks.
    private func heading(_ html: inout HTML, _ head: TaskRow, _ context: PageContext) {
        let task = head.task
        html.write(
            """
            <div class="section-head" id="task-\(task.identity)"><h2 id="section-\(task.identity)">\
            <a href="\(Route.task(task.identity))" dir="auto">\(task.title)</a></h2>
            """
        )
        if isActive, mayChange { headingCommand(&html, head) }
        html.literal("</div>")
        if showsOptions { html.rowOptions(task, moves: order == .own && sections.count > 1, hasHandle: false) }
    }

    private func headingCommand(_ html: inout HTML, _ head: TaskRow) {
        let task = head.task
        if task.isLeftOut, head.done == nil {
            html.write("<span>\(.listHeadingSkipped)</span>")
            choice(&html, task, "take", Route.includeTask, .listInclude)
            return
        }
        if head.left == 0, head.done == nil {
            if list.isChecklist {
                html.write("<p>\(.listHeadingPacked)</p>")
            } else {
                headingButton(&html, task, Route.checkOffTask, Sentence(.listHeadingDone))
            }
            return
        }
        if head.done == nil {
            if showsOptions, list.isChecklist { choice(&html, task, "leave", Route.leaveTaskOut, .listSkip) }
            let words: Sentence = list.isChecklist ? .listHeadingPack(count: head.left) : .listHeadingTick(count: head.left)
            headingButton(&html, task, Route.checkOffTask, words)
        } else {
            headingButton(&html, task, Route.uncheckTask, Sentence(list.isChecklist ? .listHeadingUnpack : .listHeadingUntick))
        }
    }

    private func headingButton(_ html: inout HTML, _ task: TaskEntry, _ command: RoutePattern<Identity>, _ words: Sentence) {
        let label = Sentence.listButtonFor(button: html.words[words], task: task.title)
        html.write(
            """
            <button class="quiet" id="tick-\(task.identity)" formaction="\(command(task.identity))" \
            aria-label="\(label)">\(words)</button>
            """
        )
    }

    // MARK: Rows

    private func row(_ html: inout HTML, _ item: ListedTask, moves: Bool, _ context: PageContext) {
        let task = item.row.task
        let isDone = item.row.done != nil
        let kind: StaticString = isDone && !list.isTemplate ? "row done" : isLeftOut(item.row) ? "row left-out" : "row"
        html.beginRow(task, class: kind, moves: moves)
        if !isActive {
            restingRow(&html, item.row, context)
        } else if mayChange {
            activeRow(&html, item, isDone: isDone, context)
        } else {
            lookedAtRow(&html, item, isDone: isDone, context)
        }
        if showsOptions { html.rowOptions(task, moves: moves && !isDone) }
        html.literal("</li>")
    }

    /// A row with the buttons for its task.
    private func activeRow(_ html: inout HTML, _ item: ListedTask, isDone: Bool, _ context: PageContext) {
        html.beginSwipe(item.row, within: list, context)
        if item.waits, !isDone { html.intoToday(item.row.task) }
        if !isDone, !list.isChecklist { html.toDay(item.row.task, context) }
        // The two take turns in one place: nothing else comes under the finger.
        if isLeftOut(item.row) {
            choice(&html, item.row.task, "take", Route.includeTask, .listInclude)
        } else if list.isChecklist, !isDone {
            choice(&html, item.row.task, "leave", Route.leaveTaskOut, .listSkip)
        }
        html.endSwipe()
    }

    private func isLeftOut(_ row: TaskRow) -> Bool {
        list.isChecklist && !list.isTemplate && row.task.isLeftOut && row.done == nil
    }

    /// A row of a list that the person may only view: its task can be planned, but not ticked.
    private func lookedAtRow(_ html: inout HTML, _ item: ListedTask, isDone: Bool, _ context: PageContext) {
        html.literal("<div class=\"row-main\">")
        html.titleLink(item.row, within: list.identity, context)
        if isDone { html.write("<span class=\"chip\">\(.listRowDone)</span>") }
        if item.waits, !isDone { html.intoToday(item.row.task) }
        if !isDone, !list.isChecklist { html.toDay(item.row.task, context) }
        html.literal("</div>")
    }

    /// A row of a task that is not to be done, in a template or the archive.
    private func restingRow(_ html: inout HTML, _ row: TaskRow, _ context: PageContext) {
        html.literal("<div class=\"row-main\">")
        html.titleLink(row, within: list.identity, context)
        html.literal("</div>")
    }

    private func choice(
        _ html: inout HTML,
        _ task: TaskEntry,
        _ id: StaticString,
        _ command: RoutePattern<Identity>,
        _ words: Phrase
    ) {
        let label = Sentence.listButtonFor(button: html.words[words], task: task.title)
        html.write(
            """
            <button class="quiet row-choice" id="\(fixed: id)-\(task.identity)" \
            formaction="\(command(task.identity))" aria-label="\(label)">\(words)</button>
            """
        )
    }

    // MARK: Out of sight

    /// The tasks done before the current day, folded away.
    private func earlier(_ html: inout HTML, _ context: PageContext) {
        html.write("<details id=\"done-before\"><summary>\(.listDoneBefore)</summary>")
        html.beginRows(dragged: false, label: html.words[.listDoneBefore])
        for row in doneBefore {
            html.beginRow(row.task, class: "row done")
            if mayChange {
                html.beginSwipe(row, within: list, context)
                html.endSwipe()
            } else {
                restingRow(&html, row, context)
            }
            html.literal("</li>")
        }
        html.endRows(dragged: false)
        html.literal("</details>")
    }

    /// The tasks that are not begun yet or snoozed, or the link to them.
    func outOfSight(_ html: inout HTML, _ context: PageContext) {
        guard hasHidden else { return }
        guard view.showsHidden else {
            html.write("<a class=\"more\" id=\"show-hidden\" href=\"\(route)?show=hidden\">\(.listShowHidden)</a>")
            return
        }
        html.write(
            """
            <section class="cost-section" id="hidden" aria-labelledby="hidden-title">\
            <h2 id="hidden-title">\(.listHidden)</h2>
            """
        )
        html.beginForm(route, context, back: view.path(of: list.identity, since: true), id: "hidden-list")
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
        choice(&html, row.task, "wake", Route.wakeTask, .listWake)
        html.literal("</div></li>")
    }
}
