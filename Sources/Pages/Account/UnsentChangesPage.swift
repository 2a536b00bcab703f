import Planner

/// Signing out would lose unsent changes: the page names them, and the choices.
package final class UnsentChangesPage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String {
        if isDeleted(context) { return context.words[.unsentRemove] }
        guard let account = context.account, account.isAllSent, account.refused == 0 else { return context.words[.unsent] }
        return context.words[.unsentNothing]
    }

    package var section: Section? { .more }

    private func isDeleted(_ context: PageContext) -> Bool { context.account?.state == .deleted }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let isDeleted = isDeleted(context)
        html.literal("<section class=\"card stack\" id=\"standing\">")
        if isDeleted {
            html.write("<p>\(.unsentDeleted)</p>")
        } else if let account = context.account, account.needsPerson {
            html.write("<p>\(.unsentUnknown)</p>")
            html.status(account, context)
        } else {
            html.write("<p>\(.unsentSignedIn)</p>")
            if let account = context.account { html.unsent(account) }
        }
        html.write("<p>\(.syncBackup(backup: .backup))</p></section><div class=\"acts\">")
        if !isDeleted {
            html.beginForm(.account, context, back: Route.account.path, id: "again")
            html.write("<button class=\"button primary\" id=\"try-again\">\(.unsentAgain)</button>")
            html.endForm()
        }
        html.beginForm(.account, context, back: Route.account.path, id: "regardless")
        html.hidden("sure", "yes")
        html.write("<button class=\"button\" id=\"leave\">\(isDeleted ? .unsentRemove : Phrase.unsentAnyway)</button>")
        html.endForm()
        html.write("<a class=\"button\(" primary", if: isDeleted)\" href=\"\(Route.account)\">\(.actionCancel)</a></div>")
    }
}
