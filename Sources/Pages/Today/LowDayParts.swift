import Facts
import Planner

extension HTML {
    /// The button that begins a low day, and then ends it. It is the first of its line, so that it stays where it was tapped.
    mutating func lowDayButton(_ lowDay: LowDay?, _ context: PageContext) {
        let isLow = lowDay != nil
        beginForm(.lowDay, context, id: "low-day-act")
        write(
            """
            <button class="quiet" id="low-day-button" name="do" value="\(fixed: isLow ? "back" : "today")">\
            \(isLow ? Phrase.lowDayEnd : .lowDayBegin)</button>
            """
        )
        endForm()
    }

    /// Below the list of a low day: how much is hidden, which one tap shows, and until when.
    ///
    /// - Parameter budget: the day's arithmetic without what is hidden: the note says what is free once all of it is back.
    mutating func lowDay(_ lowDay: LowDay, _ aside: [TaskRow], in budget: Budget, _ context: PageContext) {
        literal("<section class=\"low-day\" id=\"low-day\">")
        if aside.isEmpty { lowDaySaid() } else { putAside(aside, in: budget, context) }
        literal("<p class=\"quiet-text\">")
        if !aside.isEmpty { write("\(.lowDaySays) ") }
        switch lowDay.length {
        case .today: write("\(.lowDayToday)")
        case .untilSaid: write("\(.lowDayKept)")
        }
        literal("</p>")
        if lowDay.length == .today {
            beginForm(.lowDay, context, id: "low-day-keep", class: "links")
            write("<button class=\"quiet\" id=\"low-kept\" name=\"do\" value=\"until\">\(.lowDayBeginKept)</button>")
            endForm()
        }
        literal("</section>")
    }

    /// Out of sight until it is asked for; one tap takes one of them into the day all the same.
    private mutating func putAside(_ aside: [TaskRow], in budget: Budget, _ context: PageContext) {
        let (tasks, cost) = (words[.changeTasks(count: aside.count)], TaskRow.cost(of: aside))
        let spoons = SpoonCount(count: cost, unit: context.unit)
        write(
            """
            <details id="aside"><summary class="low-day-said">\(Symbol.moon)<span><span id="low-day-said">\
            \(.lowDayAside(tasks: tasks, spoons: spoons))</span> <b>\(.lowDayShow)</b><b>\(.lowDayHide)</b></span></summary>
            """
        )
        beginForm(.checkOff, context, id: "aside-list")
        write("<ul class=\"rows\" aria-label=\"\(.lowDayHiddenList)\">")
        for row in aside {
            beginRow(row.task)
            literal("<div class=\"row-main\">")
            let identity = row.task.identity
            tick(
                .wantTaskToday(identity),
                label: words[.lowDayWanted(title: row.task.title)],
                isPressed: nil,
                id: "wanted-" + identity.hex
            )
            titleLink(row, context)
            literal("</div></li>")
        }
        literal("</ul>")
        endForm()
        if cost > 0 {
            let free = words.free(budget.adding(cost), context)
            write("<p class=\"quiet-text\" id=\"with-hidden\">\(.lowDayWith(free: free))</p>")
        }
        literal("</details>")
    }

    /// The button where something else comes first and, on a low day, a sentence below it.
    mutating func lowDayLine(_ lowDay: LowDay?, _ context: PageContext) {
        literal("<div class=\"links\">")
        lowDayButton(lowDay, context)
        literal("</div>")
        if case .some = lowDay { lowDaySaid() }
    }

    private mutating func lowDaySaid() {
        write("<p class=\"low-day-said\" id=\"low-day-said\">\(Symbol.moon)<span>\(.changeLowDay)</span></p>")
    }
}
