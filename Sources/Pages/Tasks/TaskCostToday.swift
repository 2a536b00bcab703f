import Planner

extension TaskPage {
    /// Its cost today, which may differ from the usual one: one tap sets it, and it counts at once.
    func today(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        html.beginForm(.taskCommand(task.identity, .cost), context, id: "today-cost", class: "act ask")
        html.write("<div class=\"ask-head\"><h2>\(Words.capitalised(context.settings.unitMany)) today</h2>")
        if let cost = task.cost { html.write("<p class=\"hint\">usually \(cost)</p>") }
        html.literal("</div>")
        html.stripButtons(id: "today-cost", chosen: item.cost, context)
        html.endForm()
    }

    /// Its actual cost, once it is done.
    func took(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        html.literal("<div class=\"field-rows\">")
        html.beginForm(.taskCommand(task.identity, .real), context, id: "today-cost", class: "act ask")
        html.write(
            """
            <div class="ask-head"><h2>How many \(context.settings.unitMany) did it actually take?</h2>\
            <p class="hint">planned \(item.cost)</p></div>
            """
        )
        html.stripButtons(id: "today-cost", chosen: item.real, context)
        html.write(
            """
            <div class="ask-else"><button id="today-cost-0" name="spoons" value="0" \
            aria-pressed="\(fixed: item.real == 0 ? "true" : "false")" aria-label="\(context.spoons(0))">None at all</button></div>\
            <p class="hint">Today counts what it took.
            """
        )
        if let cost = task.cost { html.write(" The usual cost stays \(cost).") }
        html.literal("</p>")
        html.endForm()
        html.literal("</div>")
    }
}
