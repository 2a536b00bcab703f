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
    /// Whether it is to be a low day.
    private let isLow: Bool

    /// The page as it opens, or with the typed number and what was chosen beside it.
    public init(
        reading space: PersonalSpace,
        at instant: Instant,
        typed: FieldValue? = nil,
        felt: Felt? = nil,
        isLow: Bool = false
    ) {
        asksHowItWas = space.settings.asksHowItWas && space.currentDay != nil
        self.felt = felt
        self.isLow = isLow
        suggestion = space.newDaySuggestion
        spoons = typed ?? FieldValue(String(suggestion.spoons))
        reserve = space.settings.reserve
        daily = space.dailyTitles(on: instant.date, at: instant)
        intended = space.intendedTitles(on: instant.date)
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
        html.formActions("day", cancel: Route.today.path, primary: "\(.newDayBarStart)")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.newDay, context, back: Route.today.path, id: "day", class: "act stack", saying: " data-shows=\"top\"")
        html.defaultButton()
        html.spoonsStepper(
            context.words[.newDaySpoons(unit: context.unit)],
            spoons,
            .kept(reserve),
            hint: hint(context)
        )
        howItWas(&html, context)
        whatHappens(&html)
        lowDay(&html)
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

    private func whatHappens(_ html: inout HTML) {
        guard !daily.isEmpty || !intended.isEmpty || leavesSome else { return }
        html.beginSayings(.newDayHappens)
        if !daily.isEmpty {
            let titles = titles(daily, html.words)
            let said: Sentence = daily.count > Self.most ? .newDayDailyMore(titles: titles) : .newDayDaily(titles: titles)
            html.write("<li>\(said)</li>")
        }
        if !intended.isEmpty {
            let titles = titles(intended, html.words)
            let said: Sentence =
                intended.count > Self.most ? .newDayIntendedMore(titles: titles) : .newDayIntended(titles: titles)
            html.write("<li>\(said)</li>")
        }
        if leavesSome { html.write("<li>\(.newDayBacklog(backlog: MarkupTag("<strong>", "</strong>")))</li>") }
        html.endSayings()
    }

    /// How many titles are named.
    private static let most = 5

    private func titles(_ titles: [String], _ words: Catalog) -> MarkupTag {
        var named: Markup = ""
        for (index, title) in titles.prefix(Self.most).enumerated() {
            if index > 0 { named = "\(named)\(words.separator())" }
            named = "\(named)<strong><bdi>\(Text.shortened(title, to: 60))</bdi></strong>"
        }
        return MarkupTag(named, "")
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
