import Facts

/// Rest is a task that costs nothing and counts as done when its time is up.
extension PersonalSpace {
    /// Records a rest whose time is up as done; the timer stays until the person decides what is next.
    func noteRest(from origin: CommandOrigin) throws(Fault) -> CommandResult {
        guard var run = timer, case .running(let since, let end) = run.state, run.isOver(at: origin.instant.time),
            counts(run, at: origin.instant.time)
        else {
            return .nothing
        }
        let changes = ChangeSet(.rested)
        changes.about = title(of: run)
        changes.amount = finish(run, changes, origin)
        run.state = .noted(since: since, end: end)
        changes.setTimer(run)
        return try commit(changes, from: origin)
    }

    /// Writes a rest as done: the task it was planned as, or one of its own, which two devices that both end it make together.
    ///
    /// - Returns: how many minutes it took, with the time before it was paused.
    func rest(_ run: TimerSession, _ changes: ChangeSet, _ origin: CommandOrigin) -> Int {
        let now = origin.instant.time
        let time = timeSpent(on: run.task ?? run.identity, since: run.began)
        let spent = min(time.minutes(at: now), TaskLimits.minutes.upperBound)
        // It was done when it ended, whenever that is noted: one that comes again counts its next date from then.
        let done = origin.instant.at(min(run.end ?? now, now))
        if let task = run.task {
            guard let entry = self.task(task), !isDoneToday(entry) else { return spent }
            checkOff(entry, changes, at: done)
            return spent
        }
        // It was taken away again: then it stays away.
        guard !isDeleted(run.identity) else { return spent }
        let entity = Entity.task(run.identity)
        changes.set(entity, TaskField.title, origin.texts.restTitle)
        changes.set(entity, TaskField.rest, 1)
        changes.set(entity, TaskField.minutes, spent > 0 ? spent : nil)
        changes.set(entity, TaskField.created, run.timeEntry(at: now)?.start ?? now)
        changes.set(entity, TaskField.done, done.time)
        guard let today = currentDay else { return spent }
        changes.plan(run.identity, for: today)
        changes.set(.plan(today, run.identity), PlanField.done, done.time)
        changes.set(.plan(today, run.identity), PlanField.cost, 0)
        return spent
    }

    /// Puts a rest that is to come into the to-do list of a day. It has the name of its command, as a task that is added.
    func addRest(of minutes: Int, to day: DayKey, _ changes: ChangeSet, _ origin: CommandOrigin) {
        let entity = Entity.task(origin.identity)
        changes.set(entity, TaskField.title, origin.texts.restTitle)
        changes.set(entity, TaskField.rest, 1)
        changes.set(entity, TaskField.minutes, minutes)
        changes.set(entity, TaskField.created, origin.instant.time)
        changes.plan(origin.identity, for: day)
    }
}

extension PlanReader {
    /// Whether a session is a rest that is recorded as done when it is stopped: not if it was begun by mistake and stopped at once.
    func counts(_ run: TimerSession, at now: Int64) -> Bool {
        guard run.isRest, !wasTakenBack(run) else { return false }
        if case .noted = run.state { return false }
        return run.isOver(at: now) || timeSpent(on: run.task ?? run.identity, since: run.began).minutes(at: now) > 0
    }

    /// Whether a day with these tasks gets a rest: two of them take much, and none is a rest.
    func needsRest(_ tasks: [TaskEntry]) -> Bool {
        guard settings.proposesRests else { return false }
        var heavy = 0
        for task in tasks {
            if task.isRest { return false }
            if (task.cost ?? 0) >= Self.muchCost { heavy += 1 }
        }
        return heavy > 1
    }

    /// Whether a rest that is over was noted as done, and that was undone: it is not noted again by itself, nor by being put away.
    ///
    /// Undoing leaves a field without a value, written after the rest's end.
    package func wasTakenBack(_ run: TimerSession) -> Bool {
        guard run.isRest, let end = run.end else { return false }
        let task = run.task ?? run.identity
        var marks = [entry(.task(task), TaskField.done)]
        if let today = currentDay { marks.append(replica[.plan(today, task)]?.entry(PlanField.done)) }
        for case .some(let mark) in marks where mark.value.isAbsent && Int64(mark.timestamp.time) >= end { return true }
        return false
    }

    fileprivate func isDoneToday(_ task: TaskEntry) -> Bool {
        (todayItem(task.identity)?.done ?? task.done) != nil
    }
}
