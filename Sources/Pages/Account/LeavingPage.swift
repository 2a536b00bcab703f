import Planner

/// Signing out would lose something: what, and what can be done.
public final class LeavingPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "Not all is in your account" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal(
            "<section class=\"card stack\" id=\"standing\"><p>You are still signed in. Signing out takes your plan out of this browser.</p>"
        )
        if let account = context.account { html.unsent(account) }
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
        html.write("<a class=\"button\" href=\"\(Address.account)\">Stay signed in</a></div>")
    }
}
