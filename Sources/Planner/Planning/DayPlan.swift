import Facts

/// The filters of a plan besides the limits of the day.
package struct PlanFilter: Equatable, Sendable {
    /// How many minutes there are for it; nil: any.
    package var minutes: Int?
    /// Which energy there is; nil: any.
    package var energy: NowFilter.Energy?
    /// Whether it is the lighter plan.
    package var isLighter = false

    package init() {}
}

/// A rest between two tasks that take much.
package struct PlannedRest: Sendable {
    /// How long: as long as the person's rests are.
    package let minutes: Int
    /// The task before it.
    package let before: TaskEntry
    /// The task after it.
    package let after: TaskEntry
}

/// A suggestion for the rest of the day. Nothing is written before it is taken.
package final class DayPlan: Sendable {
    /// The day's arithmetic without it.
    package let budget: Budget
    /// The spoons that the plan may use: the free ones without the reserve. Together with the used ones, at most the usual number.
    package let room: Int
    /// The usual number, where the day has more than that and the plan stops there; nil: it may take all that is free.
    package let usual: Int?
    /// The proposed tasks, those of most worth first.
    package let lines: [PlanCandidate]
    /// A rest, where two tasks of the day take much.
    package let rest: PlannedRest?
    /// How many spoons the plan takes.
    package let spoons: Int
    /// How many the lighter one takes; nil if there is no other that is lighter.
    package let lighter: Int?
    /// The first few tasks that match the filters and are not proposed.
    package let waiting: [PlanCandidate]
    /// How many tasks in sight have no cost yet.
    package let uncosted: Int

    fileprivate init(
        budget: Budget,
        room: Int,
        usual: Int?,
        lines: [PlanCandidate],
        rest: PlannedRest?,
        spoons: Int,
        lighter: Int?,
        waiting: [PlanCandidate],
        uncosted: Int
    ) {
        self.budget = budget
        self.room = room
        self.usual = usual
        self.lines = lines
        self.rest = rest
        self.spoons = spoons
        self.lighter = lighter
        self.waiting = waiting
        self.uncosted = uncosted
    }

    /// The room that is left after the lines before one: for the words of the last line that fits.
    package func left(before index: Int) -> Int {
        var left = room
        for line in lines[..<index] { left -= line.cost }
        return left
    }

    /// Whether a task that is not in the plan would fit beside it into what is free, if plans did not stop at the usual number.
    package func stops(before task: PlanCandidate, _ asked: PlanFilter) -> Bool {
        guard case .some = usual else { return false }
        var (spoons, steps) = (task.cost, task.steps)
        for line in lines {
            spoons += line.cost
            steps += line.steps
        }
        if let minutes = asked.minutes, steps > minutes / ExactDay.minutesInStep { return false }
        return spoons <= budget.freeToFill
    }
}

extension PlanReader {
    /// The lighter plan uses this percentage of the free spoons.
    static let lighterShare = 60
    /// No more waiting tasks than this are listed: choosing is the hard part.
    static let mostWaiting = 3
    /// From this cost on a task takes much.
    static let muchCost = 4

    /// A plan for the rest of the day; nil before the first day. The same facts make the same plan on every device.
    package func planDay(_ asked: PlanFilter, at instant: Instant) -> DayPlan? {
        let items = todayItems
        guard let today = currentDay, let budget = budget(of: items) else { return nil }
        let free = budget.freeToFill
        let usual = usualNumber
        let toUsual = max((usual ?? budget.total) - budget.used, 0)
        let room = min(free, toUsual)
        let search = PlanSearch(in: self, asked.energy, today, at: instant)
        let candidates = search.candidates()
        let whole = Self.choice(of: candidates, room: room, asked)
        let small = Self.choice(of: candidates, room: room * Self.lighterShare / 100, asked)
        let hasLighter = !small.isEmpty && small != whole
        let chosen = asked.isLighter && hasLighter ? small : whole
        var isChosen = [Bool](repeating: false, count: candidates.count)
        var lines: [PlanCandidate] = []
        for index in chosen {
            isChosen[index] = true
            lines.append(candidates[index])
        }
        var waiting: [PlanCandidate] = []
        for (index, candidate) in candidates.enumerated() where !isChosen[index] && waiting.count < Self.mostWaiting {
            waiting.append(candidate)
        }
        return DayPlan(
            budget: budget,
            room: room,
            usual: toUsual < free ? usual : nil,
            lines: lines,
            rest: rest(among: items, lines),
            spoons: Self.cost(of: whole, candidates),
            lighter: hasLighter ? Self.cost(of: small, candidates) : nil,
            waiting: waiting,
            uncosted: search.uncosted()
        )
    }

    /// The positions of those candidates that are worth most together and fit.
    static func choice(of candidates: [PlanCandidate], room: Int, _ asked: PlanFilter) -> [Int] {
        var items: [Weighed] = []
        items.reserveCapacity(candidates.count)
        for one in candidates {
            items.append(Weighed(cost: one.cost, steps: asked.minutes == nil ? 0 : one.steps, worth: one.worth))
        }
        return ExactDay.choice(of: items, spoons: room, steps: (asked.minutes ?? 0) / ExactDay.minutesInStep)
    }

    private static func cost(of chosen: [Int], _ candidates: [PlanCandidate]) -> Int {
        var cost = 0
        for index in chosen { cost += candidates[index].cost }
        return cost
    }

    /// A rest between the last task of the day that takes much and the first of the plan; nil if the day has a rest, or no two such
    /// tasks.
    private func rest(among items: [TodayItem], _ lines: [PlanCandidate]) -> PlannedRest? {
        guard settings.proposesRests else { return nil }
        var before: TaskEntry?
        for item in items where !item.isPutAside {
            if item.task.isRest { return nil }
            if item.cost >= Self.muchCost { before = item.task }
        }
        for line in lines where line.cost >= Self.muchCost {
            if let before { return PlannedRest(minutes: timerChoices.rest, before: before, after: line.task) }
            before = line.task
        }
        return nil
    }
}
