import Facts
package import Planner

/// One task to do now; the task that was taken on; or rest.
package final class NowPage: Page {
    let now: WhatNow
    let asked: NowFilter
    /// The suggested task, with the task that it is a step of.
    let row: TaskRow?
    /// The other suggestions.
    let others: [TaskRow]
    /// Whether it was taken on.
    let isTaken: Bool
    let lowDay: LowDay?
    /// Whether something was never costed, and cannot be offered.
    let hasUncosted: Bool
    let notice: String?

    /// Reads the page's model; nil before the first day.
    ///
    /// - Parameters:
    ///   - taken: the task that was taken on.
    ///   - notice: said on top.
    package init?(
        reading space: PlanReader,
        _ asked: NowFilter,
        at instant: Instant,
        taken: TaskEntry? = nil,
        notice: String? = nil
    ) {
        guard let now = space.whatNow(asked, at: instant) else { return nil }
        self.now = now
        self.asked = asked
        isTaken = taken.map { _ in true } ?? false
        row = (taken ?? now.suggestion?.task).map { TaskRow($0, reading: space) }
        var others: [TaskRow] = []
        for suggestion in now.others { others.append(TaskRow(suggestion.task, reading: space)) }
        self.others = others
        lowDay = space.lowDay
        // Rests wait there, too, and have a cost: none.
        hasUncosted = space.category(nil).contains { space.task($0)?.cost == nil }
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { context.words[.now] }

    /// The task to be done comes first.
    package var hasQuietTitle: Bool { true }

    package var section: Section? { .now }

    package func parent(_ context: PageContext) -> Parent? { context.settings.isSimple ? nil : .today }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if !isTaken, !context.settings.isSimple { html.menuLink(.nowMenuPlan, .date, id: "plan-day", to: Route.plan.path) }
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard let row else { return }
        html.write("<section id=\"actions\" class=\"first-alone\" aria-label=\"\(.actions)\">")
        let identity = row.task.identity
        if isTaken {
            html.write(
                """
                <button class="primary" id="now-done" form="done-form">\(Symbol.check)<span>\(.nowBarDone)</span></button>\
                <a class="button" id="focus" href="\(Route.focus)?task=\(identity)">\(Symbol.timer)<span>\(.nowBarFocus)</span></a>\
                <a class="button" id="else" href="\(asked.path)">\(.nowBarElse)</a>
                """
            )
        } else {
            html.write(
                """
                <button class="primary" id="do-it" form="now-form">\(.nowBarDo)</button>\
                <button class="button" id="not-this" form="now-form" formaction="\(Route.pass)">\(.nowBarNotThis)</button>\
                <a class="button" id="smaller" href="\(asked.smaller(than: identity))">\(.nowBarSmaller)</a>
                """
            )
        }
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if isTaken, let row {
            taken(&html, row, context)
            return
        }
        minutes(&html)
        if let row, let suggestion = now.suggestion {
            offer(&html, row, suggestion, context)
            other(&html, context)
        } else {
            rest(&html, context)
        }
        html.beginCallout(.spoon, id: "left")
        html.write("<p>\(left(context))</p>")
        html.endCallout()
        if context.settings.usesKinds { energies(&html) }
        html.lowDayLine(lowDay, context)
    }

    // MARK: What to do

    private func offer(_ html: inout HTML, _ row: TaskRow, _ suggestion: Suggestion, _ context: PageContext) {
        begin(&html, row)
        let why = Sentence.nowWhy(reasons: Words.why(suggestion, asked, context))
        html.write("<p class=\"lead\" id=\"why\">\(why)</p></div>")
        html.beginForm(.now, context, id: "now-form")
        html.hidden("task", row.task.identity.hex)
        html.endForm()
        html.endSection()
    }

    /// A tap on one of them does it, as the button does with the first.
    private func other(_ html: inout HTML, _ context: PageContext) {
        guard !others.isEmpty else { return }
        html.beginSection("others-title", context.words[.nowOthers], part: "others")
        html.beginForm(.now, context, id: "others-form")
        html.literal("<ul class=\"rows\" aria-labelledby=\"others-title\">")
        for (index, row) in others.enumerated() {
            let suggestion = now.others[index]
            html.write(
                """
                <li class="row"><button class="category" id="do-\(row.task.identity)" name="task" value="\(row.task.identity)">\
                <span class="what"><span class="title" dir="auto">\(row.task.title)</span>
                """
            )
            html.facts(row, context)
            html.literal("</span>")
            if suggestion.isWhole, suggestion.cost > 0 { html.cost(suggestion.cost, context) }
            html.literal("</button></li>")
        }
        html.literal("</ul>")
        html.endForm()
        html.endSection()
    }

    /// Only the task that was taken on, and the way out.
    private func taken(_ html: inout HTML, _ row: TaskRow, _ context: PageContext) {
        begin(&html, row)
        html.literal("<p>")
        html.facts(row, namesWhole: false, context)
        html.literal("</p></div>")
        html.beginForm(.checkOffTask(row.task.identity), context, back: asked.path, id: "done-form")
        html.endForm()
        html.write("<p class=\"links\"><a id=\"details\" href=\"\(Route.task(row.task.identity))\">\(.nowDetails)</a></p>")
        html.endSection()
    }

    /// A new suggestion in the place of another is read out.
    private func begin(_ html: inout HTML, _ row: TaskRow) {
        html.write(
            """
            <section class="now" id="now" aria-labelledby="now-title"><div class="now-what" id="now-what" aria-live="polite">\
            <h2 class="now-title" id="now-title" dir="auto"><span id="task-\(row.task.identity)">\(row.task.title)</span></h2>
            """
        )
        if let whole = row.whole {
            html.write("<p class=\"quiet-text\">\(.nowStep(task: Text.shortened(whole.title, to: 80)))</p>")
        }
    }

    private func rest(_ html: inout HTML, _ context: PageContext) {
        html.write("<section class=\"now rest\" id=\"now\" aria-labelledby=\"rest-title\">\(Symbol.moon)")
        html.literal("<div class=\"now-what\" id=\"now-what\" aria-live=\"polite\">")
        let nothing: Phrase = asked == NowFilter() ? .nowRestNothing : .nowRestNothingAsked
        html.write("<h2 class=\"now-title\" id=\"rest-title\">\(.nowRest)</h2><p>\(nothing)")
        if now.hasRefused { html.write(" \(.nowRestSkipped)") }
        html.write(
            "</p></div><p><a class=\"button\" id=\"rest\" href=\"\(Route.focus)?rest=1\">\(Symbol.cup)<span>\(.nowRestBegin)</span></a></p>"
        )
        if hasUncosted {
            let give = MarkupTag("<a href=\"\(Route.tasks)?select=1\">", "</a>")
            html.write("<p class=\"quiet-text\">\(.nowRestUncosted(give: give))</p>")
        }
        if now.hasRefused {
            html.beginForm(.pass, context, back: asked.path, id: "again-form")
            html.write("<button class=\"button\" id=\"again\" name=\"again\" value=\"yes\">\(.nowRestAgain)</button>")
            html.endForm()
        }
        if asked != NowFilter() {
            html.write("<p><a class=\"button\" id=\"anything\" href=\"\(Route.now)\">\(.nowRestAnything)</a></p>")
        }
        html.endSection()
    }

    /// "5 spoons are free to plan, 1 of them in reserve. Suggestions leave it alone."
    private func left(_ context: PageContext) -> String {
        let budget = now.budget
        let words = context.words
        guard budget.reserveLeft > 0 else { return words[.nowLeft(free: words[words.freeSpoons(budget, context)])] }
        return words[.nowLeftReserve(free: words.free(budget, context))]
    }

    // MARK: What can be asked

    private func minutes(_ html: inout HTML) {
        html.write("<div class=\"asked\"><p class=\"hint\" aria-hidden=\"true\">\(.nowMinutes)</p>")
        html.beginSegments("\(.nowMinutes)")
        let any = html.words[.nowMinutesAny]
        for minutes in [nil, 5, 15, 30, 60] as [Int?] {
            var other = asked
            other.minutes = minutes
            other.smallerThan = nil
            html.segment(Words.number(minutes, or: any), to: other.path, isCurrent: asked.minutes == minutes)
        }
        html.endSegments()
        html.literal("</div>")
    }

    /// Folded away: it is not needed every time, and more than a glance to read.
    private func energies(_ html: inout HTML) {
        let energy: Sentence =
            switch asked.energy {
            case nil: Sentence(.nowEnergyAny)
            case .has(let kind): .nowEnergyHas(kind: html.words[Words.energy(kind)])
            case .lacks(let kind): .nowEnergyLacks(kind: html.words[Words.energy(kind)])
            }
        html.write("<details class=\"fold\" id=\"energy\"><summary>\(energy)</summary>")
        html.energies(asked.energy) { energy in
            var other = asked
            other.energy = energy
            other.smallerThan = nil
            return other.path
        }
        html.literal("</details>")
    }
}
