import Planner

extension HTML {
    /// The signature of every day page: the day's spoons as a row of spoons, and in words. A spoon lies down in its own place when it
    /// is spent, so nothing moves.
    ///
    /// - Parameter done: the part of the page that shows done tasks, if it has one.
    mutating func spoonMeter(_ budget: Budget, done: StaticString? = nil, _ context: PageContext) {
        write("<section class=\"budget\" aria-label=\"\(.budget(unit: context.unit))\">")
        write(
            """
            <div role="meter" aria-label="\(.budgetMeter)" aria-valuemin="0" aria-valuemax="\(budget.limit)" \
            aria-valuenow="\(min(budget.used, budget.limit))" aria-valuetext="\(words.summary(budget, context))">
            """
        )
        let each = spoons(budget)
        write("</div><p class=\"free-words\">")
        let free = words[words.freeSpoons(budget, context)]
        if let aside = words.asideOfFree(budget) {
            let (first, second) = (MarkupTag("<strong>", "</strong>"), MarkupTag("<span>", "</span>"))
            write("\(.budgetFreeAside(first: first, free: free, second: second, aside: words[aside]))")
        } else {
            write("<strong>\(free)</strong>")
        }
        literal("</p><p class=\"used-words\">")
        var link = MarkupTag.none
        if let done { link = MarkupTag("<a href=\"#\(fixed: done)\">", "</a>") }
        write("\(words.used(budget, link: link))</p>")
        if each > 1 { write("<p class=\"used-words\">\(.budgetEach(spoons: SpoonCount(count: each, unit: context.unit)))</p>") }
        literal("</section>")
    }

    /// The row of spoons.
    ///
    /// - Parameters:
    ///   - added: how many of those that are planned have just been chosen: they stand apart.
    ///   - isSmall: whether it stands beside its subject, and not above a page.
    /// - Returns: for how many each that is drawn stands: above thirty for several.
    @discardableResult
    mutating func spoons(_ budget: Budget, added: Int = 0, isSmall: Bool = false) -> Int {
        write("<div class=\"spoons\(" small", if: isSmall)\"\(" aria-hidden=\"true\"", if: isSmall)>")
        let count = max(budget.limit, budget.used)
        let each = max((count + 29) / 30, 1)
        var former = -1
        for index in 0..<(count + each - 1) / each {
            let state = SpoonState(of: index * each, in: budget)
            let isAdded = state.group == 1 && index * each >= budget.used - added
            let group = isAdded ? 5 : state.group
            let isApart = index > 0 && group != former
            former = group
            write(
                """
                <svg class="\(fixed: state.drawn)\(" apart", if: isApart)" aria-hidden="true"><use href="#i-spoon"></use></svg>
                """
            )
        }
        literal("</div>")
        return each
    }

    /// A cost: the number, and a spoon that the style draws: a hundred rows of drawings would cost a phone more than the words do.
    mutating func cost(_ cost: Int, _ context: PageContext) {
        let own = words.name(of: context.unit, after: cost)
        if own.isEmpty {
            write("<span class=\"cost\">\(cost)<span class=\"unseen\"> \(.unitAfterNumber(count: cost))</span></span>")
        } else {
            write("<span class=\"cost\">\(cost)<span class=\"unseen\"> \(own)</span></span>")
        }
    }
}

/// How one spoon of the day is drawn.
private enum SpoonState {
    /// Lies.
    case spent
    case spentOfTomorrow
    /// Full.
    case planned
    case plannedOfTomorrow
    /// An outline.
    case free
    /// Dashed.
    case reserve
    /// Dotted: more is used than there is.
    case over

    init(of index: Int, in budget: Budget) {
        let isOfTomorrow = index >= budget.total
        if index < min(budget.spent, budget.limit) {
            self = isOfTomorrow ? .spentOfTomorrow : .spent
        } else if index >= budget.limit {
            self = .over
        } else if index < budget.used {
            self = isOfTomorrow ? .plannedOfTomorrow : .planned
        } else {
            self = index >= budget.limit - budget.reserveLeft ? .reserve : .free
        }
    }

    var drawn: StaticString {
        switch self {
        case .spent: "spoon spent"
        case .spentOfTomorrow: "spoon spent borrowed"
        case .planned: "spoon planned"
        case .plannedOfTomorrow: "spoon planned borrowed"
        case .free: "spoon free"
        case .reserve: "spoon reserve"
        case .over: "spoon over"
        }
    }

    /// Those of one group stand together, with room beside them.
    var group: Int {
        switch self {
        case .spent, .spentOfTomorrow: 0
        case .planned, .plannedOfTomorrow: 1
        case .free: 2
        case .reserve: 3
        case .over: 4
        }
    }
}
