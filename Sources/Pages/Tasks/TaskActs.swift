import Facts
import Planner

/// What can be done with a task on its page, each by a button.
extension TaskPage {
    @inline(never)
    func button(_ html: inout HTML, _ act: Address.TaskAct, _ word: StaticString, _ symbol: Symbol) {
        html.write(
            """
            <button class="button" id="act-\(act.word)" formaction="\(Address.taskAct(task.identity, act))">\(symbol)\
            <span>\(fixed: word)</span></button>
            """
        )
    }

    func acts(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.taskAct(task.identity, .done), context, id: "task-acts", class: "act tiles")
        if standing.row.list?.isTemplate != true, mayChange {
            if standing.isDone {
                button(&html, .open, "Not done", .undo)
            } else {
                button(&html, .done, "Done", .check)
            }
        }
        placing(&html)
        if standing.row.list?.isTemplate != true, !standing.isDone { focusing(&html) }
        if standing.row.list?.isChecklist == true, !standing.isDone, mayChange {
            if task.isLeftOut {
                button(&html, .take, "Take it after all", .check)
            } else {
                button(&html, .leave, "Not this time", .close)
            }
        }
        if standing.hidden(at: context.moment) != nil { button(&html, .wake, "Bring back into sight", .sun) }
        html.endForm()
        notNow(&html, context)
    }

    private func focusing(_ html: inout HTML) {
        html.write(
            """
            <a class="button" id="act-focus" href="\(Address.focus)?task=\(task.identity)">\(task.isRest ? Symbol.cup : Symbol.timer)\
            <span>\(fixed: task.isRest ? "Rest now" : "Focus on this")</span></a>
            """
        )
    }

    private func placing(_ html: inout HTML) {
        if task.cost != nil, standing.place.waits { button(&html, .today, "Into today’s list", .sun) }
        if standing.isPutAside { button(&html, .wanted, "Today after all", .sun) }
        switch standing.place {
        case .today, .backlog: button(&html, .back, "Send back to its category", .back)
        case .category, .doneToday, .done, .within, .shelved: break
        }
    }

    /// One tap puts it out of sight for a time, or leaves it out: from a row it is the second.
    func notNow(_ html: inout HTML, _ context: PageContext) {
        guard task.done == nil else { return }
        html.literal(
            "<section class=\"not-now\" id=\"not-now\" aria-labelledby=\"not-now-title\"><h2 id=\"not-now-title\">Not now</h2>"
        )
        snoozing(&html, context)
        if task.repeats != nil {
            html.beginForm(.taskAct(task.identity, .skip), context, id: "repeating", class: "act acts")
            button(&html, .skip, "Leave out once", .down)
            button(&html, .end, "Repeat no more", .close)
            html.endForm()
        }
        html.literal("</section>")
    }

    private func snoozing(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.taskAct(task.identity, .snooze), context, id: "snooze", class: "act tiles")
        html.literal(
            """
            <button class="button" id="until-later" name="until" value="later">Later today</button>\
            <button class="button" id="until-tomorrow" name="until" value="tomorrow">Tomorrow</button>\
            <button class="button" id="until-week" name="until" value="week">Next week</button>
            """
        )
        html.endForm()
        html.write(
            """
            <details class="fold" id="snooze-more"\(" open", if: refused.snooze.fault != nil)><summary>Until a date</summary>
            """
        )
        // A form of its own: return in its field must not mean the first of the buttons above.
        html.beginForm(.taskAct(task.identity, .snooze), context, id: "snooze-date")
        html.hidden("until", "date")
        html.field("Until a date", name: "date", refused.snooze, as: .date, draft: "snooze-" + task.identity.hex)
        html.literal("<button class=\"button\" id=\"until-date\">Out of sight until then</button>")
        html.endForm()
        html.literal("</details>")
    }

    /// Among which steps it stands.
    func place(_ html: inout HTML, _ context: PageContext) {
        let isStep = !standing.ancestors.isEmpty
        guard isStep || !candidates.isEmpty else { return }
        html.literal("<details class=\"fold\" id=\"under\"><summary>")
        html.literal(isStep ? "Move this step" : "Make it a step")
        html.literal("</summary>")
        if !candidates.isEmpty { underAnother(&html, context) }
        if isStep {
            html.beginForm(.taskAct(task.identity, .under), context, id: "under-none", class: "act acts")
            if standing.ancestors.count > 1 { html.oneLevelUp(task.identity, to: standing.ancestors[1].identity) }
            button(&html, .under, "Make it a task of its own", .back)
            html.endForm()
        }
        html.literal("</details>")
    }

    private func underAnother(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.taskAct(task.identity, .under), context, id: "under-another", class: "act field")
        html.literal(
            """
            <label for="under-field">Make it a step of…</label>\
            <div class="add-line"><select id="under-field" name="parent">
            """
        )
        for other in candidates { html.option(other.identity.hex, Text.shortened(other.title, to: 80), isOn: false) }
        html.literal("</select><button class=\"button\" id=\"under-button\">Move</button></div>")
        html.endForm()
    }
}
