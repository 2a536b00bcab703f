import Facts

/// The timer: one for a person, whatever devices they have.
extension PlanReader {
    /// How much longer "five more" is.
    package static let fiveMore = 5

    func title(of run: TimerSession) -> String {
        guard let task = run.task, let entry = self.task(task) else { return "" }
        return entry.title
    }
}

extension PersonalSpace {
    /// Starts a timer. The time of one that is running is recorded.
    ///
    /// - Parameters:
    ///   - minutes: 1–60; they become the default of the next timer.
    ///   - task: the task that it is for; nil: no task.
    ///   - isRest: whether it is a rest. A timer for a task that is a rest is one.
    /// - Throws: ``Fault/outOfRange(_:)``, ``Fault/noSuchTask``.
    func startTimer(minutes: Int, task: Identity? = nil, isRest: Bool = false, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        guard TimerSettings.minutes.contains(minutes) else { throw .outOfRange(TimerSettings.minutes) }
        var rests = isRest
        var title = ""
        if let task {
            guard let entry = self.task(task) else { throw .noSuchTask }
            // Only a rest is done when its time is up.
            rests = entry.isRest
            title = entry.title
        }
        let now = origin.instant.time
        let changes = ChangeSet(rests ? .startedRest : .startedTimer)
        changes.about = title
        changes.amount = minutes
        if let timer { _ = finish(timer, changes, origin) }
        changes.setTimer(TimerSession(origin.identity, minutes: minutes, task: task, isRest: rests, from: max(now, 0)))
        changes.set(.settings, rests ? SettingsField.restMinutes : SettingsField.focusMinutes, minutes)
        return try commit(changes, from: origin)
    }

    /// Lets a running timer wait.
    func pauseTimer(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let now = origin.instant.time
        return try change(.pausedTimer, from: origin) { run, changes in
            guard case .running = run.state, !run.isOver(at: now) else { return }
            note(run, changes, at: now)
            run.state = .paused(left: run.left(at: now))
        }
    }

    /// Lets a timer that waits go on.
    func resumeTimer(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let now = max(origin.instant.time, 0)
        return try change(.resumedTimer, from: origin) { run, _ in
            if case .paused(let left) = run.state { run.state = .running(since: now, end: now + left) }
        }
    }

    /// Gives a timer five minutes more; a timer that has ended runs for another five.
    func extendTimer(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let now = max(origin.instant.time, 0)
        let five = Int64(Self.fiveMore) * TimerSession.minute
        return try change(.extendedTimer, from: origin) { run, changes in
            // Never more than an hour is left.
            let more = min(five, max(TimerSession.mostLeft - run.left(at: now), 0))
            changes.amount = Int((more + TimerSession.minute - 1) / TimerSession.minute)
            switch run.state {
            case .paused(let left): run.state = .paused(left: left + more)
            case .running(let since, let end) where !run.isOver(at: now): run.state = .running(since: since, end: end + more)
            case .running, .noted:
                note(run, changes, at: now)
                changes.amount = Self.fiveMore
                run.length = five
                run.state = .running(since: now, end: now + five)
                return
            }
            run.length += more
        }
    }

    /// Resets a timer: it waits with the length that was first chosen. Its time so far is recorded.
    func resetTimer(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        let now = origin.instant.time
        return try change(.resetTimer, from: origin) { run, changes in
            note(run, changes, at: now)
            run.length = Int64(run.minutes) * TimerSession.minute
            run.state = .paused(left: run.length)
        }
    }

    /// Stops the timer. Its time is recorded, and a rest counts as done, unless it had hardly begun or was taken back.
    func stopTimer(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard let run = timer else { return .nothing }
        let changes = ChangeSet(counts(run, at: origin.instant.time) ? .rested : .stoppedTimer)
        changes.about = title(of: run)
        changes.amount = finish(run, changes, origin)
        changes.clear(.timer, TimerField.run)
        return try commit(changes, from: origin)
    }

    /// Stops the timer as a part of another command; its time is recorded.
    func putTimerAway(_ changes: ChangeSet, _ origin: CommandOrigin) {
        guard let run = timer else { return }
        _ = finish(run, changes, origin)
        changes.clear(.timer, TimerField.run)
    }

    /// Records the result of a session: the time on its task, and a rest as done.
    ///
    /// - Returns: how many minutes a rest took.
    func finish(_ run: TimerSession, _ changes: ChangeSet, _ origin: CommandOrigin) -> Int? {
        if case .noted = run.state { return nil }
        let counts = counts(run, at: origin.instant.time)
        if counts || !run.isRest { note(run, changes, at: origin.instant.time) }
        return counts ? rest(run, changes, origin) : nil
    }

    private func change(_ name: ChangeKind, from origin: CommandOrigin, _ body: (inout TimerSession, ChangeSet) -> Void)
        throws(Fault) -> CommandResult
    {
        guard var run = timer else { return .nothing }
        let changes = ChangeSet(name)
        changes.about = title(of: run)
        let before = run
        body(&run, changes)
        guard run != before else { return .nothing }
        changes.setTimer(run)
        return try commit(changes, from: origin)
    }
}

extension ChangeSet {
    func setTimer(_ run: TimerSession) {
        set(.timer, TimerField.run, run.value)
    }
}
