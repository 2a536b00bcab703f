import Facts
import Planner

// The sections below the list of the day; in a wide window they stand beside it.

extension TodayPage {
    func belowList(_ html: inout HTML, _ context: PageContext) {
        let hasDone = rows.contains { $0.done != nil }
        guard hasDone || (!isChecking && (!dated.isEmpty || hasBacklog || !later.isEmpty)) else { return }
        html.literal("<div class=\"day-aside\">")
        if !isChecking {
            withADate(&html, context)
            leftovers(&html, context)
            laterToday(&html, context)
        }
        doneToday(&html, context)
        html.literal("</div>")
    }

    /// Nothing here is in the list: a date is no plan, and one tap makes it one. It can be done all the same.
    private func withADate(_ html: inout HTML, _ context: PageContext) {
        guard !dated.isEmpty else { return }
        html.beginSection("dated-title", context.words[.todayDue], part: "dated", hasKey: WaitingRows.hasSun(dated))
        html.beginForm(.checkOff, context, back: Route.today.path + "?since=" + String(openedAt), id: "dated-list")
        html.literal("<ul class=\"rows\">")
        for row in dated { datedRow(&html, row, context) }
        html.literal("</ul>")
        html.endForm()
        html.endSection()
    }

    private func datedRow(_ html: inout HTML, _ row: TaskRow, _ context: PageContext) {
        let isDone = row.done != nil
        html.beginRow(row.task, class: isDone ? "row done" : "row")
        html.beginSwipe(row, context)
        if row.task.cost != nil, !isDone { html.intoToday(row.task) }
        if !isDone { html.toDay(row.task, context) }
        html.endSwipe()
        html.literal("</li>")
    }

    /// A link to the tasks left from earlier days. It does not say how many they are, because a number would only blame.
    private func leftovers(_ html: inout HTML, _ context: PageContext) {
        guard hasBacklog else { return }
        html.beginEntries(id: "leftovers")
        let words = context.words
        html.entry(.todayBacklog, .tray, to: Route.backlog.path, words[.todayBacklogFacts])
        html.endEntries()
    }

    private func laterToday(_ html: inout HTML, _ context: PageContext) {
        guard !later.isEmpty else { return }
        html.beginSection("later-title", context.words[.todayLater], part: "later")
        html.literal("<ul class=\"rows\">")
        for row in later {
            html.beginRow(row.task)
            html.literal("<div class=\"row-main\">")
            html.titleLink(row, context)
            html.literal("</div></li>")
        }
        html.literal("</ul>")
        html.endSection()
    }

    /// The tasks done first stand first.
    private func doneToday(_ html: inout HTML, _ context: PageContext) {
        var done: [TaskRow] = []
        for row in rows where row.done != nil { done.append(row) }
        guard !done.isEmpty else { return }
        let order = sortedIndices(done.count) { (done[$0].done ?? 0) < (done[$1].done ?? 0) }
        let sum = TaskRow.cost(of: done)
        let name = context.words[.todayDone]
        html.beginSection("done-title", name, part: "done-today", sum: sum > 0 ? context.spoons(sum) : "")
        html.beginForm(.checkOff, context, back: Route.today.path, id: "done-list")
        html.literal("<ul class=\"rows\">")
        for index in order { doneRow(&html, done[index], context) }
        html.literal("</ul>")
        html.endForm()
        html.endSection()
    }

    private func doneRow(_ html: inout HTML, _ item: TaskRow, _ context: PageContext) {
        // A row that is still settling above keeps its own id there.
        html.write("<li id=\"done-\(item.task.identity)\" class=\"row done\">")
        html.beginSwipe(item, tick: "untick-", context)
        html.endSwipe()
        html.literal("</li>")
    }
}

extension HTML {
    /// Takes all examples away at once.
    @inline(never)
    mutating func removeExamples(_ context: PageContext) {
        beginForm(.removeExamples, context, id: "examples")
        write("<button class=\"quiet\" id=\"remove-examples\">\(.examplesRemove)</button>")
        endForm()
    }
}
