public import Planner

/// How often a task is taken up by itself, as the form asks it.
public enum Repetition: Equatable, Sendable {
    case never
    case everyDay
    case onWeekdays
}

/// What stands in the form of a task: as it was typed, right or wrong.
public struct TaskForm: Equatable, Sendable {
    /// The title.
    public var title: Typed
    /// The note.
    public var note: Typed
    /// 1–10; nil: not yet costed.
    public var cost: Int?
    /// What was wrong with the cost.
    public var costFault: String?
    /// How often it is taken up.
    public var repetition: Repetition
    /// On which weekdays.
    public var weekdays: Weekdays
    /// What was wrong with the weekdays.
    public var repetitionFault: String?

    /// A form of its parts.
    public init(title: Typed, note: Typed, cost: Int?, repetition: Repetition, weekdays: Weekdays) {
        self.title = title
        self.note = note
        self.cost = cost
        self.repetition = repetition
        self.weekdays = weekdays
    }

    /// An empty form, or one begun elsewhere.
    public init(title: String = "", cost: Int? = nil) {
        self.init(title: Typed(title), note: Typed(""), cost: cost, repetition: .never, weekdays: .none)
    }

    /// The form of a task as it is.
    public init(_ task: TaskEntry) {
        self.init(
            title: Typed(task.title),
            note: Typed(task.note),
            cost: task.cost,
            repetition: task.daily.isEmpty ? .never : task.daily == .all ? .everyDay : .onWeekdays,
            weekdays: task.daily == .all ? .none : task.daily
        )
    }
}

extension HTML {
    /// The fields of a task.
    ///
    /// - Parameter draft: what is typed is kept under this name until it is saved.
    mutating func taskFields(_ form: TaskForm, draft: String, focused: Bool, _ context: PageContext) {
        element("div", .class("field")) { html in
            html.element("label", .with("for", "title-field"), text: "Title")
            html.void(
                "input",
                .id("title-field")
                    .name("title")
                    .type("text")
                    .fixed("autocomplete", "off")
                    .fixed("dir", "auto")
                    .with("data-draft", draft + "-title")
                    .value(form.title.text)
                    .flag("autofocus", focused)
                    .with("aria-invalid", form.title.fault == nil ? nil : "true")
                    .with("aria-describedby", form.title.fault == nil ? nil : "title-field-fault")
            )
            html.fault(form.title.fault, for: "title-field")
        }
        costField(form, context)
        repetitionField(form)
        element("div", .class("field")) { html in
            html.element("label", .with("for", "note-field"), text: "Note")
            html.element(
                "textarea",
                .id("note-field")
                    .name("note")
                    .fixed("rows", "4")
                    .fixed("dir", "auto")
                    .with("data-draft", draft + "-note")
                    .with("aria-invalid", form.note.fault == nil ? nil : "true")
                    .with("aria-describedby", form.note.fault == nil ? nil : "note-field-fault")
            ) { html in
                // A parser drops the first line break of a textarea: give it one to drop.
                html.literal("\n")
                html.text(form.note.text)
            }
            html.fault(form.note.fault, for: "note-field")
        }
    }

    private mutating func costField(_ form: TaskForm, _ context: PageContext) {
        element("fieldset", .id("cost-field").with("aria-describedby", form.costFault == nil ? nil : "cost-field-fault")) {
            html in
            html.element("legend", text: "Usually costs")
            html.element("div", .class("scale")) { html in
                html.scaleChoice("spoons", "", "Not yet", isOn: form.cost == nil, label: "Not yet costed")
                for cost in Costs.range {
                    html.scaleChoice("spoons", String(cost), String(cost), isOn: form.cost == cost, label: context.spoons(cost))
                }
            }
            html.fault(form.costFault, for: "cost-field")
        }
    }

    private mutating func scaleChoice(_ name: StaticString, _ value: String, _ text: String, isOn: Bool, label: String) {
        element("label", .class("chip-choice")) { html in
            html.void("input", .type("radio").name(name).value(value).flag("checked", isOn).label(label))
            html.element("span", .fixed("aria-hidden", "true"), text: text)
        }
    }

    private mutating func repetitionField(_ form: TaskForm) {
        element(
            "fieldset",
            .id("repeat-field")
                .with("aria-describedby", form.repetitionFault == nil ? nil : "repeat-field-fault")
        ) { html in
            html.element("legend", text: "Into every new day’s list by itself")
            html.radio("repeat", "no", "No", isOn: form.repetition == .never)
            html.radio("repeat", "daily", "Every day", isOn: form.repetition == .everyDay)
            html.radio("repeat", "weekdays", "On these weekdays", isOn: form.repetition == .onWeekdays)
            html.element("div", .class("scale weekdays")) { html in
                for (index, name) in Words.weekdays.enumerated() {
                    html.element("label", .class("chip-choice")) { html in
                        html.void(
                            "input",
                            .type("checkbox")
                                .name("weekday")
                                .value(String(index))
                                .flag("checked", form.weekdays.contains(index))
                                .label(name)
                        )
                        html.element("span", .fixed("aria-hidden", "true"), text: Words.shortWeekdays[index])
                    }
                }
            }
            html.fault(form.repetitionFault, for: "repeat-field")
        }
    }

    /// Cancel and Save, above the fields.
    mutating func saveBar(cancel path: String) {
        element("div", .class("save-bar")) { html in
            html.element("a", .class("button quiet").id("cancel").with("href", path).flag("data-cancel"), text: "Cancel")
            html.element("button", .class("primary").id("save"), text: "Save")
        }
    }
}
