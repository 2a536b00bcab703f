import Planner

/// The first run: two questions, then a planned day.
public final class WelcomePage: Page {
    let spoons: FieldValue
    let withExamples: Bool

    /// The page before or after something was typed.
    public init(spoons: FieldValue, withExamples: Bool) {
        self.spoons = spoons
        self.withExamples = withExamples
    }

    package func title(_ context: PageContext) -> String { "Plan a day that fits your energy" }

    package var section: Section? { .today }

    package var hasNavigation: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formAction("first-day", "Start my day", id: "start")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"welcome\"><div class=\"launch\" aria-hidden=\"true\">")
        for _ in 0..<5 { html.literal("<svg class=\"spoon\"><use href=\"#i-spoon\"></use></svg>") }
        html.write(
            """
            <p class="brand">Teaspoon</p></div><p class="lead">A day has only so many \(context.settings.unitMany). \
            Teaspoon helps you choose what fits and keeps the rest for later. \
            <a href="\(Route.help)">What are \(context.settings.unitMany)?</a></p>
            """
        )
        questions(&html, context)
        html.literal("<p class=\"quiet-text\">")
        html.literal("No account. Everything stays on this device and works offline.")
        html.exceptWithoutScript(context)
        html.literal("</p><p class=\"links\">")
        if context.account == nil {
            html.write("<a class=\"more\" id=\"to-sign-in\" href=\"\(AccountRoute.signIn)\">I have an account</a>")
        }
        // Before the first day: the days, settings and history of a backup are then imported as they are.
        html.write(
            "<a class=\"more\" id=\"bring-in\" href=\"\(Route.importFile)\">Restore from a backup file</a></p></div>"
        )
    }

    private func questions(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.newDay, context, back: Route.today.path, id: "first-day", class: "act stack")
        html.defaultButton()
        html.hidden("first", "yes")
        html.spoonsStepper(
            "How many " + context.settings.unitMany + " do you have today?",
            spoons,
            .kept(context.settings.reserve),
            hint: "A guess is fine. You can change it at any time."
        )
        html.yesOrNo(
            "examples",
            id: "examples",
            "Start with a few example tasks",
            isOn: withExamples,
            hint: "One tap removes them."
        )
        html.endForm()
    }
}
