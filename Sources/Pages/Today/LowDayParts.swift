import Facts
import Planner

extension Words {
    /// What a low day is.
    static let lowDay: Markup = """
        On a low day only what cannot wait stays in sight: what is due, of every day, or of high priority. The rest comes back exactly \
        as it was.
        """
}

extension HTML {
    /// What is said on a low day, with the way back.
    mutating func lowDay(_ lowDay: LowDay, _ aside: [TaskRow], _ context: PageContext) {
        literal("<section class=\"card low-day\" id=\"low-day\" aria-labelledby=\"low-day-title\">")
        lowDayWords(lowDay, aside: aside.count)
        endsLowDay(context)
        if !aside.isEmpty { putAside(aside, context) }
        endSection()
    }

    private mutating func lowDayWords(_ lowDay: LowDay, aside: Int) {
        write("<h2 id=\"low-day-title\">\(Symbol.moon)A low day: only what cannot wait.</h2><p class=\"quiet-text\">")
        if aside > 0 { write("\(aside) task\("s are", if: aside != 1)\(" is", if: aside == 1) put aside. ") }
        switch lowDay.length {
        case .today: literal("It ends with the next New Day.")
        case .untilSaid: literal("It goes on until you say otherwise.")
        }
        literal("</p>")
    }

    private mutating func endsLowDay(_ context: PageContext) {
        beginForm(.lowDay, context, id: "low-day-end", class: "act acts")
        literal("<button class=\"button\" id=\"whole-plan\" name=\"do\" value=\"back\">Back to the whole plan</button>")
        endForm()
    }

    /// Out of sight until it is asked for; one tap takes one of them into the day all the same.
    private mutating func putAside(_ aside: [TaskRow], _ context: PageContext) {
        literal("<details class=\"folded\" id=\"aside\"><summary>What is put aside</summary>")
        beginForm(.checkOff, context, id: "aside-list")
        literal("<ul class=\"rows\" aria-label=\"Put aside\">")
        for row in aside {
            beginRow(row.task)
            literal("<div class=\"row-main\">")
            let identity = row.task.identity
            tick(
                .taskAct(identity, .wanted),
                label: "Today after all: " + row.task.title,
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
            <button class="button quiet" id="low-kept" name="do" value="until">Low until I say so</button></div>
            """
        )
        endForm()
    }

    /// The same in one line, where something else comes first.
    mutating func lowDayLine(_ lowDay: LowDay?, _ context: PageContext) {
        if let lowDay {
            literal("<section class=\"card low-day\" id=\"low-day\" aria-labelledby=\"low-day-title\">")
            lowDayWords(lowDay, aside: 0)
            endsLowDay(context)
            endSection()
            return
        }
        literal("<details class=\"fold\" id=\"low-day-fold\"><summary>Too much today?</summary>")
        beginsLowDay(context)
        literal("</details>")
    }
}
