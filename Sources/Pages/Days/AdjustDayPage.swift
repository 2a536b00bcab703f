public import Planner

/// Changes the day's number without starting a new day.
public final class AdjustDayPage: Page {
    let spoons: FieldValue
    /// The day as it is; nil before the first day.
    private let budget: Budget?
    private let usual: Int

    /// The page with the day's number, or with the typed one.
    public init(reading space: PersonalSpace, typed: FieldValue? = nil) {
        budget = space.budget
        usual = space.newDaySuggestion.usual
        spoons = typed ?? FieldValue(String(budget?.total ?? 0))
    }

    package func title(_ context: PageContext) -> String { "Adjust today" }

    package func subtitle(_ context: PageContext) -> String? { Words.longDate(context.instant.date, at: context.instant) }

    package func shortSubtitle(_ context: PageContext) -> String? { Words.date(context.instant.date, at: context.instant) }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("day", cancel: Route.today.path, primary: "Change")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.adjustDay, context, back: Route.today.path, id: "day", class: "act stack")
        html.defaultButton()
        html.spoonsStepper(
            "How many " + context.settings.unitMany + " does today have?",
            spoons,
            budget ?? .kept(0),
            hint: hint
        )
        html.beginSayings("What happens")
        html.literal("<li>The day goes on. No task moves, and nothing is undone.</li>")
        html.endSayings()
        html.endForm()
        if context.account != nil { html.showSpoonsLink(context) }
    }

    private var hint: String? {
        guard let budget else { return nil }
        return "It is " + String(budget.total) + " now. " + Words.used(budget) + "."
    }
}
