public import Facts

/// The timer: one for a person, whatever devices they have.
extension PersonalSpace {
    /// How much longer "five more" is.
    public static let fiveMore = 5

    /// Sets a timer going. What another had run until then is noted.
    ///
    /// - Parameters:
    ///   - minutes: 1–60; the next is set to as many where nothing else is said.
    ///   - task: what it is for; nil: nothing in particular.
    ///   - isRest: whether it is a rest. A timer for a task that is a rest is one.
    /// - Throws: ``Fault/outOfRange(_:)``, ``Fault/noSuchTask``.
    public func startTimer(minutes: Int, task: Identity? = nil, isRest: Bool = false, from sender: Sender) throws(Fault)
        -> Outcome
    {
        if let again = repeated(sender) { return again }
        guard TimerChoices.minutes.contains(minutes) else { throw .outOfRange(TimerChoices.minutes) }
        var rests = isRest
        var title = ""
        if let task {
            guard let entry = self.task(task) else { throw .noSuchTask }
            // Only a rest is done when its time is up.
            rests = entry.isRest
            title = entry.title
        }
        let now = sender.moment.time
        let draft = Draft(rests ? .startedRest : .startedTimer)
        draft.about = title
        draft.amount = minutes
        if let timer { _ = finish(timer, draft, sender) }
        draft.setTimer(TimerRun(sender.identity, minutes: minutes, task: task, isRest: rests, from: max(now, 0)))
        draft.set(.settings, rests ? SettingsField.restMinutes : SettingsField.focusMinutes, minutes)
        return commit(draft, from: sender)
    }

    /// Lets a running timer wait.
    public func pauseTimer(from sender: Sender) -> Outcome {
        let now = sender.moment.time
        return change(.pausedTimer, from: sender) { run, draft in
            guard case .running = run.state, !run.isOver(at: now) else { return }
            note(run, draft, at: now)
            run.state = .paused(left: run.left(at: now))
        }
    }

    /// Lets a timer that waits go on.
    public func resumeTimer(from sender: Sender) -> Outcome {
        let now = max(sender.moment.time, 0)
        return change(.resumedTimer, from: sender) { run, _ in
            if case .paused(let left) = run.state { run.state = .running(since: now, end: now + left) }
        }
    }

    /// Gives a timer five minutes more; one that is over goes on for five.
    public func extendTimer(from sender: Sender) -> Outcome {
        let now = max(sender.moment.time, 0)
        let five = Int64(Self.fiveMore) * TimerRun.minute
        return change(.extendedTimer, from: sender) { run, draft in
            // Never more than an hour is left.
            let more = min(five, max(TimerRun.mostLeft - run.left(at: now), 0))
            draft.amount = Int((more + TimerRun.minute - 1) / TimerRun.minute)
            switch run.state {
            case .paused(let left): run.state = .paused(left: left + more)
            case .running(let since, let end) where !run.isOver(at: now): run.state = .running(since: since, end: end + more)
            case .running, .noted:
                note(run, draft, at: now)
                draft.amount = Self.fiveMore
                run.length = five
                run.state = .running(since: now, end: now + five)
                return
            }
            run.length += more
        }
    }

    /// Lets a timer wait at what was chosen first. What it ran is noted.
    public func resetTimer(from sender: Sender) -> Outcome {
        let now = sender.moment.time
        return change(.resetTimer, from: sender) { run, draft in
            note(run, draft, at: now)
            run.length = Int64(run.minutes) * TimerRun.minute
            run.state = .paused(left: run.length)
        }
    }

    /// Puts the timer away. What it ran is noted, and a rest counts as done, unless it had hardly begun or was taken back.
    public func stopTimer(from sender: Sender) -> Outcome {
        if let again = repeated(sender) { return again }
        guard let run = timer else { return .nothing }
        let draft = Draft(counts(run, at: sender.moment.time) ? .rested : .stoppedTimer)
        draft.about = title(of: run)
        draft.amount = finish(run, draft, sender)
        draft.clear(.timer, TimerField.run)
        return commit(draft, from: sender)
    }

    /// Puts the timer away as a part of another act; what it ran is noted.
    func putTimerAway(_ draft: Draft, _ sender: Sender) {
        guard let run = timer else { return }
        _ = finish(run, draft, sender)
        draft.clear(.timer, TimerField.run)
    }

    /// Notes a rest whose time is up as done; the timer stays, for what the person says next.
    public func noteRest(from sender: Sender) -> Outcome {
        if let again = repeated(sender) { return again }
        guard var run = timer, case .running(let since, let end) = run.state, run.isOver(at: sender.moment.time),
            counts(run, at: sender.moment.time)
        else {
            return .nothing
        }
        let draft = Draft(.rested)
        draft.about = title(of: run)
        draft.amount = finish(run, draft, sender)
        run.state = .noted(since: since, end: end)
        draft.setTimer(run)
        return commit(draft, from: sender)
    }

    /// Notes what a run comes to: the time on its task, and a rest as done.
    ///
    /// - Returns: how many minutes a rest took.
    private func finish(_ run: TimerRun, _ draft: Draft, _ sender: Sender) -> Int? {
        if case .noted = run.state { return nil }
        let counts = counts(run, at: sender.moment.time)
        if counts || !run.isRest { note(run, draft, at: sender.moment.time) }
        return counts ? rest(run, draft, sender) : nil
    }

    /// Whether a run is a rest that putting it away would write as done: not one that was begun by mistake and stopped at once.
    private func counts(_ run: TimerRun, at now: Int64) -> Bool {
        guard run.isRest, !wasTakenBack(run) else { return false }
        if case .noted = run.state { return false }
        return run.isOver(at: now) || timeSpent(on: run.task ?? run.identity, since: run.began).minutes(at: now) > 0
    }

    private func title(of run: TimerRun) -> String {
        guard let task = run.task, let entry = self.task(task) else { return "" }
        return entry.title
    }

    private func change(_ name: ActName, from sender: Sender, _ body: (inout TimerRun, Draft) -> Void) -> Outcome {
        if let again = repeated(sender) { return again }
        guard var run = timer else { return .nothing }
        let draft = Draft(name)
        draft.about = title(of: run)
        let before = run
        body(&run, draft)
        guard run != before else { return .nothing }
        draft.setTimer(run)
        return commit(draft, from: sender)
    }
}

extension Draft {
    func setTimer(_ run: TimerRun) {
        set(.timer, TimerField.run, run.value)
    }
}
