import Planner

// Spoons by day: this week, or four.

extension InsightsPage {
    func spoonsByDay(_ html: inout HTML, _ context: PageContext, _ first: LocalDate) {
        let count = isOneWeek ? 7 : 28
        let last = first.adding(days: count - 1)
        let days = insights.days(from: first, to: last)
        html.beginSegments("\(.insightsDaysChoice)")
        html.segment(context.words[.insightsDaysChoiceOne], to: Route.insights.path + "?weeks=1", isCurrent: isOneWeek)
        html.segment(context.words[.insightsDaysChoiceFour], to: Route.insights.path, isCurrent: !isOneWeek)
        html.endSegments()
        html.write(
            """
            <section><div class="section-head"><h2>\(isOneWeek ? Phrase.insightsDaysWeek : .insightsDaysWeeks)</h2>\
            <p>\(context.words.span(first, last, at: context.instant))</p></div>\
            <figure class="card chart" aria-labelledby="days-said"><figcaption id="days-said">\(Self.sentence(days, context))</figcaption>
            """
        )
        EnergyChart(insights: insights, first: first, count: count).write(&html)
        axis(&html, context, first)
        legend(&html, days, first, count)
        if isOneWeek { tableOfDays(&html, days, context) } else { tableOfWeeks(&html, first, 4, context) }
        html.literal("</figure></section>")
    }

    /// "27 days noted. 2 of them used more spoons than they had."
    static func sentence(_ days: [DayRecord], _ context: PageContext) -> Sentence {
        if days.isEmpty { return Sentence(.insightsDaysNone) }
        var over = 0
        for day in days where day.over > 0 { over += 1 }
        if over == 0 { return .insightsDaysWithin(days: days.count, unit: context.unit) }
        if days.count == 1 { return .insightsDaysOverOne(unit: context.unit) }
        return .insightsDaysOver(over: over, days: days.count, unit: context.unit)
    }

    private func axis(_ html: inout HTML, _ context: PageContext, _ first: LocalDate) {
        html.literal("<div class=\"axis\" aria-hidden=\"true\">")
        for index in 0..<(isOneWeek ? 7 : 4) {
            let date = first.adding(days: isOneWeek ? index : index * 7)
            html.write(
                "<span>\(isOneWeek ? context.words.columnWeekday(date.weekday) : context.words.date(date, .dayOfMonth, context.instant.times))</span>"
            )
        }
        html.literal("</div>")
    }

    private func legend(_ html: inout HTML, _ days: [DayRecord], _ first: LocalDate, _ count: Int) {
        var (hasOver, hasBorrowed) = (false, false)
        for day in days {
            if day.over > 0 { hasOver = true }
            if day.borrowed > 0 { hasBorrowed = true }
        }
        let begin = max(first, insights.days.first?.date ?? first)
        let noted = insights.days(from: begin, to: insights.today).count
        let hasGaps = noted < min(insights.today, first.adding(days: count - 1)).number - begin.number + 1
        html.chartLegend(hasOver: hasOver, hasBorrowed: hasBorrowed, hasGaps: hasGaps)
    }

    private func tableOfDays(_ html: inout HTML, _ days: [DayRecord], _ context: PageContext) {
        var heads: [Phrase?] = [
            .insightsHeadDay, .insightsHeadHad, .insightsHeadBorrowed, .insightsHeadPlanned, .insightsHeadUsed,
        ]
        var isFelt = false
        for day in days where day.felt != nil { isFelt = true }
        if isFelt { heads.append(.insightsHeadFelt) }
        html.beginData("\(.insightsDaysTable(unit: context.unit))", heads, class: isFelt ? "data wide" : "data")
        for day in days {
            var values = [String(day.had), String(day.borrowed), String(day.planned), String(day.used)]
            if isFelt { values.append(day.felt.map { context.words[$0.name] } ?? "") }
            html.dataRow(context.words.date(day.date, .date, context.instant.times), heads, values)
        }
        html.endData()
    }

    func tableOfWeeks(_ html: inout HTML, _ first: LocalDate, _ count: Int, _ context: PageContext) {
        let heads: [Phrase?] = [.insightsHeadWeek, .insightsHeadHad, .insightsHeadPlanned, .insightsHeadUsed]
        html.beginData("\(.insightsWeeksTable(unit: context.unit))", heads)
        for week in insights.weeks(from: first, count: count) where week.noted > 0 {
            html.dataRow(
                context.words.date(week.first, .dayOfMonth, context.instant.times),
                heads,
                [String(week.had), String(week.planned), String(week.used)]
            )
        }
        html.endData()
    }
}
