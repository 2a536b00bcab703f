public import Planner

extension SortOrder {
    /// The order as a form's value.
    var word: StaticString {
        switch self {
        case .own: "own"
        case .newest: "newest"
        case .priority: "priority"
        case .soonest: "soonest"
        }
    }

    /// Reads what ``word`` says.
    public init?(word: String) {
        for order in SortOrder.allCases where Token(word) == Token(order.word.description) {
            self = order
            return
        }
        return nil
    }

    /// The order in words.
    var name: String {
        switch self {
        case .own: "Own order"
        case .newest: "Newest date first"
        case .priority: "Priority, then date"
        case .soonest: "Soonest date first"
        }
    }
}

extension HTML {
    /// How a list is ordered; remembered for the page it is on.
    mutating func sortForm(current: SortOrder, _ context: PageContext) {
        beginForm(.sort, context, id: "sort", class: "act sort-form")
        var options: [(value: String, text: String)] = []
        for order in SortOrder.allCases { options.append((order.word.description, order.name)) }
        menu("Order", id: "order-field", name: "order", empty: nil, chosen: current.word.description, options)
        literal("<button class=\"button\" id=\"sort-button\">Sort</button>")
        endForm()
    }

    /// The same, folded away, where there is nothing else to be unfolded; an order that is not the own one is in sight.
    @inline(never)
    mutating func sortFold(current: SortOrder, _ context: PageContext) {
        literal("<details class=\"folded\" id=\"sorting\"><summary>Sort this list")
        if current != .own { write(": \(current.name)") }
        literal("</summary>")
        sortForm(current: current, context)
        literal("</details>")
    }
}
