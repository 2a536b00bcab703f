import Planner

/// The first run: two questions, then a planned day.
package final class WelcomePage: Page {
    let spoons: FieldValue
    let withExamples: Bool

    /// The page before or after something was typed.
    package init(spoons: FieldValue, withExamples: Bool) {
        self.spoons = spoons
        self.withExamples = withExamples
    }

    package func title(_ context: PageContext) -> String { context.words[.welcome] }

    package var section: Section? { .today }

    package var hasNavigation: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formAction("first-day", "\(.welcomeStart)", id: "start")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"welcome\"><div class=\"launch\" aria-hidden=\"true\">")
        for _ in 0..<5 { html.literal("<svg class=\"spoon\"><use href=\"#i-spoon\"></use></svg>") }
        let lead = Sentence.welcomeLead(unit: context.unit, help: MarkupTag("<a href=\"\(Route.help)\">", "</a>"))
        html.write("<p class=\"brand\">Teaspoon</p></div><p class=\"lead\">\(lead)</p>")
        questions(&html, context)
        if context.account == nil {
            html.write("<p class=\"quiet-text\">\(context.isKeptByServer ? .aboutDataServer : Phrase.welcomePrivacy)")
            html.exceptWithoutScript(context)
            html.write(
                "</p><p class=\"links\"><a class=\"more\" id=\"to-sign-in\" href=\"\(AccountRoute.signIn)\">\(.welcomeSignIn)</a>"
            )
            if !context.plans.apart.isEmpty {
                html.write("<a class=\"more\" id=\"to-apart\" href=\"\(Route.account)\">\(.apart)</a>")
            }
        } else {
            html.literal("<p class=\"links\">")
        }
        html.write("<a class=\"more\" id=\"elsewhere\" href=\"\(Route.elsewhere)\">\(.elsewhereTitle)</a>")
        // Before the first day: the days, settings and history of a backup are then imported as they are.
        html.write("<a class=\"more\" id=\"bring-in\" href=\"\(Route.importFile)\">\(.welcomeRestore)</a></p>")
        // The first day is that of the date there.
        if context.isKeptByServer { html.zoneWithoutScript(context) }
        html.literal("</div>")
    }

    private func questions(_ html: inout HTML, _ context: PageContext) {
        // A person who has read this page to its end sees the first day from its beginning.
        html.beginForm(
            .newDay,
            context,
            back: Route.today.path,
            id: "first-day",
            class: "act stack",
            saying: " data-shows=\"top\""
        )
        html.defaultButton()
        html.hidden("first", "yes")
        html.spoonsStepper(
            context.words[.welcomeSpoons(unit: context.unit)],
            spoons,
            .kept(context.settings.reserve),
            hint: context.words[.welcomeSpoonsHint]
        )
        html.yesOrNo(
            "examples",
            id: "examples",
            "\(.welcomeExamples)",
            isOn: withExamples,
            hint: "\(.welcomeExamplesHint)"
        )
        html.endForm()
    }
}
