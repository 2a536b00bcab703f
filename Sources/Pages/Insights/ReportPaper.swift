import Planner

// The parts of the paper, in this order: name and dates, the person's own text, the days in sentences, drawn and by week, the costs of
// tasks, room to write, and an explanation of spoons.

extension ReportPage {
    /// So many tasks are named.
    private static let mostTasks = 5

    func paper(_ html: inout HTML, _ context: PageContext) {
        let span = context.words.span(first, last, at: context.instant.at(context.instant.beginning(of: LocalDate(number: 0))))
        html.write(
            """
            <div class="report-head"><h2 id="report-title">\(heading)</h2><p dir="auto">\
            \(name.text.isEmpty ? "" : Text.shortened(name.text, to: 80) + " · ")\(span)</p></div>
            """
        )
        if !Text.isBlank(text.text) {
            html.write(
                "<h3>\(.reportText)</h3><p dir=\"auto\">\(Text.shortened(text.text, to: PlanReader.reportLength))</p>"
            )
        }
        if days.isEmpty {
            html.write("<p class=\"said\">\(.reportEmpty)</p>")
        } else {
            html.literal("<ul class=\"report-said\">")
            for sentence in sentences(context) { html.write("<li>\(sentence)</li>") }
            html.literal("</ul>")
            drawing(&html, context)
            html.literal("<div class=\"report-columns\"><div>")
            tableOfWeeks(&html, context)
            html.literal("</div><div>")
            tableOfKinds(&html)
            tableOfTasks(&html, context)
            html.literal("</div></div>")
        }
        let foot: Sentence = .reportFoot(date: context.words.date(last, .dateWithYear, context.instant.times), unit: context.unit)
        html.write(
            """
            <h3>\(.reportNotes)</h3><div class="report-lines"></div><p class="report-foot">\(foot)</p>
            """
        )
    }

    private var heading: Phrase {
        switch weeks {
        case 2: .reportTwoWeeks
        case 8: .reportEightWeeks
        case 12: .reportTwelveWeeks
        default: .reportFourWeeks
        }
    }

    // MARK: In sentences

    private func sentences(_ context: PageContext) -> [Sentence] {
        var mornings: [Int] = []
        var used: [Int] = []
        var (over, low, borrowed, rests, minutes) = (0, 0, 0, 0, 0)
        for day in days {
            mornings.append(day.morning)
            used.append(day.used)
            if day.over > 0 { over += 1 }
            if day.isLow { low += 1 }
            if day.borrowed > 0 { borrowed += 1 }
            rests += day.rests
            minutes += day.restMinutes
        }
        var sentences: [Sentence] = [.reportNoted(days: days.count, all: weeks * 7)]
        if !insights.leftOut.isEmpty { sentences.append(.reportLeftOut(days: insights.leftOut.count)) }
        sentences.append(Self.mornings(mornings, context.unit))
        sentences.append(Self.used(used))
        sentences.append(.reportOver(days: over))
        if borrowed > 0 { sentences.append(.reportBorrowed(days: borrowed)) }
        if let heavier = insights.heavier(from: first, to: last) {
            sentences.append(Self.afterHeavier(heavier, usual: Median.of(mornings), context.words))
        }
        if let felt = feltSentence(context.words) { sentences.append(felt) }
        if low > 0 { sentences.append(.reportLow(days: low)) }
        if rests > 0 {
            sentences.append(
                minutes > 0 ? .reportRestsTook(minutes: minutes / rests, rests: rests) : .reportRests(rests: rests)
            )
        }
        return sentences
    }

    /// "How the days were: lighter 3, as usual 10, heavier 5." Nil if no day was rated.
    private func feltSentence(_ words: Catalog) -> Sentence? {
        var answers: [String] = []
        for felt in Felt.allCases {
            var count = 0
            for day in days where day.felt == felt { count += 1 }
            if count > 0 { answers.append(words[felt.counted(count)]) }
        }
        return answers.isEmpty ? nil : .reportFelt(answers: words.enumeration(answers))
    }

    /// "Spoons in the morning: usually 8 (5 to 11)."
    private static func mornings(_ numbers: [Int], _ unit: UnitOfEnergy) -> Sentence {
        let (usual, least, most) = range(of: numbers)
        if least == most { return .reportMorningsSame(unit: unit, usual: usual) }
        return .reportMornings(unit: unit, usual: usual, least: least, most: most)
    }

