public import Planner

/// Asks how many spoons a day starts with.
public final class NewDayPage: Page {
    let suggestion: NewDaySuggestion
    let spoons: Typed

    /// The page as it opens, or with what was typed.
    public init(suggestion: NewDaySuggestion, typed: Typed? = nil) {
        self.suggestion = suggestion
        spoons = typed ?? Typed(String(suggestion.spoons))
    }

    package func title(_ context: PageContext) -> String { "New Day" }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("day", cancel: Address.today.path, primary: "Start the day")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.newDay, context, back: Address.today.path, id: "day", class: "act stack")
        html.defaultButton()
        html.write("<p class=\"date\">\(Words.date(context.moment.date, context.moment.times))</p>")
        html.stepper(
            "How many " + context.settings.unitMany + " do you have?",
            id: "spoons",
            name: "spoons",
            spoons,
            in: Settings.spoons,
            fewer: "One fewer",
            more: "One more",
            hint: hint(context)
        )
        html.literal("<p class=\"quiet-text\">What is left in today’s list is carried over to the Backlog.</p>")
        if suggestion.staysLow {
            html.literal(
                "<p class=\"quiet-text\">The low day goes on until you say otherwise: on Today, “Back to the whole plan”.</p>"
            )
        } else {
            html.write(
                "<button class=\"button\" id=\"start-low\" name=\"low\" value=\"yes\">\(Symbol.moon)<span>Start a low day</span></button>"
            )
            html.write("<p class=\"hint\">\(Words.lowDay)</p>")
        }
        html.endForm()
    }

    private func hint(_ context: PageContext) -> String? {
        guard suggestion.borrowed > 0 else { return nil }
        return (suggestion.isFixed ? "Your daily number is " : "Last time it was ") + context.spoons(suggestion.usual) + ", and "
            + context.spoons(suggestion.borrowed) + (suggestion.borrowed == 1 ? " was" : " were") + " borrowed from this day."
    }
}

/// Changes the day's number without starting a new day.
public final class AdjustDayPage: Page {
    let spoons: Typed

    /// The page with the day's number, or with what was typed.
    public init(spoons: Typed) {
        self.spoons = spoons
    }

    package func title(_ context: PageContext) -> String { "Adjust today" }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("day", cancel: Address.today.path, primary: "Save")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.adjustDay, context, back: Address.today.path, id: "day", class: "act stack")
        html.defaultButton()
        html.stepper(
            "How many " + context.settings.unitMany + " does today have?",
            id: "spoons",
            name: "spoons",
            spoons,
            in: Settings.spoons,
            fewer: "One fewer",
            more: "One more",
            hint: "Your list stays as it is."
        )
        html.endForm()
        if context.account != nil { html.showSpoonsLink() }
    }
}
