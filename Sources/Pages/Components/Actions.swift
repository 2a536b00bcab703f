import Facts
import Planner

// The action bar, between the page and the tabs. Its last button is the primary one.

extension HTML {
    mutating func beginActions() {
        write("<section id=\"actions\" aria-label=\"\(.actions)\">")
    }

    /// Begins the bar of a form.
    @inline(never)
    mutating func beginDecision() {
        write("<section id=\"actions\" class=\"decide\" aria-label=\"\(.actions)\">")
    }

    mutating func endActions() {
        literal("</section>")
    }

    /// The way to add a task; first in the bar.
    ///
    /// - Parameters:
    ///   - path: of the page that adds.
    ///   - isPrimary: whether the page offers nothing that comes before it.
    mutating func addTask(to path: String = Route.newTask.path, isPrimary: Bool = false) {
        write(
            """
            <a class="button add\(" primary", if: isPrimary)" id="add-task" href="\(path)">\(Symbol.plus)\
            <span>\(.frameAddTask)</span></a>
            """
        )
    }

    /// The way to add a task to a list, with that list chosen.
    mutating func addTask(to list: ListEntry, isPrimary: Bool) {
        let name = MarkupTag("<bdi>\(Text.shortened(list.name, to: 40))</bdi>", "")
        write(
            """
            <a class="button add\(" primary", if: isPrimary)" id="add-task" href="\(Route.newTaskPath(list: list.identity))">\(Symbol.plus)\
            <span>\(.listBarAdd(list: name))</span></a>
            """
        )
    }

    /// The page's primary action where it is a link.
    mutating func primaryLink(_ name: Markup, id: StaticString, symbol: Symbol? = nil, to path: String) {
        write("<a class=\"button primary\" id=\"\(fixed: id)\" href=\"\(path)\">")
        if let symbol { write("\(symbol)<span>\(name)</span></a>") } else { write("\(name)</a>") }
    }

    /// The bar of a form that is not left but by its action.
    ///
    /// - Parameter form: the form's id; it stands in the page, not in the bar.
    mutating func formAction(_ form: StaticString, _ name: Markup, id: StaticString) {
        beginDecision()
        write("<button class=\"primary\" id=\"\(fixed: id)\" form=\"\(fixed: form)\">\(name)</button>")
        endActions()
    }

    /// The bar of a form that asks before something is lost: the filled button keeps it.
    ///
    /// - Parameters:
    ///   - form: the form's id; it stands in the page, not in the bar.
    ///   - path: where the filled button leads.
    mutating func keepActions(
        _ form: StaticString,
        _ name: Markup,
        id: StaticString,
        keep: Markup = "\(.actionCancel)",
        at path: String
    ) {
        beginDecision()
        write(
            """
            <button class="button" id="\(fixed: id)" form="\(fixed: form)">\(name)</button>\
            <a class="button primary" id="cancel" href="\(path)" data-cancel>\(keep)</a>
            """
        )
        endActions()
    }

    /// The bar of a form: the buttons that save or discard the typed values.
    ///
    /// - Parameters:
    ///   - form: the form's id; it stands in the page, not in the bar.
    ///   - path: where Cancel leads.
    ///   - cancelName: another name for it, if earlier commands stay in effect.
    ///   - hasActed: whether something was done on the page at once. It is left by *Done* then, and by *Cancel* again while something in
    ///     the form is not saved (`Web/app/forms/cancel-name.js`).
    ///   - value: what the action sends as `do`, where the form has another button.
    @inline(never)
    mutating func formActions(
        _ form: StaticString,
        cancel path: consuming String,
        cancelName: consuming Markup = "\(.actionCancel)",
        hasActed: Bool = false,
        primary: consuming Markup = "\(.actionSave)",
        id: StaticString = "save",
        does value: String? = nil
    ) {
        beginDecision()
        write("<a class=\"button\" id=\"cancel\" href=\"\(path)\" data-cancel")
        if hasActed {
            write(" data-done=\"\(.actionDone)\" data-unsaved=\"\(.actionCancel)\">\(.actionDone)</a>")
        } else {
            write(">\(cancelName)</a>")
        }
        write(
            """
            <button class="primary" id="\(fixed: id)" form="\(fixed: form)"\(attribute: "name", value == nil ? nil : "do")\
            \(attribute: "value", value)>\(primary)</button>
            """
        )
        endActions()
    }
}
