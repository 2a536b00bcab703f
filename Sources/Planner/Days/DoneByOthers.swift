import Facts

extension PlanReader {
    /// The other member of a shared list who did a task that is in the list of a day; nil if nobody else did. It costs this person nothing.
    ///
    /// - Parameter end: when the next day was started; nil for the current day.
    func otherMember(whoDid task: Identity, on day: DayKey, endedAt end: Int64? = nil) -> OtherMember? {
        guard let plan = replica[.plan(day, task)] else { return nil }
        if plan[PlanField.done].isAbsent, let at = plan[PlanField.doneByOther].integer {
            return at < end ?? .max ? OtherMember(name: nil) : nil
        }
        return markOfOther(plan, of: task, on: day, endedAt: end).map { OtherMember(name: $0.member) }
    }

    /// The tasks in the lists of days that other members did, as only the shared half of each tells: it tells it no longer when the task is
    /// moved elsewhere, deleted, written to a file, or done once more.
    ///
    /// - Parameter first: the date of the first of these days.
    func doneByOthers(since first: LocalDate) -> [Fact] {
        guard !spaces.isEmpty else { return [] }
        var facts: [Fact] = []
        var end: Int64?
        for day in startedDays(from: first).reversed() {
            for task in plannedTasks(day) {
                let entity = Entity.plan(day, task)
                guard let plan = replica[entity], plan[PlanField.doneByOther].isAbsent,
                    let mark = markOfOther(plan, of: task, on: day, endedAt: end)
                else { continue }
                facts.append(Fact(entity, PlanField.doneByOther, .integer(mark.at), mark.timestamp))
            }
            end = started(day) ?? end
        }
        return facts
    }

    /// Keeps in the plans of the last days that other members did tasks of them.
    func keepDoneByOthers(_ changes: ChangeSet, where isMeant: (Identity) -> Bool = { _ in true }) {
        guard let today = currentDay else { return }
        for fact in doneByOthers(since: today.date.adding(days: -Self.daysUnheardOf)) where isMeant(fact.entity.identity) {
            changes.set(fact.entity, fact.field, fact.value)
        }
    }

    /// How another member closed the date that a plan is for: dates stay in a list that their task is moved out of.
    func closingByOther(_ task: Identity, on day: DayKey) -> Closing? {
        replica.value(.plan(day, task), PlanField.doneByOther).integer.map { Closing(at: $0, isDone: true, next: nil) }
    }

    /// The mark by which a task, or the date of it that a day's plan is for, became done for all members; nil if the person did it, if it
    /// is not done, or was done later.
    private func markOfOther(_ plan: Record, of task: Identity, on day: DayKey, endedAt end: Int64?) -> SharedMark? {
        guard home(of: task) != 0, plan[PlanField.done].isAbsent, let mark = sharedMark(of: task, plan), mark.at < end ?? .max,
            !isOwn(mark, of: task, on: day)
        else { return nil }
        return mark
    }

    /// A person who does a task notes the same moment in a plan. It is the plan of an earlier day if the device had not heard of this one.
    private func isOwn(_ mark: SharedMark, of task: Identity, on day: DayKey) -> Bool {
        var key = day
        for _ in 0..<Self.daysUnheardOf {
            if replica.value(.plan(key, task), PlanField.done).integer == mark.at { return true }
            guard key.rawValue > 0, let before = startedDay(notAbove: DayKey(rawValue: key.rawValue - 1)) else { return false }
            key = before
        }
        return false
    }

    /// For so many days started elsewhere a device may not have heard of any.
    private static let daysUnheardOf = 14

    private func sharedMark(of task: Identity, _ plan: Record) -> SharedMark? {
        let (entity, field): (Entity, Field)
        if let number = plan[PlanField.occurrence].integer {
            (entity, field) = (.occurrence(LocalDate(stored: number), task), OccurrenceField.done)
        } else {
            (entity, field) = (.task(task), TaskField.done)
        }
        let shared = placed(entity, field)
        guard let record = replica[shared], let done = record.entry(field), let at = done.value.integer else { return nil }
        return SharedMark(at: at, timestamp: done.timestamp, member: record.member(shared.memberField, with: done.timestamp))
    }
}

/// The mark in a shared list that something is done.
private struct SharedMark {
    /// When that was, in milliseconds since 1970.
    let at: Int64
    let timestamp: Timestamp
    /// The name of the member who did it, if they wrote it.
    let member: String?
}
