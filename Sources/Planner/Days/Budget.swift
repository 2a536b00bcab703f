import Facts

/// The day's arithmetic.
package struct Budget: Equatable, Sendable {
    /// The number that the day began with, 0–99.
    package let total: Int
    /// The spoons borrowed from tomorrow.
    package let borrowed: Int
    /// How many of them are kept back by custom; a reminder, not a wall.
    package let reserve: Int
    /// The cost of done tasks, those that were deleted since among them.
    package let spent: Int
    /// The cost of the open tasks, without those that a low day has put aside.
    package let planned: Int
    /// How many of these open tasks have no cost yet: they take nothing from the sum.
    package let uncosted: Int

    /// The budget of those numbers; the reserve is at most the total.
    package init(total: Int, borrowed: Int, reserve: Int, spent: Int, planned: Int, uncosted: Int = 0) {
        self.total = total
        self.borrowed = borrowed
        self.reserve = min(reserve, total)
        self.spent = spent
        self.planned = planned
        self.uncosted = uncosted
    }

    /// Spent or spoken for.
    package var used: Int { spent + planned }
    /// The most that may be used.
    package var limit: Int { total + borrowed }
    /// The free spoons, the reserve included; never below 0.
    package var left: Int { max(limit - used, 0) }
    /// How many more are used than there are; 0 if they fit.
    package var over: Int { max(used - limit, 0) }
    /// How much of the reserve is still untouched.
    package var reserveLeft: Int { min(reserve, left) }

    /// How many the program fills without asking: neither the reserve nor borrowed spoons, which tasks hidden on a low day still need.
    package var freeToFill: Int { max(total - used - reserve, 0) }

    /// The budget as it would be with that much more planned.
    package func adding(_ cost: Int) -> Budget {
        Budget(total: total, borrowed: borrowed, reserve: reserve, spent: spent, planned: planned + cost, uncosted: uncosted)
    }

    /// How many spoons too many it would be to plan that much more; 0 if it fits.
    package func excess(adding cost: Int) -> Int {
        max(used + cost - limit, 0)
    }

    /// How much of the reserve it would use to plan that much more.
    package func fromReserve(adding cost: Int) -> Int {
        reserveLeft - min(reserve, max(limit - used - cost, 0))
    }
}

extension PlanReader {
    /// The current day's budget; nil before the first day.
    package var budget: Budget? {
        budget(of: todayItems)
    }

    /// The current day's budget, from rows that were read already.
    ///
    /// - Parameters:
    ///   - cost: of further open tasks.
    ///   - number: the day's number, as if it had been changed; nil: as it is.
    package func budget(of items: [TodayItem], adding cost: Int = 0, with number: Int? = nil) -> Budget? {
        guard let today = currentDay else { return nil }
        // What was spent as far as it was planned: nobody agreed to borrow what a task took beyond that.
        var (spent, agreed) = spentOnDeletedTasks(today)
        var planned = cost
        var (putAside, uncosted) = (0, 0)
        for item in items {
            if item.done != nil {
                spent += item.spent
                agreed += min(item.spent, item.cost)
            } else if item.isPutAside {
                putAside += item.cost
            } else {
                planned += item.cost
                if item.isUncosted { uncosted += 1 }
            }
        }
        let total = number ?? spoons(of: today)
        return Budget(
            total: total,
            // Tasks put aside come back and still need what was borrowed for them.
            borrowed: borrowed(on: today, needed: max(agreed + planned + putAside - total, 0)),
            reserve: settings.reserve,
            spent: spent,
            planned: planned,
            uncosted: uncosted
        )
    }

    /// The spoons of tasks that were done on a day and deleted since: they stay spent. Besides, how many of them were planned.
    private func spentOnDeletedTasks(_ day: DayKey) -> (spent: Int, planned: Int) {
        var (spent, planned) = (0, 0)
        for identity in plannedTasks(day) where !hasTask(identity) {
            guard let plan = plan(identity, on: day), plan.state == PlanState.planned, plan.done != nil else { continue }
            let cost = plan.cost ?? 0
            spent += plan.real ?? cost
            planned += min(plan.real ?? cost, cost)
        }
        return (spent, planned)
    }

    /// The number that a day began with.
    func spoons(of day: DayKey) -> Int {
        Int(replica.value(.day(day), DayField.spoons).integer ?? 0, within: Settings.spoons)
    }
}
