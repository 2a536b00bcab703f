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
        lists = space.listOptions()
        subjects = space.subjectOptions()
    }

    /// The field.
    @inline(never)
    func write(_ html: inout HTML) {
        // The field's name is out of sight: the drawing in it says the same. With script the page answers as somebody types.
        html.write(
            """
            <form method="get" action="\(Route.tasks)" id="find" class="find" role="search" data-live>\(Symbol.search)\
            <input id="find-field" name="q" type="search" autocomplete="off" enterkeyhint="search" dir="auto" placeholder="Search all tasks"\
             aria-label="Search" aria-describedby="found" value="\(query.words)">\
            <button class="button unscripted" id="find-button">Search</button></form>
            """
        )
    }

    /// The number of results in one line, and behind a fold the filters. The commands on the results follow in the fold; or, after its end,
    /// beside it.
    ///
    /// - Parameter said: may be empty. Its element is there all the same, so that screen readers announce its changes.
    @inline(never)
    func beginTools(_ html: inout HTML, said: Markup = "", _ context: PageContext) {
        html.write(
            """
            <div class="tools"><p class="quiet-text" id="found" role="status">\(said)</p>\
            <details id="filters" class="folded"><summary><span dir="auto">Filter and sort
            """
        )
        for (index, word) in settings(context).enumerated() {
            html.write("\(fixed: index == 0 ? ": " : ", ")\(word)")
        }
        html.literal("</span></summary><div class=\"fields\">")
        filters(&html, context)
        html.literal("</div><button class=\"button\" id=\"show\" form=\"find\">Filter</button>")
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
        var words: [String] = []
        if let list = Self.text(of: query.list, in: lists) { words.append(list) }
        if let subject = Self.text(of: query.subject, in: subjects) { words.append("#" + subject) }
        if let priority = query.priority { words.append(Words.name(priority) + " priority") }
        if let cost = query.cost { words.append(context.spoons(cost)) }
        if let kind = query.kind { words.append(context.words[Words.name(kind)] + " energy") }
        if query.state != query.usual { words.append(query.state.name) }
        if order != .own { words.append(order.name) }
        return words
    }

    private static func text(of identity: Identity?, in options: [(value: String, text: String)]) -> String? {
        guard let value = identity?.hex else { return nil }
        for option in options where option.value.utf8.elementsEqual(value.utf8) { return option.text }
        return nil
    }

    private func filters(_ html: inout HTML, _ context: PageContext) {
        menu(&html, "List", "list", empty: "Any list", query.list?.hex, lists)
        menu(&html, "Subject", "subject", empty: "Any subject", query.subject?.hex, subjects)
        menu(&html, "Priority", "priority", empty: "Any priority", Self.digits(query.priority), Words.priorities)
        let unit = Words.capitalised(context.settings.unitMany)
        menu(&html, unit, "spoons", empty: "Any cost", Words.number(query.cost, or: ""), Words.costs(context))
        if context.settings.usesKinds {
            menu(&html, "Energy", "energy", empty: "Any energy", query.kind?.word.description, html.words.kinds)
        }
        // With words all that have them, otherwise those to do.
        let chosen = query.state == query.usual ? nil : query.state.word.description
        menu(&html, "Show", "show", empty: "As usual", chosen, Self.states)
    }

    private static func digits(_ priority: Priority?) -> String? {
        if let priority { String(priority.rawValue) } else { nil }
    }

    private static var states: [(value: String, text: String)] {
        var options: [(value: String, text: String)] = []
        let all: [TaskQuery.State] = [.open, .hidden, .done, .any]
        for state in all { options.append((state.word.description, state.name)) }
        return options
    }

    /// A menu of the form above, though it does not stand in it: a form cannot stand in another, and sorting is one.
    @inline(never)
    private func menu(
        _ html: inout HTML,
        _ label: String,
        _ name: StaticString,
        empty: String?,
        _ chosen: String?,
        _ options: [(value: String, text: String)]
    ) {
        html.menu(label, id: "find-" + name.description, name: name, form: "find", empty: empty, chosen: chosen ?? "", options)
    }
}
