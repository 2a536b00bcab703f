package import Planner

/// One page of paper about some weeks, for a clinician: in the person's own numbers, without any judgement.
package final class ReportPage: Page {
    /// The choices for the number of weeks.
    package static let weeks = [2, 4, 8, 12]

    let weeks: Int
    let first: LocalDate
    let insights: Insights
    /// Whether the tasks that took most are named; the person asks for it each time.
    let showsTasks: Bool
    let usesKinds: Bool
    /// Whose it is, as it was typed or kept.
    package var name: FieldValue
    /// The person's own text, as it was typed or stored.
    package var text: FieldValue

    /// Reads the page's model. The weeks end with yesterday: today is not over.
    package init(reading space: PlanReader, at instant: Instant, weeks: Int, showsTasks: Bool) {
        self.weeks = weeks
        self.showsTasks = showsTasks
        first = instant.date.adding(days: -weeks * 7)
        insights = Insights(reading: space, at: instant, from: first)
        name = FieldValue(space.reportName)
        text = FieldValue(space.reportText)
        usesKinds = space.settings.usesKinds
    }

    var last: LocalDate { first.adding(days: weeks * 7 - 1) }
    var days: [DayRecord] { insights.days(from: first, to: last) }

    func path(weeks: Int, tasks: Bool) -> String {
        Route.report.path + "?weeks=" + String(weeks) + (tasks ? "&tasks=yes" : "")
    }

    package func title(_ context: PageContext) -> String { context.words[.report] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { Parent(.pageInsights, .insights) }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <li><a id="report-tasks" href="\(path(weeks: weeks, tasks: !showsTasks))">\(Symbol.list)\
            <span>\(showsTasks ? Phrase.reportMenuLeaveOutTasks : .reportMenuNameTasks)</span></a></li>\
            <li><a id="report-csv" href="\(Route.dataFile(.days))?weeks=\(weeks)" data-download>\(Symbol.table)\
            <span>\(.reportMenuExport)</span></a></li>
            """
        )
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        html.write(
            "<button type=\"button\" class=\"primary\" id=\"print\" data-print>\(Symbol.printer)<span>\(.reportBarPrint)</span></button>"
        )
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginSegments("\(.reportChoice)")
        for count in Self.weeks {
            html.segment(
                context.words[.reportChoiceWeeks(weeks: count)],
                to: path(weeks: count, tasks: showsTasks),
                isCurrent: count == weeks
            )
        }
        html.endSegments()
        form(&html, context)
        html.literal("<article class=\"report\" aria-labelledby=\"report-title\">")
        paper(&html, context)
        html.literal("</article>")
    }

    private func form(_ html: inout HTML, _ context: PageContext) {
        let isRefused = name.fault != nil || text.fault != nil
        html.write(
            "<details class=\"folded\" id=\"report-words\"\(" open", if: isRefused)><summary>\(.reportForm)</summary>"
        )
        html.beginForm(.report, context, id: "report-form", class: "act stack")
        html.field(
            context.words[.reportFormName],
            id: "report-name",
            name: "name",
            name,
            as: .name,
            draft: "report",
            hint: context.words[.reportFormNameHint]
        )
        // A parser drops the first line break of a textarea: give it one to drop.
        html.write(
            """
            <div class="field"><label for="report-text">\(.reportFormText)</label>\
            <textarea id="report-text" name="text" rows="4" dir="auto" \
            data-draft="report-text"\(described: "report-text", fault: text.fault, hint: "")>
            \(text.text)</textarea>
            """
        )
        html.fault(text.fault, for: "report-text")
        html.hint(context.words[.reportFormTextHint(most: PlanReader.reportLength)], for: "report-text")
        html.write("</div><button class=\"button\" id=\"save-report\">\(.reportFormSave)</button>")
        html.endForm()
        html.literal("</details>")
    }
}
