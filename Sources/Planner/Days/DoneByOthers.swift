import Facts

extension PersonalSpace {
    /// The other member of a shared list who did a task that is in the list of a day; nil if nobody else did. It costs this person nothing.
    func otherMember(whoDid task: Identity, on day: DayKey) -> OtherMember? {
        guard home(of: task) != 0, let mark = sharedMark(of: task, on: day), !isOwn(mark.timestamp, of: task, on: day) else {
            return nil
        }
        return OtherMember(name: mark.member)
    }

    /// A person who does a task also has the same timestamp in a plan. It is the plan of an earlier day if the device had not heard of this
    /// one.
    private func isOwn(_ mark: Timestamp, of task: Identity, on day: DayKey) -> Bool {
        var key = day
        for _ in 0..<Self.daysUnheardOf {
            if replica[.plan(key, task)]?.entry(PlanField.done)?.timestamp == mark { return true }
            guard key.rawValue > 0, let before = startedDay(notAbove: DayKey(rawValue: key.rawValue - 1)) else { return false }
            key = before
        }
        return false
    }

    /// For so many days started elsewhere a device may not have heard of any.
    private static let daysUnheardOf = 14

    /// The timestamp with which a task, or the date of it that a day's plan is for, became done for all members, and the name of the member
    /// who wrote it, if they did; nil if it is not done, or is done by its plan for the day.
    private func sharedMark(of task: Identity, on day: DayKey) -> (timestamp: Timestamp, member: String?)? {
        guard let plan = replica[.plan(day, task)], plan[PlanField.done].isAbsent else { return nil }
        let (entity, field): (Entity, Field)
        if let number = plan[PlanField.occurrence].integer {
            (entity, field) = (.occurrence(LocalDate(stored: number), task), OccurrenceField.done)
        } else {
            (entity, field) = (.task(task), TaskField.done)
        }
        let shared = placed(entity, field)
        guard let record = replica[shared], let done = record.entry(field), !done.value.isAbsent else { return nil }
        return (done.timestamp, record.member(shared.memberField, with: done.timestamp))
    }
}
