import Planner

// Views that are mostly a sentence: today so far, and the mornings after heavier days.

extension InsightsPage {
    /// "5 used by now. By this time of the day it is usually 3 to 6."
    func today(_ html: inout HTML) {
        guard let soFar else { return }
        let (least, most) = (soFar.usual.lowerBound, soFar.usual.upperBound)
        let says: Sentence =
            least == most
            ? .insightsNowSays(used: soFar.used, usual: least)
            : .insightsNowSaysRange(used: soFar.used, least: least, most: most)
        let usual = least == most ? String(least) : html.words[.insightsNowRange(least: least, most: most)]
        html.write(
            """
            <section id="so-far"><div class="section-head"><h2>\(.insightsNow)</h2></div>\
            <div class="card chart"><p class="said">\(says)</p>
            """
        )
        let heads: [Phrase?] = [nil, .insightsHeadByNow]
        html.beginData("\(.insightsNowTable)", heads, class: "data names")
        html.dataRow(html.words[.insightsNowToday], heads, [String(soFar.used)])
        html.dataRow(html.words[.insightsNowUsual], heads, [usual])
        html.endData()
        html.literal("</div></section>")
    }

    func afterHeavierDays(_ html: inout HTML, _ context: PageContext) {
        guard let heavier else { return }
        html.write(
            """
            <section id="after-heavier"><div class="section-head"><h2>\(.insightsHeavier)</h2></div><div class="card chart">\
            <p class="said">\(ReportPage.afterHeavier(heavier, usual: insights.usualMorning, html.words))</p>
            """
        )
        let heads: [Phrase?] = [
            .insightsHeadDay, .insightsHeadUsed, .insightsHeadDayLater, .insightsHeadTwoDaysLater, .insightsHeadThreeDaysLater,
        ]
        html.beginData("\(.insightsHeavierTable)", heads)
        for day in heavier.days.suffix(8) {
            var values = [String(day.used)]
            for later in 1...3 { values.append(insights.day(day.date.adding(days: later)).map { String($0.morning) } ?? "") }
            html.dataRow(context.words.date(day.date, .dayOfMonth, context.instant.times), heads, values)
        }
        html.endData()
        html.write("<p class=\"hint\">\(.insightsHeavierHint)</p></div></section>")
    }
}
