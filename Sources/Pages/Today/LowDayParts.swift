import Facts
import Planner

extension HTML {
    /// The note on a low day, with the button that ends it.
    mutating func lowDay(_ lowDay: LowDay, _ aside: [TaskRow], _ context: PageContext) {
        beginCallout(.moon, id: "low-day")
        let end: Phrase =
            switch lowDay.length {
            case .today: .lowDayToday
            case .untilSaid: .lowDayKept
            }
        write(
            """
            <h2 id="low-day-title">\(.lowDayTitle)</h2><p class="quiet-text">\(.lowDaySays) \(end)</p><div class="links">
            """
        )
        beginForm(.lowDay, context, id: "low-day-end")
        write("<button class=\"quiet\" id=\"whole-plan\" name=\"do\" value=\"back\">\(.lowDayEnd)</button>")
        endForm()
        if !aside.isEmpty { putAside(aside, context) }
        literal("</div>")
        endCallout()
    }

    /// Out of sight until it is asked for; one tap takes one of them into the day all the same.
    private mutating func putAside(_ aside: [TaskRow], _ context: PageContext) {
        write("<details class=\"inline\" id=\"aside\"><summary>\(.lowDayHidden)</summary>")
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

    /// The way into a low day: one tap, for today or for longer.
    mutating func beginsLowDay(_ context: PageContext) {
        beginForm(.lowDay, context, id: "low-day", class: "act low-day-begin")
        write(
            """
            <p class="hint">\(.lowDayHint)</p><div class="acts">\
            <button class="button" id="low-today" name="do" value="today">\(Symbol.moon)<span>\(.lowDayBegin)</span></button>\
            <button class="button quiet" id="low-kept" name="do" value="until">\(.lowDayBeginKept)</button></div>
            """
        )
        endForm()
    }

    /// The same in one line, where something else comes first.
    mutating func lowDayLine(_ lowDay: LowDay?, _ context: PageContext) {
        if let lowDay { return self.lowDay(lowDay, [], context) }
        write("<details class=\"fold\" id=\"low-day-fold\"><summary>\(.lowDayQuestionNow)</summary>")
        beginsLowDay(context)
        literal("</details>")
    }
}
