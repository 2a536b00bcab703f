import Facts

/// The suggestion of the New Day page before anything is typed.
package struct NewDaySuggestion: Equatable, Sendable {
    /// The number to begin with.
    package let spoons: Int
    /// The number without borrowing.
    package let usual: Int
    /// How many the day that ends took from this one.
    package let borrowed: Int
    /// Whether ``usual`` is the fixed number from the settings.
    package let isFixed: Bool
    /// Whether a low day goes on until the person says otherwise.
    package internal(set) var staysLow = false
}

extension PlanReader {
    /// The last day's number or the fixed one, less the borrowed spoons.
    package var newDaySuggestion: NewDaySuggestion {
        let fixed = settings.dailyMaximum
        let usual = fixed ?? currentDay.map { usualSpoons(of: $0) } ?? Settings.usualSpoons
        let borrowed = budget?.borrowed ?? 0
        return NewDaySuggestion(
            spoons: spoons(of: usual, afterRepaying: borrowed),
            usual: usual,
            borrowed: borrowed,
            isFixed: fixed != nil,
            staysLow: lowDay?.length == .untilSaid
        )
    }

    /// Whether the current day began before new days brought what is due: the next one says that it does.
    package var isNewToWhatIsDue: Bool {
        guard settings.bringsDue, let today = currentDay else { return false }
        return replica.value(.day(today), DayField.bringsDue).isAbsent
    }

    /// When a day was started. A file may hold any number; this one is within the dates there are.
    func started(_ key: DayKey) -> Int64? {
        replica.value(.day(key), DayField.started).integer.map { Instant(time: $0, offset: 0).time }
    }

    /// The number that a day would have begun with, had the day before borrowed nothing.
    func usualSpoons(of day: DayKey) -> Int {
        replica.value(.day(day), DayField.usual).integer.map { Int($0, within: Settings.spoons) } ?? spoons(of: day)
    }
}

extension PersonalSpace {
    /// Starts a day: one number, and the tasks that come into its list as far as they fit (`BringingTasks.swift`). The open tasks of the
    /// day before are in the backlog from then on, since they are planned for a day that is no longer the current one: nothing is moved.
    /// The change names what did not fit.
    ///
    /// - Parameters:
    ///   - choice: which tasks of those that were shown are to come; nil: the rule alone decides.
    ///   - withExamples: adds those of the first run.
    ///   - isLow: makes it a low day, if no low day is going on.
    ///   - felt: how the day before was; nil: the person did not answer.
    /// - Throws: ``Fault/outOfRange(_:)``.
    func startDay(
        spoons: Int,
        bringing choice: ComingChoice? = nil,
        withExamples: Bool = false,
        isLow: Bool = false,
        felt: Felt? = nil,
        from origin: CommandOrigin
    ) throws(Fault) -> CommandResult {
        guard Settings.spoons.contains(spoons) else { throw .outOfRange(Settings.spoons) }
        let suggestion = newDaySuggestion
        let day = DayKey(after: currentDay, on: origin.instant.date)
        let changes = ChangeSet(.startedDay)
        changes.amount = spoons
        if let ended = currentDay { keepList(of: ended, changes) }
        changes.set(.day(day), DayField.spoons, spoons)
        changes.set(.day(day), DayField.started, origin.instant.time)
        note(felt, changes)
        // Paying back once must not make the smaller number the usual one.
        if spoons == suggestion.spoons, spoons != suggestion.usual { changes.set(.day(day), DayField.usual, suggestion.usual) }
        if settings.bringsDue { changes.set(.day(day), DayField.bringsDue, 1) }
        let found = comingTasks(on: day.date, spoons: spoons, isLow: isLow, choice, at: origin.instant)
        for coming in found.coming { plan(coming.task, for: day, changes) }
        // Only now: a task that is added later does not put the others elsewhere.
        if found.coming.contains(where: { $0.task.time(on: day.date) != nil }) {
            changes.set(.day(day), DayField.order, DayOrder.time.rawValue)
        }
        if let first = found.staying.first {
            changes.about = first.task.title
            changes.count = found.staying.count
        }
        if found.coming.contains(where: { !$0.task.isDaily }), needsRest(found.coming.map { $0.task }) {
            addRest(of: timerChoices.rest, to: day, changes, origin)
        }
        if withExamples { addExamples(to: changes, for: day, from: origin) }
        if isLow, !suggestion.staysLow { changes.set(.settings, SettingsField.lowDay, Int64(day.rawValue)) }
        if isLow || suggestion.staysLow { changes.set(.day(day), DayField.low, 1) }
        return try commit(changes, from: origin)
    }

    /// Changes the current day's number without starting a new one.
    ///
    /// - Throws: ``Fault/outOfRange(_:)``, ``Fault/noDay``.
    func adjustDay(spoons: Int, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard Settings.spoons.contains(spoons) else { throw .outOfRange(Settings.spoons) }
        guard let today = currentDay else { throw .noDay }
        let changes = ChangeSet(.adjustedDay)
        changes.amount = spoons
        endUnneededBorrowing(changes)
        changes.set(.day(today), DayField.spoons, spoons)
        changes.clear(.day(today), DayField.usual)
        return try commit(changes, from: origin)
    }
}

extension ChangeSet {
    /// Puts a task into the to-do list of a day. One that repeats is there with the date it stands at, and done with that, here or
    /// elsewhere; what its weekdays put there is to do whatever its date is.
    func plan(_ task: TaskEntry, for day: DayKey, in space: PlanReader) {
        plan(task.identity, for: day)
        let date = task.repeats != nil && task.daily.isEmpty ? space.liveDate(of: task, on: day.date) : nil
        set(.plan(day, task.identity), PlanField.occurrence, date?.number)
    }

    /// Puts a task that does not repeat into the to-do list of a day.
    func plan(_ task: Identity, for day: DayKey) {
        // It is in a list now, whatever day it was meant for.
        clear(.dismissal(task), DismissalField.intended)
        set(.plan(day, task), PlanField.state, PlanState.planned)
        set(.task(task), TaskField.planned, Int64(day.rawValue))
    }
}
