import Planner

// Twelve weeks, a cell for each date: how full it was, and a letter for its other marks.

extension InsightsPage {
    func twelveWeeks(_ html: inout HTML, _ context: PageContext, _ first: LocalDate) {
        html.write(
            """
            <section><div class="section-head"><h2>Twelve weeks</h2></div><div class="card chart">\
            <p class="said" id="weeks-said">\(twelveWeeksSaid)</p>\
            <table class="heat" aria-labelledby="weeks-said"><thead><tr><th scope="col">Week from</th>
            """
        )
        for weekday in context.instant.times.weekdaysInOrder {
            html.write(
                "<th scope=\"col\"><abbr title=\"\(Words.weekdays[weekday])\">\(Words.shortWeekdays[weekday])</abbr></th>"
            )
        }
        html.literal("</tr></thead><tbody>")
        for week in insights.weeks(from: first, count: Insights.weeks) {
            html.write("<tr><th scope=\"row\">\(Words.shortDay(week.first, context))</th>")
            for index in 0..<7 { cell(&html, insights.day(week.first.adding(days: index))) }
            html.literal("</tr>")
        }
        html.literal(
            """
            </tbody></table><p class="hint">The fuller a day, the more of its number was used. b: borrowed. l: low day. r: rest day, \
            with rests and nothing else. Days of which nothing was noted are blank.</p>\
            <details class="folded" id="weeks-as-table"><summary>As a table of weeks</summary>
            """
        )
        tableOfWeeks(&html, first, Insights.weeks, context)
        html.literal("</details></div></section>")
    }

    /// "52 days noted in the last twelve weeks: 3 low days, 2 rest days, 4 with borrowed spoons."
    private var twelveWeeksSaid: String {
        var (low, rest, borrowed) = (0, 0, 0)
        for day in insights.days {
            if day.isLow { low += 1 }
            if day.isRestDay { rest += 1 }
            if day.borrowed > 0 { borrowed += 1 }
        }
        var words: [String] = []
        if low > 0 { words.append(low == 1 ? "1 low day" : String(low) + " low days") }
        if rest > 0 { words.append(rest == 1 ? "1 rest day" : String(rest) + " rest days") }
        if borrowed > 0 { words.append(Words.days(borrowed) + " with something borrowed") }
        let noted = Words.days(insights.days.count) + " noted in the last twelve weeks"
        return words.isEmpty ? noted + "." : noted + ": " + Words.list(words) + "."
    }

    private func cell(_ html: inout HTML, _ day: DayRecord?) {
        guard let day else { return html.literal("<td></td>") }
        html.write("<td><span class=\"cup\(Self.fullness(day))\"></span>")
        if let letter = Self.letter(day) { html.write("<span class=\"letter\" aria-hidden=\"true\">\(fixed: letter)</span>") }
        html.write("<span class=\"unseen\">\(day.used) of \(day.had)\(Self.words(day))</span></td>")
    }

    /// In eighths of the day's number.
    private static func fullness(_ day: DayRecord) -> Markup {
        if day.over > 0 { return " over" }
        if day.used == 0 { return "" }
        return " of-\(min((day.used * 8 + day.had - 1) / max(day.had, 1), 8))"
    }

    private static func letter(_ day: DayRecord) -> StaticString? {
        if day.isLow { return "l" }
        if day.borrowed > 0 { return "b" }
        return day.isRestDay ? "r" : nil
    }

    private static func words(_ day: DayRecord) -> String {
        var words = ""
        if day.isLow { words += ", low day" }
        if day.borrowed > 0 { words += ", " + String(day.borrowed) + " borrowed" }
        if day.isRestDay { words += ", rest day" }
        return words
    }
}
