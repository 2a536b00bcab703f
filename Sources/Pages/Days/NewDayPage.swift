public import Planner

/// Asks how many spoons a day starts with.
public final class NewDayPage: Page {
    let suggestion: NewDaySuggestion
    let spoons: FieldValue
    private let reserve: Int
    /// The tasks that come into the list by themselves.
    private let daily: [String]
    /// The titles of the tasks that are meant for this day.
    private let intended: [String]
    /// Whether something is left of the day that ends.
    private let leavesSome: Bool
    /// Whether it asks how the day was that ends; and the chosen answer, if any.
    private let (asksHowItWas, felt): (Bool, Felt?)

    /// The page as it opens, or with the typed number.
    public init(reading space: PersonalSpace, at instant: Instant, typed: FieldValue? = nil, felt: Felt? = nil) {
        asksHowItWas = space.settings.asksHowItWas && space.currentDay != nil
        self.felt = felt
        suggestion = space.newDaySuggestion
        spoons = typed ?? FieldValue(String(suggestion.spoons))
        reserve = space.settings.reserve
        daily = space.dailyTitles(on: instant.date)
        intended = space.intendedTitles(on: instant.date)
        leavesSome = (space.budget?.planned ?? 0) > 0
    }

    package func title(_ context: PageContext) -> String { "New Day" }

    package func subtitle(_ context: PageContext) -> String? { Words.longDate(context.instant.date, at: context.instant) }

    package func shortSubtitle(_ context: PageContext) -> String? { Words.date(context.instant.date, at: context.instant) }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("day", cancel: Route.today.path, primary: "Start the day")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.newDay, context, back: Route.today.path, id: "day", class: "act stack")
        html.defaultButton()
        html.spoonsStepper(
            "How many " + context.settings.unitMany + " do you have today?",
            spoons,
            .kept(reserve),
            hint: hint(context)
        )
        howItWas(&html)
        whatHappens(&html)
        lowDay(&html)
        html.endForm()
    }

    /// Nothing is chosen, and nothing need be.
    private func howItWas(_ html: inout HTML) {
        guard asksHowItWas else { return }
        html.beginGroup("How was the day before? (optional)", id: "felt-field")
        html.literal("<div class=\"scale\">")
        for answer in Felt.allCases {
            html.beginChip("radio", "felt", answer.word.description, isOn: answer == felt)
            html.write("\(fixed: answer.name)")
            html.endChip()
        }
        html.literal("</div>")
        html.endGroup(id: "felt-field")
    }

    private func whatHappens(_ html: inout HTML) {
        guard !daily.isEmpty || !intended.isEmpty || leavesSome else { return }
        html.beginSayings("What happens")
        if !daily.isEmpty {
            html.literal("<li>Daily tasks come in by themselves: ")
            titles(&html, daily)
        }
        if !intended.isEmpty {
            html.literal("<li>Tasks planned for today come in as far as they fit: ")
            titles(&html, intended)
        }
        if leavesSome { html.literal("<li>What you did not do goes to the <strong>Backlog</strong> and waits there.</li>") }
        html.endSayings()
    }

    private func titles(_ html: inout HTML, _ titles: [String]) {
        for (index, title) in titles.prefix(5).enumerated() {
            html.write("\(", ", if: index > 0)<strong><bdi>\(Text.shortened(title, to: 60))</bdi></strong>")
        }
        html.write("\(" and more", if: titles.count > 5).</li>")
    }

    private func lowDay(_ html: inout HTML) {
        if suggestion.staysLow {
            return html.literal("<p class=\"quiet-text\">The low day goes on until you end it: on Today, “End low day”.</p>")
        }
        html.yesOrNo(
            "low",
            id: "start-low",
            "Low day",
            isOn: false,
            hint: "Show only what cannot wait. The rest comes back later."
        )
    }

    private func hint(_ context: PageContext) -> String? {
        guard suggestion.borrowed > 0 else { return nil }
        return (suggestion.isFixed ? "Your daily number is " : "Usually ") + String(suggestion.usual) + ". "
            + context.spoons(suggestion.borrowed) + (suggestion.borrowed == 1 ? " was" : " were")
            + " borrowed from today, so today starts with " + String(suggestion.spoons) + "."
    }
}
