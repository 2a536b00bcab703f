import Planner

// Numbers of spoons side by side, in one surface: one tap sets the cost of a task.

extension HTML {
    /// The numbers as answers of a form.
    @inline(never)
    mutating func strip(_ name: String, chosen: Int?, _ context: PageContext) {
        literal("<div class=\"strip\">")
        for cost in Costs.range {
            write(
                """
                <label><input type="radio" name="\(name)" value="\(cost)"\(" checked", if: chosen == cost) \
                aria-label="\(context.spoons(cost))"><span aria-hidden="true">\(cost)</span></label>
                """
            )
        }
        literal("</div>")
    }

    /// The numbers as buttons, which take effect at once.
    ///
    /// - Parameter id: the beginning of their ids.
    mutating func stripButtons(id: StaticString, chosen: Int?, _ context: PageContext) {
        literal("<div class=\"strip\">")
        for cost in Costs.range {
            write(
                """
                <button id="\(fixed: id)-\(cost)" name="spoons" value="\(cost)" \
                aria-pressed="\(fixed: chosen == cost ? "true" : "false")" aria-label="\(context.spoons(cost))">\(cost)</button>
                """
            )
        }
        literal("</div>")
    }

    /// An answer beside the numbers, such as "Not set".
    mutating func stripElse(_ name: String, _ value: String, _ label: Phrase, isOn: Bool) {
        write(
            """
            <label><input type="radio" name="\(name)" value="\(value)"\(" checked", if: isOn)><span>\(label)</span></label>
            """
        )
    }
}
