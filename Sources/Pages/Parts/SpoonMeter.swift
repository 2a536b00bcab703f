import Planner

extension HTML {
    /// The signature of every day page: the day's spoons as a row of spoons, and in words. A spoon lies down in its own place when it
    /// is spent, so nothing moves.
    mutating func spoonMeter(_ budget: Budget, _ context: PageContext) {
        let summary = Words.summary(budget, context)
        literal("<section class=\"budget\" aria-label=\"")
        write("\(Words.capitalised(context.settings.unitMany)) of the day\">")
        spoons(budget, summary)
        write("<p class=\"free-words\"><strong>\(Words.freeSpoons(budget, context))</strong>")
        if budget.reserveLeft > 0, budget.over == 0 { write("<span>, \(Words.reserve(budget))</span>") }
        write("</p><p class=\"used-words\">\(Words.used(budget))</p>")
        if budget.over > 0 {
            literal("<p class=\"used-words\">Sending something back gives some free.</p>")
        }
        literal("</section>")
    }

    private mutating func spoons(_ budget: Budget, _ summary: String) {
        write(
            """
            <div class="spoons" role="meter" aria-label="Used" aria-valuemin="0" aria-valuemax="\(budget.limit)" \
            aria-valuenow="\(min(budget.used, budget.limit))" aria-valuetext="\(summary)">
            """
        )
        let count = max(budget.limit, budget.used)
        // Above thirty, one that is drawn stands for several.
        let each = max((count + 29) / 30, 1)
        var former = SpoonState.spent
        for index in 0..<(count + each - 1) / each {
            let state = SpoonState(of: index * each, in: budget)
            let isApart = index > 0 && state.group != former.group
            former = state
            write(
                """
                <svg class="\(fixed: state.drawn)\(" apart", if: isApart)" aria-hidden="true"><use href="#i-spoon"></use></svg>
                """
            )
        }
        literal("</div>")
    }

    /// What something costs: the number, and a spoon that the style draws: a hundred rows of drawings would cost a phone more than
    /// the words do.
    mutating func cost(_ cost: Int, _ context: PageContext) {
        let unit = cost == 1 ? context.settings.unitOne : context.settings.unitMany
        write("<span class=\"cost\">\(cost)<span class=\"unseen\"> \(unit)</span></span>")
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
