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

    package func title(_ context: PageContext) -> String { context.words[.adjustDay] }

    package func subtitle(_ context: PageContext) -> String? { context.words.longDate(context.instant.date, at: context.instant) }

    package func shortSubtitle(_ context: PageContext) -> String? {
        context.words.date(context.instant.date, at: context.instant)
    }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("day", cancel: Route.today.path, primary: "\(.adjustDayBarChange)")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.adjustDay, context, back: Route.today.path, id: "day", class: "act stack")
        html.defaultButton()
        html.spoonsStepper(
            context.words[.adjustDaySpoons(unit: context.unit)],
            spoons,
            budget ?? .kept(0),
            hint: hint(context)
        )
        html.beginSayings(.adjustDayHappens)
        html.write("<li>\(.adjustDayGoesOn)</li>")
        html.endSayings()
        html.endForm()
        if context.account != nil { html.showSpoonsLink(context) }
    }

    private func hint(_ context: PageContext) -> String? {
        guard let budget else { return nil }
        return context.words[.adjustDayNow(spoons: budget.total, used: context.words[context.words.used(budget)])]
    }
}
