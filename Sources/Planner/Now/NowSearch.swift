import Facts

/// Looks for a task to do now. The order: tasks known to take no longer than the minutes (if minutes were asked for); tasks in today's
/// list; due tasks, the soonest first, up to a week ahead; by priority; daily tasks; the fewest minutes, then the fewest spoons; then the
/// order of their lists.
final class NowSearch {
    /// Tasks due further ahead than this count as tasks without a date.
    private static let daysAhead = 7
    /// A task without minutes is taken for half an hour among quick ones.
    private static let usualMinutes = 30

    private let space: PlanReader
    private let asked: NowFilter
    private let instant: Instant
    private let hidden: Set<Identity>
    private let openSteps: OpenSteps
    private let isLow: Bool
    /// The spoons for tasks that are not in today's list: without the reserve.
    private let free: Int
    /// The spoons for tasks in today's list: all unspent ones.
    private let unspent: Int
    /// The cost and minutes that it must be smaller than.
    private let cap: (cost: Int, minutes: Int?)?

    private var judged: Set<Identity> = []
    private var wholes: Set<Identity> = []
    /// The tasks found, the best first: as many as are shown.
    private var found: [Candidate] = []
    private(set) var hasRefused = false

    init(in space: PlanReader, _ asked: NowFilter, _ budget: Budget, at instant: Instant) {
        self.space = space
        self.asked = asked
        self.instant = instant
        hidden = space.hidden(at: instant)
        openSteps = OpenSteps(but: hidden)
        isLow = space.lowDay != nil
        free = budget.freeToFill
        unspent = max(budget.limit - budget.spent, 0)
        var cap: (cost: Int, minutes: Int?)?
        if let other = asked.smallerThan, let task = space.task(other) {
            let planned = space.planned(for: [task] + space.ancestors(of: task))
            cap = (planned?.item?.cost ?? planned?.task.cost ?? 0, task.minutes)
        }
        self.cap = cap
    }

    /// The best that was found.
    var best: Suggestion? { found.first?.suggestion }

    /// The suggestions after the best.
    var others: [Suggestion] {
        var others: [Suggestion] = []
        for candidate in found where candidate.suggestion !== best { others.append(candidate.suggestion) }
        return others
    }

    /// Whether no task outside of today's list can come before those found in it.
    var hasBest: Bool {
        guard let best else { return false }
        return asked.minutes == nil || best.task.minutes != nil
    }

    /// The tasks waiting in the categories, as far as there are spoons for them, and in the backlog.
    func considerWhatWaits() {
        guard free >= Costs.range.lowerBound else { return }
        for cost in Costs.range where cost <= free {
            for identity in space.category(cost) { considerWhole(identity) }
        }
        for identity in space.backlog { considerWhole(identity) }
    }

    /// A step is met with the whole that it belongs to: only the next one is offered.
    private func considerWhole(_ identity: Identity) {
        guard let task = space.task(identity) else { return }
        let whole = space.topmost(above: task)
        if wholes.insert(whole.identity).inserted { consider(whole) }
    }

    /// A task, or the next of its steps that is in sight.
    func consider(_ task: TaskEntry) {
        let next = space.hasSteps(task.identity) ? openSteps.beneath(task.identity, in: space).next ?? task : task
        guard judged.insert(next.identity).inserted else { return }
        let above = space.ancestors(of: next)
        guard let suggestion = suggestion(next, above), isAsked(suggestion, above) else { return }
        for one in [next] + above where space.isRefused(one.identity, at: instant) {
            hasRefused = true
            return
        }
        let rank = rank(of: suggestion)
        var position = found.count
        while position > 0, rank.isBefore(found[position - 1].rank) { position -= 1 }
        found.insert(Candidate(suggestion, rank), at: position)
        if found.count > WhatNow.most { found.removeLast() }
    }

    /// The suggestion for a task that can be done now and fits the day; nil for any other.
    private func suggestion(_ task: TaskEntry, _ above: [TaskEntry]) -> Suggestion? {
        var isInToday = false
        for one in [task] + above {
            let item = space.todayItem(one.identity)
            if hidden.contains(one.identity) || one.isLeftOut || one.done != nil || item?.done != nil { return nil }
            if let item, !item.isPutAside { isInToday = true }
        }
        guard !space.isShelved(task), let (planned, item) = space.planned(for: [task] + above) else { return nil }
        if let item {
            guard !item.isPutAside, item.cost <= unspent else { return nil }
            return Suggestion(task: task, planned: planned, cost: item.cost, isInToday: true, above: above)
        }
        guard let cost = space.listDays.spoons(of: planned, in: space), cost <= free, space.canGoIntoToday(planned),
            isTime(for: task), isTime(for: planned)
        else { return nil }
        if isLow, space.canWait(task, on: instant.date) { return nil }
        return Suggestion(task: task, planned: planned, cost: cost, isInToday: isInToday, above: above)
    }

    /// Whether the date of a repeating task has come, and the day of one that is due at a time.
    private func isTime(for task: TaskEntry) -> Bool {
        if task.isDaily { return false }
        guard let due = task.due, task.repeats != nil || task.time != nil else { return true }
        return due <= instant.date
    }

    private func isAsked(_ suggestion: Suggestion, _ above: [TaskEntry]) -> Bool {
        let minutes = suggestion.task.minutes
        if let asked = asked.minutes, let minutes, minutes > asked { return false }
        if let cap {
            let isLonger = minutes.flatMap { mine in cap.minutes.map { mine > $0 } } ?? false
            let isShorter = minutes.flatMap { mine in cap.minutes.map { mine < $0 } } ?? false
            guard suggestion.cost <= cap.cost, !isLonger, suggestion.cost < cap.cost || isShorter else { return false }
        }
        return asked.energy?.allows(suggestion.task, above) ?? true
    }

    // MARK: Order

    /// A class, so that its arrays share their code with those of other classes.
    private final class Candidate {
        let suggestion: Suggestion
        let rank: Rank

        init(_ suggestion: Suggestion, _ rank: Rank) {
            self.suggestion = suggestion
            self.rank = rank
        }
    }

    private struct Rank {
        let numbers: [Int]
        let position: Position

        func isBefore(_ other: Rank) -> Bool {
            for index in numbers.indices where numbers[index] != other.numbers[index] {
                return numbers[index] < other.numbers[index]
            }
            return position < other.position
        }
    }

    private func rank(of suggestion: Suggestion) -> Rank {
        let task = suggestion.task
        let isUnsure = asked.minutes != nil && task.minutes == nil
        var days = Self.daysAhead + 1
        if let due = suggestion.due?.due { days = min(max(due.number - instant.date.number, 0), days) }
        return Rank(
            numbers: [
                isUnsure ? 1 : 0, suggestion.isInToday ? 0 : 1, days, Int(suggestion.priority?.rawValue ?? 4),
                suggestion.planned.isDaily ? 0 : 1, task.minutes ?? Self.usualMinutes, suggestion.cost,
            ],
            position: task.position
        )
    }
}
