import Facts
package import Planner

/// What is shown on the page of all tasks, and in which order: one form, which leads there.
package final class FilterPage: Page {
    private let finder: Finder
    /// How many tasks the filters let pass.
    private let count: Int

    package init(reading space: PlanReader, _ query: TaskQuery, in order: SortOrder, at instant: Instant) {
        finder = Finder(query, in: order, reading: space)
        count = query.isPlain ? 0 : space.tasks(matching: query, in: .own, at: instant).tasks.count
    }

    private var query: TaskQuery { finder.query }

    package func title(_ context: PageContext) -> String { context.words[.findTools] }

    package var section: Section? { .tasks }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginDecision()
        // The script counts again while somebody chooses. Without it a number would be that of before.
        let counted: Markup = query.isPlain ? "\(.findState)" : "\(.findShow(count: count))"
        html.write(
            """
            <a class="button" id="clear" href="\(Route.tasks)">\(.foundClear)</a><button class="primary" id="show" form="filter">\
            <span class="scripted" id="show-count" data-said>\(counted)</span><span class="unscripted">\(.findState)</span></button>
            """
        )
        html.endActions()
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.filter, context, back: Route.tasks.path, id: "filter", class: "act stack")
        html.defaultButton()
        html.beginGroup(.sortField, id: "order-field")
        html.literal("<div class=\"segments\">")
        for order in SortOrder.allCases {
            html.write(
                """
                <label class="segment"><input type="radio" name="order" value="\(fixed: order.word)"\
                \(" checked", if: order == finder.order)>\(order.shortName)</label>
                """
            )
        }
        html.literal("</div>")
        html.endGroup(id: "order-field")
        html.beginFieldRows(.filter)
        html.hidden("q", query.words)
        rows(&html, context)
        html.literal("</div>")
        html.endForm()
    }

    private func rows(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        dates(&html, context)
        var costs: [Choice] = [("", words[.findCostAny])]
        var offered = [.unknown] + TaskQuery.Cost.ranges
        // One number: an address from before there were ranges, or a view that was kept then.
        if let cost = query.cost, !offered.contains(cost) { offered.append(cost) }
        for cost in offered { costs.append((cost.word, finder.said(cost, context))) }
        row(&html, words[.findCost(unit: context.unit)], "spoons-row", "spoons", costs, query.cost?.word ?? "")
        row(
            &html,
            words[.findList],
            "list-row",
            "list",
            options(.findListAny, finder.lists, with: query.list, words),
            query.list?.hex ?? ""
        )
        let subjects = options(.findSubjectAny, finder.subjects, with: query.subject, words)
        row(&html, words[.findSubject], "subjects-row", "subject", subjects, query.subject?.hex ?? "")
        let priority = query.priority.map { String($0.rawValue) } ?? ""
        row(&html, words[.findPriority], "priority-row", "priority", [("", words[.findPriorityAny])] + words.priorities, priority)
        if context.settings.usesKinds {
            let kinds: [Choice] = [("", words[.findEnergyAny])] + html.words.kinds
            row(&html, words[.findEnergy], "energy-row", "energy", kinds, query.kind?.word.description ?? "")
        }
        var states: [Choice] = []
        for state in [TaskQuery.State.open, .hidden, .done, .any] { states.append((state.word.description, words[state.name])) }
        row(
            &html,
            words[.findState],
            "show-row",
            "show",
            states,
            query.state.word.description,
            isOpen: query.state != query.usual
        )
    }

    private func dates(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        var choices: [Choice] = [("", words[.findDateAny])]
        for dates in [TaskQuery.Dates.today, .week, .undated] {
            choices.append((dates.word.description, finder.said(dates, context)))
        }
        choices.append((TaskQuery.Dates.between(nil, nil).word.description, words[.findDateRange]))
        let chosen = query.dates.map { $0.word.description } ?? ""
        let said = query.dates.map { finder.said($0, context) }
        beginRow(&html, words[.moveDayDate], "date-row", "date", choices, chosen, saying: said, isOpen: !chosen.isEmpty)
        var (from, to): (LocalDate?, LocalDate?) = (nil, nil)
        if case .between(let first, let last) = query.dates { (from, to) = (first, last) }
        // The style hides them until they are chosen.
        html.field(words[.leaveOutFrom], name: "from", FieldValue(from?.text ?? ""), as: .date)
        html.field(words[.leaveOutTo], name: "to", FieldValue(to?.text ?? ""), as: .date)
        endRow(&html)
    }

    private typealias Choice = (value: String, text: String)

    /// What a list or a subject is chosen from, with the one that is asked for, which may no longer be here.
    private func options(_ any: Phrase, _ all: [Choice], with asked: Identity?, _ words: Catalog) -> [Choice] {
        var options: [Choice] = [("", words[any])] + all
        if let asked, case .none = Finder.text(of: asked, in: all) { options.append((asked.hex, words[.problemGone])) }
        return options
    }

    @inline(never)
    private func row(
        _ html: inout HTML,
        _ name: String,
        _ id: StaticString,
        _ field: StaticString,
        _ choices: [Choice],
        _ chosen: String,
        isOpen: Bool? = nil
    ) {
        beginRow(&html, name, id, field, choices, chosen, isOpen: isOpen ?? !chosen.isEmpty)
        endRow(&html)
    }

    /// A row of round choices.
    ///
    /// - Parameters:
    ///   - said: its value; nil: the words of what is chosen.
    ///   - isOpen: whether it narrows what is shown.
    @inline(never)
    private func beginRow(
        _ html: inout HTML,
        _ name: String,
        _ id: StaticString,
        _ field: StaticString,
        _ choices: [Choice],
        _ chosen: String,
        saying said: String? = nil,
        isOpen: Bool
    ) {
        var value = said ?? ""
        for choice in choices where said == nil && choice.value.utf8.elementsEqual(chosen.utf8) { value = choice.text }
        html.beginFieldRow(name, id: id, isOpen: isOpen)
        html.write("\(value)")
        html.openFieldRow(isNamed: false)
        html.write("<fieldset><legend>\(name)</legend>")
        for choice in choices {
            html.radio(field, choice.value, choice.text, isOn: choice.value.utf8.elementsEqual(chosen.utf8))
        }
    }

    private func endRow(_ html: inout HTML) {
        html.literal("</fieldset>")
        html.endFieldRow()
    }
}
