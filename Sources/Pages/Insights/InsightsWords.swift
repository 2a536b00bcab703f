import Planner

// Views that are mostly a sentence: today so far, and the mornings after heavier days.

extension InsightsPage {
    /// "5 used by now; by this time usually 3 to 6."
    func today(_ html: inout HTML) {
        guard let soFar else { return }
        let (least, most) = (soFar.usual.lowerBound, soFar.usual.upperBound)
        let usual = least == most ? String(least) : String(least) + " to " + String(most)
        html.write(
            """
            <section id="so-far"><div class="section-head"><h2>Today so far</h2></div>\
            <div class="card chart"><p class="said">\(soFar.used) used by now. By this time of the day it is usually \(usual).</p>
            """
        )
        html.beginData("Today so far", ["", "Used by now"], class: "data names")
        html.dataRow("Today", ["", "Used by now"], [String(soFar.used)])
        html.dataRow("The middle half of the last two weeks", ["", "Used by now"], [usual])
        html.endData()
        html.literal("</div></section>")
    }

    func afterHeavierDays(_ html: inout HTML, _ context: PageContext) {
        guard let heavier else { return }
        html.write(
            """
            <section id="after-heavier"><div class="section-head"><h2>After heavier days</h2></div><div class="card chart">\
            <p class="said">\(ReportPage.afterHeavier(heavier, usual: insights.usualMorning))</p>
            """
        )
        let heads = ["Day", "Used", "1 day later", "2 days later", "3 days later"]
        html.beginData("Mornings after heavier days", heads)
        for day in heavier.days.suffix(8) {
            var values = [String(day.used)]
            for later in 1...3 { values.append(insights.day(day.date.adding(days: later)).map { String($0.morning) } ?? "") }
            html.dataRow(Words.shortDay(day.date, context), heads, values)
        }
        html.endData()
        html.literal(
            """
            <p class="hint">The numbers of the mornings after. Heavier: more was used than on three quarters of the days in twelve weeks. \
            Borrowing is not subtracted from these numbers.</p></div></section>
            """
        )
    }
}
