import Facts
import Planner

/// The commands on a task on its page, each with a button.
extension TaskPage {
    @inline(never)
    func button(_ html: inout HTML, _ id: StaticString, _ command: RoutePattern<Identity>, _ word: Phrase, _ symbol: Symbol) {
        html.write(
            """
            <button class="button" id="\(fixed: id)" formaction="\(command(task.identity))">\(symbol)\
            <span>\(word)</span></button>
            """
        )
    }

    /// The commands that act at once, as tiles.
    func acts(_ html: inout HTML, _ context: PageContext) {
        html.write("<div class=\"tiles\" role=\"group\" aria-label=\"\(.taskPageActions)\">")
        html.beginForm(.checkOffTask(task.identity), context, id: "task-acts", class: "act")
        if status.row.list?.isTemplate != true, mayChange {
            if status.isDone {
                button(&html, "act-open", Route.uncheckTask, .taskPageOpen, .undo)
            } else {
                button(&html, "act-done", Route.checkOffTask, .taskPageDone, .check)
            }
        }
        if task.cost != nil, status.bucket.waits { button(&html, "act-today", Route.doTaskToday, .taskPageToday, .sun) }
        if status.isPutAside { button(&html, "act-wanted", Route.wantTaskToday, .taskPageToday, .sun) }
        if status.row.list?.isTemplate != true, !status.isDone { focusing(&html) }
        if status.row.list?.isChecklist == true, !status.isDone, mayChange {
            if task.isLeftOut {
                button(&html, "act-take", Route.includeTask, .taskPageInclude, .check)
            } else {
                button(&html, "act-leave", Route.leaveTaskOut, .taskPageSkip, .close)
            }
        }
        if status.hidden(at: context.instant, context.words) != nil {
            button(&html, "act-wake", Route.wakeTask, .taskPageWake, .bell)
        }
        html.endForm()
        moving(&html, context)
        html.literal("</div>")
    }

    /// The less frequent commands, in the menu of its page.
    package func menu(_ html: inout HTML, _ context: PageContext) {
        let identity = task.identity
        switch status.bucket {
        case .today: html.menuCommand(.sendTaskBack(identity), .taskMenuBack, .back, id: "act-back", context)
        case .backlog: html.menuCommand(.sendTaskBack(identity), .taskMenuBacklog, .back, id: "act-back", context)
        case .category, .doneToday, .done, .within, .shelved: break
        }
        html.menuCommand(
            .duplicateTask(identity),
            mayChange ? .taskMenuDuplicate : .taskMenuCopy,
            .copy,
            id: "act-duplicate",
            back: back,
            context
        )
        // Nobody comes back to the page of a deleted task.
        if mayChange {
            html.menuCommand(.deleteTask(identity), .taskMenuDelete, .bin, id: "act-delete", back: back, context)
        }
    }

    private func focusing(_ html: inout HTML) {
        let word: Phrase = task.isRest ? .taskPageRest : .taskPageFocus
        html.write(
            """
            <a class="button" id="act-focus" href="\(Route.focus)?task=\(task.identity)">\(task.isRest ? Symbol.cup : Symbol.timer)\
            <span>\(word)</span></a>
            """
        )
    }

    /// Moves it to a day, or puts it out of sight for a time, or skips it once: the tile opens the choices in place.
    func moving(_ html: inout HTML, _ context: PageContext) {
        guard task.done == nil, days != nil || task.repeats != nil else { return }
        html.write(
            """
            <details id="move-day"\(" open", if: refused.snooze.fault != nil)><summary class="tile">\(Symbol.date)\
            <span>\(.dayMenuTile)</span></summary><div class="opened"><p class="hint">\(.dayMenu)</p>
            """
        )
        if let days { html.dayMenu(days, hidden: refused.snooze, context) }
        if task.repeats != nil {
            html.beginForm(.skipOnce(task.identity), context, id: "repeating", class: "act quick")
            html.write(
                """
                <button id="act-skip">\(.dayMenuSkip)</button>\
                <button id="act-end" formaction="\(Route.endRepeat(task.identity))">\(.dayMenuEnd)</button>
                """
            )
            html.endForm()
        }
        html.literal("</div></details>")
    }

    /// Makes it a step of another task, or lets it stand on its own.
    func parentChoice(_ html: inout HTML, _ context: PageContext) {
        let isStep = !status.ancestors.isEmpty
        guard isStep || !candidates.isEmpty else { return }
        let name: Phrase = isStep ? .taskPlaceStep : .taskPlace
        html.write("<details class=\"fold\" id=\"under\"><summary>\(name)</summary>")
        if !candidates.isEmpty { underAnother(&html, context) }
        if isStep {
            html.beginForm(.setParent(task.identity), context, id: "under-none", class: "act acts")
            if status.ancestors.count > 1 { html.oneLevelUp(task.identity, to: status.ancestors[1].identity) }
            button(&html, "act-under", Route.setParent, .taskPlaceOwn, .back)
            html.endForm()
        }
        html.literal("</details>")
    }

    private func underAnother(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.setParent(task.identity), context, id: "under-another", class: "act field")
        html.write(
            """
            <label for="under-field">\(.taskPlaceUnder)</label>\
            <div class="add-line"><select id="under-field" name="parent">
            """
        )
        for other in candidates { html.option(other.identity.hex, Text.shortened(other.title, to: 80), isOn: false) }
        html.write("</select><button class=\"button\" id=\"under-button\">\(.taskPlaceMove)</button></div>")
        html.endForm()
    }
}
