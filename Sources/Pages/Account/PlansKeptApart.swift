import Planner

extension HTML {
    /// The plans that were kept apart when somebody signed in: named on the account's pages, and opened only while nobody is signed in.
    mutating func plansKeptApart(_ context: PageContext) {
        for plan in context.plans.apart {
            write("<section class=\"card stack\" id=\"plan-\(Int(truncatingIfNeeded: plan.key))\"><h2>\(.apart)</h2>")
            if let holdings = context.words.holdings(of: plan.summary) { write("<p>\(holdings)</p>") }
            if context.account != nil {
                write("<p class=\"hint\">\(.apartSignOut)</p>")
            } else {
                beginForm(.plans, context, back: Route.today.path)
                hidden("plan", String(plan.key))
                write("<p class=\"acts\"><button class=\"button\">\(.apartOpen)</button></p>")
                endForm()
            }
            literal("</section>")
        }
    }
}
