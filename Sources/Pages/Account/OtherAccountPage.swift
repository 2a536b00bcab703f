import Planner

/// The page when somebody signed in whose plan is not the one in this browser: the plans are not mixed until the person decides.
package final class OtherAccountPage: Page {
    let mail: String

    /// The page.
    ///
    /// - Parameter mail: the address of the account that is signed in now, as far as it is known.
    package init(_ mail: String) {
        self.mail = mail
    }

    package func title(_ context: PageContext) -> String { context.words[.otherPlan] }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let before = MarkupTag("<b dir=\"auto\">\(context.account?.mail ?? "")</b>", "")
        let now = MarkupTag("<b dir=\"auto\">\(mail)</b>", "")
        let said: Sentence = mail.isEmpty ? .otherPlanOne(mail: before) : .otherPlanTwo(mail: before, now: now)
        html.write("<section class=\"card stack\"><p>\(said)</p>")
        let isDeleted = context.account?.state == .deleted
        if isDeleted {
            html.write("<p>\(.otherPlanDeleted)</p>")
        } else if let account = context.account {
            html.unsent(account)
        }
        html.write("<p>\(.syncBackup(backup: .backup))</p></section><div class=\"acts\">")
        if isDeleted { html.keepForm(context) } else { html.signInAs(context.account?.mail ?? "") }
        html.beginForm(.otherAccount, context, back: Route.account.path, id: "remove", saying: " data-erases")
        html.write("<button class=\"button\" id=\"remove-plan\">\(.otherPlanRemove)</button>")
        html.endForm()
        html.literal("</div>")
    }
}
