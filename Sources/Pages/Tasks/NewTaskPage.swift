import Facts
package import Planner

/// Adds a task: by one line, or by the form with all fields.
package final class NewTaskPage: Page {
    private enum Content {
        case line(QuickLine, QuickAddTarget, lists: [(value: String, text: String)])
        case form(TaskForm, TaskChoices)
    }

    private let content: Content
    /// Where to go afterwards.
    let back: String
    /// The list that it is added to.
    let list: ListEntry?
    /// The message above the form: why a form of another page is shown here.
    let notice: String?

    package init(reading space: PlanReader, form: TaskForm, back: String, notice: String? = nil) {
        content = .form(form, TaskChoices(reading: space, form, isStep: form.parent != nil))
        self.back = back
        list = nil
        self.notice = notice
    }

    /// The page with one line. Fields that the line does not name are taken from its place.
    package init(reading space: PlanReader, line: QuickLine, at target: QuickAddTarget, notice: String? = nil) {
        content = .line(line, target, lists: space.listOptions(with: target.list))
        list = target.list.flatMap { space.list($0) }
        // One task after the other is added without leaving the page.
        let home = list.map { Route.list($0.identity) } ?? .today
        back = (target.due.map { Route.calendarDay($0) } ?? home).path
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String {
        list.map { context.words[.addTo(list: Text.shortened($0.name, to: 60))] } ?? context.words[.add]
    }

    package var section: Section? { nil }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        switch content {
        case .line:
            html.formActions("add", cancel: back, cancelName: "\(.addBarClose)", primary: "\(.addBarAdd)", id: "add-button")
        case .form: html.formActions("task", cancel: back)
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        switch content {
        case .line(let line, let target, let lists): oneLine(&html, line, target, lists, context)
        case .form(let form, let choices): allFields(&html, form, choices, context)
        }
        html.zoneWithoutScript(context)
    }

    private func oneLine(
        _ html: inout HTML,
        _ line: QuickLine,
        _ target: QuickAddTarget,
        _ lists: [(value: String, text: String)],
        _ context: PageContext
    ) {
        html.beginForm(.newTask, context, id: "add", class: "act add-form stack")
        html.defaultButton()
        html.hidden("quick", "yes")
        if let parent = target.parent { html.hidden("parent", parent.hex) }
        html.literal("<div class=\"one-line\">")
        html.lineField(line, at: target, hasButton: false)
        html.write(
            "<a class=\"several\" id=\"many-at-once\" href=\"\(Route.manyTasksPath(list: target.list))\">\(.addSeveral)</a></div>"
        )
        html.swaps(line.swaps, context)
        html.borrowButton(line.offersBorrowing)
        html.lineRows(target, lists, offersReserve: line.offersReserve, context)
        html.endForm()
        // Some of the tasks just added may be for today: that is one tap away.
        if case .some = context.toast {
            html.write("<p class=\"links\"><a id=\"choose\" href=\"\(TodayPage.selecting)\">\(.addSelect)</a></p>")
        }
        let help = Sentence.addHelpLine(spoons: SpoonCount(count: 2, unit: context.unit))
        html.write(
            """
            <details class="fold" id="line-help"><summary>\(.addHelp)</summary><p class="hint">\(help)</p></details>
            """
        )
    }

    private func allFields(_ html: inout HTML, _ form: TaskForm, _ choices: TaskChoices, _ context: PageContext) {
        html.titleField(form.title, draft: "new", focused: form.title.text.isEmpty)
        html.swaps(form.swaps, of: "task", context)
        html.beginFieldRows()
        html.beginReturningForm(.newTask, context, back: back, id: "task", class: "act")
        html.defaultButton()
        if let parent = form.parent { html.hidden("parent", parent.hex) }
        html.taskRows(form, choices, draft: "new", isPlanned: false, context)
        // It is offered beside the line; the choice made there is not lost here.
        if form.isForToday { html.todayRow(.yes, offersReserve: form.offersReserve) }
        html.endForm()
        html.literal("</div>")
        html.noteField(form.note, draft: "new")
    }
}
