import Facts
import Planner

// The tasks in the list of the day, in the chosen order.

extension TodayPage {
    func list(_ html: inout HTML, _ context: PageContext) {
        let shown = shown
        if shown.isEmpty {
            return html.emptyState(hasTasks ? .sun : nil, context.words[emptyWords], action: nil, to: "")
        }
        let waits = isChoosingWhatWaits ? "&wait=1" : ""
        html.beginForm(.checkOff, context, back: Route.today.path + "?since=" + String(openedAt) + waits, id: "list")
        sections(&html, shown, context)
        html.endForm()
    }

    private var emptyWords: Phrase {
        // What was snoozed until later today, or hidden by a low day, is still to do, after all else was done too.
        if !later.isEmpty || !aside.isEmpty { return .todayEmptyLow }
        if !rows.isEmpty || budget.spent > 0 { return .todayEmptyDone }
        return hasTasks ? .todayEmpty : .todayEmptyFirst
    }

    /// The list with a box in each row: several are checked off in one go.
    func checkingList(_ html: inout HTML, _ context: PageContext) {
        var open: [TaskRow] = []
        for row in rows where row.done == nil { open.append(row) }
        if open.isEmpty {
            let words = context.words
            return html.emptyState(.sun, words[emptyWords], action: words[.todayEmptyLink], to: Route.today.path)
        }
        html.beginForm(.checkOff, context, back: Route.today.path, id: "list")
        html.write("<p class=\"lead\">\(.todayCheck)</p>")
        sections(&html, open, context)
        html.endForm()
    }

    private func sections(_ html: inout HTML, _ rows: [TaskRow], _ context: PageContext) {
        let rows = inOrder(rows)
        if case .some = lowDay { return cannotWait(&html, rows, context) }
        switch order {
        case .cost: byCost(&html, rows, context)
        case .time: byTime(&html, rows, context)
        case .own: list(&html, rows, label: context.words[.todayList], moves: moves(rows), saysUncosted: true, context)
        }
    }

    /// What has the same time, or the same cost, stands in the person's own order.
    private func inOrder(_ rows: [TaskRow]) -> [TaskRow] {
        var keys: [Int] = []
        for row in rows {
            switch order {
            case .cost: keys.append(row.isUncosted ? .max : row.cost ?? 0)
            case .time: keys.append(time(of: row) ?? .max)
            case .own: return rows
            }
        }
        var sorted: [TaskRow] = []
        for index in sortedIndices(rows.count, by: { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }) {
            sorted.append(rows[index])
        }
        return sorted
    }

    /// All of a low day in one section: it is short.
    private func cannotWait(_ html: inout HTML, _ rows: [TaskRow], _ context: PageContext) {
        section(&html, "cannot-wait", .lowDayList, rows, moves: order == .own && moves(rows), context)
    }

    private func section(
        _ html: inout HTML,
        _ id: String,
        _ title: Phrase,
        _ rows: [TaskRow],
        moves: Bool,
        _ context: PageContext
    ) {
        let (name, sum) = (context.words[title], TaskRow.cost(of: rows))
        html.beginSection(id, name, sum: sum > 0 ? context.sum(sum, uncosted: TaskRow.uncosted(rows)) : "")
        list(&html, rows, label: name, moves: moves, saysUncosted: true, context)
        html.endSection()
    }

    /// One alone has no other place.
    private func moves(_ rows: [TaskRow]) -> Bool { showsOptions && !isChecking && rows.count > 1 }

    private func byTime(_ html: inout HTML, _ rows: [TaskRow], _ context: PageContext) {
        for part in DayPart.allCases {
            var members: [TaskRow] = []
            for row in rows where DayPart(time: time(of: row)) == part { members.append(row) }
            if !members.isEmpty { section(&html, part.id.description, part.name, members, moves: false, context) }
        }
    }

    /// The time of day a task is due at today, in minutes since midnight; nil: any time.
    private func time(of row: TaskRow) -> Int? {
        row.task.time(on: day.date, done: row.doneDate)
    }

    /// A section for each cost that several rows have. The others stand between these sections, without a heading: each says its cost.
    private func byCost(_ html: inout HTML, _ rows: [TaskRow], _ context: PageContext) {
        var single: [TaskRow] = []
        for cost in [0] + Costs.categories {
            var members: [TaskRow] = []
            for row in rows where row.isUncosted ? cost == nil : (row.cost ?? 0) == cost { members.append(row) }
            if members.count < 2 {
                single += members
                continue
            }
            withoutHeading(&html, &single, context)
            let name = cost.map { context.heading($0, each: true) } ?? context.category(nil)
            let sum = (cost ?? 0) * members.count
            html.beginCostSection(cost, name: name, sum: sum > 0 ? context.spoons(sum) : "")
            list(&html, members, label: name, moves: moves(members), saysUncosted: false, context)
            html.endSection()
        }
        withoutHeading(&html, &single, context)
    }

    private func withoutHeading(_ html: inout HTML, _ rows: inout [TaskRow], _ context: PageContext) {
        if rows.isEmpty { return }
        html.literal("<div class=\"cost-section\">")
        list(&html, rows, label: context.words[.todayList], moves: false, saysUncosted: true, context)
        html.literal("</div>")
        rows = []
    }

    private func list(
        _ html: inout HTML,
        _ rows: [TaskRow],
        label: String,
        moves: Bool,
        saysUncosted: Bool,
        _ context: PageContext
    ) {
        html.beginRows(dragged: moves, label: label, apart: order == .cost ? WaitingRows.apart : nil)
        for item in rows {
            if isChecking {
                html.choosingRow(item, isChosen: false, context)
            } else {
                row(&html, item, moves: moves, saysUncosted: saysUncosted, context)
            }
        }
        html.endRows(dragged: moves)
    }

    @inline(never)
    private func row(_ html: inout HTML, _ item: TaskRow, moves: Bool, saysUncosted: Bool, _ context: PageContext) {
        let isDone = item.done != nil
        html.beginRow(item.task, class: isDone ? "row done" : "row", moves: moves)
        html.beginSwipe(item, saysUncosted: saysUncosted, context)
        if !isDone, item.isUncosted { html.setSpoons(item.task, context) }
        // Its place stays, so that the cost does not move when the row is ticked.
        if isDone { html.literal("<span class=\"to-day\"></span>") } else { html.toDay(item.task, context) }
        html.endSwipe()
        if showsOptions, !isDone { html.rowOptions(item.task, moves: moves, back: .today) }
        html.literal("</li>")
    }
}
