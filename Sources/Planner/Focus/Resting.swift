import Facts

/// Rest is a task that costs nothing and counts as done.
extension PersonalSpace {
    /// What a rest is called that was planned nowhere.
    static let restTitle = "Rest"

    /// Writes a rest as done: the task it was planned as, or one of its own, which two devices that both end it make together.
    ///
    /// - Returns: how many minutes it took, with what ran before it was paused.
    func rest(_ run: TimerRun, _ draft: inout Draft, _ sender: Sender) -> Int {
        let now = sender.moment.time
        let time = timeSpent(on: run.task ?? run.identity, since: run.began)
        let spent = min(time.minutes(at: now), TaskLimits.minutes.upperBound)
        if let task = run.task {
            guard let entry = self.task(task), !isDoneToday(entry) else { return spent }
            checkOff(entry, &draft, sender)
            return spent
        }
        // It was taken away again: then it stays away.
        guard !isDeleted(run.identity) else { return spent }
        let thing = Thing.task(run.identity)
        draft.set(thing, TaskField.title, Self.restTitle)
        draft.set(thing, TaskField.rest, 1)
        draft.set(thing, TaskField.minutes, spent > 0 ? spent : nil)
        draft.set(thing, TaskField.created, run.stretch(at: now)?.start ?? now)
        draft.set(thing, TaskField.done, min(run.end ?? now, now))
        guard let today = currentDay else { return spent }
        draft.plan(run.identity, for: today)
        draft.set(.plan(today, run.identity), PlanField.done, min(run.end ?? now, now))
        draft.set(.plan(today, run.identity), PlanField.cost, 0)
        return spent
    }

    private func isDoneToday(_ task: TaskEntry) -> Bool {
        (todayItem(task.identity)?.done ?? task.done) != nil
    }
}
