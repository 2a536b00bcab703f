import Facts
public import Planner

/// Everything that waits in the categories, side by side: where tasks of different cost are chosen in one go.
public final class AllTasksPage: Page {
    /// Rows of one category; the rest is on the category's own page.
    private static let rowsShown = 9

    struct Group: Equatable, Sendable {
        let cost: Int?
        let tasks: [TaskEntry]
        let hasMore: Bool
    }

    let groups: [Group]
    let budget: Budget?
    let mode: ListMode
    let notice: ChoosingNotice
    let showsOptions: Bool
    let hasExamples: Bool

    /// Reads the page's model.
    public init(reading space: PersonalSpace, mode: ListMode = .reading, notice: ChoosingNotice = .none) {
        self.mode = mode
        self.notice = notice
        var groups: [Group] = []
        let costs: [Int?] = Costs.range.map { $0 } + (mode.isChoosing ? [] : [nil])
        for cost in costs {
            let members = space.category(cost)
            guard !members.isEmpty else { continue }
            let tasks = members.prefix(Self.rowsShown).compactMap { space.task($0) }
            groups.append(Group(cost: cost, tasks: tasks, hasMore: members.count > Self.rowsShown))
        }
        self.groups = groups
        budget = mode.isChoosing ? space.budget : nil
        showsOptions = space.showsOptions(on: .tasks)
        hasExamples = !space.examples.isEmpty
    }

    package func title(_ context: PageContext) -> String { mode.isChoosing ? "Select" : "All tasks" }

    package var section: Section? { .spoons }

    package func action(_ html: inout HTML, _ context: PageContext) {
        if !mode.isChoosing, !groups.isEmpty { html.optionsToggle(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if groups.isEmpty {
            html.emptyState(
                .drawer,
                "No task waits in its category. Add one: a title is enough.",
                action: "Add a task",
                to: Address.newTask.path
            )
        } else if case .choosing(let chosen) = mode {
            choosing(&html, chosen, context)
        } else {
            reading(&html, context)
        }
    }

    private func choosing(_ html: inout HTML, _ chosen: Set<Identity>, _ context: PageContext) {
        var here: Set<Identity> = []
        for group in groups { here.formUnion(group.tasks.map { $0.identity }) }
        html.choosingForm(
            origin: .tasks,
            budget: budget,
            notice: notice,
            others: chosen.subtracting(here).sorted(),
            context
        ) { html in
            for group in groups {
                section(&html, group, context) { html in
                    for task in group.tasks {
                        html.choosingRow(task, cost: task.cost, isChosen: chosen.contains(task.identity), context)
                    }
                }
            }
        }
    }

    private func reading(_ html: inout HTML, _ context: PageContext) {
        html.element("div", .class("acts")) { html in
            html.element("a", .class("button").id("choose").with("href", Address.tasks.path + "?select=1"), text: "Select")
            if hasExamples { html.removeExamples(context) }
        }
        html.form(.tasks, context, id: "list") { html in
            for group in groups {
                section(&html, group, context) { html in
                    for task in group.tasks {
                        html.waitingRow(task, showsOptions: showsOptions) { $0.titleLink(task, cost: task.cost, context) }
                    }
                }
            }
        }
    }

    private func section(_ html: inout HTML, _ group: Group, _ context: PageContext, _ rows: (inout HTML) -> Void) {
        let id = "cost-" + (group.cost.map { String($0) } ?? "unsorted")
        let name = group.cost.map { context.spoons($0) } ?? "Unsorted"
        html.element("section", .class("cost-section").with("aria-labelledby", id)) { html in
            html.element("h2", .id(id), text: name)
            html.rows(dragged: showsOptions && !mode.isChoosing, label: name, rows)
            if group.hasMore {
                let address = group.cost.map { Address.category($0) } ?? .unsorted
                html.element("a", .class("more").with("href", address.path + (mode.isChoosing ? "?select=1" : ""))) {
                    $0.text("All of " + name)
                }
            }
        }
    }
}
