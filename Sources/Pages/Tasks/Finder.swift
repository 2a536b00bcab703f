import Facts
import Planner

/// The filters of the tasks page, and their choices.
final class Finder {
    let query: TaskQuery
    let order: SortOrder
    private let lists: [(value: String, text: String)]
    private let subjects: [(value: String, text: String)]

    /// Reads the choices.
    init(_ query: TaskQuery, in order: SortOrder, reading space: PersonalSpace) {
        self.query = query
        self.order = order
        lists = space.listOptions(with: query.list)
        subjects = space.subjectOptions()
    }

    /// The field.
    @inline(never)
    func write(_ html: inout HTML) {
        // The field's name is out of sight: the drawing in it says the same. With script the page answers as somebody types.
        html.write(
            """
            <form method="get" action="\(Route.tasks)" id="find" class="find" role="search" data-live>\(Symbol.search)\
            <input id="find-field" name="q" type="search" autocomplete="off" enterkeyhint="search" dir="auto" placeholder="\(.findFieldHint)"\
             aria-label="\(.findField)" aria-describedby="found" value="\(query.words)">\
            <button class="button unscripted" id="find-button">\(.findButton)</button></form>
            """
        )
    }

    /// The number of results in one line, and behind a fold the filters. The commands on the results follow in the fold; or, after its end,
    /// beside it.
    ///
    /// - Parameter said: may be empty. Its element is there all the same, so that screen readers announce its changes.
    @inline(never)
    func beginTools(_ html: inout HTML, said: Markup = "", _ context: PageContext) {
        let set = settings(context)
        let tools: Sentence =
            set.isEmpty ? Sentence(.findTools) : .findToolsSet(filters: context.words.enumeration(set))
        html.write(
            """
            <div class="tools"><p class="quiet-text" id="found" role="status">\(said)</p>\
            <details id="filters" class="folded"><summary><span dir="auto">\(tools)</span></summary><div class="fields">
            """
        )
        filters(&html, context)
        html.write("</div><button class=\"button\" id=\"show\" form=\"find\">\(.findFilter)</button>")
        html.sortForm(current: order, context)
    }

    func endFold(_ html: inout HTML) {
        html.literal("</details>")
    }

    func endTools(_ html: inout HTML) {
        html.literal("</div>")
    }

    /// Whether anything is set behind the fold.
    func hasSettings(_ context: PageContext) -> Bool { !settings(context).isEmpty }

    /// The filters that are set, in words: they stay in sight when the menus are folded.
    private func settings(_ context: PageContext) -> [String] {
        let words = context.words
        var set: [String] = []
        if let list = query.list { set.append(Self.text(of: list, in: lists) ?? words[.problemGone]) }
        if let subject = query.subject {
            set.append(Self.text(of: subject, in: subjects).map { "#" + $0 } ?? words[.problemGone])
        }
        if let priority = query.priority { set.append(words[Self.name(priority)]) }
        if let cost = query.cost { set.append(context.spoons(cost)) }
        if let kind = query.kind { set.append(words[Self.name(kind)]) }
        if query.state != query.usual { set.append(words[query.state.name]) }
        if order != .own { set.append(words[order.name]) }
        return set
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

    private static func text(of identity: Identity, in options: [(value: String, text: String)]) -> String? {
        let value = identity.hex
        for option in options where option.value.utf8.elementsEqual(value.utf8) { return option.text }
        return nil
    }

    /// The options, with the one that is asked for, which may no longer be here.
    private static func options(
        _ all: [(value: String, text: String)],
        with asked: Identity?,
        _ words: Catalog
    ) -> [(value: String, text: String)] {
        guard let asked, case .none = text(of: asked, in: all) else { return all }
        var options = all
        options.append((asked.hex, words[.problemGone]))
        return options
    }

    private func filters(_ html: inout HTML, _ context: PageContext) {
        let lists = Self.options(lists, with: query.list, context.words)
        menu(&html, Sentence(.findList), "list", empty: .findListAny, query.list?.hex, lists)
        let subjects = Self.options(subjects, with: query.subject, context.words)
        menu(&html, Sentence(.findSubject), "subject", empty: .findSubjectAny, query.subject?.hex, subjects)
        let priority = Self.digits(query.priority)
        menu(&html, Sentence(.findPriority), "priority", empty: .findPriorityAny, priority, context.words.priorities)
        let cost = Words.number(query.cost, or: "")
        menu(&html, .findCost(unit: context.unit), "spoons", empty: .findCostAny, cost, Words.costs(context))
        if context.settings.usesKinds {
            menu(&html, Sentence(.findEnergy), "energy", empty: .findEnergyAny, query.kind?.word.description, html.words.kinds)
        }
        // With words all that have them, otherwise those to do.
        let chosen = query.state == query.usual ? nil : query.state.word.description
        menu(&html, Sentence(.findState), "show", empty: .findStateAny, chosen, Self.states(context.words))
    }

    private static func digits(_ priority: Priority?) -> String? {
        if let priority { String(priority.rawValue) } else { nil }
    }

    private static func states(_ words: Catalog) -> [(value: String, text: String)] {
        var options: [(value: String, text: String)] = []
        let all: [TaskQuery.State] = [.open, .hidden, .done, .any]
        for state in all { options.append((state.word.description, words[state.name])) }
        return options
    }

    /// A menu of the form above, though it does not stand in it: a form cannot stand in another, and sorting is one.
    @inline(never)
    private func menu(
        _ html: inout HTML,
        _ label: Sentence,
        _ name: StaticString,
        empty: Phrase,
        _ chosen: String?,
        _ options: [(value: String, text: String)]
    ) {
        html.menu(
            html.words[label],
            id: "find-" + name.description,
            name: name,
            form: "find",
            empty: html.words[empty],
            chosen: chosen ?? "",
            options
        )
    }
}
