package import Planner

/// Somebody signed in, and the account's plan is still coming: nothing is offered that the plan would overrule.
package final class ArrivingPage: Page {
    let summary: PlanSummary
    /// The fields of a form that is not carried out meanwhile, and where it was sent.
    let typed: [(name: String, value: String)]
    let path: String

    /// The page.
    ///
    /// - Parameters:
    ///   - space: the part of the plan that is here.
    ///   - typed: name and value of every field that was sent.
    ///   - path: where they were sent to.
    package init(reading space: PlanReader, typed: [(name: String, value: String)] = [], path: String = "") {
        summary = space.summary
        self.typed = typed
        self.path = path
    }

    package func title(_ context: PageContext) -> String { context.words[.arriving] }

    package var section: Section? { .today }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        if !typed.isEmpty {
            html.write("<button class=\"button\" id=\"try-again\" form=\"retry\">\(.problemTryAgain)</button>")
        }
        html.addTask(isPrimary: true)
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let account = context.account {
            html.write("<p class=\"lead\">\(.accountSignedIn(mail: MarkupTag("<bdi>\(account.mail)</bdi>", "")))</p>")
        }
        html.write("<section class=\"card stack\" id=\"arriving\"><progress class=\"arriving\" aria-label=\"\(.arrivingBar)\"")
        let plans = context.plans
        if plans.length > 0 {
            // A browser's whole numbers have 32 bits; a share is enough.
            html.write(" max=\"100\" value=\"\(Int(min(plans.read, plans.length) * 100 / plans.length))\"")
        }
        html.literal("></progress>")
        let words = context.words
        html.write(
            """
            <ul class="arrived"><li>\(words[.found(count: summary.tasks)])</li>\
            <li>\(.importFoundLists(count: summary.lists, n: MarkupTag("", "")))</li><li>\(words[.notesFound(count: summary.notes)])</li></ul></section>\
            <p class="hint">\(.arrivingHint)</p>
            """
        )
        guard !typed.isEmpty else { return }
        html.write("<form method=\"post\" action=\"\(path)\" class=\"act stack\" id=\"retry\">")
        for (index, field) in typed.enumerated() { html.unsavedField(field.name, field.value, number: index) }
        html.endForm()
    }
}
