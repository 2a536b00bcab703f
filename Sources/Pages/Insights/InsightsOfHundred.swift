import Planner

// How much was used of every hundred that there were, by week.

extension InsightsPage {
    /// So many weeks are shown, and so many there must be.
    private static let (mostWeeks, fewestWeeks) = (8, 3)

    func usedOfHundred(_ html: inout HTML, _ context: PageContext, _ first: LocalDate) {
        // The week that goes on is not over.
        var weeks: [WeekRecord] = []
        var over = 0
        for week in insights.weeks(from: first.adding(days: (Insights.weeks - 1 - Self.mostWeeks) * 7), count: Self.mostWeeks) {
            guard week.percent != nil else { continue }
            weeks.append(week)
            if week.used > week.had { over += 1 }
        }
        guard weeks.count >= Self.fewestWeeks else { return }
        html.write(
            """
            <section id="used-of-hundred"><div class="section-head"><h2>\(.insightsHundred)</h2></div>\
            <figure class="card chart" aria-labelledby="hundred-said"><figcaption id="hundred-said">\
            \(.insightsHundredSays(over: over, weeks: weeks.count))</figcaption>
            """
        )
        drawing(&html, weeks)
        let heads: [Phrase?] = [.insightsHeadWeek, .insightsHeadHad, .insightsHeadUsed, .insightsHeadHundred]
        html.beginData("\(.insightsHundredTable)", heads)
        for week in weeks {
            html.dataRow(
                context.words.date(week.first, .dayOfMonth, context.instant.times),
                heads,
                [String(week.had), String(week.used), String(week.percent ?? 0)]
            )
        }
        html.endData()
        html.literal("</figure></section>")
    }

    /// A bar for each week, and a line at 100: the spoons that the week had.
    private func drawing(_ html: inout HTML, _ weeks: [WeekRecord]) {
        var most = 100
        for week in weeks { most = max(most, week.percent ?? 0) }
        let slot = 3200 / weeks.count
        html.literal("<svg class=\"plot\" viewBox=\"0 0 3200 910\" aria-hidden=\"true\" focusable=\"false\">")
        for (index, week) in weeks.enumerated() {
            let height = 860 * (week.percent ?? 0) / most
            html.write(
                """
                <rect class="used" x="\(index * slot + slot / 4)" y="\(900 - height)" width="\(slot / 2)" height="\(height)"></rect>
                """
            )
        }
        html.write(
            "<path class=\"limit\" d=\"M0 \(900 - 86_000 / most)h3200\"></path><path class=\"base\" d=\"M0 904h3200\"></path></svg>"
        )
    }
}
