package import Planner

extension DayOrder {
    /// The order as a form's value.
    var word: StaticString {
        switch self {
        case .cost: "cost"
        case .time: "time"
        case .own: "own"
        }
    }

    /// Reads a ``word``.
    package init?(word: String) {
        for order in DayOrder.allCases where ByteString(word) == ByteString(order.word.description) {
            self = order
            return
        }
        return nil
    }

    /// Its name in the menu.
    fileprivate func name(_ context: PageContext) -> Sentence {
        switch self {
        case .cost: .todaySortCost(unit: context.unit)
        case .time: Sentence(.todaySortTime)
        case .own: Sentence(.todaySortOwn)
        }
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .cost: .spoon
        case .time: .timer
        case .own: .grip
        }
    }
}

extension DayPart {
    var name: Phrase {
        switch self {
        case .morning: .todayMorning
        case .afternoon: .todayAfternoon
        case .evening: .todayEvening
        case .anyTime: .todayAnyTime
        }
    }

    var id: StaticString {
        switch self {
        case .morning: "morning"
        case .afternoon: "afternoon"
        case .evening: "evening"
        case .anyTime: "any-time"
        }
    }
}

extension HTML {
    /// The rows of the menu that order the day; the order that holds is pressed.
    mutating func menuDayOrder(_ current: DayOrder, _ context: PageContext) {
        for order in DayOrder.allCases {
            literal("<li class=\"order\">")
            beginForm(.sort, context)
            write(
                """
                <button id="sort-\(fixed: order.word)" name="order" value="\(fixed: order.word)" \
                aria-pressed="\(fixed: order == current ? "true" : "false")">\(order.symbol)<span>\(order.name(context))</span></button>
                """
            )
            endForm()
            literal("</li>")
        }
    }
}
