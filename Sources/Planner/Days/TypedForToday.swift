import Facts

/// The day to which tasks come at once that a person types with its date, and the room that it has for them.
final class RoomForTyped {
    let day: DayKey
    /// The free spoons without the reserve.
    fileprivate var spoons: Int

    fileprivate init(day: DayKey, spoons: Int) {
        self.day = day
        self.spoons = spoons
    }
}

/// What a person types with today's date is in today's list at once if it fits, as it would come with a new day (`BringingTasks.swift`).
/// Imports, other programs and other members put nothing into a day: their tasks are not typed here.
extension PlanReader {
    /// The room of today for tasks that are due today; nil where these do not come by themselves, and while an earlier day goes on.
    func roomForTyped(at instant: Instant) -> RoomForTyped? {
        guard settings.bringsDue, let today = currentDay, today.date == instant.date, let budget else { return nil }
        return RoomForTyped(day: today, spoons: budget.freeToFill)
    }

    fileprivate func isChecklist(_ list: TaskDetails.Named?) -> Bool {
        switch list {
        case .existing(let list): value(.list(list), ListField.checklist).integer == 1
        case .new(let name): openList(named: name)?.isChecklist ?? false
        case nil: false
        }
    }
}

extension PersonalSpace {
    /// Puts a task that is being written into today's list if it is due today, or for every day, and fits. One without a cost takes
    /// nothing; as a step or in a checklist it is met there.
    ///
    /// - Parameter list: the list that it is written to.
    func takeTyped(
        _ written: TaskDraft,
        _ task: Identity,
        isStep: Bool,
        in list: TaskDetails.Named?,
        _ room: RoomForTyped,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) {
        let details = written.details
        // Of one that repeats every day or on certain weekdays today is the first date, if it is one of them.
        let isEveryWeek = !written.daily.isEmpty || details.repeats.map { !$0.everyWeek.isEmpty } ?? false
        let date = isEveryWeek ? written.firstDate(from: room.day.date) : details.due
        guard date == room.day.date else { return }
        if let start = details.start, room.day.date < start { return }
        if let cost = written.cost {
            guard cost <= room.spoons || cost == 0 else { return }
            room.spoons -= cost
        } else if isStep || isChecklist(list) {
            return
        }
        plan(written, as: task, for: room.day, changes, origin)
    }
}
