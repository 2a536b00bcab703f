import Facts
package import Planner

/// The to-do list of the day.
package final class TodayPage: Page {
    let budget: Budget
    let day: DayKey
    let rows: [TaskRow]
    /// The tasks that a low day has put aside.
    let aside: [TaskRow]
    let lowDay: LowDay?
    /// Snoozed until later today.
    let later: [TaskRow]
    /// Due today or before, and not in the list; those among them that were ticked just now stay.
    let dated: [TaskRow]
    /// Whether there is any task at all.
    let hasTasks: Bool
    /// Whether tasks of earlier days are left in the Backlog.
    let hasBacklog: Bool
    /// The usual number of a day, before anything is taken off.
    let usual: Int
    let order: DayOrder
    let isChecking: Bool
    let showsOptions: Bool
    /// Whether the options show only to choose what can wait; they are not remembered then.
    let isChoosingWhatWaits: Bool
    /// Rows ticked since the list was opened stay where they are: nothing moves under the finger.
    let openedAt: Int64
    let hasExamples: Bool
    /// Whether spoons have to be explained: until the first day has ended.
    let isFirstDay: Bool
    let notice: String?
    /// The line that adds to the list.
    let line: QuickLine
    let target: QuickAddTarget
    /// Shared lists that are gone.
    let gone: [GoneList]

    /// Reads the page's model; nil before the first day.
    ///
    /// - Parameters:
    ///   - openedAt: when the list was opened, in milliseconds since 1970.
    ///   - line: the text in the line that adds to the list.
    ///   - target: where its task goes; nil: the list.
    ///   - choosesWhatWaits: whether the options of the rows show, to choose what can wait.
    package init?(
        reading space: PlanReader,
        at instant: Instant,
        isChecking: Bool,
        openedAt: Int64,
        notice: String? = nil,
        line: QuickLine = .empty,
        at target: QuickAddTarget? = nil,
        choosesWhatWaits: Bool = false
    ) {
        let items = space.todayItems
        guard let day = space.currentDay, let budget = space.budget(of: items) else { return nil }
        self.day = day
        self.budget = budget
        var rows: [TaskRow] = []
        var later: [TaskRow] = []
        var aside: [TaskRow] = []
        for item in items {
            let row = TaskRow(item, reading: space)
            if item.isPutAside {
                aside.append(row)
            } else if row.done == nil, let end = row.task.snoozed, instant.time < end {
                // Not one that is hidden until a date: it was put into the list all the same.
                later.append(row)
            } else {
                rows.append(row)
            }
        }
        self.rows = rows
        self.aside = aside
        lowDay = space.lowDay
        self.later = later
        // As many as help: the rest stands under Tasks.
        let lists = OpenedLists(in: space, at: instant, openedAt: openedAt)
        var dated: [TaskRow] = []
        for task in lists.due(by: instant.date, most: 10) { dated.append(TaskRow(task, reading: space)) }
        self.dated = dated
        order = space.dayOrder
        hasTasks = !items.isEmpty || Costs.categories.contains { !space.category($0).isEmpty } || !space.backlog.isEmpty
        hasBacklog = space.backlog.contains { identity in
            space.task(identity).map { !space.isHidden($0, at: instant) } ?? false
        }
        usual = space.newDaySuggestion.usual
        self.isChecking = isChecking
        self.openedAt = openedAt
        self.notice = notice
        self.line = line
        self.target = target ?? .today()
        let showsAlways = space.showsOptions(on: .today)
        isChoosingWhatWaits = choosesWhatWaits && !showsAlways && !space.settings.isSimple
        showsOptions = showsAlways || isChoosingWhatWaits
        hasExamples = !space.examples.isEmpty
        isFirstDay = space.isFirstDay
        gone = space.goneLists(at: instant)
    }

    package func title(_ context: PageContext) -> String { context.words[.today] }

    package var section: Section? { .today }

    package func subtitle(_ context: PageContext) -> String? { context.words.longDate(day.date, at: context.instant) }

    package func shortSubtitle(_ context: PageContext) -> String? { context.words.date(day.date, at: context.instant) }

    package var hasTabs: Bool { !isChecking }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if !isOver(context) { html.menuLink(.todayMenuNewDay, .sun, id: "new-day", to: Route.newDay.path) }
        if rows.isEmpty || isOver(context) { html.menuLink(.todayMenuNow, .spoon, id: "what-now", to: Route.now.path) }
        html.menuLink(.todayMenuAdjust, .edit, id: "adjust", to: Route.adjustDay.path)
        if case .some = lowDay { putAway(&html, context) }
        if !isChecking, !shown.isEmpty {
            html.menuLink(.todayMenuCheck, .ticked, id: "check-off", to: Route.today.path + "?check=1")
        }
        if !isChecking, !context.settings.isSimple { html.menuDayOrder(order, context) }
        html.menuOptions(isShown: showsOptions, context)
        html.menuPrint()
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChecking {
            html.formActions("list", cancel: Route.today.path, primary: "\(.todayBarDone)", id: "done")
            return
        }
        html.beginActions()
        html.addTask(to: Route.newTaskPath(list: nil, isFromToday: true), isPrimary: !hasTasks)
        if isOver(context) {
            html.primaryLink("\(.todayBarNewDay)", id: "new-day", to: Route.newDay.path)
        } else if !rows.isEmpty {
            html.primaryLink("\(.todayBarNow)", id: "what-now", to: Route.now.path)
        } else if hasTasks {
            html.primaryLink("\(.todayBarSelect)", id: "choose", to: Self.selecting)
        }
        html.endActions()
    }

    /// Where tasks are selected for today.
    static let selecting = Route.tasks.path + "?select=1"

    /// Whether another date has begun since.
    private func isOver(_ context: PageContext) -> Bool { context.instant.date > day.date }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if isOver(context) { html.anotherDate(context) }
        // Of a day on which every done task was deleted, only the sum is left.
        html.spoonMeter(budget, done: rows.contains { $0.done != nil } ? "done-today" : nil, context)
        if !isChecking { html.goneLists(gone, context) }
        html.noticed(notice)
        if isChecking {
            checkingList(&html, context)
        } else {
            if hasTasks || !isFirstDay || lowDay != nil {
                links(&html, context)
            } else {
                html.invitedLink(context, among: false)
            }
            // Below the button for a low day, which would move if a low day made this note unnecessary.
            tooMuch(&html, context)
            // Above an empty list; once there is something to do, it does not stand before it.
            if rows.isEmpty { aboutSpoons(&html, context) }
            // A low day asks for nothing more; *Add* is in the bar.
            if case .none = lowDay { html.todayLine(line, at: target, openedAt: openedAt, context) }
            if isChoosingWhatWaits {
                html.write(
                    """
                    <p class="links" id="options"><a id="options-toggle" href="\(Route.today)">\(Symbol.settings)\
                    <span>\(.menuOptionsHide)</span></a></p>
                    """
                )
            } else if showsOptions {
                html.hideOptions(context)
            }
            list(&html, context)
            if let lowDay { html.lowDay(lowDay, aside, in: budget, context) }
            if !hasTasks, isFirstDay { beginnings(&html, context) }
            if !rows.isEmpty { aboutSpoons(&html, context) }
        }
        belowList(&html, context)
        if hasExamples, isFirstDay || showsOptions || rows.isEmpty { html.removeExamples(context) }
        html.zoneWithoutScript(context)
    }

    /// More is planned than the day has, or some of tomorrow: the meaning of that, and the way to change it.
    private func tooMuch(_ html: inout HTML, _ context: PageContext) {
        guard budget.over > 0 || budget.borrowed > 0 else { return }
        html.beginCallout(.info, id: "too-much", isWarning: true)
        if budget.over > 0 {
            let limit = SpoonCount(count: budget.limit, unit: context.unit)
            html.write("<p>\(.todayOver(spoons: limit, used: budget.used))</p>")
        } else {
            let suggestion = max(usual - budget.borrowed, 0)
            html.write("<p>\(.todayBorrowed(spoons: suggestion))</p>")
        }
        if !showsOptions, !shown.isEmpty, !context.settings.isSimple {
            html.write(
                """
                <p class="links"><a id="choose-what-can-wait" href="\(Route.today)?wait=1#options" data-shows>\(.todayCanWait)</a></p>
                """
            )
        }
        html.endCallout()
    }

    /// Other ways to begin, where there is nothing yet.
    private func beginnings(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        html.beginEntries("\(.todayBegin)")
        html.entry(.todayTemplate, .template, to: Route.templates.path, words[.todayTemplateFacts])
        html.endEntries()
    }

    private func aboutSpoons(_ html: inout HTML, _ context: PageContext) {
        guard isFirstDay, !isOver(context) else { return }
        let unit = context.unit
        let what: Sentence = unit.one.isEmpty ? Sentence(.todaySpoons) : .todaySpoonsOwn(unit: unit.one)
        html.write(
            """
            <aside class="callout" id="about-spoons">\(Symbol.spoon)<div><h2>\(what)</h2><p class="quiet-text">\(.todaySpoonsFacts)</p>\
            <p class="links"><a href="\(Route.help)">\(.todaySpoonsHelp(unit: unit))</a></p></div></aside>
            """
        )
    }

    /// On a low day these are in the menu: the page asks for less.
    private func putAway(_ html: inout HTML, _ context: PageContext) {
        if !rows.isEmpty || isOver(context) { html.menuLink(.todaySelect, .list, id: "choose", to: Self.selecting) }
        if !context.settings.isSimple { html.menuLink(.todayPlan, .bulb, id: "plan-day", to: Route.plan.path) }
    }

    private func links(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"links\">")
        html.lowDayButton(lowDay, context)
        html.invitedLink(context, among: true)
        if case .some = lowDay {
            html.write("<a id=\"fewer\" href=\"\(Route.adjustDay)\">\(.lowDayFewer(unit: context.unit))</a></div>")
            return
        }
        // Where nothing is planned yet it is the primary action.
        if !rows.isEmpty || isOver(context) { html.write("<a id=\"choose\" href=\"\(Self.selecting)\">\(.todaySelect)</a>") }
        if !context.settings.isSimple { html.write("<a id=\"plan-day\" href=\"\(Route.plan)\">\(.todayPlan)</a>") }
        html.literal("</div>")
    }

    /// The rows of the list: the open tasks, and those ticked since it was opened.
    var shown: [TaskRow] {
        var shown: [TaskRow] = []
        for row in rows where (row.done ?? .max) > openedAt && !isBeside(row) { shown.append(row) }
        return shown
    }

    /// Whether it was ticked beside the list, and stays there.
    private func isBeside(_ row: TaskRow) -> Bool {
        for other in dated where other.task.identity == row.task.identity { return true }
        return false
    }
}

extension HTML {
    /// Another date has begun since the day was started.
    mutating func anotherDate(_ context: PageContext) {
        beginCallout(.moon, id: "another-day")
        let date = words.date(context.instant.date, .date, context.instant.times)
        write("<p>\(.todayAnotherDate(date: date))</p>")
        endCallout()
    }
}
