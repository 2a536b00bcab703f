import Planner

// The parts of the paper, in this order: name and dates, the person's own text, the days in sentences, drawn and by week, the costs of
// tasks, room to write, and an explanation of spoons.

extension ReportPage {
    /// So many tasks are named.
    private static let mostTasks = 5

    func paper(_ html: inout HTML, _ context: PageContext) {
        let many = context.settings.unitMany
        let span = Words.span(first, last, at: context.instant.at(context.instant.beginning(of: LocalDate(number: 0))))
        html.write(
            """
            <div class="report-head"><h2 id="report-title">Energy over \(Self.inWords(weeks)) weeks</h2><p dir="auto">\
            \(name.text.isEmpty ? "" : Text.shortened(name.text, to: 80) + " · ")\(span)</p></div>
            """
        )
        if !Text.isBlank(text.text) {
            html.write(
                "<h3>What I want to say</h3><p dir=\"auto\">\(Text.shortened(text.text, to: PersonalSpace.reportLength))</p>"
            )
        }
        if days.isEmpty {
            html.literal("<p class=\"said\">Nothing was noted in these weeks.</p>")
        } else {
            html.literal("<ul class=\"report-said\">")
            for sentence in sentences(context) { html.write("<li>\(sentence)</li>") }
            html.literal("</ul>")
            drawing(&html, context)
            html.literal("<div class=\"report-columns\"><div>")
            tableOfWeeks(&html, context)
            html.literal("</div><div>")
            tableOfKinds(&html)
            tableOfTasks(&html)
            html.literal("</div></div>")
        }
        html.write(
            """
            <h3>Notes for the visit</h3><div class="report-lines"></div>\
            <p class="report-foot">Kept by the person with Teaspoon, up to \(Words.fullDate(last, context.instant.times)). \
            \(Words.capitalised(many)) are their own measure of energy: 9 of theirs are not 9 of anybody else’s. \
            Days of which nothing was noted are blank. These are notes, no measurements and no diagnosis.</p>
            """
        )
    }

    private static func inWords(_ weeks: Int) -> String {
        switch weeks {
        case 2: "two"
        case 8: "eight"
        case 12: "twelve"
        default: "four"
        }
    }

    // MARK: In sentences

    private func sentences(_ context: PageContext) -> [String] {
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
        let many = context.settings.unitMany
        var sentences = ["Days noted: " + String(days.count) + " of " + String(weeks * 7) + "."]
        if !insights.leftOut.isEmpty { sentences.append("Days left out by the person: " + String(insights.leftOut.count) + ".") }
        sentences.append(Words.capitalised(many) + " in the morning: usually " + Self.usual(mornings) + ".")
        sentences.append("Used on a day: usually " + Self.usual(used) + ".")
        sentences.append("Days that used more than they had: " + String(over) + ".")
        if borrowed > 0 { sentences.append("Days that borrowed from the next day: " + String(borrowed) + ".") }
        if let heavier = insights.heavier(from: first, to: last) {
            sentences.append(Self.afterHeavier(heavier, usual: Median.of(mornings)))
        }
        if let felt = feltSentence { sentences.append(felt) }
        if low > 0 { sentences.append("Low days: " + String(low) + ".") }
        if rests > 0 {
            let each = minutes > 0 ? ", about " + String(minutes / rests) + " minutes each." : "."
            sentences.append("Rests: " + String(rests) + each)
        }
        return sentences
    }

    /// "How the days were: lighter 3, as usual 10, heavier 5." Nil if no day was rated.
    private var feltSentence: String? {
        var words: [String] = []
        for felt in Felt.allCases {
            var count = 0
            for day in days where day.felt == felt { count += 1 }
            if count > 0 { words.append(felt.inSentence.description + " " + String(count)) }
        }
        return words.isEmpty ? nil : "How the days were: " + Text.joined(words, ", ") + "."
    }

    /// "8 (5 to 11)".
    private static func usual(_ numbers: [Int]) -> String {
        guard let middle = Median.of(numbers), let least = numbers.min(), let most = numbers.max() else { return "" }
        return String(middle) + (least == most ? "" : " (" + String(least) + " to " + String(most) + ")")
    }

    /// "After 4 heavier days the next mornings began with 6, 8, 10 and 7. The usual number is 12."
    static func afterHeavier(_ heavier: HeavierDays, usual: Int?) -> String {
        let words = "After " + String(heavier.days.count) + " heavier days the next mornings began with "
        // The newest where there are many: a sentence is no table.
        let numbers = InsightsPage.listed(Array(heavier.mornings.suffix(8)))
        let which = heavier.mornings.count > 8 ? "(the last eight) " : ""
        return words + which + numbers + ". The usual number is " + String(usual ?? 0) + "."
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
        for week in 0..<weeks { html.write("<span>\(Words.shortDay(first.adding(days: week * 7), context))</span>") }
        html.literal("</div>")
        var hasBorrowed = false
        for day in days where day.borrowed > 0 { hasBorrowed = true }
        html.chartLegend(hasOver: true, hasBorrowed: hasBorrowed, hasGaps: true)
        html.literal("</figure>")
    }

    // MARK: In tables

    private func tableOfWeeks(_ html: inout HTML, _ context: PageContext) {
        let heads = ["Week from", "Noted", "Had", "Planned", "Used"]
        html.beginData("Spoons by week", heads)
        for week in insights.weeks(from: first, count: weeks) {
            let numbers = [String(week.had), String(week.planned), String(week.used)]
            let values = [String(week.noted) + " of 7"] + (week.noted > 0 ? numbers : ["", "", ""])
            html.dataRow(Words.shortDay(week.first, context), heads, values)
        }
        html.endData()
    }

    private func tableOfKinds(_ html: inout HTML) {
        guard !kindNames.isEmpty else { return }
        var sums = [0, 0, 0, 0]
        for day in days { for kind in 0..<4 { sums[kind] += day.kinds[kind] } }
        html.beginData("Used by kind of energy", ["Kind of energy", "Used"])
        for kind in 0..<kindNames.count { html.dataRow(kindNames[kind], ["", "Used"], [String(sums[kind])]) }
        html.endData()
    }

    private func tableOfTasks(_ html: inout HTML) {
        guard showsTasks else { return }
        let order = insights.costliest(Self.mostTasks)
        guard !order.isEmpty else { return }
        let heads = ["Task", "Planned", "It took"]
        html.beginData("Planned and real cost of the tasks that took most", heads, class: "data names")
        for record in order {
            let title = record.task.map { Text.shortened($0.title, to: 30) } ?? ""
            html.dataRow(title, heads, [String(record.planned.last ?? 0), InsightsPage.row(record.last(CostOffer.timesUp))])
        }
        html.endData()
    }
}
