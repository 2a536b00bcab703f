import Planner

/// Signing out would lose something: what, and what can be done.
public final class LeavingPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String {
        guard let account = context.account, account.isAllSent, account.refused == 0 else { return "Not all is in your account" }
        return "Before you sign out"
    }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<section class=\"card stack\" id=\"standing\">")
        if let account = context.account, account.needsPerson {
            html.literal(
                "<p>Whether your account has all of this cannot be told just now, and signing out takes your plan out of this browser.</p>"
            )
            html.standing(account)
        } else {
            html.literal("<p>You are still signed in. Signing out takes your plan out of this browser.</p>")
            if let account = context.account { html.unsent(account) }
        }
        html.write(
            """
            <p>A copy keeps all of it: \(download: .everything, "Save a copy")</p></section><div class="acts">
            """
        )
        html.beginForm(.account, context, back: Address.account.path, id: "again")
        html.literal("<button class=\"button primary\" id=\"try-again\">Try again</button>")
        html.endForm()
        html.beginForm(.account, context, back: Address.account.path, id: "regardless")
        html.hidden("sure", "yes")
        html.literal("<button class=\"button\" id=\"leave\">Sign out all the same</button>")
        html.endForm()
        html.write("<a class=\"button\" href=\"\(Address.account)\">Leave it as it is</a></div>")
    }
}
