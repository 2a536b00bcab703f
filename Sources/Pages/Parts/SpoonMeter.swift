import Planner

extension HTML {
    /// The signature of every day page: the day's spoons as a row of spoons, as a number and in words.
    mutating func spoonMeter(_ budget: Budget, _ context: PageContext) {
        let unit = Words.capitalised(context.settings.unitMany)
        let summary = Words.summary(budget, context)
        write(
            """
            <section class="meter" aria-label="\(unit) of the day">\
            <p class="figure"><strong>\(budget.used)</strong><span> / \(budget.limit)</span></p>\
            <div class="spoons\(" many", if: budget.limit > 30)" role="meter" aria-label="\(unit) used" aria-valuemin="0" \
            aria-valuemax="\(budget.limit)" aria-valuenow="\(min(budget.used, budget.limit))" aria-valuetext="\(summary)">
            """
        )
        // Beyond this the row says no more than the number does.
        for index in 0..<min(budget.limit, 120) {
            let state = Self.state(of: index, in: budget)
            write("<svg class=\"\(fixed: state)\" aria-hidden=\"true\"><use href=\"#i-spoon\"></use></svg>")
        }
        write("</div><p class=\"words\">\(summary)</p>")
        if budget.over > 0 {
            write(
                """
                <p class="words">That is \(context.spoons(budget.over)) more than today has. \
                Sending something back gives some free.</p>
                """
            )
        }
        literal("</section>")
    }

    private static func state(of index: Int, in budget: Budget) -> StaticString {
        if index < min(budget.spent, budget.limit) { return index >= budget.total ? "spoon spent borrowed" : "spoon spent" }
        if index < budget.used { return index >= budget.total ? "spoon planned borrowed" : "spoon planned" }
        if index >= budget.total { return "spoon borrowed" }
        return index >= budget.total - budget.reserve ? "spoon reserve" : "spoon free"
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
        write("<span class=\"\(fixed: drawn)\">\(context.spoons(cost))</span>")
    }
}
