import Facts
public import Planner

/// Everything that waits in the categories, side by side: where tasks of different cost are chosen in one go.
public final class AllTasksPage: Page {
    /// Rows of one category; the rest is on the category's own page.
    private static let rowsShown = 9
    /// Unsorted tasks that are asked for their cost at once.
    private static let asked = 5

    struct Group {
        /// Nil: not yet costed.
        let cost: Int?
        let shown: RowsShown
    }

    let groups: [Group]
    let finder: Finder
    let choosing: Choosing?
    let showsOptions: Bool
    let hasExamples: Bool
    /// Rows ticked since then stay where they are.
    let openedAt: Int64

    /// Reads the page's model.
    ///
    /// - Parameter openedAt: when the list was opened, in milliseconds since 1970; nil: now.
    public init(reading space: PersonalSpace, at moment: Moment, chosen: Chosen = .nothing, openedAt: Int64? = nil) {
        let lists = OpenedLists(reading: space, at: moment, for: chosen, openedAt)
        self.openedAt = lists.openedAt
        finder = Finder(TaskQuery(), in: .own, reading: space)
        var groups: [Group] = []
        var rows: [TaskRow] = []
        for cost in Costs.categories {
            let most = chosen.mode.isChoosing && cost == nil ? Self.asked : Self.rowsShown
            let shown = RowsShown(.category(cost), of: lists, most: most, reading: space)
            if shown.rows.isEmpty { continue }
            groups.append(Group(cost: cost, shown: shown))
            rows += shown.rows
        }
        self.groups = groups
        let hasBoxes = groups.contains { $0.cost != nil }
        choosing = Choosing(chosen, of: .tasks, hasBoxes: hasBoxes, rows: rows, reading: space)
        showsOptions = space.showsOptions(on: .tasks)
        hasExamples = !space.examples.isEmpty
    }

    package func title(_ context: PageContext) -> String { isChoosing ? "Select" : "All tasks" }

    package var section: Section? { .tasks }

    private var isChoosing: Bool { if case .some = choosing { true } else { false } }

    package var hasTabs: Bool { !isChoosing }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if isChoosing { return }
        html.beginActions()
        html.addTask(isPrimary: groups.isEmpty)
        if !groups.isEmpty { html.selectButton(.tasks) }
        html.endActions()
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if !isChoosing, !groups.isEmpty { html.menuOptions(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if !isChoosing { find(&html, context) }
        if groups.isEmpty {
            html.emptyState(
                .drawer,
                "No tasks yet. Add one: a title is enough.",
                action: "Add a task",
                to: Address.newTask.path
            )
        } else if let choosing {
            html.beginChoosing(choosing, context)
            sections(&html, context)
            html.endChoosing(choosing, context)
        } else {
            html.beginForm(.tasks, context, back: Address.tasks.path(asked: Address.since(openedAt)), id: "list")
            sections(&html, context)
            html.endForm()
            if hasExamples { html.removeExamples(context) }
        }
    }

    private func find(_ html: inout HTML, _ context: PageContext) {
        html.taskViews(current: .tasks, context)
        finder.write(&html)
        finder.beginTools(&html, context)
        finder.endTools(&html)
    }

    private func sections(_ html: inout HTML, _ context: PageContext) {
        for group in groups {
            let name = context.category(group.cost)
            html.beginCostSection(group.cost, name: name)
            if let choosing, group.cost == nil {
                html.costStrips(group.shown.rows, label: name, choosing, context)
            } else if let choosing {
                html.choosingRows(group.shown.rows, label: name, choosing, context)
            } else {
                html.waitingRows(group.shown.rows, WaitingRows(label: name, showsOptions: showsOptions), context)
            }
            if group.shown.hasMore {
                let address = Address.category(of: group.cost)
                html.write("<a class=\"more\" href=\"\(address)\("?select=1", if: isChoosing)\">All of \(name)</a>")
            }
            html.endSection()
        }
    }
}
