import Facts
import Planner

extension Words {
    /// The explanation of a low day.
    static let lowDay: Markup = """
        A low day shows only what cannot wait: tasks that are due, daily or of high priority. The rest comes back as it was.
        """
}

extension HTML {
    /// The note on a low day, with the button that ends it.
    mutating func lowDay(_ lowDay: LowDay, _ aside: [TaskRow], _ context: PageContext) {
        beginCallout(.moon, id: "low-day")
        literal("<h2 id=\"low-day-title\">Low day</h2><p class=\"quiet-text\">")
        literal("Only what cannot wait is shown. The rest comes back as it was.")
        switch lowDay.length {
        case .today: literal(" It ends with the next New Day.")
        case .untilSaid: literal(" It goes on until you end it.")
        }
        literal("</p><div class=\"links\">")
        beginForm(.lowDay, context, id: "low-day-end")
        literal("<button class=\"quiet\" id=\"whole-plan\" name=\"do\" value=\"back\">End low day</button>")
        endForm()
        if !aside.isEmpty { putAside(aside, context) }
        literal("</div>")
        endCallout()
    }

    /// Out of sight until it is asked for; one tap takes one of them into the day all the same.
    private mutating func putAside(_ aside: [TaskRow], _ context: PageContext) {
        literal("<details class=\"inline\" id=\"aside\"><summary>Show hidden tasks</summary>")
        beginForm(.checkOff, context, id: "aside-list")
        literal("<ul class=\"rows\" aria-label=\"Hidden tasks\">")
        for row in aside {
            beginRow(row.task)
            literal("<div class=\"row-main\">")
            let identity = row.task.identity
            tick(
                .taskCommand(identity, .wanted),
                label: "Move back to today: " + row.task.title,
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
            <p class="hint">\(Words.lowDay)</p><div class="acts">\
            <button class="button" id="low-today" name="do" value="today">\(Symbol.moon)<span>Low day</span></button>\
            <button class="button quiet" id="low-kept" name="do" value="until">Low day until I end it</button></div>
            """
        )
        endForm()
    }

    /// The same in one line, where something else comes first.
    mutating func lowDayLine(_ lowDay: LowDay?, _ context: PageContext) {
        if let lowDay { return self.lowDay(lowDay, [], context) }
        literal("<details class=\"fold\" id=\"low-day-fold\"><summary>Too much today?</summary>")
        beginsLowDay(context)
        literal("</details>")
    }
}
