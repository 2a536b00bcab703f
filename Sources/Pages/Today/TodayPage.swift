import Facts
public import Planner

/// The to-do list of the day.
public final class TodayPage: Page {
    let budget: Budget
    let day: DayKey
    let items: [TodayItem]
    let isChecking: Bool
    let showsOptions: Bool
    /// Rows ticked since the list was opened stay where they are: nothing moves under the finger.
    let openedAt: Int64
    let hasExamples: Bool
    let notice: String?

    /// Reads the page's model; nil before the first day.
    ///
    /// - Parameter openedAt: when the list was opened, in milliseconds since 1970.
    public init?(reading space: PersonalSpace, isChecking: Bool, openedAt: Int64, notice: String? = nil) {
        let items = space.todayItems
        guard let day = space.currentDay, let budget = space.budget(of: items) else { return nil }
        self.day = day
        self.budget = budget
        self.items = items
        self.isChecking = isChecking
        self.openedAt = openedAt
        self.notice = notice
        showsOptions = space.showsOptions(on: .today)
        hasExamples = !space.examples.isEmpty
    }

    package func title(_ context: PageContext) -> String { "Today" }

    package var section: Section? { .today }

    package func action(_ html: inout HTML, _ context: PageContext) {
        html.optionsToggle(isShown: showsOptions, context)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.element("p", .class("date"), text: Words.date(day.date))
        html.spoonMeter(budget, context)
        if context.moment.date > day.date { newDate(&html, context) }
        acts(&html)
        if let notice {
            html.element("p", .class("notice").id("notice").fixed("role", "alert").fixed("tabindex", "-1"), text: notice)
        }
        if isChecking { checkingList(&html, context) } else { list(&html, context) }
        doneToday(&html, context)
        if hasExamples, showsOptions || items.isEmpty { html.removeExamples(context) }
    }

    private func newDate(_ html: inout HTML, _ context: PageContext) {
        html.element("p", .class("lead")) {
            $0.text("It is " + Words.date(context.moment.date) + " now. A New Day starts when you say so.")
        }
    }

    private func acts(_ html: inout HTML) {
        html.element("div", .class("acts")) { html in
            html.element("a", .class("button").id("new-day").href(.newDay), text: "New Day")
            html.element("a", .class("button").id("choose").with("href", Address.tasks.path + "?select=1"), text: "Select")
            if !isChecking, items.contains(where: { $0.done == nil }) {
                html.element(
                    "a",
                    .class("button")
                        .id("check-off")
                        .with("href", Address.today.path + "?check=1"),
                    text: "Check off"
                )
            }
            if showsOptions {
                html.element("a", .class("button").id("adjust").href(.adjustDay), text: "Adjust today")
            }
        }
    }

    // MARK: The list

    private func list(_ html: inout HTML, _ context: PageContext) {
        let shown = items.filter { $0.done == nil || isSettling($0) }
        if shown.isEmpty {
            html.emptyState(
                .sun,
                items.isEmpty
                    ? "Nothing is planned yet. Choose a few things that fit, or simply rest: rest counts."
                    : "All done here. Rest counts too.",
                action: "Select tasks",
                to: Address.tasks.path + "?select=1"
            )
            return
        }
        html.form(.checkOff, context, back: Address.today.path + "?since=" + String(openedAt), id: "list") { html in
            for section in sections(of: shown) {
                html.costSection(section.cost, context) { html in
                    html.rows(dragged: showsOptions, label: context.spoons(section.cost)) { html in
                        for item in section.items { row(&html, item, context) }
                    }
                }
            }
        }
    }

    private func row(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        let isDone = item.done != nil
        let identity = item.task.identity
        html.element(
            "li",
            .id(HTML.rowID(identity))
                .class(isDone ? "row done" : "row")
                .with("data-move", showsOptions ? Address.taskAct(identity, .move).path : nil)
        ) { html in
            html.element("swipe-row", .fixed("data-state", isDone ? "done" : "open")) { html in
                html.tick(
                    .taskAct(identity, isDone ? .open : .done),
                    label: "Done: " + item.task.title,
                    isPressed: isDone,
                    id: "tick-" + identity.hex,
                    swipe: isDone ? "Not done" : "Done"
                )
                html.titleLink(item.task, cost: item.cost, context)
            }
            if showsOptions, !isDone {
                html.rowOptions(item.task, canSendBack: true)
            }
        }
    }

    private func checkingList(_ html: inout HTML, _ context: PageContext) {
        html.form(.checkOff, context, back: Address.today.path, id: "list") { html in
            html.element("p", .class("lead"), text: "Mark what is done, then press Done.")
            for section in sections(of: items.filter { $0.done == nil }) {
                html.costSection(section.cost, context) { html in
                    html.rows(dragged: false, label: context.spoons(section.cost)) { html in
                        for item in section.items { html.choosingRow(item.task, cost: item.cost, isChosen: false, context) }
                    }
                }
            }
            html.element("div", .class("decide")) { html in
                html.element("a", .class("button quiet").href(.today), text: "Cancel")
                html.element("button", .class("primary").id("done"), text: "Done")
            }
        }
    }

    private func doneToday(_ html: inout HTML, _ context: PageContext) {
        let done = items.filter { $0.done != nil }.sorted { ($0.done ?? 0) < ($1.done ?? 0) }
        guard !done.isEmpty else { return }
        html.element("section", .class("done-today").id("done-today").fixed("aria-labelledby", "done-title")) { html in
            html.element("h2", .id("done-title"), text: "Done today")
            html.form(.checkOff, context, back: Address.today.path, id: "done-list") { html in
                html.element("ul", .class("rows")) { html in
                    for item in done { doneRow(&html, item, context) }
                }
            }
        }
    }

    private func doneRow(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        let identity = item.task.identity
        // A row that is still settling above keeps its own id there.
        html.element("li", .id("done-" + identity.hex).class("row done")) { html in
            html.element("swipe-row", .fixed("data-state", "done")) { html in
                html.tick(
                    .taskAct(identity, .open),
                    label: "Done: " + item.task.title,
                    isPressed: true,
                    id: "untick-" + identity.hex,
                    swipe: "Not done"
                )
                html.titleLink(item.task, cost: item.spent, context)
            }
        }
    }

    private func isSettling(_ item: TodayItem) -> Bool {
        item.done.map { $0 >= openedAt } ?? false
    }

    private func sections(of items: [TodayItem]) -> [(cost: Int, items: [TodayItem])] {
        var sections: [(cost: Int, items: [TodayItem])] = []
        // A task that is still without a cost can be in the list of a day that another device planned.
        for cost in 0...Costs.range.upperBound {
            let members = items.filter { $0.cost == cost }
            if !members.isEmpty { sections.append((cost, members)) }
        }
        return sections
    }
}

extension HTML {
    /// A section of tasks of one cost.
    mutating func costSection(_ cost: Int, _ context: PageContext, _ content: (inout HTML) -> Void) {
        let id = "cost-" + String(cost)
        element("section", .class("cost-section").with("aria-labelledby", id)) { html in
            html.element("h2", .id(id), text: context.spoons(cost))
            content(&html)
        }
    }

    /// Takes all examples away at once.
    mutating func removeExamples(_ context: PageContext) {
        form(.removeExamples, context, id: "examples") { html in
            html.element("button", .class("quiet").id("remove-examples"), text: "Remove the examples")
        }
    }
}
