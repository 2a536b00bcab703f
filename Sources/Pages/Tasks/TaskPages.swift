import Facts
public import Planner

/// Adds a task: the title is enough.
public final class NewTaskPage: Page {
    let form: TaskForm
    /// Where to go afterwards.
    let back: String
    /// Said above the form: why a task that was being edited is offered as a new one.
    let notice: String?

    /// The page with what stands in the form.
    public init(form: TaskForm, back: String, notice: String? = nil) {
        self.form = form
        self.back = back
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Add a task" }

    package var section: Section? { .add }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let notice {
            html.element("p", .class("notice").id("notice").fixed("role", "alert").fixed("tabindex", "-1"), text: notice)
        }
        html.form(.newTask, context, back: back, id: "task", class: "act stack") { html in
            html.saveBar(cancel: back)
            html.taskFields(form, draft: "new", focused: form.title.text.isEmpty, context)
        }
    }
}

/// One task: its details, which are its form, and what can be done with it.
public final class TaskPage: Page {
    let task: TaskEntry
    let form: TaskForm
    let place: Place
    let item: TodayItem?
    let back: String

    /// Reads the page's model; `form` holds what was typed and refused.
    public init(reading space: PersonalSpace, _ task: TaskEntry, form: TaskForm? = nil, back: String) {
        self.task = task
        self.form = form ?? TaskForm(task)
        place = space.place(of: task)
        item = space.todayItem(task.identity)
        self.back = back
    }

    package func title(_ context: PageContext) -> String { "Task" }

    package var section: Section? { nil }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let item { today(&html, item, context) }
        html.form(.task(task.identity), context, back: back, id: "task", class: "act stack") { html in
            html.saveBar(cancel: back)
            html.taskFields(form, draft: "task-" + task.identity.hex, focused: false, context)
        }
        html.form(.taskAct(task.identity, .delete), context, back: back, id: "task-acts", class: "act acts") { html in
            switch place {
            case .today: button(&html, .back, "Send back to its category", .back)
            case .backlog:
                button(&html, .today, "Into today’s list", .sun)
                button(&html, .back, "Send back to its category", .back)
            case .category(.some): button(&html, .today, "Into today’s list", .sun)
            case .category(nil), .doneToday, .done: break
            }
            button(&html, .delete, "Delete", .bin)
        }
    }

    private func button(_ html: inout HTML, _ act: Address.TaskAct, _ word: String, _ symbol: Symbol) {
        html.element("button", .class("button").id("act-" + act.word).formAction(.taskAct(task.identity, act))) { html in
            html.symbol(symbol)
            html.element("span", text: word)
        }
    }

    /// What it costs today, which may differ from the usual; once done, what it really took.
    private func today(_ html: inout HTML, _ item: TodayItem, _ context: PageContext) {
        let isDone = item.done != nil
        html.form(.taskAct(task.identity, isDone ? .real : .cost), context, id: "today-cost", class: "act card") { html in
            html.element("h2", text: isDone ? "What did it really take?" : "What does it cost today?")
            html.element("p", .class("hint")) { html in
                html.text(
                    isDone
                        ? "Planned: " + context.spoons(item.cost) + ". Noting it changes nothing else."
                        : "Its usual cost stays " + (task.cost.map { context.spoons($0) } ?? "open") + "."
                )
            }
            html.element("div", .class("scale")) { html in
                for cost in (isDone ? 0 : 1)...Costs.range.upperBound {
                    let isOn = isDone ? item.real == cost : item.cost == cost
                    html.element(
                        "button",
                        .class("chip-button")
                            .id("today-cost-" + String(cost))
                            .name("spoons")
                            .value(String(cost))
                            .with("aria-pressed", isOn ? "true" : "false")
                            .label(context.spoons(cost))
                    ) { $0.text(String(cost)) }
                }
            }
        }
    }
}
