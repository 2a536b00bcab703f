import Facts
import Planner

/// What New Day shows of the tasks that come: those that come by themselves, those that do not fit, and those of shared lists.
struct NewDayTasks {
    /// The number of spoons that it is shown for.
    let spoons: Int
    let found: ComingTasks
    /// The ticked tasks.
    let chosen: Set<Identity>
    /// The day with the ticked tasks.
    let budget: Budget

    /// - Parameter choice: the answer to what was shown before; nil: what comes by itself is ticked.
    init(reading space: PlanReader, spoons: Int, _ choice: ComingChoice?, at instant: Instant) {
        self.spoons = spoons
        found = space.comingTasks(spoons: spoons, at: instant)
        let coming = choice.map { space.comingTasks(spoons: spoons, $0, at: instant) } ?? found
        // What was ticked and does not fit stays ticked, so that the total says by how many it is over.
        let over = choice?.spoons == spoons ? coming.staying : []
        let ticked = (coming.coming + over).map { $0.task.identity }
        chosen = Set(ticked)
        var planned = coming.spoons
        if !over.isEmpty {
            // However many there are.
            let all = Settings.spoons.upperBound * 1000
            let choice = ComingChoice(shownFor: all, chosen: ticked, left: [], unfitting: [])
            planned = space.comingTasks(spoons: all, choice, at: instant).spoons
        }
        var uncosted = 0
        for row in found.coming + found.staying + found.offered where chosen.contains(row.task.identity) && row.task.cost == nil {
            uncosted += 1
        }
        budget = Budget(
            total: spoons,
            borrowed: 0,
            reserve: space.settings.reserve,
            spent: 0,
            planned: planned,
            uncosted: uncosted
        )
    }

    var isEmpty: Bool { found.isEmpty }

}

extension HTML {
    /// The tasks that come into the new day, in parts that say why; the script asks for them again when the number changes.
    mutating func comingTasks(_ tasks: NewDayTasks, _ context: PageContext) {
        if tasks.isEmpty { return }
        write("<div class=\"stack\" id=\"comes\"><input type=\"hidden\" name=\"shown\" value=\"\(tasks.spoons)\">")
        for out in tasks.found.staying + tasks.found.offered {
            write("<input type=\"hidden\" name=\"left\" value=\"\(out.task.identity)\">")
        }
        for out in tasks.found.staying {
            write("<input type=\"hidden\" name=\"unfitting\" value=\"\(out.task.identity)\">")
        }
        comingRows(tasks.found.coming, .newDayComes, id: "coming", tasks, context)
        comingRows(tasks.found.staying, .newDayStays, id: "staying", tasks, context)
        comingRows(tasks.found.offered, .newDayOffered, id: "offered", tasks, context)
        literal("</div>")
    }

    private mutating func comingRows(
        _ rows: [ComingTask],
        _ title: Phrase,
        id: String,
        _ tasks: NewDayTasks,
        _ context: PageContext
    ) {
        if rows.isEmpty { return }
        beginSection(id, words[title])
        write("<ul class=\"rows\" id=\"\(id)-list\" aria-labelledby=\"\(id)\">")
        for row in rows {
            let name = row.task.identity.hex
            beginPlanRow("task", name, isChosen: tasks.chosen.contains(row.task.identity), id: "task-" + name)
            write("<span class=\"title\" dir=\"auto\">\(row.task.title)</span><span class=\"facts dotted\">")
            reason(row, context)
            endPlanRow(row.cost, context)
        }
        literal("</ul>")
        endSection()
    }

    /// Why a task comes: "every day", "planned", "today, 10:30".
    private mutating func reason(_ row: ComingTask, _ context: PageContext) {
        switch row.reason {
        case .daily: write("<span>\(words.repetition(row.task.everyWeek))</span>")
        case .planned:
            write("<span>\(.calendarRowPlanned)</span>")
            if row.date != context.instant.date { write("<span>\(words.date(row.date, at: context.instant))</span>") }
        case .due: write("<span>\(words.due(row.date, row.task.time, at: context.instant))</span>")
        }
        if row.reason != .due, let time = row.task.time { write("<span>\(words.clock(time, context.instant.times))</span>") }
        if let priority = row.task.priority { self.priority(priority) }
        if row.task.isRest { write("<span>\(.rowCostsNothing)</span>") }
        if row.task.cost == nil { write("<span>\(.rowNoCost)</span>") }
    }

    /// The day with the ticked tasks, and the buttons. The script asks for it again while somebody ticks.
    mutating func newDayTotal(_ tasks: NewDayTasks, _ context: PageContext) {
        write("<div class=\"decide\"><a class=\"button\" id=\"cancel\" href=\"\(Route.today)\" data-cancel>\(.actionCancel)</a>")
        write("<div id=\"total\" data-total=\"\(Route.newDay)\" data-whole>")
        budget(tasks.budget, added: 0, context)
        write("<button class=\"primary\" id=\"save\">\(.newDayBarStart)</button></div></div>")
    }
}
