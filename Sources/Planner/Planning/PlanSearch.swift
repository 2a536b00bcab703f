import Facts

/// Finds the tasks that could be planned for a day, or for several: open, in sight, with a cost, waiting, not refused within the hour, and
/// without a kind of energy that the person is out of. On a low day only tasks that cannot wait. Repeating tasks are found when their dates
/// have come, a daily task on its weekday if it was not put into the day before.
///
/// Whole tasks, or the next step of a task that has no cost itself. For several days also tasks that come into sight on one of them, but no
/// tasks with a fixed day: daily and repeating tasks, and those due at a time.
final class PlanSearch {
    private let space: PlanReader
    private let energy: NowFilter.Energy?
    private let instant: Instant
    private let today: DayKey
    private let hidden: Set<Identity>
    /// The last of several days; nil for a plan of one.
    private let last: LocalDate?
    /// Whether tasks that can wait are left out.
    private let isLow: Bool
    private let openSteps: OpenSteps
    private let days: TaskDays
    private var wholes: Set<Identity> = []
    private(set) var found: [PlanCandidate] = []

    /// - Parameter last: the last of several days that are planned; nil for the rest of one.
    init(in space: PlanReader, _ energy: NowFilter.Energy?, _ today: DayKey, at instant: Instant, until last: LocalDate? = nil) {
        self.space = space
        self.energy = energy
        self.instant = instant
        self.today = today
        self.last = last
        if let last {
            days = space.taskDays(at: instant)
            hidden = space.hidden(at: instant.at(instant.beginning(of: last.adding(days: 1)) - 1))
            isLow = space.lowDay?.length == .untilSaid
        } else {
            days = space.listDays
            hidden = space.hidden(at: instant)
            isLow = space.lowDay != nil
        }
        openSteps = OpenSteps(but: hidden)
    }

    /// Goes through the categories and the backlog.
    ///
    /// - Returns: the tasks found, those of most worth first, and among equals in the person's order.
    func candidates() -> [PlanCandidate] {
        for cost in Costs.range {
            for identity in space.category(cost) { consider(identity) }
        }
        for identity in space.backlog { consider(identity) }
        return PlanCandidate.ordered(found)
    }

    /// How many tasks in sight have no cost yet, and so cannot be planned. Rests have one: none.
    func uncosted() -> Int {
        var count = 0
        for identity in space.category(nil) where !hidden.contains(identity) {
            if let task = space.task(identity), task.cost == nil { count += 1 }
        }
        return count
    }

    private func consider(_ identity: Identity) {
        guard let task = space.task(identity) else { return }
        let whole = space.topmost(above: task)
        guard wholes.insert(whole.identity).inserted, !space.isShelved(whole) else { return }
        let next = space.hasSteps(whole.identity) ? openSteps.beneath(whole.identity, in: space).next ?? whole : whole
        let line = [next] + space.ancestors(of: next)
        for one in line where !isOpen(one) { return }
        guard let planned = planned(whole, line), let cost = days.spoons(of: planned, in: space), Costs.range.contains(cost)
        else { return }
        guard space.canGoIntoToday(planned), isTime(for: planned), isTime(for: next, isNext: true), allows(line) else { return }
        if case .some = space.intendedDate(of: planned.identity, at: instant) { return }
        let date = last ?? instant.date
        let canWait = space.canWait(planned, on: date) && space.canWait(next, on: date)
        if isLow, canWait { return }
        var isCarriedOver = false
        if case .backlog = space.bucket(of: planned) { isCarriedOver = true }
        var first = begins(line)
        // A low day of its own takes nothing that can wait.
        if canWait, space.isLow(on: instant.date) { first = max(first, 1) }
        found.append(PlanCandidate(planned, cost: cost, line: line, isCarriedOver: isCarriedOver, on: date, first: first))
    }

    /// How many days from today on all of these tasks are in sight.
    private func begins(_ line: [TaskEntry]) -> Int {
        var first = 0
        for task in line {
            if let date = task.inSightFrom { first = max(first, date.number - instant.date.number) }
            if let snoozed = task.snoozed { first = max(first, instant.at(snoozed).date.number - instant.date.number) }
        }
        return first
    }

    /// The whole; if it has no cost, the topmost task above its next step that has one, or that step: what is beneath it is part of it.
    private func planned(_ whole: TaskEntry, _ line: [TaskEntry]) -> TaskEntry? {
        for one in line.reversed() where (one.cost ?? 0) > 0 { return one }
        return nil
    }

    /// Whether it is to do, in sight, not in today's list, and was not refused.
    private func isOpen(_ task: TaskEntry) -> Bool {
        if hidden.contains(task.identity) || task.isLeftOut || task.done != nil { return false }
        if case .some = space.todayItem(task.identity) { return false }
        return !space.isRefused(task.identity, at: instant)
    }

    /// - Parameter isNext: whether it is only the next step of what would be planned: its time leaves the rest where it is.
    private func isTime(for task: TaskEntry, isNext: Bool = false) -> Bool {
        if case .some = last {
            let hasBegun = instant.date <= today.date
            if task.isDaily { return false }
            guard let due = task.due, task.repeats != nil || task.time != nil else { return true }
            // Today's list is fixed: other tasks for today can be proposed for it.
            return due < instant.date && task.repeats == nil || due <= instant.date && hasBegun
        }
        if task.isDaily {
            // Sent back today, it was left out on purpose.
            guard case .none = space.plan(task.identity, on: today) else { return false }
            return task.isDaily(on: today.date)
        }
        // An appointment is on its day already.
        guard let due = task.due, task.repeats != nil || task.time != nil && !isNext else { return true }
        return due <= instant.date
    }

    private func allows(_ line: [TaskEntry]) -> Bool {
        guard let energy, let first = line.first else { return true }
        return energy.allows(first, Array(line.dropFirst()))
    }
}
