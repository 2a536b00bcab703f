import Planner

extension TaskPage {
    /// What it costs today, which may differ from the usual; once done, what it really took.
    func today(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        let isDone = item.done != nil
        var usual = "open"
        if let cost = task.cost { usual = context.spoons(cost) }
        html.beginForm(.taskAct(task.identity, isDone ? .real : .cost), context, id: "today-cost", class: "act card")
        if isDone {
            html.write(
                """
                <h2>What did it really take?</h2>\
                <p class="hint">Planned: \(context.spoons(item.cost)). Today counts what it took. The usual cost stays \(usual).</p>
                """
            )
        } else {
            html.write("<h2>What does it cost today?</h2><p class=\"hint\">Its usual cost stays \(usual).</p>")
        }
        html.literal("<div class=\"scale\">")
        let chosen = isDone ? item.real : item.cost
        for cost in (isDone ? 0 : 1)...Costs.range.upperBound { spoons(&html, cost, isOn: chosen == cost, context) }
        html.literal("</div>")
        html.endForm()
    }

    private func spoons(_ html: inout HTML, _ cost: Int, isOn: Bool, _ context: PageContext) {
        html.write(
            """
            <button class="chip-button" id="today-cost-\(cost)" name="spoons" value="\(cost)" \
            aria-pressed="\(fixed: isOn ? "true" : "false")" aria-label="\(context.spoons(cost))">\(cost)</button>
            """
        )
    }
}
