package import Facts
package import Planner

/// A plan for several days, to be taken as it is or in part. Nothing is written before.
package final class WeekPlanPage: Page {
    let plan: WeekPlan
    let asked: WeekFilter
    /// The ticked tasks; nil: all of them.
    let chosen: Set<Identity>?
    let hasRest: Bool
    let day: DayKey
    let notice: String?

    /// Reads the page's model; nil before the first day.
    ///
    /// - Parameters:
    ///   - chosen: the ticked tasks when the plan was to be taken, and whether today's rest was ticked; nil: all of it.
    ///   - notice: said on top.
    package init?(
        reading space: PlanReader,
        _ asked: WeekFilter,
        at instant: Instant,
        chosen: (tasks: [Identity], hasRest: Bool)? = nil,
        notice: String? = nil
    ) {
        guard let day = space.currentDay, let plan = space.planWeek(asked, at: instant) else { return nil }
        self.plan = plan
        self.asked = asked
        self.day = day
        self.notice = notice
        self.chosen = chosen.map { Set($0.tasks) }
        hasRest = chosen?.hasRest ?? true
    }

    package func title(_ context: PageContext) -> String {
        context.words[asked.days == 7 ? Sentence(.weekPlan) : .weekPlanDays(days: asked.days)]
    }

    package var section: Section? { .calendar }

    package func parent(_ context: PageContext) -> Parent? { .calendar }

    /// Where there is a plan to take, the page is a form.
    package var hasTabs: Bool { plan.isEmpty }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if plan.isEmpty {
            html.noticed(notice)
            lead(&html, context)
            days(&html, context)
            aside(&html, context)
            return
        }
        html.beginForm(.planWeek, context, back: Route.weekPath(context.instant.date), id: "list")
        html.hidden("asked", asked.path)
        html.noticed(notice)
        lead(&html, context)
        days(&html, context)
        aside(&html, context)
        html.write(
            """
            <div class="decide"><a class="button" id="cancel" href="\(Route.weekPath(context.instant.date))">\(.actionCancel)</a>\
            <button class="primary" id="take">\(asked.days == 7 ? Phrase.weekPlanBarTake : .weekPlanBarTakeDays)</button></div>
            """
        )
        html.endForm()
    }

    private func lead(_ html: inout HTML, _ context: PageContext) {
        let empty = Words.nothingToPlan(waiting: plan.waiting, uncosted: plan.uncosted)
        let lead: Sentence = plan.isEmpty ? Sentence(empty) : .weekPlanLead(days: asked.days)
        html.write("<p class=\"lead\" id=\"arithmetic\">\(lead)</p>")
        html.beginSegments("\(.weekPlanSpans)")
        for days in WeekFilter.spans {
            var other = asked
            other.days = days
            html.segment(context.words[.weekPlanSpan(days: days)], to: other.path, isCurrent: days == asked.days)
        }
        html.endSegments()
    }

    // MARK: The days

    /// As many tasks of a day as are shown that are in it already; more are on the page of the day.
    private static let mostFixed = 50

    private func days(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"rows week\" id=\"week\">")
        for index in plan.days.indices { write(&html, index, context) }
        html.literal("</div>")
    }

    private func write(_ html: inout HTML, _ index: Int, _ context: PageContext) {
        let day = plan.days[index]
        let date = day.date
        let name = context.words.date(date, .longDate, context.instant.times)
        let label = date == context.instant.date ? context.words[.weekPlanToday(date: name)] : name
        html.write(
            """
            <section class="week-day\(" today", if: date == context.instant.date)" id="day-\(date.text)" \
            aria-labelledby="day-title-\(date.text)"><h2 id="day-title-\(date.text)">\
            <a href="\(Route.calendarDay(date))" aria-label="\(label)">\
            <span>\(context.words.shortWeekday(date.weekday))</span><strong>\(date.parts.day)</strong></a></h2><div>
            """
        )
        if !day.fixed.isEmpty || !day.lines.isEmpty {
            html.write("<ul aria-label=\"\(name)\">")
            for task in day.fixed.prefix(Self.mostFixed) { fixed(&html, task, context) }
            if day.fixed.count > Self.mostFixed {
                let more = Sentence.dayMore(count: day.fixed.count - Self.mostFixed)
                html.write("<li class=\"row\"><a class=\"more\" href=\"\(Route.calendarDay(date))\">\(more)</a></li>")
            }
            for line in day.lines { proposed(&html, line, index, context) }
            rest(&html, day, context)
            html.literal("</ul>")
        }
        foot(&html, index, name, context)
        html.literal("</div></section>")
    }

    private func fixed(_ html: inout HTML, _ item: DayTask, _ context: PageContext) {
        let task = item.task
        html.write(
            """
            <li class="row"><div class="row-main"><a class="what" href="\(Route.task(task.identity))">\
            <span class="title" dir="auto">\(task.title)</span>
            """
        )
        if let time = task.time { html.write(" <span class=\"when\">\(context.words.clock(time, context.instant.times))</span>") }
        if item.isUncosted { html.write(" <span class=\"when\">\(.rowNoCost)</span>") }
        html.literal("</a>")
        if item.spoons > 0 { html.cost(item.spoons, context) }
        html.literal("</div></li>")
    }

    private func proposed(_ html: inout HTML, _ line: PlanCandidate, _ index: Int, _ context: PageContext) {
        let name = line.task.identity.hex
        let isChosen = chosen?.contains(line.task.identity) ?? true
        html.beginPlanRow("put", plan.days[index].date.text + "." + name, isChosen: isChosen, id: "put-" + name)
        html.write("<span class=\"title\" dir=\"auto\">\(line.task.title)</span><span class=\"facts\">")
        if let reason = Words.reason(for: line, on: index, in: plan, context) { html.write("\(reason)") }
        if let whole = line.whole { html.write(" \(.weekPlanStep(task: .title(whole, upTo: 60)))") }
        html.endPlanRow(line.cost, context)
    }

    /// Today it can be unticked; a New Day adds it by itself, and it can be deleted there.
    private func rest(_ html: inout HTML, _ day: WeekDay, _ context: PageContext) {
        guard let minutes = day.rest else { return }
        let title = Sentence.weekPlanRest(minutes: context.words.minutes(minutes))
        if day.isToday {
            html.beginPlanRow("rest", String(minutes), isChosen: hasRest, id: "plan-rest")
            html.write("<span class=\"title\">\(title)</span><span class=\"facts\">\(.weekPlanRestBetween)")
            html.endPlanRow(0, context)
        } else {
            html.write(
                """
                <li class="row"><div class="row-main"><span class="what"><span class="title">\(title)</span>\
                </span></div></li>
                """
            )
        }
    }

    /// The total of the day, and the button that keeps it free.
    private func foot(_ html: inout HTML, _ index: Int, _ name: String, _ context: PageContext) {
        let day = plan.days[index]
        html.literal("<div class=\"week-foot\"><p class=\"day-load\">")
        if day.isKeptFree { html.write("\(.weekPlanKeptFree) ") }
        var uncosted = 0
        for item in day.fixed where item.isUncosted { uncosted += 1 }
        if day.planned > 0 {
            let load = Sentence.weekPlanLoad(planned: day.planned, total: SpoonCount(count: day.total, unit: context.unit))
            html.write("\(context.words.sum(context.words[load], uncosted: uncosted))")
        } else if !day.isKeptFree, day.fixed.isEmpty {
            html.write("\(.weekPlanNothing)")
        }
        html.literal("</p>")
        if day.isKeptFree || !day.lines.isEmpty {
            var other = asked
            other.toggle(day.date)
            let label: Sentence = day.isKeptFree ? .weekPlanUseDay(date: name) : .weekPlanKeepDay(date: name)
            html.write(
                """
                <a class="week-free" id="free-\(day.date.text)" href="\(other.path)#day-\(day.date.text)" \
                aria-label="\(label)">\(day.isKeptFree ? Phrase.weekPlanUse : .weekPlanKeep)</a>
                """
            )
        }
        html.literal("</div>")
        if let words = Words.heavyNeighbours(before: index, in: plan, context) {
            html.write("<p class=\"hint\">\(words)</p>")
        }
    }

    // MARK: Besides

    private func aside(_ html: inout HTML, _ context: PageContext) {
        html.waitingTasks(.weekPlanWaits, plan.waiting, uncosted: plan.uncosted, context) { line in
            Words.waits(line, plan, context)
        }
        let link = MarkupTag("<a href=\"\(Route.plan)\">", "</a>")
        html.write(
            """
            <details class="fold" id="how"><summary>\(.weekPlanHow)</summary><div class="prose"><p>\(.weekPlanHowWorth(plan: link))</p>\
            <p>\(.weekPlanHowRoom)</p><p>\(.weekPlanHowKept)</p></div></details>
            """
        )
    }
}
