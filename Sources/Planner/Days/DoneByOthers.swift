import Facts

extension PersonalSpace {
    /// Whether another member of a shared list did a task that is in the list of a day. It costs this person nothing.
    ///
    /// A person who does a task also has the same timestamp in a plan. It is the plan of an earlier day if the device had not heard of this
    /// one.
    func isDoneByAnother(_ task: Identity, on day: DayKey) -> Bool {
        guard home(of: task) != 0, let mark = sharedMark(of: task, on: day) else { return false }
        var key = day
        for _ in 0..<Self.daysUnheardOf {
            if replica[.plan(key, task)]?.entry(PlanField.done)?.timestamp == mark { return false }
            guard key.rawValue > 0, let before = startedDay(notAbove: DayKey(rawValue: key.rawValue - 1)) else { return true }
            key = before
        }
        return true
    }

    /// For so many days started elsewhere a device may not have heard of any.
    private static let daysUnheardOf = 14

    /// The timestamp with which a task, or the date of it that a day's plan is for, became done for all members; nil if it is not done, or
    /// is done by its plan for the day.
    private func sharedMark(of task: Identity, on day: DayKey) -> Timestamp? {
        guard let plan = replica[.plan(day, task)], plan[PlanField.done].isAbsent else { return nil }
        let done: Record.Entry?
        if let number = plan[PlanField.occurrence].integer {
            let date = placed(.occurrence(LocalDate(stored: number), task), OccurrenceField.done)
            done = replica[date]?.entry(OccurrenceField.done)
        } else {
            done = record(ofTask: task)?.entry(TaskField.done)
        }
        guard let done, !done.value.isAbsent else { return nil }
        return done.timestamp
    }
}
