import Planner

/// Signing out would lose unsent changes: the page names them, and the choices.
public final class UnsentChangesPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String {
        if isDeleted(context) { return "Remove my plan" }
        guard let account = context.account, account.isAllSent, account.refused == 0 else { return "Not everything is synced" }
        return "Before you sign out"
    }

    package var section: Section? { .more }

    private func isDeleted(_ context: PageContext) -> Bool { context.account?.state == .deleted }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let isDeleted = isDeleted(context)
        html.literal("<section class=\"card stack\" id=\"standing\">")
        if isDeleted {
            html.literal("<p>Your account was deleted, so your plan is only in this browser. Removing it cannot be undone.</p>")
        } else if let account = context.account, account.needsPerson {
            html.literal(
                "<p>We can’t confirm that everything is synced, and signing out removes your plan from this browser.</p>"
            )
            html.status(account, context)
        } else {
            html.literal("<p>You are still signed in. Signing out removes your plan from this browser.</p>")
            if let account = context.account { html.unsent(account) }
        }
        html.write(
            """
            <p>A backup keeps all of it: \(download: .copy, "Back up")</p></section><div class="acts">
            """
        )
        if !isDeleted {
            html.beginForm(.account, context, back: Route.account.path, id: "again")
            html.literal("<button class=\"button primary\" id=\"try-again\">Try again</button>")
            html.endForm()
        }
        html.beginForm(.account, context, back: Route.account.path, id: "regardless")
        html.hidden("sure", "yes")
        html.write(
            "<button class=\"button\" id=\"leave\">\(fixed: isDeleted ? "Remove my plan" : "Sign out anyway")</button>"
        )
        html.endForm()
        html.write("<a class=\"button\(" primary", if: isDeleted)\" href=\"\(Route.account)\">Cancel</a></div>")
    }
}
