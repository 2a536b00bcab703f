import Facts

/// The one day of each task: the day whose list it is in, else the day it is planned for, else the date it is due; and the spoons that it
/// takes there. Everything that counts spoons ahead, or shows what is on a day, asks here (docs/planning.md, "A task has one day").
///
/// What it found holds until a fact comes in.
final class TaskDays {
    /// The first date ahead: before it only the current day's list counts, and a day or date that has passed is ignored.
    let first: LocalDate
    /// The date of the current day's list; nil where that day has passed, and before the first day.
    private let listDate: LocalDate?
    /// Tasks that count as if they were in the current day's list, too; of a day that is about to begin: its whole list.
    private var chosen: Set<Identity>
    /// Whether the list is that of a day which is about to begin.
    private let isBeginning: Bool
    /// Costs that are to be written with them.
    private let costs: [Identity: Int]
    private var apart: [Identity: Int] = [:]

    init(
        from first: LocalDate,
        list listDate: LocalDate?,
        choosing chosen: Set<Identity> = [],
        costing costs: [Identity: Int] = [:]
    ) {
        self.first = first
        self.listDate = listDate
        self.chosen = chosen
        self.costs = costs
        isBeginning = false
    }

    /// The days of tasks as they will be once a day begins on that date, with nothing in its list yet.
    init(beginning date: LocalDate) {
        first = date.adding(days: 1)
        listDate = date
        chosen = []
        costs = [:]
        isBeginning = true
    }

    /// Puts a task into the list of the day that is about to begin, or takes it out again.
    func setChosen(_ task: Identity, _ isChosen: Bool) {
        if isChosen { chosen.insert(task) } else { chosen.remove(task) }
        apart = [:]
    }

    /// The day of a task; nil for none, and for a task that is done, left out or put away. Of one that repeats: the day of its live copy.
    func day(of task: TaskEntry, in space: PlanReader) -> LocalDate? {
        guard task.done == nil else { return nil }
        // On its weekdays it comes besides.
        if task.daily.isEmpty, let listDate, isListed(task, in: space) { return listDate }
        guard !space.isSkipped(task), !space.isShelved(task) else { return nil }
        if let date = space.intendedDate(of: task.identity), first <= date, isBeginning || space.bucket(of: task).waits {
            return date
        }
        return task.due.flatMap { first <= $0 ? $0 : nil }
    }

    /// Whether a task is to do in the current day's list.
    private func isListed(_ task: TaskEntry, in space: PlanReader) -> Bool {
        if chosen.contains(task.identity) { return true }
        guard !isBeginning, let today = space.currentDay, let plan = space.plan(task.identity, on: today) else { return false }
        return plan.state == PlanState.planned && plan.done == nil
    }

    /// Whether a day takes a task up on a date: it is the day of the task, one of its weekdays, or a later date of its rule.
    func comes(_ task: TaskEntry, on date: LocalDate, at instant: Instant, in space: PlanReader) -> Bool {
        if isDaily(task, on: date, at: instant) { return !space.isSkipped(task) && !space.isShelved(task) }
        let day = day(of: task, in: space)
        if day == date { return true }
        guard let rule = task.repeats, rule.anchor == .date, let live = task.due, !space.isSkipped(task), !space.isShelved(task)
        else { return false }
        guard lastPassed(of: task, live: live, at: instant, in: space) < date else { return false }
        guard rule.next(after: date.adding(days: -1), from: live, seriesDate: task.seriesDate) == date else { return false }
        if case .none = space.closing(of: date, task.identity) { return true }
        return false
    }

    /// The date after which the later dates of a task's rule come: a copy that is done on a later day passes over the dates until then. A
    /// daily task comes on the day that is yet to begin, whatever date it stands at.
    ///
    /// - Parameter live: the date it stands at.
    func lastPassed(of task: TaskEntry, live: LocalDate, at instant: Instant, in space: PlanReader) -> LocalDate {
        let isToCome = first == instant.date && live < first && task.isDailyByRule && !task.isHidden(on: first, at: instant)
        let today = isToCome ? first.adding(days: -1) : instant.date
        return max(live, today, day(of: task, in: space) ?? live)
    }

    /// Whether the new day of a date takes a task up because of its own weekdays.
    func isDaily(_ task: TaskEntry, on date: LocalDate, at instant: Instant) -> Bool {
        first <= date && task.daily.contains(date.weekday) && !task.isHidden(on: date, at: instant)
    }

    // MARK: Spoons

