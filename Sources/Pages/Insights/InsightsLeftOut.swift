import Planner

// Days that the person does not count: an illness, a holiday.

extension InsightsPage {
    func daysLeftOut(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <details class="folded" id="leave-out"\(" open", if: typed.to.fault != nil)><summary>\(.leaveOut)</summary>\
            <p class="hint">\(.leaveOutHint)</p>
            """
        )
        html.beginForm(.insights, context, id: "leave-out-form", class: "act stack")
        html.field(context.words[.leaveOutFrom], id: "leave-out-from", name: "from", typed.from, as: .date)
        html.field(context.words[.leaveOutTo], id: "leave-out-to", name: "to", typed.to, as: .date)
        html.write("<button class=\"button\" id=\"leave-out-button\">\(.leaveOutButton)</button>")
        html.endForm()
        html.literal("</details>")
        spans(&html, context)
    }

    private func spans(_ html: inout HTML, _ context: PageContext) {
        guard !insights.leftOut.isEmpty else { return }
        html.write("<section id=\"left-out\"><div class=\"section-head\"><h2>\(.leftOut)</h2></div><ul class=\"rows\">")
        var index = 0
        while index < insights.leftOut.count {
            let first = insights.leftOut[index]
            var last = first
            while index + 1 < insights.leftOut.count, insights.leftOut[index + 1].number == last.number + 1 {
                index += 1
                last = insights.leftOut[index]
            }
            index += 1
            let words =
                first == last
                ? context.words.date(first, at: context.instant) : context.words.span(first, last, at: context.instant)
            html.write("<li class=\"row left-out\"><span class=\"title\">\(words)</span>")
            html.beginForm(.insights, context)
            html.hidden("from", first.text)
            html.hidden("to", last.text)
            let name = MarkupTag("<span class=\"unseen\">", "</span>")
            html.write(
                """
                <button class="quiet" name="do" value="count" id="count-\(first.text)">\(.leftOutCount(name: name, days: words))</button>
                """
            )
            html.endForm()
            html.literal("</li>")
        }
        html.literal("</ul></section>")
    }
}
