import Planner

// How many spoons of a day are free, planned and done, in words.

extension Catalog {
    /// "4 spoons free, 1 of them in reserve. 8 of 12 planned, 3 of them done."
    @inline(never)
    func summary(_ budget: Budget, _ context: PageContext) -> String {
        self[.budgetSummary(free: free(budget, context), used: self[used(budget)])]
    }

    /// "4 spoons free, 1 of them in reserve".
    @inline(never)
    func free(_ budget: Budget, _ context: PageContext) -> String {
        let free = self[freeSpoons(budget, context)]
        guard let aside = asideOfFree(budget) else { return free }
        return self[.budgetFreeAside(first: .none, free: free, second: .none, aside: self[aside])]
    }

    /// A sum beside the tasks that were added up; those without a cost took nothing from it, and are named.
    func sum(_ sum: String, uncosted: Int) -> String {
        uncosted > 0 ? self[.sumUncosted(sum: sum, count: uncosted)] : sum
    }

    /// "4 spoons free"; the reserve is among them. "2 spoons over" where more is used than there is.
    @inline(never)
    func freeSpoons(_ budget: Budget, _ context: PageContext) -> Sentence {
        let unit = context.unit
        if budget.over > 0 { return .budgetOver(spoons: SpoonCount(count: budget.over, unit: unit)) }
        if budget.left == 0 { return .budgetNoneFree(unit: unit) }
        return .budgetFree(spoons: SpoonCount(count: budget.left, unit: unit))
    }

    /// "1 of them in reserve", of those that are free; "2 borrowed", where none are; nil if there is nothing to add.
    @inline(never)
    func asideOfFree(_ budget: Budget) -> Sentence? {
        if budget.borrowed > 0 { return .budgetBorrowed(spoons: budget.borrowed) }
        guard budget.reserveLeft > 0, budget.over == 0 else { return nil }
        return budget.reserveLeft == budget.left
            ? Sentence(.budgetAllInReserve) : .budgetInReserve(spoons: budget.reserveLeft)
    }

    /// "8 of 12 planned, 3 of them done", "8 of 12 planned and 2 without a cost".
    ///
    /// - Parameter link: markup around the part that says how many are done.
    @inline(never)
    func used(_ budget: Budget, link: MarkupTag = .none) -> Sentence {
        var planned = Sentence.budgetPlanned(planned: budget.used, all: budget.limit)
        if budget.uncosted > 0 {
            planned = .sumUncosted(sum: self[planned], count: budget.uncosted)
        } else if budget.used == 0 {
            planned = Sentence(.budgetNothingPlanned)
        }
        guard budget.spent > 0 else { return planned }
        let done: Sentence = budget.planned == 0 ? Sentence(.budgetAllDone) : .budgetDone(done: budget.spent)
        return .budgetPlannedDone(planned: self[planned], link: link, done: self[done])
    }

    /// "5 free, 1 in reserve", "1 free, only your reserve", or "4 over": beside a total.
    @inline(never)
    func freeBeside(_ budget: Budget) -> Sentence {
        if budget.over > 0 { return .totalOver(over: budget.over) }
        if budget.reserveLeft == 0 { return .totalFree(free: budget.left) }
        // Two numbers would read as two different ones.
        if budget.reserveLeft == budget.left { return .totalFreeAllReserve(free: budget.left) }
        return .totalFreeReserve(free: budget.left, reserve: budget.reserveLeft)
    }
}
