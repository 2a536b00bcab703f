import Facts
import Planner

/// The search and the filters of the tasks page, in words.
final class Finder {
    let query: TaskQuery
    let order: SortOrder
    let lists: [(value: String, text: String)]
    let subjects: [(value: String, text: String)]

    /// Reads the choices.
    init(_ query: TaskQuery, in order: SortOrder, reading space: PlanReader) {
        self.query = query
        self.order = order
        lists = space.listOptions(with: query.list)
        subjects = space.subjectOptions()
    }

    /// The field. The filters that are set hold for what is typed in it, too.
    @inline(never)
    func write(_ html: inout HTML) {
        // The field's name is out of sight: the drawing in it says the same. With script the page answers as somebody types.
        html.write(
            """
            <form method="get" action="\(Route.tasks)" id="find" class="find" role="search" data-live>\(Symbol.search)\
            <input id="find-field" name="q" type="search" autocomplete="off" enterkeyhint="search" dir="auto" placeholder="\(.findFieldHint)"\
             aria-label="\(.findField)" aria-describedby="found" value="\(query.words)">\
            <button class="button unscripted" id="find-button">\(.findButton)</button>
            """
        )
        for filter in query.filters { html.hidden(filter.name, filter.value) }
        html.endForm()
    }

    /// The number of results, and the way to the filters and the order, which names those that are set; where any are, beside it the way
    /// back to all tasks.
    ///
    /// - Parameter said: may be empty. Its element is there all the same, so that screen readers announce its changes.
    @inline(never)
    func tools(_ html: inout HTML, said: Markup = "", hasFound: Bool = true, _ context: PageContext) {
        let set = settings(context)
        let tools: Sentence =
            set.isEmpty ? Sentence(.findTools) : .findToolsSet(filters: context.words.enumeration(set))
        html.write(
            """
            <div class="tools"><p class="quiet-text" id="found" role="status">\(said)</p>\
            <a class="button quiet" id="filters" href="\(Route.filter.path(asked: query.asked))"><span dir="auto">\(tools)</span></a>
            """
        )
        // Words alone have found something: it comes next.
        if !query.isPlain, !hasFound || !query.filters.isEmpty {
            html.write("<a class=\"button quiet\" id=\"clear\" href=\"\(Route.tasks)\">\(.foundClear)</a>")
        }
        html.literal("</div>")
    }

    /// The filters that are set, in words.
    private func settings(_ context: PageContext) -> [String] {
        let words = context.words
        var set: [String] = []
        if let list = query.list { set.append(Self.text(of: list, in: lists) ?? words[.problemGone]) }
        if let subject = query.subject {
            set.append(Self.text(of: subject, in: subjects).map { "#" + $0 } ?? words[.problemGone])
        }
        if let priority = query.priority { set.append(words[Self.name(priority)]) }
        if let dates = query.dates { set.append(said(dates, context)) }
        if let cost = query.cost { set.append(said(cost, context)) }
        if let kind = query.kind { set.append(words[Self.name(kind)]) }
        if query.state != query.usual { set.append(words[query.state.name]) }
        if order != .own { set.append(words[order.name]) }
        return set
    }

    /// "This week", "22 to 30 November", "From Sun 22 Nov".
    func said(_ dates: TaskQuery.Dates, _ context: PageContext) -> String {
        let words = context.words
        switch dates {
        case .today: return words[.formDateToday]
        case .week: return words[.insightsDaysWeek]
        case .undated: return words[.formDueNone]
        case .between(let from, let to):
            if let from, let to, from < to, from.parts.year == to.parts.year { return words.span(from, to, at: context.instant) }
            var ends: [String] = []
            if let from { ends.append(words[.findDateFrom(date: words.date(from, at: context.instant))]) }
            if let to { ends.append(words[.findDateUntil(date: words.date(to, at: context.instant))]) }
            return words.enumeration(ends)
        }
    }

    /// "No cost yet", "3 spoons", "3 to 5 spoons".
    func said(_ cost: TaskQuery.Cost, _ context: PageContext) -> String {
        switch cost {
        case .unknown: return context.words[.findCostNone]
        case .known(let least, let most):
            if least == most { return context.spoons(most) }
            return context.words[.findCostRange(least: least, most: SpoonCount(count: most, unit: context.unit))]
        }
    }

    private static func name(_ priority: Priority) -> Phrase {
        switch priority {
        case .high: .findSetPriorityHigh
        case .medium: .findSetPriorityMedium
        case .low: .findSetPriorityLow
        }
    }

    private static func name(_ kind: EnergyKind) -> Phrase {
        switch kind {
        case .physical: .findSetEnergyPhysical
        case .thinking: .findSetEnergyThinking
        case .social: .findSetEnergySocial
        case .emotional: .findSetEnergyEmotional
        }
    }

    static func text(of identity: Identity, in options: [(value: String, text: String)]) -> String? {
        let value = identity.hex
        for option in options where option.value.utf8.elementsEqual(value.utf8) { return option.text }
        return nil
    }
}
