import Facts
public import Planner

/// What was left in the to-do lists of earlier days: still here.
public final class BacklogPage: Page {
    let tasks: [TaskEntry]
    let pageNumber: Int
    let hasMore: Bool
    let budget: Budget?
    let mode: ListMode
    let notice: ChoosingNotice
    let showsOptions: Bool

    /// Reads the page's model.
    public init(reading space: PersonalSpace, pageNumber: Int = 1, mode: ListMode = .reading, notice: ChoosingNotice = .none) {
        self.pageNumber = pageNumber
        self.mode = mode
        self.notice = notice
        let members = space.backlog
        let first = min((pageNumber - 1) * CategoryPage.rowsShown, members.count)
        tasks = members[first..<min(first + CategoryPage.rowsShown, members.count)].compactMap { space.task($0) }
        hasMore = first + CategoryPage.rowsShown < members.count
        budget = mode.isChoosing ? space.budget : nil
        showsOptions = space.showsOptions(on: .backlog)
    }

    package func title(_ context: PageContext) -> String { "Backlog" }

    package var section: Section? { .backlog }

    package func action(_ html: inout HTML, _ context: PageContext) {
        if !mode.isChoosing, !tasks.isEmpty { html.optionsToggle(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if case .choosing(let chosen) = mode {
            choosing(&html, chosen, context)
        } else if tasks.isEmpty {
            html.emptyState(
                .tray,
                "Nothing is waiting here. What a day leaves undone is carried over to this page.",
                action: "To today",
                to: Address.today.path
            )
        } else {
            reading(&html, context)
        }
    }

    private func choosing(_ html: inout HTML, _ chosen: Set<Identity>, _ context: PageContext) {
        let here = Set(tasks.map { $0.identity })
        html.choosingForm(
            origin: .backlog,
            budget: budget,
            notice: notice,
            others: chosen.subtracting(here).sorted(),
            context
        ) { html in
            html.rows(dragged: false, label: "Backlog") { html in
                for task in tasks where task.cost != nil {
                    html.element("li", .id(HTML.rowID(task.identity)).class("row choosing")) { html in
                        html.element("label") { html in
                            html.void(
                                "input",
                                .type("checkbox")
                                    .name("task")
                                    .value(task.identity.hex)
                                    .flag("checked", chosen.contains(task.identity))
                            )
                            nameAndCost(&html, task, context)
                        }
                    }
                }
            }
            html.pager(.backlog, number: pageNumber, hasMore: hasMore, select: true)
        }
    }

    private func reading(_ html: inout HTML, _ context: PageContext) {
        html.element("p", .class("lead"), text: "Carried over: still here when you want them.")
        html.element("div", .class("acts")) { html in
            html.element("a", .class("button").id("choose").with("href", Address.backlog.path + "?select=1"), text: "Select")
            html.form(.startFresh, context, id: "fresh") {
                $0.element("button", .class("button").id("start-fresh"), text: "Start fresh")
            }
        }
        html.form(.backlog, context, id: "list") { html in
            html.rows(dragged: showsOptions, label: "Backlog") { html in
                for task in tasks { row(&html, task, context) }
            }
        }
        html.pager(.backlog, number: pageNumber, hasMore: hasMore, select: false)
    }

    private func row(_ html: inout HTML, _ task: TaskEntry, _ context: PageContext) {
        html.waitingRow(task, showsOptions: showsOptions, canSendBack: true) { html in
            html.element("a", .class("what").href(.task(task.identity))) { nameAndCost(&$0, task, context) }
        }
    }

    /// "Shower, 2 spoons".
    private func nameAndCost(_ html: inout HTML, _ task: TaskEntry, _ context: PageContext) {
        html.element("span", .class("what")) { html in
            html.element("span", .class("title").fixed("dir", "auto")) { html in
                html.element("bdi", text: task.title)
                html.text(", " + (task.cost.map { context.spoons($0) } ?? "not yet costed"))
            }
        }
    }
}
