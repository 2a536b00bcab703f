import Facts

/// What a new day brings into its list by itself (docs/planning.md, "What a new day brings").
extension PlanReader {
    /// What the day that would be started now brings, as New Day shows it.
    ///
    /// - Parameters:
    ///   - spoons: the number that it would begin with.
    ///   - isLow: whether it is to be a low day, which brings only those planned tasks that cannot wait. One that goes on is one anyway.
    ///   - choice: the answer of the person to what was shown; nil: the rule alone decides.
    package func comingTasks(
        spoons: Int,
        isLow: Bool = false,
        _ choice: ComingChoice? = nil,
        at instant: Instant
    ) -> ComingTasks {
        comingTasks(on: DayKey(after: currentDay, on: instant.date).date, spoons: spoons, isLow: isLow, choice, at: instant)
    }

    /// The same for the day of a date.
    func comingTasks(on date: LocalDate, spoons: Int, isLow: Bool, _ choice: ComingChoice?, at instant: Instant) -> ComingTasks {
        var found = ComingTasks()
        let list = BeginningList(on: date, spoons: spoons, reserve: settings.reserve, in: self)
        if let choice {
            let isAsShown = choice.spoons == spoons
            let added = Set(choice.chosen).intersection(choice.left)
            // Where another number was sent than was shown, what did not fit is tried again.
            for var candidate in candidates(on: date, choice.chosen + (isAsShown ? [] : choice.unfitting)) {
                list.take(&candidate, upToAll: isAsShown || added.contains(candidate.task.identity), &found)
            }
        } else {
            let isLow = isLow || newDaySuggestion.staysLow
            for var candidate in candidates(on: date, at: instant) {
                if isLow, candidate.reason == .planned, canWait(candidate.task, on: date) { continue }
                if candidate.reason == .due || candidate.task.daily.isEmpty && candidate.reason == .daily,
                    home(of: candidate.task.identity) != 0
                {
                    candidate.cost = list.cost(of: candidate.task)
                    found.offered.append(candidate)
                } else {
                    list.take(&candidate, upToAll: false, &found)
                }
            }
        }
        found.spoons = list.used
        return found
    }

    // MARK: Which tasks

    /// The dates whose tasks a day brings: since the last day began, and the day's own.
    private func dates(broughtOn date: LocalDate) -> ClosedRange<LocalDate> {
        guard let last = currentDay?.date, last < date else { return date...date }
        return last.adding(days: 1)...date
    }

    /// The tasks that the new day of a date brings as far as they fit, in order.
    private func candidates(on date: LocalDate, at instant: Instant) -> [ComingTask] {
        let dates = dates(broughtOn: date)
        var found: [ComingTask] = []
        var seen: Set<Identity> = []
        for task in dailyTasks(on: date, at: instant) where seen.insert(task.identity).inserted {
            // A date of its rule was put off.
            if !task.daily.contains(date.weekday), let planned = writtenDate(task.identity), date < planned { continue }
            found.append(ComingTask(task: task, reason: .daily, date: date))
        }
        for entity in replica.entities(.dismissal) {
            guard let planned = writtenDate(entity.identity), dates.contains(planned), let task = task(entity.identity),
                isToBring(task, in: dates, isPlanned: true), seen.insert(task.identity).inserted
            else { continue }
            found.append(ComingTask(task: task, reason: .planned, date: planned))
        }
        guard settings.bringsDue else { return Self.ordered(found) }
        let dated = dated
        let first = partitionPoint(dated.count) { index in (task(dated[index])?.due).map { $0 < dates.lowerBound } ?? false }
        for identity in dated[first...] {
            guard let task = task(identity), let due = task.due else { continue }
            if dates.upperBound < due { break }
            guard isToBring(task, in: dates), !task.isHidden(on: date, at: instant) else { continue }
            // A day of a daily task that passed is over.
            if task.isDaily, due != date { continue }
            // Its day is the one that it is planned for.
            if let planned = writtenDate(identity), date < planned { continue }
            if seen.insert(identity).inserted { found.append(ComingTask(task: task, reason: .due, date: due)) }
        }
        return Self.ordered(found)
    }

