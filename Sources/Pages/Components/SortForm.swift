package import Planner

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

    /// Reads a ``word``.
    package init?(word: String) {
        for order in SortOrder.allCases where ByteString(word) == ByteString(order.word.description) {
            self = order
            return
        }
        return nil
    }

    /// The order in words.
    var name: Phrase {
        switch self {
        case .own: .sortOwn
        case .newest: .sortNewest
        case .priority: .sortPriority
        case .soonest: .sortSoonest
        }
    }

    /// The order in one word or two.
    var shortName: Phrase {
        switch self {
        case .own: .sortOwn
        case .newest: .sortLatest
        case .priority: .findPriority
        case .soonest: .moveDayDate
        }
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .own: .grip
        case .newest: .bottom
        case .priority: .flag
        case .soonest: .date
        }
    }
}

extension HTML {
    /// The rows of the menu that order a list; the order that holds is pressed.
    mutating func menuSort(_ current: SortOrder, _ context: PageContext) {
        write("<li class=\"order\"><p>\(.sortButton)</p></li>")
        for order in SortOrder.allCases {
            literal("<li class=\"order\">")
            beginForm(.sort, context)
            write(
                """
                <button id="sort-\(fixed: order.word)" name="order" value="\(fixed: order.word)" \
                aria-pressed="\(fixed: order == current ? "true" : "false")">\(order.symbol)<span>\(order.name)</span></button>
                """
            )
            endForm()
            literal("</li>")
        }
    }
}
