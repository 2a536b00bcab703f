import Facts
import Planner

extension HTML {
    /// The button that begins a low day and, pressed, ends it. It has one name, so that it stays where it was tapped.
    mutating func lowDayButton(_ lowDay: LowDay?, _ context: PageContext) {
        let isLow = lowDay != nil
        beginForm(.lowDay, context, id: "low-day-act")
        write(
            """
            <button class="quiet" id="low-day-button" name="do" value="\(fixed: isLow ? "back" : "today")" \
            aria-pressed="\(fixed: isLow ? "true" : "false")">\(.lowDayBegin)</button>
            """
        )
        endForm()
    }

    /// The note on a low day: how much is hidden, until when, and the way to let it go on.
    ///
    /// - Parameter budget: the day's arithmetic without what is hidden; with it, the note says what is free once all of it is back.
    mutating func lowDay(_ lowDay: LowDay, _ aside: [TaskRow], in budget: Budget? = nil, _ context: PageContext) {
        beginCallout(.moon, id: "low-day")
        let end: Phrase =
            switch lowDay.length {
            case .today: .lowDayToday
            case .untilSaid: .lowDayKept
            }
        write("<h2 id=\"low-day-title\">\(.lowDayTitle)</h2>")
        if !aside.isEmpty {
            var cost = 0
            for row in aside { cost += row.cost ?? 0 }
            let tasks = words[.changeTasks(count: aside.count)]
            let sum = SpoonCount(count: cost, unit: context.unit)
            write("<p><span id=\"hidden-sum\">\(.lowDayAside(tasks: tasks, spoons: sum))</span>")
            if let budget, cost > 0 {
                write(" <span id=\"with-hidden\">\(.lowDayWith(free: words.free(budget.adding(cost), context)))</span>")
            }
            literal("</p>")
            putAside(aside, context)
        }
        write("<p class=\"quiet-text\">\(.lowDaySays) \(end)</p><div class=\"links\">")
        beginForm(.lowDay, context, id: "low-day-end")
        write("<button class=\"quiet\" id=\"whole-plan\" name=\"do\" value=\"back\">\(.lowDayEnd)</button>")
        endForm()
        if lowDay.length == .today {
            beginForm(.lowDay, context, id: "low-day-keep")
            write("<button class=\"quiet\" id=\"low-kept\" name=\"do\" value=\"until\">\(.lowDayBeginKept)</button>")
            endForm()
        }
        literal("</div>")
        endCallout()
    }

    /// Out of sight until it is asked for; one tap takes one of them into the day all the same.
    private mutating func putAside(_ aside: [TaskRow], _ context: PageContext) {
        write("<details class=\"folded\" id=\"aside\"><summary>\(.lowDayHidden)</summary>")
        beginForm(.checkOff, context, id: "aside-list")
        write("<ul class=\"rows\" aria-label=\"\(.lowDayHiddenList)\">")
        for row in aside {
            beginRow(row.task)
            literal("<div class=\"row-main\">")
            let identity = row.task.identity
            tick(
                .taskCommand(identity, .wanted),
                label: words[.lowDayWanted(title: row.task.title)],
                isPressed: nil,
                id: "wanted-" + identity.hex
            )
            titleLink(row, context)
            literal("</div></li>")
        }
        literal("</ul>")
        endForm()
        literal("</details>")
    }

    /// The same where something else comes first: the button, and below it the note.
    mutating func lowDayLine(_ lowDay: LowDay?, _ context: PageContext) {
        literal("<div class=\"links\">")
        lowDayButton(lowDay, context)
        literal("</div>")
        if let lowDay { self.lowDay(lowDay, [], context) }
    }
}
