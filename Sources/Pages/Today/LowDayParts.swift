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

    /// The sentence below that button on a low day: how much is hidden.
    mutating func lowDaySaid(_ lowDay: LowDay?, _ aside: [TaskRow], _ context: PageContext) {
        guard case .some = lowDay else { return }
        write("<p class=\"low-day-said\" id=\"low-day-said\">\(Symbol.moon)<span>")
        if aside.isEmpty {
            write("\(.changeLowDay)")
        } else {
            let tasks = words[.changeTasks(count: aside.count)]
            write("\(.lowDayAside(tasks: tasks, spoons: SpoonCount(count: TaskRow.cost(of: aside), unit: context.unit)))")
        }
        literal("</span></p>")
    }

    /// The note on a low day: what is hidden, until when, and the way to let it go on.
    ///
    /// - Parameter budget: the day's arithmetic without what is hidden: the note says what is free once all of it is back.
    mutating func lowDay(_ lowDay: LowDay, _ aside: [TaskRow], in budget: Budget, _ context: PageContext) {
        beginCallout(.moon, id: "low-day")
        let end: Phrase =
            switch lowDay.length {
            case .today: .lowDayToday
            case .untilSaid: .lowDayKept
            }
        if !aside.isEmpty {
            putAside(aside, context)
            let cost = TaskRow.cost(of: aside)
            if cost > 0 { write("<p id=\"with-hidden\">\(.lowDayWith(free: words.free(budget.adding(cost), context)))</p>") }
        }
        literal("<p class=\"quiet-text\">")
        if !aside.isEmpty { write("\(.lowDaySays) ") }
        write("\(end)</p>")
        if lowDay.length == .today {
            beginForm(.lowDay, context, id: "low-day-keep", class: "links")
            write("<button class=\"quiet\" id=\"low-kept\" name=\"do\" value=\"until\">\(.lowDayBeginKept)</button>")
            endForm()
        }
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

    /// The same where something else comes first: the button, and below it the sentence.
    mutating func lowDayLine(_ lowDay: LowDay?, _ context: PageContext) {
        literal("<div class=\"links\">")
        lowDayButton(lowDay, context)
        literal("</div>")
        lowDaySaid(lowDay, [], context)
    }
}
