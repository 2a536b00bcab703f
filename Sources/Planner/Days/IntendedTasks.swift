import Facts

/// The tasks that are meant for a date, which its new day takes in as far as they fit.
extension PersonalSpace {
    /// The tasks meant for a date that its new day takes in: the set that is worth most and fits beside the daily tasks and the reserve,
    /// and rests, which need no room. The others wait where they are.
    ///
    /// - Parameters:
    ///   - daily: the daily tasks of the date.
    ///   - instant: when the day is started.
    ///   - isLow: whether the day is a low one, which brings in only tasks that cannot wait.
    func broughtIn(on date: LocalDate, beside daily: [TaskEntry], spoons: Int, isLow: Bool, at instant: Instant) -> [TaskEntry] {
        let days = taskDays(at: instant)
        var room = spoons - settings.reserve
        for task in daily { room -= days.spoons(of: task, comingOn: date, at: instant, in: self) ?? 0 }
        var candidates: [PlanCandidate] = []
        var rests: [TaskEntry] = []
        for task in meant(for: date) {
            guard let cost = days.spoons(of: task, in: self) else { continue }
            if isLow, canWait(task, on: date) { continue }
            if cost == 0 {
                rests.append(task)
                continue
            }
            let line = [task] + ancestors(of: task)
            candidates.append(PlanCandidate(task, cost: cost, line: line, isCarriedOver: false, on: date))
        }
        let ordered = PlanCandidate.ordered(candidates)
        return Self.choice(of: ordered, room: room, PlanFilter()).map { ordered[$0].task } + rests
    }

    /// The titles of the tasks meant for the day that would be started now.
    public func intendedTitles(on date: LocalDate) -> [String] {
        var titles: [String] = []
        for task in meant(for: DayKey(after: currentDay, on: date).date) { titles.append(task.title) }
        return titles
    }

    /// The open tasks meant for a date, in order. Tasks that were in a list of that date before are not added a second time.
    private func meant(for date: LocalDate) -> [TaskEntry] {
        var found: [TaskEntry] = []
        for entity in replica.entities(.dismissal) {
            guard replica.value(entity, DismissalField.intended).integer == Int64(date.number), let task = task(entity.identity),
                task.planned?.date != date, !isSkipped(task)
            else { continue }
            switch bucket(of: task) {
            case .category, .backlog, .within, .today: found.append(task)
            case .doneToday, .done, .shelved: continue
            }
        }
        return sortedIndices(found.count) { found[$0].position < found[$1].position }.map { found[$0] }
    }
}
