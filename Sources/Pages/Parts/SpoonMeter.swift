import Planner

extension HTML {
    /// The signature of every day page: the day's spoons as a row of spoons, as a number and in words.
    mutating func spoonMeter(_ budget: Budget, _ context: PageContext) {
        element("section", .class("meter").label(Words.capitalised(context.settings.unitMany) + " of the day")) { html in
            html.element("p", .class("figure")) { html in
                html.element("strong", text: String(budget.used))
                html.element("span", text: " / " + String(budget.limit))
            }
            html.element(
                "div",
                .class(budget.limit > 30 ? "spoons many" : "spoons")
                    .fixed("role", "meter")
                    .label(Words.capitalised(context.settings.unitMany) + " used")
                    .fixed("aria-valuemin", "0")
                    .with("aria-valuemax", String(budget.limit))
                    .with("aria-valuenow", String(min(budget.used, budget.limit)))
                    .with("aria-valuetext", Words.summary(budget, context))
            ) { html in
                // Beyond this the row says no more than the number does.
                for index in 0..<min(budget.limit, 120) { html.spoon(Self.state(of: index, in: budget)) }
            }
            html.element("p", .class("words"), text: Words.summary(budget, context))
            if budget.over > 0 {
                html.element(
                    "p",
                    .class("words"),
                    text: "That is " + context.spoons(budget.over)
                        + " more than today has. Sending something back gives some free."
                )
            }
        }
    }

    private static func state(of index: Int, in budget: Budget) -> StaticString {
        if index < min(budget.spent, budget.limit) { return index >= budget.total ? "spoon spent borrowed" : "spoon spent" }
        if index < budget.used { return index >= budget.total ? "spoon planned borrowed" : "spoon planned" }
        if index >= budget.total { return "spoon borrowed" }
        return index >= budget.total - budget.reserve ? "spoon reserve" : "spoon free"
    }

    private mutating func spoon(_ state: StaticString) {
        element("svg", .class(state).fixed("aria-hidden", "true")) {
            $0.literal("<use href=\"#i-spoon\"></use>")
        }
    }

    /// What something costs, in a row: small spoons up to five, else one, and the number in words. The style draws the
    /// spoons: a hundred rows of drawings would cost a phone more than the words do.
    mutating func cost(_ cost: Int, _ context: PageContext) {
        let drawn: StaticString
        switch cost {
        case 2: drawn = "cost n2"
        case 3: drawn = "cost n3"
        case 4: drawn = "cost n4"
        case 5: drawn = "cost n5"
        default: drawn = "cost n1"
        }
        element("span", .class(drawn), text: context.spoons(cost))
    }
}
