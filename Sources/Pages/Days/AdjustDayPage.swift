package import Planner

/// Changes the day's number without starting a new day.
package final class AdjustDayPage: Page {
    let spoons: FieldValue
    /// The day as it is; nil before the first day.
    private let budget: Budget?
    /// The day with the number that stands in the field; nil if no number stands there.
    private let changed: Budget?

    /// The page with the day's number, or with the typed one.
    ///
    /// - Parameters:
    ///   - typed: what was typed and refused.
    ///   - number: the number in the field; nil: that of the day.
    package init(reading space: PlanReader, typed: FieldValue? = nil, number: Int? = nil) {
        budget = space.budget
        let number = number ?? budget?.total ?? 0
        changed = typed == nil ? space.budget(of: space.todayItems, with: number) : nil
        spoons = typed ?? FieldValue(String(number))
    }

    package func title(_ context: PageContext) -> String { context.words[.adjustDay] }

    package func subtitle(_ context: PageContext) -> String? { context.words.longDate(context.instant.date, at: context.instant) }

    package func shortSubtitle(_ context: PageContext) -> String? {
        context.words.date(context.instant.date, at: context.instant)
    }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        var name: Markup = "\(.adjustDayBarChange)"
        if let changed, changed.total != budget?.total { name = "\(.adjustDayBarChangeTo(spoons: changed.total))" }
        html.formActions("day", cancel: Route.today.path, primary: name)
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
        html.write("<p class=\"hint\" id=\"with-number\" role=\"status\" data-with-number=\"\(Route.adjustDay)\">")
        if let changed { html.write("\(.adjustDayWith(spoons: changed.total, free: html.words.free(changed, context)))") }
        html.literal("</p>")
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
