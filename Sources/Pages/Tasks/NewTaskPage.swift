import Facts
public import Planner

/// Adds a task: by one line, or by the form with all fields.
public final class NewTaskPage: Page {
    private enum Content {
        case line(QuickLine, QuickPlace)
        case form(TaskForm, TaskChoices)
    }

    private let content: Content
    /// Where to go afterwards.
    let back: String
    /// Said above the form: why what was meant for another page is here.
    let notice: String?

    /// The page with what stands in the form.
    public init(reading space: PersonalSpace, form: TaskForm, back: String, notice: String? = nil) {
        content = .form(form, TaskChoices(reading: space, form, isStep: form.parent != nil))
        self.back = back
        self.notice = notice
    }

    /// The page with one line. What the line does not say is as its place has it.
    public init(line: QuickLine, at place: QuickPlace, notice: String? = nil) {
        content = .line(line, place)
        // One task after the other is added without leaving the page.
        back = place.due.map { Address.calendarDay($0).path } ?? Address.today.path
        self.notice = notice
    }

    /// Said where what was written to is no longer there.
    ///
    /// - Parameters:
    ///   - what: what was deleted, as a sentence begins.
    ///   - kept: what keeps it.
    public static func deleted(_ what: String, _ kept: String) -> String {
        what + " was deleted, perhaps on another device. What you wrote is here: " + kept
    }

    package func title(_ context: PageContext) -> String { "Add a task" }

    package var section: Section? { nil }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        switch content {
        case .line: html.formActions("add", cancel: back, cancelName: "Close", primary: "Add task", id: "add-button")
        case .form: html.formActions("task", cancel: back)
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        switch content {
        case .line(let line, let place): oneLine(&html, line, place, context)
        case .form(let form, let choices): allFields(&html, form, choices, context)
        }
    }

    private func oneLine(_ html: inout HTML, _ line: QuickLine, _ place: QuickPlace, _ context: PageContext) {
        if let due = place.due { html.write("<p class=\"lead\">For \(Words.longDate(due, context.moment.times)).</p>") }
        html.quickLine(line, at: place, hasButton: false, context)
        // A button of that form, not a link: what is typed goes along, with or without script.
        html.write(
            """
            <div class="acts"><button class="button" id="all-fields" form="add" formaction="\(Address.newTask)" \
            formmethod="get" name="full" value="1">All fields</button>\
            <a class="button" id="many-at-once" href="\(Address.manyTasks)">Many at once</a>
            """
        )
        // Of what was just added, some may be for today: that is one tap away.
        if case .some = context.toast {
            html.write("<a class=\"button\" id=\"choose\" href=\"\(TodayPage.selecting)\">Select tasks</a>")
        }
        html.write(
            """
            </div><p class="hint">A title is enough. If you like, the line can say more: ~2 for \(context.spoons(2)), \
            tomorrow 9:00, !high, #phone for a subject, @Errands for a list.</p>
            """
        )
    }

    private func allFields(_ html: inout HTML, _ form: TaskForm, _ choices: TaskChoices, _ context: PageContext) {
        html.beginReturningForm(.newTask, context, back: back, id: "task", class: "act stack")
        html.defaultButton()
        if let parent = form.parent { html.hidden("parent", parent.hex) }
        html.taskFields(form, choices, draft: "new", focused: form.title.text.isEmpty, context)
        html.endForm()
    }
}
