import Facts

/// How a date of a task that repeats was left behind.
struct Closing {
    /// Milliseconds since 1970.
    let at: Int64
    /// Whether it was done, rather than skipped.
    let isDone: Bool
    /// The date that follows, be it after the end that the rule had.
    let next: LocalDate?
}

/// Where the live copy of a task that repeats stands.
struct RepeatState {
    var live: LocalDate
    /// When its last date was done, if none comes after; nil: it is open.
    var done: Int64?
}

/// Tasks that repeat: there is one live copy, and its date moves on when it is done or skipped.
///
/// Each date done or skipped is a separate entity, named by task and date: a date done on two devices apart is done once. The
/// date on the task is where the live copy stood when it was last written; where another device had gone on from there, the
/// dates done lead on to where it stands.
extension PlanReader {
    /// More dates than this were never done between two meetings of devices.
    private static let mostSteps = 4000
    /// With up to so many, finding the live copy again takes no longer than remembering it.
    private static let fewSteps = 8
    /// How far a start is followed.
    private static let mostDaysBehind = 1000

    /// Sets a repeating task's date to that of its live copy. Whether it is done follows from its dates alone: they are, and none
    /// comes after.
    func bringUpToDate(_ task: TaskEntry) {
        guard let rule = task.repeats else {
            leaveEnded(task)
            return
        }
        guard let written = task.due else {
            // The date was taken away there, and the rule given here. In a template there are no dates.
            if !isInTemplate(task) { task.undate() }
            return
        }
        let state = repeatState(of: task, rule, from: written)
        task.done = state.done
        task.due = state.live
        // Another date than the written one has its own date in the series.
        if state.live != written { task.seriesDate = nil }
        moveStart(of: task, by: state.live.number - written.number, behind: written)
        guard task.done != nil, !task.daily.isEmpty else { return }
        // Its weekdays go on.
        task.done = nil
        task.undate()
    }

    /// Where the dates done since one was written lead to.
    private func repeatState(of task: TaskEntry, _ rule: RepeatRule, from written: LocalDate) -> RepeatState {
        if let known = cache.repeats[task.identity] { return known }
        var state = RepeatState(live: written, done: nil)
        var seriesDate = task.seriesDate
        var steps = 0
        while steps < Self.mostSteps, let closed = closing(of: state.live, task.identity) {
            steps += 1
            // It ended with that date, unless its end was put off meanwhile.
            guard let next = closed.next ?? following(state.live, seriesDate, closed, rule), !rule.ends(before: next) else {
                state.done = closed.at
                break
            }
            guard state.live < next else { break }
            state.live = next
            seriesDate = nil
        }
        if steps > Self.fewSteps { cache.repeats[task.identity] = state }
        return state
    }

    private func moveStart(of task: TaskEntry, by days: Int, behind due: LocalDate) {
        guard let start = task.start else { return }
        task.start = LocalDate(stored: Int64(start.number + days + lag(of: start, behind: due, task.identity)))
    }

    /// By how many days a start lies behind the due date of a task in a shared list. A member who does a date writes the next one for
    /// all, but only their own start with it: those of the others follow the dates that were done since they were written.
    private func lag(of start: LocalDate, behind due: LocalDate, _ task: Identity) -> Int {
        // Most tasks never had a rule: that field was never written.
        guard home(of: task) != 0, case .some = entry(.task(task), TaskField.repeats),
            let since = replica[.task(task)]?.entry(TaskField.start)?.timestamp
        else { return 0 }
        let dates = sharedDates(of: task)
        var date = start
        var lag = 0
        var steps = 0
        while true {
            // No date was done on the days before that.
            let index = partitionPoint(dates.count) { dates[$0] < date }
            guard index < dates.count else { return lag }
            steps += dates[index].number - date.number + 1
            date = dates[index]
            guard date < due, steps <= Self.mostDaysBehind else { return lag }
            var next = LocalDate(number: date.number + 1)
            if let following = closing(of: date, task)?.next, date < following, following <= due,
                let written = entry(.occurrence(date, task), OccurrenceField.next)?.timestamp, since < written
            {
                lag += following.number - date.number
                next = following
            }
            date = next
        }
    }

    /// The dates of a task that were done or skipped in shared lists, ascending.
    private func sharedDates(of task: Identity) -> [LocalDate] {
        if let known = cache.sharedDates { return known[task] ?? [] }
        var found: [(task: Identity, date: LocalDate)] = []
        for entity in replica.entities(.sharedOccurrence) {
            guard let task = replica.value(entity, SharedOccurrenceField.task).identity,
                let date = replica.value(entity, SharedOccurrenceField.date).integer
            else { continue }
            found.append((task, LocalDate(stored: date)))
        }
        var dates: [Identity: [LocalDate]] = [:]
        for index in sortedIndices(found.count, by: { found[$0].date < found[$1].date }) {
            dates[found[index].task, default: []].append(found[index].date)
        }
        cache.sharedDates = dates
        return dates[task] ?? []
    }

    /// The date after one that was done on one device while another made it open again, so that no fact names it. It is computed in the
    /// easternmost time zone: a day too late leaves out a date, a day too early would bring back one that was done.
    @inline(never)
    private func following(_ live: LocalDate, _ seriesDate: LocalDate?, _ closed: Closing, _ rule: RepeatRule) -> LocalDate? {
        rule.withoutEnd.date(
            after: live,
            seriesDate: seriesDate,
            isDone: closed.isDone,
            on: LocalDate(time: closed.at, offset: 840)
        )
    }

    /// A rule was taken away. If its live copy was done on another device meanwhile, no date is left to come. A member of a
    /// shared list who takes it away, or chooses another date after that, writes only their own start.
    private func leaveEnded(_ task: TaskEntry) {
        if let date = task.ended ?? task.due { moveStart(of: task, by: 0, behind: date) }
        guard task.done == nil, let last = task.ended, let closed = closing(of: last, task.identity) else { return }
        task.done = closed.at
        task.due = last
    }

    /// The date that a date which was done or skipped had in the series, if it was moved off it.
    func seriesDate(of date: LocalDate, _ task: Identity) -> LocalDate? {
        value(.occurrence(date, task), OccurrenceField.seriesDate).integer.map { LocalDate(stored: $0) }
    }

    /// How a date was closed; nil for an open one.
    func closing(of date: LocalDate, _ task: Identity) -> Closing? {
        guard let record = replica[placed(.occurrence(date, task), OccurrenceField.done)] else { return nil }
        let done = record[OccurrenceField.done].integer
        guard let at = done ?? record[OccurrenceField.skipped].integer else { return nil }
        let next = record[OccurrenceField.next].integer.map { LocalDate(stored: $0) }
        return Closing(at: at, isDone: done != nil, next: next)
    }

    private func isInTemplate(_ task: TaskEntry) -> Bool {
        guard let list = writtenList(of: task) else { return false }
        return value(.list(list), ListField.template).integer == 1
    }
}
