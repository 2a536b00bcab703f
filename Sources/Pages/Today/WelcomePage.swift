import Planner

/// The first run: two questions, then a planned day.
public final class WelcomePage: Page {
    let spoons: Typed
    let withExamples: Bool

    /// The page before or after something was typed.
    public init(spoons: Typed, withExamples: Bool) {
        self.spoons = spoons
        self.withExamples = withExamples
    }

    package func title(_ context: PageContext) -> String { "Teaspoon" }

    package var section: Section? { .today }

    package var leadsOn: Bool { false }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"welcome\"><div class=\"launch\" aria-hidden=\"true\">")
        for _ in 0..<5 { html.literal("<svg class=\"spoon\"><use href=\"#i-spoon\"></use></svg>") }
        html.write(
            """
            </div><p class="lead">A day has only so many \(context.settings.unitMany). \
            Teaspoon helps you choose what fits, and carries the rest forward.</p>
            """
        )
        questions(&html, context)
        html.literal("<p class=\"quiet-text\">")
        html.literal("No account. What you write stays on this device and works without a network.")
        html.exceptWithoutScript(context)
        html.write(" <a href=\"\(Address.help)\">What are spoons?</a></p>")
        // Before the first day: what a copy holds of days, settings and history is then taken in as it is.
        html.write(
            "<p><a class=\"more\" id=\"bring-in\" href=\"\(Address.bringIn)\">I have a copy from another device</a></p>"
        )
        if context.account == nil {
            html.write(
                "<p><a class=\"more\" id=\"to-sign-in\" href=\"\(AccountAddress.signIn)\">I have an account: sign in</a></p>"
            )
        }
        html.literal("</div>")
    }

    private func questions(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.newDay, context, back: Address.today.path, id: "first-day", class: "act stack")
        html.hidden("first", "yes")
        let range = Settings.spoons
        html.field(
            "How many " + context.settings.unitMany + " do you have today?",
            id: "spoons",
            name: "spoons",
            spoons,
            as: .number,
            hint: "Between " + String(range.lowerBound) + " and " + String(range.upperBound)
                + ". A guess is fine: it can be changed at any time."
        )
        html.literal("<fieldset><legend>Begin with a few example tasks?</legend>")
        html.radio("examples", "yes", "Yes, they can be removed in one tap", isOn: withExamples)
        html.radio("examples", "no", "No, start empty", isOn: !withExamples)
        html.literal("</fieldset><button class=\"primary\" id=\"start\">Start my day</button>")
        html.endForm()
    }
}
