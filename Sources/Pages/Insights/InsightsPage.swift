package import Planner

/// The person's own days, in sentences, drawings and tables. It sets no goal, names no cause and praises nothing: docs/insights.md.
package final class InsightsPage: Page {
    /// How many weeks the first chart shows: this one, or four.
    let isOneWeek: Bool
    let insights: Insights
    let offers: [CostOffer]
    let soFar: SoFarToday?
    let heavier: HeavierDays?
    let went: WhereItWent?
    let usesKinds: Bool
    /// The dates that are to be left out, as they were typed.
    let typed: (from: FieldValue, to: FieldValue)

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - isOneWeek: whether the first chart shows this week alone.
    ///   - typed: dates that were refused.
    package init(
        reading space: PlanReader,
        at instant: Instant,
        isOneWeek: Bool,
        typed: (from: FieldValue, to: FieldValue) = (FieldValue(""), FieldValue(""))
    ) {
        self.isOneWeek = isOneWeek
        self.typed = typed
        let first = Self.first(at: instant)
        let insights = Insights(reading: space, at: instant, from: first)
        self.insights = insights
        offers = insights.offers(in: space)
        soFar = insights.soFar(at: instant)
        heavier = insights.heavier(from: first, to: insights.today)
        let lastWeeks = Insights(reading: space, at: instant, from: first.adding(days: (Insights.weeks - 4) * 7))
        went = lastWeeks.whereItWent(in: space)
        usesKinds = space.settings.usesKinds
    }

    /// The first date that any view looks at.
    private static func first(at instant: Instant) -> LocalDate {
        instant.date.weekBegins(on: instant.times.firstWeekday).adding(days: 7 - Insights.weeks * 7)
    }

    package func title(_ context: PageContext) -> String { context.words[.insights] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"lead\">\(.insightsLead)</p>")
        let first = Self.first(at: context.instant)
        if insights.days.isEmpty {
            html.emptyState(.chart, context.words[.insightsEmpty], action: nil, to: "")
        } else {
            today(&html)
            spoonsByDay(&html, context, first.adding(days: (Insights.weeks - (isOneWeek ? 1 : 4)) * 7))
            plannedAndReal(&html, context)
            afterHeavierDays(&html, context)
            usedOfHundred(&html, context, first)
            whereItWent(&html, context)
            twelveWeeks(&html, context, first)
        }
        daysLeftOut(&html, context)
        html.howItWasSwitch(context)
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.menuLink(.insightsMenuReport, .printer, id: "report", to: Route.report.path)
        html.menuLink(.insightsMenuLeaveOut, .date, id: "leave-out-link", to: "#leave-out")
        html.write(
            """
            <li><a id="days-csv" href="\(Route.dataFile(.days))?weeks=12" data-download>\(Symbol.table)<span>\(.insightsMenuExport)</span></a></li>
            """
        )
    }
}
