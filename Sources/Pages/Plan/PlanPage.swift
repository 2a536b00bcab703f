package import Facts
package import Planner

/// A plan for the rest of the day, to be taken as it is or in part. Nothing is written before.
package final class PlanPage: Page {
    let plan: DayPlan
    let asked: PlanFilter
    /// The ticked tasks.
    let chosen: Set<Identity>
    let hasRest: Bool
    let total: Total
    /// The titles of the open tasks in today's list.
    let planned: [String]
    let day: DayKey
    let lowDay: LowDay?
    let notice: String?

    /// Reads the page's model; nil before the first day.
    ///
    /// - Parameters:
    ///   - chosen: the ticked tasks when the plan was to be taken, and whether the rest was ticked; nil: all of it.
    ///   - notice: said on top.
    package init?(
        reading space: PlanReader,
        _ asked: PlanFilter,
        at instant: Instant,
        chosen: (tasks: [Identity], hasRest: Bool)? = nil,
        notice: String? = nil
    ) {
        guard let day = space.currentDay, let plan = space.planDay(asked, at: instant) else { return nil }
        self.plan = plan
        self.asked = asked
        self.day = day
        self.notice = notice
        var ticked: [Identity] = []
        for line in plan.lines where chosen?.tasks.contains(line.task.identity) ?? true { ticked.append(line.task.identity) }
        self.chosen = Set(ticked)
        hasRest = chosen?.hasRest ?? true
        total = Total(of: ticked, costing: [:], reading: space)
        lowDay = space.lowDay
        var planned: [String] = []
        for item in space.todayItems where item.done == nil && !item.isPutAside { planned.append(item.task.title) }
        self.planned = planned
    }

    package func title(_ context: PageContext) -> String { context.words[.plan] }

    package var section: Section? { .today }

    package func parent(_ context: PageContext) -> Parent? { .today }

    /// Where there is a plan to take, the page is a form.
    package var hasTabs: Bool { plan.lines.isEmpty }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if plan.lines.isEmpty {
            html.noticed(notice)
            lead(&html, context)
            nothing(&html, context)
            aside(&html, context)
            return
        }
        html.beginForm(.plan, context, back: Route.today.path, id: "list")
        html.hidden("asked", asked.path)
        html.noticed(notice)
        lead(&html, context)
        if let lighter = plan.lighter { choice(&html, lighter, context) }
        lines(&html, context)
        html.literal("<div class=\"plan-aside\">")
        aside(&html, context)
        html.literal("</div>")
        html.write("<div class=\"decide\"><a class=\"button\" id=\"cancel\" href=\"\(Route.today)\">\(.actionCancel)</a>")
        html.planTotal(total, context)
        html.literal("</div>")
        html.endForm()
    }

    /// The day's arithmetic in words.
    private func lead(_ html: inout HTML, _ context: PageContext) {
        if context.instant.date > day.date { html.anotherDate(context) }
        let budget = plan.budget
        html.literal("<p class=\"lead\" id=\"arithmetic\">")
        html.write("\(html.words.summary(budget, context))")
        if let usual = plan.usual { html.write(" \(.planLeadUsual(spoons: usual))") }
        if !plan.lines.isEmpty { html.write(" \(.planLeadFree)") }
        html.literal("</p>")
        if case .some = lowDay { html.write("<p class=\"hint\">\(.planLowDay)</p>") }
    }

    /// This plan, or a lighter one.
    private func choice(_ html: inout HTML, _ lighter: Int, _ context: PageContext) {
        html.beginSegments("\(.planChoice)")
        for isLighter in [false, true] {
            var other = asked
            other.isLighter = isLighter
            html.segment(
                context.words[isLighter ? .planChoiceLighter : .planChoiceThis],
                saying: context.spoons(isLighter ? lighter : plan.spoons),
                to: other.path,
                isCurrent: isLighter == asked.isLighter
            )
        }
        html.endSegments()
    }

    private func lines(_ html: inout HTML, _ context: PageContext) {
        html.write("<ul class=\"rows\" id=\"plan\" aria-label=\"\(.planList)\">")
        for (index, line) in plan.lines.enumerated() {
            if let rest = plan.rest, rest.after.identity == line.task.identity { restRow(&html, rest, context) }
            let task = line.task
            let name = task.identity.hex
            html.beginPlanRow("task", name, isChosen: chosen.contains(task.identity), id: "task-" + name)
            html.write("<span class=\"title\" dir=\"auto\">\(task.title)</span>")
            let reasons = Words.reasons(for: index, in: plan, context)
            html.write("<span class=\"facts\">\(.planRowWhy(reasons: reasons))")
            if let whole = line.whole { html.write(" \(.planRowStep(task: .title(whole, upTo: 60)))") }
            html.endPlanRow(line.cost, context)
        }
        html.literal("</ul>")
    }

    private func restRow(_ html: inout HTML, _ rest: PlannedRest, _ context: PageContext) {
        html.beginPlanRow("rest", String(rest.minutes), isChosen: hasRest, id: "plan-rest")
        let between = Sentence.planRestBetween(before: .title(rest.before, upTo: 40), after: .title(rest.after, upTo: 40))
        html.write(
            """
            <span class="title">\(.planRest(minutes: context.words.minutes(rest.minutes)))</span><span class="facts">\(between)
            """
        )
        html.endPlanRow(0, context)
    }

    // MARK: Besides

    /// Whether no task fits the day, whatever the time and energy.
    private var isFull: Bool {
        var plain = asked
        plain.isLighter = false
        return plan.lines.isEmpty && (plan.room == 0 || plain == PlanFilter())
    }

    private func nothing(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        if isFull {
            // Without a drawing, so that what waits, and why, is in sight.
            let said = Words.nothingToPlan(waiting: plan.waiting, uncosted: plan.uncosted)
            html.emptyState(nil, words[said], action: words[.planEmptyLink], to: Route.planWeek.path)
        } else {
            html.emptyState(.leaf, words[.planEmptyAsked], action: words[.planEmptyAskedLink], to: Route.plan.path)
        }
    }

    private func aside(_ html: inout HTML, _ context: PageContext) {
        html.planFilter(asked, context)
        if !planned.isEmpty {
            html.beginSection("already", context.words[.planAlready])
            html.write("<p class=\"quiet-text\">\(Words.someTitles(planned, context.words))</p>")
            html.endSection()
        }
        waiting(&html, context)
        html.howPlansChoose(hasLighter: plan.lighter != nil, context)
    }

    private func waiting(_ html: inout HTML, _ context: PageContext) {
        html.waitingTasks(.planWaits, plan.waiting, uncosted: plan.uncosted, context) { line in
            Words.waits(line, plan, asked, context.words)
        }
        // When nothing fits, a button leads there already.
        if isFull { return }
        html.write("<p class=\"quiet-text\"><a id=\"plan-week\" href=\"\(Route.planWeek)\">\(.planSeveral)</a></p>")
    }
}