    /// The tasks that a person chose, in order. What was done, deleted or put away meanwhile is left out.
    private func candidates(on date: LocalDate, _ chosen: [Identity]) -> [ComingTask] {
        let dates = dates(broughtOn: date)
        var found: [ComingTask] = []
        for identity in chosen.withoutRepeats {
            guard let task = task(identity), isToDo(task) else { continue }
            if task.isDaily(on: date) {
                found.append(ComingTask(task: task, reason: .daily, date: date))
            } else if let planned = writtenDate(identity), dates.contains(planned) {
                found.append(ComingTask(task: task, reason: .planned, date: planned))
            } else {
                found.append(ComingTask(task: task, reason: .due, date: task.due ?? date))
            }
        }
        return Self.ordered(found)
    }

    private static func ordered(_ tasks: [ComingTask]) -> [ComingTask] {
        sortedIndices(tasks.count) { tasks[$0].comes(before: tasks[$1]) }.map { tasks[$0] }
    }

    /// The date that a task was planned for last, whether it has passed or not.
    private func writtenDate(_ task: Identity) -> LocalDate? {
        replica.value(.dismissal(task), DismissalField.intended).integer.map { LocalDate(stored: $0) }
    }

    /// Whether a task that is planned or due in these dates comes by itself: none that was in a list of that time already, none that is
    /// left out of its checklist; and what is due without a cost and is met with what it belongs to only if it is planned.
    private func isToBring(_ task: TaskEntry, in dates: ClosedRange<LocalDate>, isPlanned: Bool = false) -> Bool {
        guard isToDo(task), !isSkipped(task) else { return false }
        if let planned = task.planned, dates.contains(planned.date), currentDay.map({ planned <= $0 }) ?? false { return false }
        return isPlanned || task.category != nil || task.isRest || !isMetWithin(task)
    }

    /// Whether a task is to do. One that repeats is, at its next date, when another was done today.
    func isToDo(_ task: TaskEntry) -> Bool {
        guard task.done == nil else { return false }
        switch bucket(of: task) {
        case .category, .backlog, .within, .today: return true
        case .doneToday: return task.comesAgain
        case .done, .shelved: return false
        }
    }
}

/// The list of a day that is about to begin, as it fills.
private final class BeginningList {
    /// The spoons that it takes.
    private(set) var used = 0
    private let spoons: Int
    private let reserve: Int
    private let days: TaskDays
    private let space: PlanReader
    private var taken: Set<Identity> = []

    init(on date: LocalDate, spoons: Int, reserve: Int, in space: PlanReader) {
        self.spoons = spoons
        self.reserve = min(reserve, spoons)
        self.space = space
        days = TaskDays(beginning: date)
    }

    /// Puts a task in if it fits; without a cost it always does. Only daily tasks, and what a person chose, may use the reserve.
    func take(_ candidate: inout ComingTask, upToAll isChosen: Bool, _ found: inout ComingTasks) {
        let task = candidate.task
        let cost = cost(of: task)
        candidate.cost = cost
        let limit = isChosen || candidate.reason == .daily ? spoons : spoons - reserve
        guard cost <= 0 || used + cost <= limit else {
            found.staying.append(candidate)
            return
        }
        taken.insert(task.identity)
        days.setChosen(task.identity, true)
        used += cost
        found.coming.append(candidate)
    }

    /// By how much the list is more with a task. A step whose task is in the list is part of its cost.
    func cost(of task: TaskEntry) -> Int {
        let above = space.ancestors(of: task).filter { taken.contains($0.identity) }
        guard !above.isEmpty || space.hasSteps(task.identity) else { return days.spoons(of: task, in: space) ?? 0 }
        var before = 0
        for other in above { before += days.spoons(of: other, in: space) ?? 0 }
        days.setChosen(task.identity, true)
        defer { days.setChosen(task.identity, false) }
        var after = days.spoons(of: task, in: space) ?? 0
        for other in above { after += days.spoons(of: other, in: space) ?? 0 }
        return after - before
    }
}
