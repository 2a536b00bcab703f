import Planner

/// The page when somebody signed in whose plan is not the one in this browser: the plans are not mixed until the person decides.
public final class OtherAccountPage: Page {
    let mail: String

    /// The page.
    ///
    /// - Parameter mail: the address of the account that is signed in now, as far as it is known.
    public init(_ mail: String) {
        self.mail = mail
    }

    package func title(_ context: PageContext) -> String { "Another plan is here" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write(
            "<section class=\"card stack\"><p>This browser still has the plan of <b dir=\"auto\">\(context.account?.mail ?? "")</b>"
        )
        if !mail.isEmpty { html.write(", and you have signed in as <b dir=\"auto\">\(mail)</b>") }
        html.literal(". The two plans are kept apart.</p>")
        let isDeleted = context.account?.state == .deleted
        if isDeleted {
            html.literal(
                "<p>The account of this plan was deleted. To put the plan into another account, keep it here, then sign in.</p>"
            )
        } else if let account = context.account {
            html.unsent(account)
        }
        html.write("<p>A backup keeps all of it: \(download: .copy, "Back up")</p></section><div class=\"acts\">")
        if isDeleted { html.keepForm(context) } else { html.signInAs(context.account?.mail ?? "") }
        html.beginForm(.otherAccount, context, back: Route.account.path, id: "remove", saying: " data-erases")
        html.literal("<button class=\"button\" id=\"remove-plan\">Remove that plan from this browser and continue</button>")
        html.endForm()
        html.literal("</div>")
    }
}
