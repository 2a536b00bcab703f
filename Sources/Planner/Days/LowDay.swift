import Facts

/// A day of which only what cannot wait is in sight. The rest of the plan is put aside: out of sight and out of the day's sum, and
/// exactly there again afterwards, since none of its facts is touched. While there is one, reminders come without a sound.
package struct LowDay: Equatable, Sendable {
    /// How long it lasts.
    package enum Length: Sendable {
        /// Until the next day is started.
        case today
        /// Until the person says otherwise.
        case untilSaid
    }

    /// How long it lasts.
    package let length: Length
}

extension PlanReader {
    /// The number that stands for no day, but for as long as it is wanted.
    fileprivate static let untilSaid: Int64 = -1

    /// The low day; nil while the whole plan is in sight.
    package var lowDay: LowDay? {
        guard let today = currentDay, let written = replica.value(.settings, SettingsField.lowDay).integer else { return nil }
        if written == Self.untilSaid { return LowDay(length: .untilSaid) }
        return written == Int64(today.rawValue) ? LowDay(length: .today) : nil
    }

    /// Whether a moment that has this date to the person lies in the low day. One that lasts until the next is started is over with its
    /// date: a person who has not begun the next morning yet wants its reminders as usual.
    func isLow(on date: LocalDate) -> Bool {
        guard let lowDay, let today = currentDay else { return false }
        return lowDay.length == .untilSaid || date <= today.date
    }

    /// Whether a low day puts a task of the day's list aside.
    func isPutAside(_ task: TaskEntry, on day: DayKey) -> Bool {
        guard lowDay != nil else { return false }
        return !isWanted(task.identity, on: day) && canWait(task, on: day.date)
    }

    /// Whether a task can wait for another day: it is not due by then, belongs to no day of its own, and is not of high priority; nor is
    /// anything that it is a step of.
    func canWait(_ task: TaskEntry, on date: LocalDate) -> Bool {
        let needed = min(task.neededFrom, ancestry(of: task)?.above.map { neededFrom($0) } ?? .max)
        return date.number < needed
    }

    private func isWanted(_ task: Identity, on day: DayKey) -> Bool {
        replica.value(.dismissal(task), DismissalField.wanted).integer == Int64(day.rawValue)
    }

    /// Shows a task on a low day because it was chosen, though it can wait.
    func want(_ task: TaskEntry, on day: DayKey, _ changes: ChangeSet) {
        guard isPutAside(task, on: day) else { return }
        changes.set(.dismissal(task.identity), DismissalField.wanted, Int64(day.rawValue))
    }
}

extension PersonalSpace {
    /// Begins a low day. Two devices that do so of one day write the same.
    ///
    /// - Throws: ``Fault/noDay``.
    func beginLowDay(_ length: LowDay.Length, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let today = currentDay else { throw .noDay }
        let changes = ChangeSet(.beganLowDay)
        changes.set(.settings, SettingsField.lowDay, length == .today ? Int64(today.rawValue) : Self.untilSaid)
        // The settings know of one low day alone; the day remembers that it was one.
        changes.set(.day(today), DayField.low, 1)
        return try commit(changes, from: origin)
    }

    /// Brings the whole plan back into sight.
    func endLowDay(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        // One of an earlier day has ended by itself: there is nothing to end.
        guard lowDay != nil else { return .nothing }
        let changes = ChangeSet(.endedLowDay)
        changes.clear(.settings, SettingsField.lowDay)
        if let today = currentDay { changes.clear(.day(today), DayField.low) }
        return try commit(changes, from: origin)
    }

    /// Brings back one task that a low day has put aside, for this day.
    ///
    /// - Throws: ``Fault/noDay``, ``Fault/noSuchTask``, ``Fault/notInToday``, or ``Fault/overBudget(by:)`` if tasks added to the day
    ///   meanwhile leave no room for it.
    func wantToday(_ identity: Identity, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let today = currentDay, let budget else { throw .noDay }
        let item = try plannedItem(identity)
        guard item.isPutAside else { return .nothing }
        let excess = budget.excess(adding: item.cost)
        guard excess == 0 else { throw .overBudget(by: excess) }
        let changes = ChangeSet(.wantedToday)
        changes.about = item.task.title
        want(item.task, on: today, changes)
        return try commit(changes, from: origin)
    }
}

extension TaskEntry {
    /// The number of the date from which it cannot wait: the one that it is due on; any date for a daily task, or one of high priority.
    var neededFrom: Int {
        if isDaily || priority == .high { return .min }
        return due?.number ?? .max
    }
}
