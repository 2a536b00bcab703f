import Facts
import Planner

// What is in the list of the day: what costs little first.

extension TodayPage {
    func list(_ html: inout HTML, _ context: PageContext) {
        let shown = shown
        if shown.isEmpty {
            return html.emptyState(.sun, emptyWords, action: nil, to: "")
        }
        html.beginForm(.checkOff, context, back: Address.today.path + "?since=" + String(openedAt), id: "list")
        sections(&html, shown, context)
        html.endForm()
    }

    private var emptyWords: String {
        guard rows.isEmpty, later.isEmpty else { return "All done here. Rest counts too." }
        if lowDay != nil { return "Everything planned can wait. Rest counts." }
        return "Nothing is planned yet. Choose a few things that fit, or simply rest: rest counts."
    }

    /// The list with a box in each row: several are checked off in one go.
    func checkingList(_ html: inout HTML, _ context: PageContext) {
        var open: [TaskRow] = []
        for row in rows where row.done == nil { open.append(row) }
        if open.isEmpty { return html.emptyState(.sun, emptyWords, action: "Today", to: Address.today.path) }
        html.beginForm(.checkOff, context, back: Address.today.path, id: "list")
        html.literal("<p class=\"lead\">Mark what is done, then press Done.</p>")
        sections(&html, open, context)
        html.endForm()
    }

    private func sections(_ html: inout HTML, _ rows: [TaskRow], _ context: PageContext) {
        // A task that is still without a cost can be in the list of a day that another device planned.
        for cost in 0...Costs.range.upperBound {
            var members: [TaskRow] = []
            for row in rows where (row.cost ?? 0) == cost { members.append(row) }
            if members.isEmpty { continue }
            let name = cost == 0 ? "Costs nothing" : context.spoons(cost)
            html.beginCostSection(cost, name: name)
            // One alone has no other place.
            let moves = showsOptions && !isChecking && members.count > 1
            html.beginRows(dragged: moves, label: name, apart: WaitingRows.apart)
            for item in members {
                if isChecking {
                    html.choosingRow(item, isChosen: false, context)
                } else {
                    row(&html, item, moves: moves, context)
                }
            }
            html.endRows(dragged: moves)
            html.endSection()
        }
    }

    @inline(never)
    private func row(_ html: inout HTML, _ item: TaskRow, moves: Bool, _ context: PageContext) {
        let isDone = item.done != nil
        html.beginRow(item.task, class: isDone ? "row done" : "row", moves: moves)
        html.beginSwipe(item, context)
        html.endSwipe()
        if showsOptions, !isDone { html.rowOptions(item.task, moves: moves, canSendBack: true) }
        html.literal("</li>")
    }
}
