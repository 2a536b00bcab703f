import Facts
public import Planner

/// The tasks of one cost, or those not yet costed.
public final class CategoryPage: Page {
    /// How many rows a page shows; more are offered.
    static let rowsShown = 100

    let cost: Int?
    let tasks: [TaskEntry]
    let pageNumber: Int
    let hasMore: Bool
    let budget: Budget?
    let mode: ListMode
    let notice: ChoosingNotice
    let showsOptions: Bool
    let added: Typed

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - pageNumber: which hundred rows, from 1.
    ///   - added: what was typed as a new task and refused.
    public init(
        reading space: PersonalSpace,
        cost: Int?,
        pageNumber: Int = 1,
        mode: ListMode = .reading,
        notice: ChoosingNotice = .none,
        added: Typed = Typed("")
    ) {
        self.cost = cost
        self.pageNumber = pageNumber
        // What was never costed cannot be planned: there is nothing to choose.
        self.mode = cost == nil ? .reading : mode
        self.notice = notice
        self.added = added
        let members = space.category(cost)
        let first = min((pageNumber - 1) * Self.rowsShown, members.count)
        let shown = members[first..<min(first + Self.rowsShown, members.count)]
        tasks = shown.compactMap { space.task($0) }
        hasMore = first + Self.rowsShown < members.count
        budget = mode.isChoosing ? space.budget : nil
        showsOptions = space.showsOptions(on: .category(cost))
    }

    private var address: Address { cost.map { .category($0) } ?? .unsorted }

    package func title(_ context: PageContext) -> String { cost.map { context.spoons($0) } ?? "Unsorted" }

    package var section: Section? { .spoons }

    package func action(_ html: inout HTML, _ context: PageContext) {
        if !mode.isChoosing { html.optionsToggle(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if case .choosing(let chosen) = mode {
            choosing(&html, chosen, context)
        } else {
            html.addForm(cost: cost, added, context)
            if cost == nil, !tasks.isEmpty {
                html.element("p", .class("lead"), text: "Open one to say what it costs; then it can be planned.")
            }
            if tasks.isEmpty {
                html.emptyState(.drawer, "Nothing here yet. Write the first task in the field above.", action: nil, to: "")
            } else {
                reading(&html, context)
            }
        }
    }

    private func choosing(_ html: inout HTML, _ chosen: Set<Identity>, _ context: PageContext) {
        let here = Set(tasks.map { $0.identity })
        html.choosingForm(
            origin: address,
            budget: budget,
            notice: notice,
            others: chosen.subtracting(here).sorted(),
            context
        ) { html in
            html.rows(dragged: false, label: title(context)) { html in
                for task in tasks {
                    html.choosingRow(task, cost: task.cost, isChosen: chosen.contains(task.identity), context)
                }
            }
            html.pager(address, number: pageNumber, hasMore: hasMore, select: true)
        }
    }

    private func reading(_ html: inout HTML, _ context: PageContext) {
        if cost != nil {
            html.element("div", .class("acts")) {
                $0.element("a", .class("button").id("choose").with("href", address.path + "?select=1"), text: "Select")
            }
        }
        html.form(address, context, id: "list") { html in
            html.rows(dragged: showsOptions, label: title(context)) { html in
                for task in tasks {
                    html.waitingRow(task, showsOptions: showsOptions) { $0.titleLink(task, cost: task.cost, context) }
                }
            }
        }
        html.pager(address, number: pageNumber, hasMore: hasMore, select: false)
    }
}

extension HTML {
    /// A task that waits in its category or the backlog: one tap takes it into today's list.
    ///
    /// - Parameter content: what leads to the task.
    mutating func waitingRow(
        _ task: TaskEntry,
        showsOptions: Bool,
        canSendBack: Bool = false,
        content: (inout HTML) -> Void
    ) {
        element(
            "li",
            .id(Self.rowID(task.identity))
                .class("row")
                .with("data-move", showsOptions ? Address.taskAct(task.identity, .move).path : nil)
        ) { html in
            html.element("div", .class("row-main")) { html in
                if task.cost != nil {
                    html.tick(
                        .taskAct(task.identity, .today),
                        label: "Into today’s list: " + task.title,
                        isPressed: nil,
                        id: "today-" + task.identity.hex
                    )
                }
                content(&html)
            }
            if showsOptions { html.rowOptions(task, canSendBack: canSendBack) }
        }
    }

    /// One field and a button: the title is enough.
    mutating func addForm(cost: Int?, _ typed: Typed, _ context: PageContext) {
        form(.newTask, context, id: "add", class: "act add-form") { html in
            html.hidden("quick", "yes")
            if let cost { html.hidden("spoons", String(cost)) }
            html.element("label", .with("for", "title-field"), text: "New task")
            html.element("div", .class("add-line")) { html in
                html.void(
                    "input",
                    .id("title-field")
                        .name("title")
                        .type("text")
                        .fixed("autocomplete", "off")
                        .fixed("enterkeyhint", "done")
                        .fixed("dir", "auto")
                        .with("data-draft", "add-" + (cost.map { String($0) } ?? "unsorted"))
                        .value(typed.text)
                        .with("aria-invalid", typed.fault == nil ? nil : "true")
                        .with("aria-describedby", typed.fault == nil ? nil : "title-field-fault")
                )
                html.element("button", .class("primary").id("add-button"), text: "Add")
            }
            html.fault(typed.fault, for: "title-field")
        }
    }

    /// The neighbouring hundred rows.
    mutating func pager(_ address: Address, number: Int, hasMore: Bool, select: Bool) {
        guard number > 1 || hasMore else { return }
        let rest = select ? "&select=1" : ""
        element("nav", .class("pager").label("More of this list")) { html in
            if number > 1 {
                html.element(
                    "a",
                    .class("button quiet")
                        .with("href", address.path + "?page=" + String(number - 1) + rest),
                    text: "Back"
                )
            }
            if hasMore {
                html.element(
                    "a",
                    .class("button quiet")
                        .with("href", address.path + "?page=" + String(number + 1) + rest),
                    text: "Show more"
                )
            }
        }
    }
}
