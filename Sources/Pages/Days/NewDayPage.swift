package import Planner

/// Asks how many spoons a day starts with, and shows what comes into its list.
package final class NewDayPage: Page {
    let suggestion: NewDaySuggestion
    let spoons: FieldValue
    /// What comes, for the number in the field; each with a tick.
    private let tasks: NewDayTasks
    private let reserve: Int
    /// Whether something is left of the day that ends.
    private let leavesSome: Bool
    /// Whether it tells that new days bring what is due, as they did not until now.
    private let tellsRule: Bool
    /// Whether it asks how the day was that ends; and the chosen answer, if any.
    private let (asksHowItWas, felt): (Bool, Felt?)
    /// Whether it is to be a low day.
    private let isLow: Bool

    /// The page as it opens, or with the typed number and what was chosen beside it.
    ///
    /// - Parameter choice: the answer to what was shown before; nil: what comes by itself is ticked.
    package init(
        reading space: PlanReader,
        at instant: Instant,
        typed: FieldValue? = nil,
        choosing choice: ComingChoice? = nil,
        felt: Felt? = nil,
        isLow: Bool = false
    ) {
        asksHowItWas = space.settings.asksHowItWas && space.currentDay != nil
        self.felt = felt
        self.isLow = isLow
        suggestion = space.newDaySuggestion
        spoons = typed ?? FieldValue(String(suggestion.spoons))
        reserve = space.settings.reserve
        var number = suggestion.spoons
        if let typed, let said = Text.int(Text.trimmed(typed.text)), Settings.spoons.contains(said) { number = said }
        tasks = NewDayTasks(reading: space, spoons: number, choice, at: instant)
        tellsRule = space.isNewToWhatIsDue
        leavesSome = space.todayItems.contains { $0.done == nil }
    }

    package func title(_ context: PageContext) -> String { context.words[.newDay] }

    package func subtitle(_ context: PageContext) -> String? { context.words.longDate(context.instant.date, at: context.instant) }

    package func shortSubtitle(_ context: PageContext) -> String? {
        context.words.date(context.instant.date, at: context.instant)
    }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        // Beside the total of what comes stand the buttons.
        if tasks.isEmpty { html.formActions("day", cancel: Route.today.path, primary: "\(.newDayBarStart)") }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(
            .newDay,
            context,
            back: Route.today.path,
            // The list to choose from has its bar within the form.
            id: tasks.isEmpty ? "day" : "list",
            class: "act stack",
            saying: " data-shows=\"top\""
        )
        html.defaultButton()
        html.spoonsStepper(
            context.words[.newDaySpoons(unit: context.unit)],
            spoons,
            .kept(reserve),
            isDrawn: tasks.isEmpty,
            hint: hint(context)
        )
        howItWas(&html, context)
        if tellsRule { html.write("<p class=\"quiet-text\" id=\"new-rule\">\(.newDayRule)</p>") }
        html.comingTasks(tasks, context)
        if leavesSome { html.write("<p class=\"quiet-text\">\(.newDayBacklog(backlog: MarkupTag("<strong>", "</strong>")))</p>") }
        lowDay(&html)
        if !tasks.isEmpty { html.newDayTotal(tasks, context) }
        html.endForm()
    }

    /// Nothing is chosen, and nothing need be.
    private func howItWas(_ html: inout HTML, _ context: PageContext) {
        guard asksHowItWas else { return }
        html.beginGroup(.newDayFelt, id: "felt-field")
        html.literal("<div class=\"scale\">")
        for answer in Felt.allCases {
            html.beginChip("radio", "felt", answer.word.description, isOn: answer == felt)
            html.write("\(answer.name)")
            html.endChip()
        }
        html.literal("</div>")
        html.endGroup(id: "felt-field")
    }

    private func lowDay(_ html: inout HTML) {
        if suggestion.staysLow {
            return html.write("<p class=\"quiet-text\">\(.newDayLowGoesOn)</p>")
        }
        html.yesOrNo(
            "low",
            id: "start-low",
            "\(.newDayLow)",
            isOn: isLow,
            hint: "\(.newDayLowHint)"
        )
    }

    private func hint(_ context: PageContext) -> String? {
        guard suggestion.borrowed > 0 else { return nil }
        let borrowed = SpoonCount(count: suggestion.borrowed, unit: context.unit)
        return context.words[
            suggestion.isFixed
                ? .newDayBorrowedFixed(spoons: borrowed, usual: suggestion.usual, left: suggestion.spoons)
                : .newDayBorrowed(spoons: borrowed, usual: suggestion.usual, left: suggestion.spoons)
        ]
    }
}
