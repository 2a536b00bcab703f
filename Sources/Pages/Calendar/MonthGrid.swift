import Facts
import Planner

// The table of a month. The script makes a grid of it, which arrow keys lead through; without it every day is a link.
extension MonthPage {
    func grid(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <table class="month" id="month" aria-labelledby="month-title" data-dates="\(Route.monthPath(moving: moving))"><thead><tr>
            """
        )
        for weekday in context.instant.times.weekdaysInOrder {
            html.write(
                "<th scope=\"col\" aria-label=\"\(context.words.weekday(weekday))\">\(context.words.columnWeekday(weekday))</th>"
            )
        }
        html.literal("</tr></thead><tbody>")
        for week in weeks {
            html.literal("<tr>")
            for cell in week {
                if let cell { day(&html, cell, context) } else { html.literal("<td></td>") }
            }
            html.literal("</tr>")
        }
        html.literal("</tbody></table>")
    }

    private func day(_ html: inout HTML, _ cell: Cell, _ context: PageContext) {
        let date = cell.date
        let isToday = date == today
        let isChosen = date == chosen
        html.write("<td data-date=\"\(date.text)\"\(" data-chosen", if: isChosen)>")
        if case .some = moving {
            html.write("<button type=\"submit\" class=\"day\(classes(date))\" name=\"date\" value=\"\(date.text)\"")
        } else {
            // The chosen day is below already: once more opens it as a separate page.
            let path = isChosen ? Route.calendarDay(date).path : Route.monthPath(date) + "#day-title"
            html.write("<a class=\"day\(classes(date))\" href=\"\(path)\"")
        }
        html.write(
            " id=\"date-\(date.text)\"\(" aria-current=\"date\"", if: isToday) aria-label=\"\(name(of: cell, context))\">"
        )
        html.write("<span class=\"number\">\(date.parts.day)</span>")
        marks(&html, cell)
        if let load = cell.load, load.planned > 0 {
            html.write(
                "<span class=\"cup\(Self.fullness(load))\"></span><span class=\"of-day\(" over", if: load.over > 0)\">\(load.planned)</span>"
            )
        }
        if case .some = moving { html.literal("</button></td>") } else { html.literal("</a></td>") }
    }

    private func classes(_ date: LocalDate) -> Markup {
        let isOutside = date.monthBegins != chosen.monthBegins
        return "\(" today", if: date == today)\(" chosen", if: date == chosen)\(" outside", if: isOutside)"
    }

    private func marks(_ html: inout HTML, _ cell: Cell) {
        html.literal("<span class=\"marks\">")
        for mark in cell.marks {
            html.dayMark(mark.mark, mark.kind)
            // Only in wide windows: there is no room for it in others.
            html.write("<span class=\"day-task\" dir=\"auto\">\(mark.title)</span>")
        }
        let rest = cell.count.open + cell.count.starts + cell.count.again - cell.marks.count
        if rest > 0 { html.write("<span class=\"rest\">+\(rest)</span>") }
        if cell.marks.isEmpty, cell.count.done > 0 { html.write("\(Symbol.check)") }
        html.literal("</span>")
    }

    /// How full a day is, in eighths of the usual number.
    private static func fullness(_ load: DayLoad) -> Markup {
        if load.over > 0 { return " over" }
        let eighths = load.usual > 0 ? (load.planned * 8 + load.usual - 1) / load.usual : 8
        return " of-\(min(eighths, 8))"
    }

    /// Everything there is to say of a day: "Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. …"
    private func name(of cell: Cell, _ context: PageContext) -> String {
        let words = context.words
        var said = date(of: cell, context)
        let count = cell.count.words(cell.load, words)
        if !count.isEmpty { said = words[.monthDayTasks(day: said, tasks: count)] }
        if !cell.marks.isEmpty { said = words[.monthDayAnd(said: said, further: listed(cell, words))] }
        if let load = cell.load, !load.isEmpty { said = words[.monthDayAnd(said: said, further: Words.load(load, context))] }
        return said
    }

    /// "Tuesday 24 November 2026, today, chosen".
    private func date(of cell: Cell, _ context: PageContext) -> String {
        let name = context.words.date(cell.date, .longDate, context.instant.times)
        let isChosen = if case .some = panel { cell.date == chosen } else { false }
        if cell.date == today {
            return context.words[isChosen ? .monthDayTodayChosen(date: name) : .monthDayToday(date: name)]
        }
        return isChosen ? context.words[.monthDayChosen(date: name)] : name
    }

    /// "Home, Errands and 3 more".
    private func listed(_ cell: Cell, _ words: Catalog) -> String {
        var lists: [String] = []
        for mark in cell.marks { lists.append(mark.mark?.word ?? words[.monthDayNoList]) }
        let rest = cell.count.open + cell.count.starts + cell.count.again - cell.marks.count
        guard rest > 0 else { return words.list(lists) }
        return words[.monthDayMore(lists: words.enumeration(lists), count: rest)]
    }
}

// The texts shown while a task is moved.
extension MonthPage {
    private func question(_ part: DatePart) -> Phrase {
        switch part {
        case .due, .intended, .day: .moveDayDue
        case .start: .moveDayStart
        }
    }

    func beginMoving(_ html: inout HTML, _ moving: MovingDate, _ context: PageContext) {
        html.write(
            """
            <p class="lead">\(question(moving.part)) \
            <bdi>\(Text.shortened(moving.task.title, to: 80))</bdi></p>
            """
        )
        html.literal("<details class=\"folded\" id=\"any-date\"")
        html.write("\(" open", if: moving.typed.fault != nil)><summary>\(.moveDayType)</summary>")
        // A separate form: return in its field must not mean the first day of the month.
        html.beginForm(moving.route, context, back: moving.back, id: "to-date")
        if let word = moving.part.word { html.hidden("part", word.description) }
        let usual: LocalDate? =
            switch moving.part {
            case .due: moving.task.due
            case .start: moving.task.start
            case .intended, .day: chosen
            }
        let typed = moving.typed.fault == nil ? FieldValue(usual.map { $0.text } ?? "") : moving.typed
        html.field(context.words[.moveDayDate], name: "date", typed, as: .date)
        html.write("<button class=\"button\" id=\"to-date-button\">\(.moveDayMove)</button>")
        html.endForm()
        html.literal("</details>")
    }
}