    /// "Used on a day: usually 8 (5 to 11)."
    private static func used(_ numbers: [Int]) -> Sentence {
        let (usual, least, most) = range(of: numbers)
        return least == most ? .reportUsedSame(usual: usual) : .reportUsed(usual: usual, least: least, most: most)
    }

    private static func range(of numbers: [Int]) -> (usual: Int, least: Int, most: Int) {
        (Median.of(numbers) ?? 0, numbers.min() ?? 0, numbers.max() ?? 0)
    }

    /// "After 4 heavier days the next mornings began with 6, 8, 10 and 7. The usual number is 12."
    static func afterHeavier(_ heavier: HeavierDays, usual: Int?, _ words: Catalog) -> Sentence {
        let count = heavier.days.count
        // The newest where there are many: a sentence is no table.
        let numbers = InsightsPage.listed(Array(heavier.mornings.suffix(8)), words)
        return heavier.mornings.count > 8
            ? .insightsHeavierSaysLast(days: count, numbers: numbers, usual: usual ?? 0)
            : .insightsHeavierSays(days: count, numbers: numbers, usual: usual ?? 0)
    }

    // MARK: Drawn

    private func drawing(_ html: inout HTML, _ context: PageContext) {
        let said = InsightsPage.sentence(days, context)
        html.write(
            """
            <figure aria-labelledby="report-days-said"><figcaption id="report-days-said" class="said">\(said)</figcaption>
            """
        )
        EnergyChart(insights: insights, first: first, count: weeks * 7, height: 600).write(&html)
        html.write("<div class=\"axis\(" many", if: weeks > 4)\" aria-hidden=\"true\">")
        for week in 0..<weeks {
            html.write("<span>\(context.words.date(first.adding(days: week * 7), .dayOfMonth, context.instant.times))</span>")
        }
        html.literal("</div>")
        var hasBorrowed = false
        for day in days where day.borrowed > 0 { hasBorrowed = true }
        html.chartLegend(hasOver: true, hasBorrowed: hasBorrowed, hasGaps: true)
        html.literal("</figure>")
    }

    // MARK: In tables

    private func tableOfWeeks(_ html: inout HTML, _ context: PageContext) {
        let heads: [Phrase?] = [
            .insightsHeadWeek, .insightsHeadNoted, .insightsHeadHad, .insightsHeadPlanned, .insightsHeadUsed,
        ]
        html.beginData("\(.insightsWeeksTable(unit: context.unit))", heads)
        for week in insights.weeks(from: first, count: weeks) {
            let numbers = [String(week.had), String(week.planned), String(week.used)]
            let values = [context.words[.reportWeekNoted(days: week.noted)]] + (week.noted > 0 ? numbers : ["", "", ""])
            html.dataRow(context.words.date(week.first, .dayOfMonth, context.instant.times), heads, values)
        }
        html.endData()
    }

    private func tableOfKinds(_ html: inout HTML) {
        guard usesKinds else { return }
        var sums = [0, 0, 0, 0]
        for day in days { for kind in 0..<4 { sums[kind] += day.kinds[kind] } }
        html.beginData("\(.insightsKindsTable)", [.insightsHeadKind, .insightsHeadUsed])
        for kind in EnergyKind.allCases {
            html.dataRow(html.words[Words.name(kind)], [nil, .insightsHeadUsed], [String(sums[Int(kind.rawValue)])])
        }
        html.endData()
    }

    private func tableOfTasks(_ html: inout HTML, _ context: PageContext) {
        guard showsTasks else { return }
        let order = insights.costliest(Self.mostTasks)
        guard !order.isEmpty else { return }
        let heads: [Phrase?] = [.insightsHeadTask, .insightsHeadPlanned, .insightsHeadTook]
        html.beginData("\(.reportTasksTable)", heads, class: "data names")
        for record in order {
            let title = record.task.map { Text.shortened($0.title, to: 30) } ?? ""
            html.dataRow(
                title,
                heads,
                [String(record.planned.last ?? 0), InsightsPage.row(record.last(CostOffer.timesUp), context)]
            )
        }
        html.endData()
    }
}
