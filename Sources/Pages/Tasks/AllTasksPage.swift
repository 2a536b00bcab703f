import Facts
package import Planner

/// Everything that waits in the categories, side by side: where tasks of different cost are chosen in one go.
package final class AllTasksPage: Page {
    /// Rows of one category; the rest is on the category's own page.
    private static let rowsShown = 9
    /// Unsorted tasks that are asked for their cost at once.
    private static let asked = 5

    /// The common property of a group of rows.
    enum Kind {
        /// Due until tomorrow, and not in today's list.
        case due
        case backlog
        /// Nil: not yet costed.
        case cost(Int?)
    }

    /// A class, so that its arrays share their code with those of other classes.
    final class Group {
        let kind: Kind
        let rows: [TaskRow]
        let hasMore: Bool

        init(_ kind: Kind, _ rows: [TaskRow], hasMore: Bool) {
            self.kind = kind
            self.rows = rows
            self.hasMore = hasMore
        }
    }

    let groups: [Group]
    let finder: Finder
    let choosing: Choosing?
    let showsOptions: Bool
    let hasExamples: Bool
    /// Whether there are tasks that stand on other pages.
    let elsewhere: Elsewhere
    /// Rows ticked since then stay where they are.
    let openedAt: Int64

    /// Reads the page's model.
    ///
    /// - Parameter openedAt: when the list was opened, in milliseconds since 1970; nil: now.
    package init(reading space: PlanReader, at instant: Instant, chosen: Chosen = .nothing, openedAt: Int64? = nil) {
        let lists = OpenedLists(reading: space, at: instant, for: chosen, openedAt)
        self.openedAt = lists.openedAt
        finder = Finder(TaskQuery(), in: .own, reading: space)
        let isChoosing = chosen.mode.isChoosing
        var groups: [Group] = []
        var rows: [TaskRow] = []
        var shown: Set<Identity> = []
        if isChoosing {
            // Urgent tasks stand first. Tasks without a cost are asked for it below.
            var due: [TaskRow] = []
            for task in lists.due(by: LocalDate(number: instant.date.number + 1), most: Self.rowsShown) where task.cost != nil {
                due.append(TaskRow(task, reading: space))
                shown.insert(task.identity)
            }
            if !due.isEmpty { groups.append(Group(.due, due, hasMore: false)) }
            rows = due
        }
        func add(_ kind: Kind, _ bucket: TaskBucket, most: Int) {
            let read = RowsShown(bucket, of: lists, most: most, leavingOut: shown, reading: space)
            if read.rows.isEmpty { return }
            groups.append(Group(kind, read.rows, hasMore: read.hasMore))
            rows += read.rows
        }
        add(.cost(nil), .category(nil), most: isChoosing ? Self.asked : Self.rowsShown)
        let hasUncosted = !groups.isEmpty && rows.last?.task.cost == nil
        if isChoosing { add(.backlog, .backlog, most: Self.rowsShown) }
        for cost in Costs.range { add(.cost(cost), .category(cost), most: Self.rowsShown) }
        self.groups = groups
        let hasBoxes = groups.count > (hasUncosted ? 1 : 0)
        choosing = Choosing(chosen, of: .tasks, hasBoxes: hasBoxes, rows: rows, reading: space, at: instant)
        showsOptions = space.showsOptions(on: .tasks)
        hasExamples = !space.examples.isEmpty
        elsewhere = Elsewhere(reading: space, at: instant)
    }

    package func title(_ context: PageContext) -> String { context.words[isChoosing ? Phrase.tasksSelect : .tasks] }

    package var section: Section? { .tasks }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    package var hasTabs: Bool { !isChoosing }

    package func tools(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { html.searchLink() }
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { return }
        html.beginActions()
        html.addTask(isPrimary: groups.isEmpty)
        if !groups.isEmpty { html.selectButton(.tasks) }
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        html.menuChoosing(choosing)
        if !isChoosing, !groups.isEmpty { html.menuOptions(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if !isChoosing { find(&html, context) }
        if groups.isEmpty {
            html.emptyState(
                .drawer,
                context.words[isChoosing ? Phrase.tasksSelectEmpty : .tasksEmpty],
                action: isChoosing ? context.words[.tasksSelectEmptyLink] : nil,
                to: Route.newTask.path
            )
            if !isChoosing { elsewhere.write(&html) }
        } else if let choosing {
            html.beginChoosing(choosing, context)
            sections(&html, context)
            html.endChoosing(choosing, context)
        } else {
            if showsOptions { html.hideOptions(context) }
            html.beginForm(.tasks, context, back: Route.tasks.path(asked: Route.since(openedAt)), id: "list")
            sections(&html, context)
            html.endForm()
            elsewhere.write(&html)
            if hasExamples { html.removeExamples(context) }
        }
    }

    private func find(_ html: inout HTML, _ context: PageContext) {
        finder.write(&html)
        html.taskViews(current: .tasks, context)
        finder.tools(&html, context)
    }

    private func sections(_ html: inout HTML, _ context: PageContext) {
        var needsKey = !isChoosing
        for group in groups {
            let hasKey = needsKey && WaitingRows.hasSun(group.rows)
            if hasKey { needsKey = false }
            switch group.kind {
            case .due:
                let name = context.words[.tasksDueSoon]
                html.beginSection("due-soon", name)
                rows(&html, group, name, context)
            case .backlog:
                let name = context.words[.tasksBacklog]
                html.beginSection("cost-backlog", name)
                rows(&html, group, name, context)
                more(&html, group, .backlog, Sentence(.tasksAllOfBacklog))
            case .cost(let cost):
                let name = cost.map { context.heading($0) } ?? context.words[.costsUnsorted]
                html.beginCostSection(cost, name: name, hasKey: hasKey)
                if let choosing, cost == nil, !choosing.isBulk {
                    html.costStrips(group.rows, label: name, choosing, context)
                } else {
                    rows(&html, group, name, context)
                }
                more(&html, group, .category(of: cost), .tasksAllOfCategory(category: context.category(cost)))
            }
            html.endSection()
        }
    }

    private func rows(_ html: inout HTML, _ group: Group, _ name: String, _ context: PageContext) {
        if let choosing {
            html.choosingRows(group.rows, label: name, choosing, context)
        } else {
            html.waitingRows(group.rows, WaitingRows(label: name, showsOptions: showsOptions, asksForCost: true), context)
        }
    }

    private func more(_ html: inout HTML, _ group: Group, _ route: Route, _ words: Sentence) {
        guard group.hasMore else { return }
        html.write("<a class=\"more\" href=\"\(route)\("?select=1", if: isChoosing)\">\(words)</a>")
    }
}

/// The tasks that stand on other pages: all of them are reached from here.
struct Elsewhere {
    private let hasToday: Bool
    private let hasBacklog: Bool
    private let hasHidden: Bool

    init(reading space: PlanReader, at instant: Instant) {
        hasToday = !space.todayItems.isEmpty
        hasBacklog = !space.backlog.isEmpty
        hasHidden = !space.hidden(at: instant).isEmpty
    }

    func write(_ html: inout HTML) {
        html.beginEntries("\(.tasksElsewhere)", id: "elsewhere")
        if hasToday { html.entry(.tasksElsewhereToday, to: Route.today.path) }
        if hasBacklog { html.entry(.tasksElsewhereBacklog, to: Route.backlog.path) }
        if hasHidden { html.entry(.tasksElsewhereSnoozed, to: Route.tasks.path + "?show=hidden") }
        html.entry(.tasksElsewhereDone, to: Route.tasks.path + "?show=done")
        html.entry(.tasksElsewhereAll, to: Route.tasks.path + "?show=all")
        html.endEntries()
    }
}
