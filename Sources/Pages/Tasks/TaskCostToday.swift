import Planner

extension TaskPage {
    /// Its cost today, which may differ from the usual one: one tap sets it, and it counts at once.
    func today(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        html.beginForm(.setTodayCost(task.identity), context, id: "today-cost", class: "act ask")
        html.write("<div class=\"ask-head\"><h2>\(.taskToday(unit: context.unit))</h2>")
        if let cost = task.cost { html.write("<p class=\"hint\">\(.taskTodayUsual(cost: cost))</p>") }
        html.literal("</div>")
        html.stripButtons(id: "today-cost", chosen: item.cost, context)
        html.endForm()
    }

    /// Its actual cost, once it is done.
    func took(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        html.literal("<div class=\"field-rows\">")
        html.beginForm(.setRealCost(task.identity), context, id: "today-cost", class: "act ask")
        html.write(
            """
            <div class="ask-head"><h2>\(.taskTook(unit: context.unit))</h2>\
            <p class="hint">\(.taskTookPlanned(cost: item.cost))</p></div>
            """
        )
        html.stripButtons(id: "today-cost", chosen: item.real, context)
        let hint = task.cost.map { Sentence.taskTookCountsUsual(cost: $0) } ?? Sentence(.taskTookCounts)
        html.write(
            """
            <div class="ask-else"><button id="today-cost-0" name="spoons" value="0" \
            aria-pressed="\(fixed: item.real == 0 ? "true" : "false")" aria-label="\(context.spoons(0))">\(.taskTookNone)</button></div>\
            <p class="hint">\(hint)</p>
            """
        )
        html.endForm()
        html.literal("</div>")
    }
}
