import Facts
import Planner

/// The commands on a task on its page, each with a button.
extension TaskPage {
    @inline(never)
    func button(_ html: inout HTML, _ command: Route.TaskCommand, _ word: StaticString, _ symbol: Symbol) {
        html.write(
            """
            <button class="button" id="act-\(command.word)" formaction="\(Route.taskCommand(task.identity, command))">\(symbol)\
            <span>\(fixed: word)</span></button>
            """
        )
    }

    /// The commands that act at once, as tiles.
    func acts(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"tiles\" role=\"group\" aria-label=\"Actions\">")
        html.beginForm(.taskCommand(task.identity, .done), context, id: "task-acts", class: "act")
        if status.row.list?.isTemplate != true, mayChange {
            if status.isDone {
                button(&html, .open, "Not done", .undo)
            } else {
                button(&html, .done, "Done", .check)
            }
        }
        if task.cost != nil, status.bucket.waits { button(&html, .today, "Add to today", .sun) }
        if status.isPutAside { button(&html, .wanted, "Add to today", .sun) }
        if status.row.list?.isTemplate != true, !status.isDone { focusing(&html) }
        if status.row.list?.isChecklist == true, !status.isDone, mayChange {
            if task.isLeftOut {
                button(&html, .take, "Include", .check)
            } else {
                button(&html, .leave, "Skip", .close)
            }
        }
        if status.hidden(at: context.instant) != nil { button(&html, .wake, "Unsnooze", .bell) }
        html.endForm()
        notNow(&html, context)
        html.literal("</div>")
    }

    /// The less frequent commands, in the menu of its page.
    package func menu(_ html: inout HTML, _ context: PageContext) {
        let identity = task.identity
        switch status.bucket {
        case .today: html.menuCommand(.taskCommand(identity, .back), "Remove from today", .back, id: "act-back", context)
        case .backlog: html.menuCommand(.taskCommand(identity, .back), "Remove from the Backlog", .back, id: "act-back", context)
        case .category, .doneToday, .done, .within, .shelved: break
        }
        if task.cost != nil, task.repeats == nil, task.daily.isEmpty, status.bucket.waits {
            html.menuLink("Plan for a day", .date, id: "plan-for-day", to: planPath(context))
            if let intended, context.instant.date <= intended {
                html.menuCommand(.taskCommand(identity, .unplan), "Remove the planned day", .close, id: "act-unplan", context)
            }
        }
        html.menuCommand(
            .taskCommand(identity, .duplicate),
            mayChange ? "Duplicate" : "Copy into your own tasks",
            .copy,
            id: "act-duplicate",
            back: back,
            context
        )
        // Nobody comes back to the page of a deleted task.
        if mayChange { html.menuCommand(.taskCommand(identity, .delete), "Delete", .bin, id: "act-delete", back: back, context) }
    }

    /// The page that plans the task for a day. Tomorrow is chosen if the task has no planned day yet.
    private func planPath(_ context: PageContext) -> String {
        Route.movePath(task, .intended, on: intended ?? context.instant.date.adding(days: 1), back: context.here)
    }

    private func focusing(_ html: inout HTML) {
        html.write(
            """
            <a class="button" id="act-focus" href="\(Route.focus)?task=\(task.identity)">\(task.isRest ? Symbol.cup : Symbol.timer)\
            <span>\(fixed: task.isRest ? "Rest" : "Focus")</span></a>
            """
        )
    }

    /// Puts it out of sight for a time, or skips it once: the tile opens the choices in place.
    func notNow(_ html: inout HTML, _ context: PageContext) {
        guard task.done == nil else { return }
        html.write(
            """
            <details id="not-now"\(" open", if: refused.snooze.fault != nil)><summary class="tile">\(Symbol.clock)\
            <span>Not now…</span></summary><div class="opened"><p class="hint" id="snooze-title">Hide it until</p>
            """
        )
        snoozing(&html, context)
        if task.repeats != nil {
            html.beginForm(.taskCommand(task.identity, .skip), context, id: "repeating", class: "act quick")
            html.write(
                """
                <button id="act-skip">Skip this one</button>\
                <button id="act-end" formaction="\(Route.taskCommand(task.identity, .end))">Stop repeating</button>
                """
            )
            html.endForm()
        }
        html.literal("</div></details>")
    }

    private func snoozing(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.taskCommand(task.identity, .snooze), context, id: "snooze")
        html.literal(
            """
            <div class="quick" role="group" aria-labelledby="snooze-title"><button id="until-later" name="until" value="later">Later today</button>\
            <button id="until-tomorrow" name="until" value="tomorrow">Tomorrow</button>\
            <button id="until-week" name="until" value="week">Next week</button></div>
            """
        )
        html.endForm()
        html.write(
            """
            <details class="fold" id="snooze-more"\(" open", if: refused.snooze.fault != nil)><summary>Pick a date</summary>
            """
        )
        // A separate form: return in its field must not mean the first of the buttons above.
        html.beginForm(.taskCommand(task.identity, .snooze), context, id: "snooze-date")
        html.hidden("until", "date")
        html.field("Snooze until", name: "date", refused.snooze, as: .date, draft: "snooze-" + task.identity.hex)
        html.literal("<button class=\"button\" id=\"until-date\">Snooze</button>")
        html.endForm()
        html.literal("</details>")
    }

    /// Among which steps it stands.
    func place(_ html: inout HTML, _ context: PageContext) {
        let isStep = !status.ancestors.isEmpty
        guard isStep || !candidates.isEmpty else { return }
        html.literal("<details class=\"fold\" id=\"under\"><summary>")
        html.literal(isStep ? "Move this step" : "Move under another task")
        html.literal("</summary>")
        if !candidates.isEmpty { underAnother(&html, context) }
        if isStep {
            html.beginForm(.taskCommand(task.identity, .under), context, id: "under-none", class: "act acts")
            if status.ancestors.count > 1 { html.oneLevelUp(task.identity, to: status.ancestors[1].identity) }
            button(&html, .under, "Turn into a task", .back)
            html.endForm()
        }
        html.literal("</details>")
    }

    private func underAnother(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.taskCommand(task.identity, .under), context, id: "under-another", class: "act field")
        html.literal(
            """
            <label for="under-field">Move under</label>\
            <div class="add-line"><select id="under-field" name="parent">
            """
        )
        for other in candidates { html.option(other.identity.hex, Text.shortened(other.title, to: 80), isOn: false) }
        html.literal("</select><button class=\"button\" id=\"under-button\">Move</button></div>")
        html.endForm()
    }
}
