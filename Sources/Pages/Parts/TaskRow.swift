public import Facts
import Planner

/// How a list's rows are used just now.
public enum ListMode: Equatable, Sendable {
    /// Rows open their task.
    case reading
    /// Rows are chosen: a box each, one button for all.
    case choosing(Set<Identity>)

    var isChoosing: Bool { if case .choosing = self { true } else { false } }
}

extension HTML {
    /// The id of a row, the same on every page.
    static func rowID(_ task: Identity) -> String { "task-" + task.hex }

    /// One row of a list in which tasks are chosen: the whole row is the label of its box.
    mutating func choosingRow(_ task: TaskEntry, cost: Int?, isChosen: Bool, _ context: PageContext) {
        element("li", .id(Self.rowID(task.identity)).class("row choosing")) { html in
            html.element("label") { html in
                html.void(
                    "input",
                    .type("checkbox")
                        .name("task")
                        .value(task.identity.hex)
                        .flag("checked", isChosen)
                )
                html.element("span", .class("what")) { html in
                    html.element("span", .class("title").fixed("dir", "auto"), text: task.title)
                    html.facts(task, cost: cost, context)
                }
            }
        }
    }

    /// The title, which opens the task, and the quiet line of facts under it.
    mutating func titleLink(_ task: TaskEntry, cost: Int?, _ context: PageContext) {
        element("a", .class("what").href(.task(task.identity))) { html in
            html.element("span", .class("title").fixed("dir", "auto"), text: task.title)
            html.facts(task, cost: cost, context)
        }
    }

    private mutating func facts(_ task: TaskEntry, cost: Int?, _ context: PageContext) {
        element("span", .class("facts")) { html in
            if let cost { html.cost(cost, context) } else { html.element("span", text: "not yet costed") }
            if !task.daily.isEmpty { html.element("span", text: Words.repetition(task.daily)) }
            if !task.note.isEmpty { html.element("span", text: "has a note") }
            if task.isExample { html.element("span", .class("chip"), text: "Example") }
        }
    }

    /// A round button at the head of a row; the style draws what is in it.
    ///
    /// - Parameter isPressed: nil for a button that does not stay pressed.
    mutating func tick(_ act: Address, label: String, isPressed: Bool?, id: String, swipe: StaticString? = nil) {
        element(
            "button",
            .class(isPressed == nil ? "take" : "tick")
                .id(id)
                .formAction(act)
                .label(label)
                .with("aria-pressed", isPressed.map { $0 ? "true" : "false" })
                .with("data-swipe", swipe?.description)
        ) { _ in }
    }

    /// What can be done to a row once options are shown: the tap twins of dragging, and what is done seldom.
    mutating func rowOptions(_ task: TaskEntry, canSendBack: Bool) {
        element("div", .class("row-options")) { html in
            html.element(
                "button",
                .class("handle")
                    .type("button")
                    .id("grip-" + task.identity.hex)
                    .label("Drag to move: " + task.title)
            ) {
                $0.symbol(.grip)
            }
            let move = Address.taskAct(task.identity, .move)
            html.moveButton(move, to: "up", task, label: "Move up: ", .up)
            html.moveButton(move, to: "down", task, label: "Move down: ", .down)
            html.moveButton(move, to: "top", task, label: "Move to the top: ", .top)
            html.moveButton(move, to: "bottom", task, label: "Move to the bottom: ", .bottom)
            if canSendBack {
                html.element(
                    "button",
                    .class("option wide")
                        .id("back-" + task.identity.hex)
                        .formAction(.taskAct(task.identity, .back))
                        .label("Send back: " + task.title)
                ) { html in
                    html.symbol(.back)
                    html.element("span", text: "Send back")
                }
            }
            html.element(
                "button",
                .class("option")
                    .id("delete-" + task.identity.hex)
                    .formAction(.taskAct(task.identity, .delete))
                    .label("Delete: " + task.title)
            ) { $0.symbol(.bin) }
        }
    }

    private mutating func moveButton(_ act: Address, to place: StaticString, _ task: TaskEntry, label: String, _ symbol: Symbol) {
        element(
            "button",
            .class("option")
                .id("move-" + place.description + "-" + task.identity.hex)
                .formAction(act)
                .name("to")
                .fixed("value", place)
                .fixed("data-move-to", place)
                .label(label + task.title)
        ) { $0.symbol(symbol) }
    }

    /// A list's rows; where options are shown, they can be dragged.
    mutating func rows(dragged: Bool, label: String, _ content: (inout HTML) -> Void) {
        if dragged {
            element("reorder-list") { $0.element("ul", .class("rows").label(label), content: content) }
        } else {
            element("ul", .class("rows").label(label), content: content)
        }
    }

    /// Show Options or Hide Options, at the top of a list; remembered for that list.
    mutating func optionsToggle(isShown: Bool, _ context: PageContext) {
        form(.options, context, id: "options", class: "top-act") { html in
            html.hidden("show", isShown ? "no" : "yes")
            html.element("button", .class("quiet").id("options-toggle").with("aria-pressed", isShown ? "true" : "false")) {
                $0.text(isShown ? "Hide Options" : "Show Options")
            }
        }
    }

    /// Something that is not there yet: a small drawing, a sentence, one thing to do.
    mutating func emptyState(_ symbol: Symbol, _ sentence: String, action: String?, to path: String) {
        element("div", .class("empty")) { html in
            html.symbol(symbol)
            html.element("p", text: sentence)
            if let action { html.element("a", .class("button").with("href", path), text: action) }
        }
    }
}