    /// The spoons that a task takes on its day; nil without a cost. Steps are part of its cost: those that have a cost and a day of their
    /// own, or are done, are taken off it, and count by themselves. Of a daily task: its steps in the current day's list are.
    func spoons(of task: TaskEntry, in space: PlanReader) -> Int? {
        guard let cost = cost(of: task) else { return nil }
        guard cost > 0, space.hasSteps(task.identity) else { return cost }
        if !task.daily.isEmpty {
            var known: [Identity: Int] = [:]
            return max(cost - sum(beneath: task.identity, in: space, &known) { self.isInList($0, in: space) }, 0)
        }
        let apart = sum(beneath: task.identity, in: space, &apart) { step in
            step.done != nil || !step.daily.isEmpty || self.day(of: step, in: space) != nil
        }
        return max(cost - apart, 0)
    }

    /// The spoons of a date that a daily or repeating task comes on: of its steps those are taken off that come on the same date.
    func spoons(of task: TaskEntry, comingOn date: LocalDate, at instant: Instant, in space: PlanReader) -> Int? {
        guard let cost = cost(of: task) else { return nil }
        guard cost > 0, space.hasSteps(task.identity) else { return cost }
        var known: [Identity: Int] = [:]
        let apart = sum(beneath: task.identity, in: space, &known) { self.comes($0, on: date, at: instant, in: space) }
        return max(cost - apart, 0)
    }

    private func isInList(_ task: TaskEntry, in space: PlanReader) -> Bool {
        if chosen.contains(task.identity) { return true }
        guard !isBeginning, let today = space.currentDay else { return false }
        return space.plan(task.identity, on: today)?.state == PlanState.planned
    }

    private func cost(of task: TaskEntry) -> Int? { costs[task.identity] ?? task.cost }

    private func sum(
        beneath task: Identity,
        in space: PlanReader,
        _ known: inout [Identity: Int],
        _ isApart: (TaskEntry) -> Bool
    ) -> Int {
        space.spoons(beneath: task, &known, cost: { self.cost(of: $0) }, counts: isApart)
    }
}

extension PlanReader {
    /// The days of tasks as the current day's list is counted with.
    var listDays: TaskDays {
        if let known = cache.listDays { return known }
        let date = currentDay?.date
        let days = TaskDays(from: date?.adding(days: 1) ?? LocalDate(number: 0), list: date)
        cache.listDays = days
        return days
    }

    /// The one day of a task that does not come again; nil for none, and once it is done.
    package func day(of task: TaskEntry, at instant: Instant) -> LocalDate? {
        taskDays(at: instant).day(of: task, in: self)
    }

    /// The days of tasks as they are seen at a moment: the current day's list counts until the date of its day has passed.
    func taskDays(at instant: Instant) -> TaskDays {
        if let today = currentDay, instant.date <= today.date { return listDays }
        return TaskDays(from: instant.date, list: nil)
    }

    /// The spoons that a task takes in the list of a day, where no other number was given for it there.
    func spoons(of task: TaskEntry, inListOf key: DayKey) -> Int? {
        if key == currentDay { return listDays.spoons(of: task, in: self) }
        guard let cost = task.cost, cost > 0, hasSteps(task.identity) else { return task.cost }
        let began = started(key) ?? 0
        var known: [Identity: Int] = [:]
        let apart = spoons(beneath: task.identity, &known, cost: { $0.cost }) { step in
            if self.plan(step.identity, on: key)?.state == PlanState.planned { return true }
            return task.daily.isEmpty && step.done.map { $0 < began } ?? false
        }
        return max(cost - apart, 0)
    }

    /// How many of a task's spoons go to steps that are done with it, and had counted as a part of it until then.
    func spoonsOfSteps(doneWith task: TaskEntry) -> Int {
        guard !task.comesAgain, let cost = task.cost, hasSteps(task.identity),
            let own = listDays.spoons(of: task, in: self)
        else { return 0 }
        var known: [Identity: Int] = [:]
        let all = spoons(beneath: task.identity, &known, cost: { $0.cost }, counts: { _ in true })
        return own - max(cost - all, 0)
    }

    /// The cost of those steps beneath a task that count by themselves; of a step beneath such a step nothing, it is part of that one.
    /// Calls itself for each level, of which there are at most ``TaskAncestry/furthest``.
    func spoons(
        beneath task: Identity,
        _ known: inout [Identity: Int],
        cost: (TaskEntry) -> Int?,
        counts: (TaskEntry) -> Bool
    ) -> Int {
        if let sum = known[task] { return sum }
        var sum = 0
        for step in steps(of: task) where !step.isLeftOut {
            let own = cost(step) ?? 0
            if own > 0, counts(step) {
                sum += own
            } else if hasSteps(step.identity) {
                let beneath = spoons(beneath: step.identity, &known, cost: cost, counts: counts)
                sum += own > 0 ? min(own, beneath) : beneath
            }
        }
        known[task] = sum
        return sum
    }
}
