import Planner

// Twelve weeks, a cell for each date: how full it was, and a letter for its other marks.

extension InsightsPage {
    func twelveWeeks(_ html: inout HTML, _ context: PageContext, _ first: LocalDate) {
        html.write(
            """
            <section><div class="section-head"><h2>\(.insightsTwelve)</h2></div><div class="card chart">\
            <p class="said" id="weeks-said">\(twelveWeeksSaid(context.words))</p>\
            <table class="heat" aria-labelledby="weeks-said"><thead><tr><th scope="col">\(.insightsHeadWeek)</th>
            """
        )
        for weekday in context.instant.times.weekdaysInOrder {
            html.write(
                "<th scope=\"col\"><abbr title=\"\(context.words.weekday(weekday))\">\(context.words.columnWeekday(weekday))</abbr></th>"
            )
        }
        html.literal("</tr></thead><tbody>")
        for week in insights.weeks(from: first, count: Insights.weeks) {
            html.write("<tr><th scope=\"row\">\(context.words.date(week.first, .dayOfMonth, context.instant.times))</th>")
            for index in 0..<7 { cell(&html, insights.day(week.first.adding(days: index))) }
            html.literal("</tr>")
        }
        html.write(
            """
            </tbody></table><p class="hint">\(.insightsTwelveHint)</p>\
            <details class="folded" id="weeks-as-table"><summary>\(.insightsTwelveTable)</summary>
            """
        )
        tableOfWeeks(&html, first, Insights.weeks, context)
        html.literal("</details></div></section>")
    }

    /// "52 days noted in the last twelve weeks: 3 low days, 2 rest days and 4 days with something borrowed."
    private func twelveWeeksSaid(_ words: Catalog) -> Sentence {
        var (low, rest, borrowed) = (0, 0, 0)
        for day in insights.days {
            if day.isLow { low += 1 }
            if day.isRestDay { rest += 1 }
            if day.borrowed > 0 { borrowed += 1 }
        }
        var marks: [String] = []
        if low > 0 { marks.append(words[.insightsTwelveLow(days: low)]) }
        if rest > 0 { marks.append(words[.insightsTwelveRest(days: rest)]) }
        if borrowed > 0 { marks.append(words[.insightsTwelveBorrowed(days: borrowed)]) }
        let noted = insights.days.count
        return marks.isEmpty ? .insightsTwelveSays(days: noted) : .insightsTwelveSaysMarks(days: noted, marks: words.list(marks))
    }

    private func cell(_ html: inout HTML, _ day: DayRecord?) {
        guard let day else { return html.literal("<td></td>") }
        html.write("<td><span class=\"cup\(Self.fullness(day))\"></span>")
        if let letter = Self.letter(day) { html.write("<span class=\"letter\" aria-hidden=\"true\">\(letter)</span>") }
        html.write("<span class=\"unseen\">\(Self.words(day, html.words))</span></td>")
    }

    /// In eighths of the day's number.
    private static func fullness(_ day: DayRecord) -> Markup {
        if day.over > 0 { return " over" }
        if day.used == 0 { return "" }
        return " of-\(min((day.used * 8 + day.had - 1) / max(day.had, 1), 8))"
    }

    private static func letter(_ day: DayRecord) -> Phrase? {
        if day.isLow { return .insightsLetterLow }
        if day.borrowed > 0 { return .insightsLetterBorrowed }
        return day.isRestDay ? .insightsLetterRest : nil
    }

    /// "9 of 12, low day".
    private static func words(_ day: DayRecord, _ words: Catalog) -> String {
        var parts = [words[.insightsCell(used: day.used, had: day.had)]]
        if day.isLow { parts.append(words[.insightsCellLow]) }
        if day.borrowed > 0 { parts.append(words[.insightsCellBorrowed(spoons: day.borrowed)]) }
        if day.isRestDay { parts.append(words[.insightsCellRest]) }
        return words.enumeration(parts)
    }
}
